import { Alert, Button, Modal, Radio, Table } from 'antd'
import { useState } from 'react'
import type { FieldModel } from '../model/field'
import { CellView } from '../widgets/cell-view'
import type { Difference, Side } from './conflict'
import { texts } from './texts'
import type { Conflict } from './use-save'

export interface ConflictDialogProps {
  readonly conflict: Conflict
  /** Names of the fields for which the other side was chosen. */
  readonly onSettle: (theirs: readonly string[]) => void
  readonly onCancel: () => void
}

/** Both sides of a record that somebody else saved meanwhile, field by field. */
export function ConflictDialog({ conflict, onSettle, onCancel }: ConflictDialogProps) {
  const { differences } = conflict
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(() => new Map(differences.map(({ field, side }) => [field.name, side])))
  const all = (side: Side) => setSides(new Map(differences.map(({ field }) => [field.name, side])))
  const choose = (name: string, side: Side) => setSides(new Map(sides).set(name, side))
  return (
    <Modal
      open
      width={760}
      title={texts.conflict}
      onCancel={onCancel}
      maskClosable={false}
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
        <Button key="save" type="primary" onClick={() => onSettle([...sides].flatMap(([name, side]) => (side === 'theirs' ? [name] : [])))}>
          {texts.saveAgain}
        </Button>,
      ]}
    >
      <Alert type="warning" showIcon message={texts.conflictHint} style={{ marginBottom: 12 }} />
      <Table<Difference>
        size="small"
        pagination={false}
        rowKey={({ field }) => field.name}
        dataSource={[...differences]}
        columns={[
          { title: texts.field, width: 140, render: (_, { field }) => field.title },
          { title: texts.mine, render: (_, difference) => <SideChoice {...{ difference, sides, choose }} side="mine" /> },
          { title: texts.theirs, render: (_, difference) => <SideChoice {...{ difference, sides, choose }} side="theirs" /> },
        ]}
      />
    </Modal>
  )
}

interface SideChoiceProps {
  readonly difference: Difference
  readonly side: Side
  readonly sides: ReadonlyMap<string, Side>
  readonly choose: (name: string, side: Side) => void
}

function SideChoice({ difference, side, sides, choose }: SideChoiceProps) {
  const { field } = difference
  const label = side === 'mine' ? texts.mine : texts.theirs
  return (
    <Radio checked={sides.get(field.name) === side} onChange={() => choose(field.name, side)} aria-label={`${field.title} ${label}`}>
      <SideValue field={field} wire={difference[side]} />
    </Radio>
  )
}

function SideValue({ field, wire }: { readonly field: FieldModel; readonly wire: unknown }) {
  return <CellView field={field} row={{ [field.name]: wire }} view="list" />
}
