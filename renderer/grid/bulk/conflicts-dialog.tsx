import type { Row } from '../../model/source'
import { CellView } from '../../ui/cell/cell-view'
import type { Side } from '../../ui/sides/side'
import { SidesDialog, type SidesLine } from '../../ui/sides/sides-dialog'
import { texts } from '../toolbar/texts'
import { type CellConflict, type Conflicts, conflictKey } from './conflicts'

export interface ConflictsDialogProps {
  readonly conflicts: Conflicts
  readonly onDecide: (sides: ReadonlyMap<string, Side>) => void
  readonly onCancel: () => void
}

interface Line extends SidesLine {
  readonly name: string
  readonly title: string
  /** Absent: the row itself is what is decided about. */
  readonly cell?: CellConflict
}

/** What this user and others have both changed, cell by cell, and rows that only one of them removed. */
export function ConflictsDialog({ conflicts, onDecide, onCancel }: ConflictsDialogProps) {
  const { cells, gone } = conflicts
  return (
    <SidesDialog<Line>
      title={texts.conflict}
      width={860}
      hints={[...(cells.length > 0 ? [texts.conflictHint] : []), ...(gone.length > 0 ? [texts.goneHint] : [])]}
      lines={linesOf(conflicts)}
      heads={[
        { title: texts.row, dataIndex: 'name', width: 160 },
        { title: texts.field, dataIndex: 'title', width: 140 },
      ]}
      draw={(line, side) => <SideText {...{ line, side, conflicts }} />}
      onDecide={onDecide}
      onCancel={onCancel}
    />
  )
}

function linesOf({ cells, gone, removed }: Conflicts): readonly Line[] {
  const line = (name: string, title: string) => ({ name, title, label: `${name} ${title}` })
  return [
    ...cells.map(cell => ({ key: conflictKey(cell), ...line(cell.name, cell.field.title), cell })),
    ...[...gone, ...removed].map(({ id, name }) => ({ key: id, ...line(name, texts.wholeRow) })),
  ]
}

function SideText({ line, side, conflicts }: { readonly line: Line; readonly side: Side; readonly conflicts: Conflicts }) {
  const { cell } = line
  if (cell !== undefined) {
    const row: Row = side === 'mine' ? cell.mine : cell.theirs
    return <CellView field={cell.field} row={{ [cell.field.name]: row[cell.field.name] }} view="list" />
  }
  const isGone = conflicts.gone.some(({ id }) => id === line.key)
  if (isGone) return side === 'mine' ? texts.keepAsNew : texts.dropRow
  return side === 'mine' ? texts.remove : texts.keepRow
}
