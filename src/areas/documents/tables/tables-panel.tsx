import { FileExcelOutlined } from '@ant-design/icons'
import { Alert, Button, Empty, Skeleton, Tag } from 'antd'
import { Failure, useHost } from '../../../../renderer/index'
import type { TextOf } from '../calls'
import { downloadTables, type TableHead, type TextTables } from './calls'
import { texts } from './texts'
import './tables.css'

interface TablesPanelProps {
  readonly of: TextOf
  readonly found: TextTables | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly onOpen: (table: TableHead, title: string) => void
}

export const titleOf = ({ title }: Pick<TableHead, 'title'>, at: number) => title || texts.untitled(at + 1)

/** Hands tables as a workbook to the browser. */
export function useDownload(of: TextOf) {
  const host = useHost()
  return async (key?: string) => {
    try {
      const { blob, name } = await downloadTables(host.client, of, key)
      host.save(blob, name)
    } catch (error) {
      host.notify.error(error instanceof Error && error.message ? error.message : texts.exportFailed)
    }
  }
}

/** The tables of a document: each with its first cells, its page and its size. */
export function TablesPanel({ of, found, error, onRetry, onOpen }: TablesPanelProps) {
  const download = useDownload(of)
  if (error !== undefined) {
    return (
      <Failure title={texts.failed} onRetry={onRetry}>
        {error instanceof Error ? error.message : String(error)}
      </Failure>
    )
  }
  if (found === undefined) return <Skeleton active paragraph={{ rows: 8 }} />
  const { tables, more, state } = found
  if (state === 'waiting') return <Alert type="info" showIcon message={texts.waiting} role="status" />
  if (tables.length === 0) {
    return (
      <Empty
        description={
          <>
            {texts.none}
            <br />
            <small>{texts.noneHint}</small>
          </>
        }
      />
    )
  }
  return (
    <div className="weft-tables">
      {more && <Alert type="warning" showIcon message={texts.more} />}
      <Button icon={<FileExcelOutlined aria-hidden />} size="small" onClick={() => void download()}>
        {texts.exportAll}
      </Button>
      <ul>
        {tables.map((table, at) => (
          <li key={table.key}>
            <TableCard table={table} title={titleOf(table, at)} onOpen={() => onOpen(table, titleOf(table, at))} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Columns of a table that its card shows. */
const SHOWN = 4

function TableCard({ table, title, onOpen }: { readonly table: TableHead; readonly title: string; readonly onOpen: () => void }) {
  const { page, lastPage, rows, columns, titles, preview, origin, correctedTime, correctedBy } = table
  return (
    <button type="button" className="weft-tables-card" aria-label={texts.open(title)} onClick={onOpen}>
      <strong>{title}</strong>
      <small>
        {texts.pages(page, lastPage)} · {texts.size(rows, columns)}
        {texts.origins[origin] && ` · ${texts.origins[origin]}`}
      </small>
      <span className="weft-tables-preview" aria-hidden>
        {[titles, ...preview].map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
          <span key={at} data-head={at === 0}>
            {row.slice(0, SHOWN).map((text, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <span key={column}>{text}</span>
            ))}
          </span>
        ))}
      </span>
      {correctedTime !== null && <Tag title={texts.correctedBy(correctedBy ?? '', correctedTime)}>{texts.corrected}</Tag>}
    </button>
  )
}
