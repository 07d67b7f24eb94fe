import { describe, expect, it } from 'vitest'
import { DEEPEST_GROUP } from '../model/condition-tree'
import type { ConditionGroup } from '../model/operator'
import {
  addInto,
  addLineAfter,
  changeMatch,
  type DraftGroup,
  type DraftItem,
  draftOf,
  groupOfDraft,
  hasRoom,
  isDraftGroup,
  type Move,
  moveItem,
  removeItem,
} from './condition-draft'

/** `a (b c) d`: lines by their field, groups in brackets, alternately and and or. */
function group(text: string): ConditionGroup {
  const tokens = text.match(/[()]|\w+/g) ?? []
  const read = (match: 'and' | 'or'): ConditionGroup => {
    const conditions: ConditionGroup['conditions'][number][] = []
    for (let token = tokens.shift(); token !== undefined && token !== ')'; token = tokens.shift()) {
      conditions.push(token === '(' ? read(match === 'and' ? 'or' : 'and') : { field: token, operator: 'eq', value: '1' })
    }
    return { match, conditions }
  }
  return read('and')
}

const shown = ({ items }: DraftGroup): string => items.map(item => (isDraftGroup(item) ? `(${shown(item)})` : item.field || '_')).join(' ')

/** The item that begins with this field; a group is named by its first line with a bracket before it. */
function keyOf(root: DraftGroup, name: string): number {
  const all = ({ items }: DraftGroup): readonly DraftItem[] => items.flatMap(item => (isDraftGroup(item) ? [item, ...all(item)] : [item]))
  const found = all(root).find(item => (isDraftGroup(item) ? name === `(${shown(item).split(' ')[0]}` : item.field === name))
  return found?.key ?? 0
}

describe('a tree of conditions while it is edited', () => {
  it.each<[string, string, Move, string]>([
    ['a b c', 'b', 'up', 'b a c'],
    ['a b c', 'b', 'down', 'a c b'],
    ['a b', 'a', 'up', 'a b'],
    ['a b', 'b', 'down', 'a b'],
    ['a (b c) d', 'a', 'down', '(a b c) d'],
    ['a (b c) d', 'd', 'up', 'a (b c d)'],
    ['a (b c) d', 'b', 'up', 'a b (c) d'],
    ['a (b c) d', 'c', 'down', 'a (b) c d'],
    ['a (b) c', 'b', 'down', 'a b c'],
    ['a (b c) d', '(b', 'up', '(b c) a d'],
    ['a (b c) (d)', '(b', 'down', 'a ((b c) d)'],
    ['a ((b))', 'b', 'up', 'a (b)'],
    ['(a (b c))', '(b', 'down', '(a) (b c)'],
    ['x (((a))) y', '(((a))', 'down', 'x y (((a)))'],
  ])('turns %s into another when %s goes %s', (before, name, move, after) => {
    const root = draftOf(group(before))
    const moved = moveItem(root, keyOf(root, name), move)
    expect(shown(moved)).toBe(after)
  })

  it('does not push a group deeper than groups can stand', () => {
    const root = draftOf(group('a ((((b))))'))
    expect(shown(moveItem(root, keyOf(root, 'a'), 'down'))).toBe('(a (((b))))')
    const two = draftOf(group('(a) ((((b))))'))
    expect(shown(moveItem(two, keyOf(two, '(a'), 'down'))).toBe('((a) (((b))))')
    const high = draftOf(group('(((a))) ((((b))))'))
    const [first] = high.items
    expect(DEEPEST_GROUP).toBe(5)
    expect(shown(moveItem(high, first?.key ?? 0, 'down'))).toBe('((((a))) (((b))))')
    const higher = draftOf(group('((((a)))) (b)'))
    const [highest] = higher.items
    expect(shown(moveItem(higher, highest?.key ?? 0, 'down'))).toBe('(b) ((((a))))')
  })

  it('adds behind a line and into groups', () => {
    const root = draftOf(group('a (b)'))
    expect(shown(addLineAfter(root, keyOf(root, 'b')))).toBe('a (b _)')
    expect(shown(addInto(root, root.key, 'line'))).toBe('a (b) _')
    expect(shown(addInto(root, keyOf(root, '(b'), 'group'))).toBe('a (b (_))')
  })

  it('adds groups that match otherwise than what is around them', () => {
    const root = draftOf(group('a (b)'))
    expect(addInto(root, root.key, 'group').items.at(-1)).toMatchObject({ match: 'or' })
    const [, inner] = addInto(root, keyOf(root, '(b'), 'group').items
    expect(inner && isDraftGroup(inner) && inner.items.at(-1)).toMatchObject({ match: 'and' })
  })

  it('loses groups with their last line, and keeps one line', () => {
    const root = draftOf(group('a ((b))'))
    const without = removeItem(root, keyOf(root, 'b'))
    expect(shown(without)).toBe('a')
    expect(shown(removeItem(without, keyOf(without, 'a')))).toBe('_')
  })

  it('says nothing with lines that lack a field or a value', () => {
    expect(groupOfDraft(draftOf(undefined))).toBeUndefined()
    const given: ConditionGroup = { match: 'or', conditions: [{ field: 'a', operator: 'eq', value: '' }, group('b (c)')] }
    expect(groupOfDraft(draftOf(given))).toEqual({ match: 'or', conditions: [group('b (c)')] })
  })

  it('matches differently in one group alone', () => {
    const root = draftOf(group('a (b)'))
    expect(changeMatch(root, root.key, 'or').match).toBe('or')
    const [, inner] = changeMatch(root, keyOf(root, '(b'), 'and').items
    expect(inner).toMatchObject({ match: 'and' })
  })

  it('has room for fifty lines', () => {
    const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`).join(' ')
    expect(hasRoom(draftOf(group(`${fields(40)} (${fields(9)})`)))).toBe(true)
    expect(hasRoom(draftOf(group(`${fields(40)} (${fields(10)})`)))).toBe(false)
  })
})
