import { memo } from 'react'
import type { Row, Side } from './compare'
import { texts } from './texts'

interface RowViewProps {
  readonly row: Row
  readonly number: number
  /** Whether it is the difference that is shown. */
  readonly current: boolean
  readonly onOpen: (side: 0 | 1, page: number) => void
}

/** Two paragraphs beside each other. */
export const RowView = memo(function RowView({ row, number, current, onOpen }: RowViewProps) {
  return (
    <div className="weft-compare-row" data-row={number} data-same={row.same} aria-current={current || undefined}>
      <SideView side={row.left} label={texts.left} mark="del" onOpen={page => onOpen(0, page)} />
      <SideView side={row.right} label={texts.right} mark="ins" onOpen={page => onOpen(1, page)} />
    </div>
  )
})

interface SideViewProps {
  readonly side: Side | undefined
  readonly label: string
  readonly mark: 'del' | 'ins'
  readonly onOpen: (page: number) => void
}

function SideView({ side, label, mark: Mark, onOpen }: SideViewProps) {
  if (side === undefined) return <p className="weft-compare-absent" title={texts.absent} />
  let from = 0
  return (
    <p>
      <button type="button" aria-label={`${label} ${texts.page(side.page)}`} onClick={() => onOpen(side.page)}>
        {side.page}
      </button>
      {side.pieces.map(({ text, changed }) => {
        const key = from
        from += text.length
        return changed ? <Mark key={key}>{text}</Mark> : <span key={key}>{text}</span>
      })}
    </p>
  )
}
