import { WarningOutlined } from '@ant-design/icons'
import { CellValueError } from '../../model/cell-type'
import './cell-error.css'
import { Hint } from '../hint/hint'
import { texts } from '../texts'

export interface CellErrorProps {
  readonly error: unknown
  /** What the API sent, shown beside the mark so that nothing is hidden; absent: only the mark. */
  readonly wire?: unknown
}

/** What stands in the place of a cell that cannot be drawn. */
export function CellError({ error, wire }: CellErrorProps) {
  const message = error instanceof CellValueError ? error.message : texts.cellBroken
  const detail = error instanceof Error && !(error instanceof CellValueError) ? `${message}：${error.message}` : message
  return (
    <Hint title={detail}>
      <span role="alert" aria-label={detail} className="weft-cell-error">
        <WarningOutlined aria-hidden /> {wire === undefined ? message : briefly(wire)}
      </span>
    </Hint>
  )
}

const longest = 60

function briefly(wire: unknown): string {
  let text: string
  try {
    text = typeof wire === 'string' ? wire : (JSON.stringify(wire) ?? String(wire))
  } catch {
    text = String(wire)
  }
  return text.length > longest ? `${text.slice(0, longest)}...` : text
}
