import { Button, Checkbox, Input, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { Pager } from '../../../../renderer/index'
import { useDevice } from '../../../layouts/use-device'
import type { ChosenColumn, ColumnType, Proposal, ProposedColumn } from '../calls'
import { texts } from '../texts'

/** Columns that are drawn at once. */
const PAGE = 50

interface ColumnTableProps {
  readonly proposal: Proposal
  readonly columns: readonly ChosenColumn[]
  readonly onColumns: (columns: readonly ChosenColumn[]) => void
}

/** Names and types of the columns, as they were found and as a user wants them. */
export function ColumnTable({ proposal, columns, onColumns }: ColumnTableProps) {
  const [page, setPage] = useState(1)
  const tight = useDevice() === 'mobile'
  const from = (page - 1) * PAGE
  return (
    <>
      <div className="weft-sheet-table">
        <table>
          <thead>
            <tr>
              {[texts.bringIn, texts.column, texts.type, texts.digits, texts.filled, texts.hint].map(title => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.slice(from, from + PAGE).map((column, at) => {
              const found = proposal.columns[from + at]
              const change = (part: Partial<ChosenColumn>) => onColumns(columns.with(from + at, { ...column, ...part }))
              return found && <ColumnLine key={found.name} {...{ found, column, change, rows: proposal.rows }} />
            })}
          </tbody>
        </table>
      </div>
      {columns.length > PAGE && (
        <Pager page={page} pageSize={PAGE} pageSizes={[PAGE]} total={columns.length} tight={tight} onChange={setPage}>
          {texts.columns(columns.length)}
        </Pager>
      )}
    </>
  )
}

interface ColumnLineProps {
  readonly found: ProposedColumn
  readonly column: ChosenColumn
  readonly rows: number
  readonly change: (part: Partial<ChosenColumn>) => void
}

const TYPES = Object.entries(texts.types).map(([value, label]) => ({ value, label }))

function ColumnLine({ found, column, rows, change }: ColumnLineProps) {
  const { name, nearly, filled } = found
  const shape = (type: ColumnType): Partial<ChosenColumn> => ({
    type,
    ...(type === 'decimal' && { digits: column.digits ?? found.digits ?? 2 }),
  })
  return (
    <tr>
      <td>
        <Checkbox aria-label={texts.bringInOf(name)} checked={!column.off} onChange={event => change({ off: !event.target.checked })} />
      </td>
      <td>
        <Input
          aria-label={texts.nameOf(name)}
          value={column.name}
          maxLength={190}
          status={column.name.trim() === '' ? 'error' : ''}
          disabled={column.off ?? false}
          onChange={event => change({ name: event.target.value })}
        />
      </td>
      <td>
        <Select
          aria-label={texts.typeOf(name)}
          value={column.type}
          options={TYPES}
          disabled={column.off ?? false}
          style={{ width: 120 }}
          onChange={(type: ColumnType) => change(shape(type))}
        />
      </td>
      <td>
        {column.type === 'decimal' && (
          <InputNumber
            aria-label={texts.digitsOf(name)}
            min={0}
            max={12}
            precision={0}
            value={column.digits ?? 2}
            style={{ width: 70 }}
            onChange={digits => change({ digits: digits ?? 2 })}
          />
        )}
      </td>
      <td>{rows === 0 ? '—' : `${Math.floor((100 * filled) / rows)}%`}</td>
      <td>
        {nearly && column.type !== nearly.type && (
          <>
            {texts.nearly(nearly.others, texts.types[nearly.type], nearly.example)}
            <Button type="link" size="small" onClick={() => change(shape(nearly.type))}>
              {texts.take(texts.types[nearly.type])}
            </Button>
          </>
        )}
      </td>
    </tr>
  )
}
