import { Alert, Button, Modal, Radio, Table } from 'antd'
import { useState } from 'react'
import type { Row } from '../../model/source'
import { CellView } from '../../widgets/cell-view'
import { texts } from '../texts'
import { type CellConflict, type Conflicts, conflictKey, type Side } from './conflicts'

export interface ConflictsDialogProps {
  readonly conflicts: Conflicts
  readonly onDecide: (sides: ReadonlyMap<string, Side>) => void
  readonly onCancel: () => void
}

interface Line {
  readonly key: string
  readonly name: string
  readonly title: string
  /** Absent: the row itself is what is decided about. */
  readonly cell?: CellConflict
}

/** What this person and others have both changed, cell by cell, and rows that only one of them removed. */
export function ConflictsDialog({ conflicts, onDecide, onCancel }: ConflictsDialogProps) {
  const lines = linesOf(conflicts)
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(() => new Map(lines.map(({ key }) => [key, 'mine'])))
  const all = (side: Side) => setSides(new Map(lines.map(({ key }) => [key, side])))
  const side = (line: Line, wanted: Side) => (
    <Radio
      checked={sides.get(line.key) === wanted}
      onChange={() => setSides(new Map(sides).set(line.key, wanted))}
      aria-label={`${line.name} ${line.title} ${texts[wanted]}`}
    >
      <SideText line={line} side={wanted} conflicts={conflicts} />
    </Radio>
  )
  return (
    <Modal
      open
      width={860}
      title={texts.conflict}
      maskClosable={false}
      onCancel={onCancel}
      footer={[
        <Button key="mine" onClick={() => all('mine')}>
          {texts.allMine}
        </Button>,
        <Button key="theirs" onClick={() => all('theirs')}>
          {texts.allTheirs}
        </Button>,
        <Button key="cancel" autoInsertSpace={false} onClick={onCancel}>
          {texts.cancel}
        </Button>,
        <Button key="save" type="primary" autoInsertSpace={false} onClick={() => onDecide(sides)}>
          {texts.saveAgain}
        </Button>,
      ]}
    >
      {conflicts.cells.length > 0 && <Alert type="warning" showIcon message={texts.conflictHint} style={{ marginBottom: 12 }} />}
      {conflicts.gone.length > 0 && <Alert type="warning" showIcon message={texts.goneHint} style={{ marginBottom: 12 }} />}
      <Table<Line>
        size="small"
        pagination={false}
        scroll={{ y: 400 }}
        rowKey="key"
        dataSource={[...lines]}
        columns={[
          { title: texts.row, dataIndex: 'name', width: 160 },
          { title: texts.field, dataIndex: 'title', width: 140 },
          { title: texts.mine, render: (_, line) => side(line, 'mine') },
          { title: texts.theirs, render: (_, line) => side(line, 'theirs') },
        ]}
      />
    </Modal>
  )
}

function linesOf({ cells, gone, removed }: Conflicts): readonly Line[] {
  return [
    ...cells.map(cell => ({ key: conflictKey(cell), name: cell.name, title: cell.field.title, cell })),
    ...[...gone, ...removed].map(({ id, name }) => ({ key: id, name, title: texts.wholeRow })),
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
