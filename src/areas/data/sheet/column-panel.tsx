import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Empty, Input, Tag } from 'antd'
import { useState } from 'react'
import type { SheetColumn } from '../calls'
import { texts } from '../texts'
import { Bars } from './bars'
import type { Sorted } from './conditions'

/** Columns that are drawn at once; more are found by their names. */
const MOST = 200

interface ColumnPanelProps {
  readonly columns: readonly SheetColumn[]
  readonly rows: number
  readonly sorts: readonly Sorted[]
  readonly onColumn: (column: SheetColumn) => void
}

/** A share in hundredths; none is rounded up to all. */
export const percent = (part: number, of: number) =>
  of === 0 ? '—' : `${(Math.floor((1000 * part) / of) / 10).toFixed(part === of ? 0 : 1)}%`

/** What each column holds in a few words and bars; a press opens its profile. */
export function ColumnPanel({ columns, rows, sorts, onColumn }: ColumnPanelProps) {
  const [sought, setSought] = useState('')
  const found = columns.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()))
  return (
    <aside className="weft-data-columns" aria-label={texts.columnPanel}>
      <Input.Search
        aria-label={texts.find}
        placeholder={texts.find}
        allowClear
        value={sought}
        onChange={event => setSought(event.target.value)}
      />
      {found.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.noColumn} />}
      <ul>
        {found.slice(0, MOST).map(column => (
          <li key={column.name}>
            <button type="button" className="weft-data-column" onClick={() => onColumn(column)}>
              <ColumnFacts column={column} rows={rows} sorted={sorts.find(({ column: name }) => name === column.name)} />
            </button>
          </li>
        ))}
      </ul>
    </aside>
  )
}

function ColumnFacts({
  column,
  rows,
  sorted,
}: {
  readonly column: SheetColumn
  readonly rows: number
  readonly sorted: Sorted | undefined
}) {
  const { name, type, filled, distinct, bars, masked, semantic, invalid } = column
  return (
    <>
      <span className="weft-data-column-head">
        <strong>{name}</strong>
        {sorted && (sorted.descending ? <ArrowDownOutlined aria-label={texts.sortDown} /> : <ArrowUpOutlined aria-label={texts.sortUp} />)}
        <Tag bordered={false}>{masked ? texts.masked : semantic ? texts.semantics[semantic] : texts.types[type]}</Tag>
      </span>
      <small>
        {filled !== null && texts.filledShare(percent(filled, rows))}
        {distinct !== null && ` · ${texts.distinct(distinct)}`}
        {invalid !== null && invalid > 0 && ` · ${texts.invalid} ${invalid.toLocaleString('zh-CN')}`}
      </small>
      {bars.length > 1 && <Bars bars={bars} label={texts.spread} />}
    </>
  )
}
