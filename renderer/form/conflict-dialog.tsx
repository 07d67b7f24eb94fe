import type { Row } from '../model/source'
import { CellView } from '../ui/cell/cell-view'
import type { Side } from '../ui/sides/side'
import { SidesDialog } from '../ui/sides/sides-dialog'
import { changedFields, type Difference } from './conflict'
import { texts } from './texts'
import type { Conflict } from './use-save'

export interface ConflictDialogProps {
  readonly conflict: Conflict
  /** Keys of the differences for which the other side was chosen. */
  readonly onResolve: (theirs: readonly string[]) => void
  readonly onCancel: () => void
}

/** Both sides of a record that another user saved meanwhile, field by field. */
export function ConflictDialog({ conflict, onResolve, onCancel }: ConflictDialogProps) {
  return (
    <SidesDialog<Difference>
      title={texts.conflict}
      width={760}
      hints={[texts.conflictHint]}
      lines={conflict.differences}
      heads={[{ title: texts.field, dataIndex: 'label', width: 140 }]}
      draw={(difference, side) =>
        difference.row === undefined ? <SideValue {...{ difference, side }} /> : <SideRow {...{ difference, side }} />
      }
      onDecide={sides => onResolve([...sides].flatMap(([key, side]) => (side === 'theirs' ? [key] : [])))}
      onCancel={onCancel}
    />
  )
}

interface SideProps {
  readonly difference: Difference
  readonly side: Side
}

function SideValue({ difference, side }: SideProps) {
  const { field } = difference
  return <CellView field={field} row={{ [field.name]: difference[side] }} view="list" />
}

/** What differs of a row, field by field. */
function SideRow({ difference, side }: SideProps) {
  const row = difference[side] as Row | undefined
  if (row === undefined) return <span>{texts.rowGone}</span>
  return changedFields(difference).map(field => (
    <div key={field.name}>
      {texts.part(field.title)}
      <CellView field={field} row={row} view="list" />
    </div>
  ))
}
