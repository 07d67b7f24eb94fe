import { DEEPEST_GROUP, isGroup, MOST_CONDITIONS } from '../model/condition-tree'
import type { ConditionGroup, ConditionNode, Operator } from '../model/operator'

/** A line of the dialog while it is edited: field and value may be missing. */
export interface DraftLine {
  /** Tells items apart while they move; never leaves the dialog. */
  readonly key: number
  readonly field: string
  readonly operator: Operator
  readonly value: string
}

/** A group while it is edited. */
export interface DraftGroup {
  readonly key: number
  readonly match: ConditionGroup['match']
  readonly items: readonly DraftItem[]
}

export type DraftItem = DraftLine | DraftGroup

/** Where an item goes within the order in which the conditions are read. */
export type Move = 'up' | 'down'

export const isDraftGroup = (item: DraftItem): item is DraftGroup => 'items' in item

let lastKey = 0

export const blankLine = (): DraftLine => ({ key: ++lastKey, field: '', operator: 'eq', value: '' })

/** A group that matches as the one around it would say nothing new. */
const blankGroup = (around: DraftGroup['match']): DraftGroup => ({
  key: ++lastKey,
  match: around === 'and' ? 'or' : 'and',
  items: [blankLine()],
})

/** An advanced query as the dialog edits it; without one a single empty line. */
export function draftOf(group: ConditionGroup | undefined): DraftGroup {
  if (group === undefined || group.conditions.length === 0) return { key: ++lastKey, match: group?.match ?? 'and', items: [blankLine()] }
  const items = group.conditions.map(node =>
    isGroup(node) ? draftOf(node) : { ...blankLine(), field: node.field, operator: node.operator, value: node.value },
  )
  return { key: ++lastKey, match: group.match, items }
}

/** The conditions that say something; undefined when none does. A line without field or value says nothing. */
export function groupOfDraft({ match, items }: DraftGroup): ConditionGroup | undefined {
  const conditions = items.flatMap((item): ConditionNode | readonly ConditionNode[] => {
    if (isDraftGroup(item)) return groupOfDraft(item) ?? []
    const { field, operator, value } = item
    return field === '' || value === '' ? [] : [{ field, operator, value }]
  })
  return conditions.length === 0 ? undefined : { match, conditions }
}

/** Lines of a group and of all groups in it. */
export const countLines = (group: DraftGroup): number =>
  group.items.reduce((sum, item) => sum + (isDraftGroup(item) ? countLines(item) : 1), 0)

/** Groups that stand in each other, itself included. */
const heightOf = (item: DraftItem): number => (isDraftGroup(item) ? 1 + Math.max(0, ...item.items.map(heightOf)) : 0)

/** Whether one more line has room. */
export const hasRoom = (root: DraftGroup): boolean => countLines(root) < MOST_CONDITIONS

/** The tree with `change` made to one item; what it answers stands in its place. */
function replace(group: DraftGroup, key: number, change: (item: DraftItem) => readonly DraftItem[]): DraftGroup {
  const items = group.items.flatMap(item => {
    if (item.key === key) return change(item)
    return isDraftGroup(item) ? [replace(item, key, change)] : [item]
  })
  return { ...group, items }
}

export const changeItem = (root: DraftGroup, changed: DraftItem): DraftGroup => replace(root, changed.key, () => [changed])

/** Another match for a group, the outermost too. */
export function changeMatch(root: DraftGroup, key: number, match: DraftGroup['match']): DraftGroup {
  if (root.key === key) return { ...root, match }
  return replace(root, key, item => [isDraftGroup(item) ? { ...item, match } : item])
}

/** An empty line behind an item. */
export const addLineAfter = (root: DraftGroup, key: number): DraftGroup => replace(root, key, item => [item, blankLine()])

/** An empty line, or a group with one, at the end of a group. */
export function addInto(root: DraftGroup, key: number, kind: 'line' | 'group'): DraftGroup {
  const added = (group: DraftGroup): DraftGroup => {
    return { ...group, items: [...group.items, kind === 'line' ? blankLine() : blankGroup(group.match)] }
  }
  return root.key === key ? added(root) : replace(root, key, item => [isDraftGroup(item) ? added(item) : item])
}

/** Without an item; groups that are empty then go with it, and the outermost keeps one line. */
export function removeItem(root: DraftGroup, key: number): DraftGroup {
  return kept(withoutEmpty(replace(root, key, () => [])))
}

function withoutEmpty(group: DraftGroup): DraftGroup {
  const items = group.items
    .map(item => (isDraftGroup(item) ? withoutEmpty(item) : item))
    .filter(item => !isDraftGroup(item) || item.items.length > 0)
  return { ...group, items }
}

const kept = (root: DraftGroup): DraftGroup => (root.items.length > 0 ? root : { ...root, items: [blankLine()] })

/**
 * Moves an item by one place: past its neighbour, into a group beside it, or out of its own group. The same tree where there is
 * nowhere to go.
 */
export function moveItem(root: DraftGroup, key: number, move: Move): DraftGroup {
  const moved = moveWithin(root, key, move, 1)
  return moved === undefined ? root : kept(withoutEmpty(moved))
}

function moveWithin(group: DraftGroup, key: number, move: Move, depth: number): DraftGroup | undefined {
  const index = group.items.findIndex(item => item.key === key)
  if (index >= 0) return moveAt(group, index, move, depth)
  for (const [at, child] of group.items.entries()) {
    if (!isDraftGroup(child)) continue
    const item = child.items[move === 'up' ? 0 : child.items.length - 1]
    if (item?.key === key)
      return { ...group, items: group.items.toSpliced(at, 1, ...(move === 'up' ? [item, rest(child, key)] : [rest(child, key), item])) }
    const moved = moveWithin(child, key, move, depth + 1)
    if (moved !== undefined) return { ...group, items: group.items.with(at, moved) }
  }
  return undefined
}

const rest = (group: DraftGroup, key: number): DraftGroup => ({ ...group, items: group.items.filter(item => item.key !== key) })

function moveAt(group: DraftGroup, index: number, move: Move, depth: number): DraftGroup | undefined {
  const item = group.items[index]
  const beside = index + (move === 'up' ? -1 : 1)
  const neighbour = group.items[beside]
  if (item === undefined || neighbour === undefined) return undefined
  if (!isDraftGroup(neighbour) || depth + 1 + heightOf(item) > DEEPEST_GROUP) {
    return { ...group, items: group.items.with(index, neighbour).with(beside, item) }
  }
  const items = move === 'up' ? [...neighbour.items, item] : [item, ...neighbour.items]
  return { ...group, items: group.items.with(beside, { ...neighbour, items }).toSpliced(index, 1) }
}
