import { DeleteOutlined, GroupOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { useCallback, useEffect, useRef } from 'react'
import { DEEPEST_GROUP, MOST_CONDITIONS } from '../model/condition-tree'
import type { FieldModel } from '../model/field'
import { type DraftGroup, hasRoom, isDraftGroup, type Move } from './condition-draft'
import { ConditionLineEditor } from './condition-line'
import { MoveButtons, moveByKey } from './item-buttons'
import { texts } from './texts'
import type { ConditionTree, TreeEdits } from './use-condition-tree'

interface Around {
  readonly fields: readonly FieldModel[]
  readonly edits: TreeEdits
  /** Whether one more line has room. */
  readonly room: boolean
  /** Whether anything can change places. */
  readonly movable: boolean
}

export interface ConditionTreeEditorProps {
  readonly tree: ConditionTree
  readonly fields: readonly FieldModel[]
  /** True: no groups can be made. Default false. */
  readonly flat?: boolean
}

/** The conditions of a query and their groups, as a person edits them. */
export function ConditionTreeEditor({ tree, fields, flat = false }: ConditionTreeEditorProps) {
  const { root, edits } = tree
  const { element, move } = useMoves(edits)
  const room = hasRoom(root)
  const around: Around = { fields, edits: { ...edits, move }, room, movable: root.items.length > 1 || root.items.some(isDraftGroup) }
  return (
    <div ref={element}>
      <div className="weft-advanced-match">
        {texts.match} <MatchChoice label={texts.match} group={root} edits={edits} />
      </div>
      <Items group={root} number="" depth={1} around={around} />
      {!flat && (
        <Button type="dashed" icon={<GroupOutlined aria-hidden />} disabled={!room} onClick={() => edits.addInto(root.key, 'group')}>
          {texts.addGroup}
        </Button>
      )}
      {!room && <span role="status"> {texts.full(MOST_CONDITIONS)}</span>}
    </div>
  )
}

/** Moves items and keeps the focus where it was: one that goes into another group is drawn anew. */
function useMoves(edits: TreeEdits) {
  const element = useRef<HTMLDivElement>(null)
  const back = useRef<{ readonly key: number; readonly selector: string }>()
  const move = useCallback(
    (key: number, direction: Move) => {
      const pressed = document.activeElement?.getAttribute('data-move')
      back.current = { key, selector: pressed === null || pressed === undefined ? 'input' : `[data-move="${pressed}"]` }
      edits.move(key, direction)
    },
    [edits],
  )
  useEffect(() => {
    const wanted = back.current
    if (wanted === undefined) return
    back.current = undefined
    element.current?.querySelector<HTMLElement>(`[data-key="${wanted.key}"]`)?.querySelector<HTMLElement>(wanted.selector)?.focus()
  })
  return { element, move }
}

interface PlaceInTree {
  readonly group: DraftGroup
  /** Its place, such as `2.1`; '' for the outermost. */
  readonly number: string
  /** From 1. */
  readonly depth: number
  readonly around: Around
}

function Items({ group, number, depth, around }: PlaceInTree) {
  const { fields, edits, room, movable } = around
  return group.items.map((item, index) => {
    const place = number === '' ? String(index + 1) : `${number}.${index + 1}`
    return isDraftGroup(item) ? (
      <GroupEditor key={item.key} group={item} number={place} depth={depth + 1} around={around} />
    ) : (
      <ConditionLineEditor
        key={item.key}
        line={item}
        number={place}
        fields={fields}
        full={!room}
        onChange={edits.change}
        onAdd={() => edits.addAfter(item.key)}
        onRemove={() => edits.remove(item.key)}
        {...(movable && { onMove: (move: Move) => edits.move(item.key, move) })}
      />
    )
  })
}

function GroupEditor(place: PlaceInTree) {
  const { group, number, depth, around } = place
  const { edits, room } = around
  const move = (direction: Move) => edits.move(group.key, direction)
  return (
    <fieldset
      className="weft-advanced-group"
      aria-label={texts.group(number)}
      data-key={group.key}
      // A line inside has taken its own keys already.
      onKeyDown={event => moveByKey(event, move)}
    >
      <div className="weft-advanced-match">
        <MatchChoice label={texts.matchGroup} group={group} edits={edits} />
        <span className="weft-advanced-buttons">
          <MoveButtons onMove={move} />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={texts.removeGroup}
            title={texts.removeGroup}
            onClick={() => edits.remove(group.key)}
          />
        </span>
      </div>
      <Items {...place} />
      <Button
        type="link"
        size="small"
        icon={<PlusOutlined aria-hidden />}
        disabled={!room}
        onClick={() => edits.addInto(group.key, 'line')}
      >
        {texts.addLine}
      </Button>
      {depth < DEEPEST_GROUP && (
        <Button
          type="link"
          size="small"
          icon={<GroupOutlined aria-hidden />}
          disabled={!room}
          onClick={() => edits.addInto(group.key, 'group')}
        >
          {texts.addGroup}
        </Button>
      )}
    </fieldset>
  )
}

interface MatchChoiceProps {
  readonly label: string
  readonly group: DraftGroup
  readonly edits: TreeEdits
}

function MatchChoice({ label, group, edits }: MatchChoiceProps) {
  return (
    <Select<DraftGroup['match']>
      aria-label={label}
      style={{ width: 260 }}
      value={group.match}
      options={[
        { value: 'and', label: texts.matchAnd },
        { value: 'or', label: texts.matchOr },
      ]}
      onChange={match => edits.setMatch(group.key, match)}
    />
  )
}
