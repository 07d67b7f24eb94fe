import { Alert, Button, Modal, Radio, Table } from 'antd'
import { useState } from 'react'
import type { Row } from '../model/source'
import { CellView } from '../widgets/cell-view'
import { changedFields, type Difference, type Side } from './conflict'
import { texts } from './texts'
import type { Conflict } from './use-save'

export interface ConflictDialogProps {
  readonly conflict: Conflict
  /** Keys of the differences for which the other side was chosen. */
  readonly onSettle: (theirs: readonly string[]) => void
  readonly onCancel: () => void
}

/** Both sides of a record that somebody else saved meanwhile, field by field. */
export function ConflictDialog({ conflict, onSettle, onCancel }: ConflictDialogProps) {
  const { differences } = conflict
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(() => new Map(differences.map(({ key, side }) => [key, side])))
  const all = (side: Side) => setSides(new Map(differences.map(({ key }) => [key, side])))
  const choose = (key: string, side: Side) => setSides(new Map(sides).set(key, side))
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
        <Button key="save" type="primary" onClick={() => onSettle([...sides].flatMap(([key, side]) => (side === 'theirs' ? [key] : [])))}>
          {texts.saveAgain}
        </Button>,
      ]}
    >
      <Alert type="warning" showIcon message={texts.conflictHint} style={{ marginBottom: 12 }} />
      <Table<Difference>
        size="small"
        pagination={false}
        rowKey={({ key }) => key}
        dataSource={[...differences]}
        columns={[
          { title: texts.field, width: 140, render: (_, { label }) => label },
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
  readonly choose: (key: string, side: Side) => void
}

function SideChoice({ difference, side, sides, choose }: SideChoiceProps) {
  const { key, label } = difference
  const whose = side === 'mine' ? texts.mine : texts.theirs
  return (
    <Radio checked={sides.get(key) === side} onChange={() => choose(key, side)} aria-label={`${label} ${whose}`}>
      {difference.row === undefined ? <SideValue difference={difference} side={side} /> : <SideRow difference={difference} side={side} />}
    </Radio>
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
