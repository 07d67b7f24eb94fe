import { expect, it } from 'vitest'
import { gridChanges } from './output'
import { RowStore } from './row-store'

const grid = () => new RowStore({ rows: ['a', 'b', 'c'].map(id => ({ id, name: id })), orderField: 'orderNum' })
const ids = (store: RowStore) => store.all().map(({ id }) => id)

it('keeps a row removed that was removed since', () => {
  const store = grid()
  const point = store.savePoint()
  store.remove([2])
  store.saved(new Map(), new Map(), point)
  expect([ids(store), store.marks.removedIds]).toEqual([['a', 'b'], ['c']])
})

it('removes no row that it took along and another removed since', () => {
  const store = grid()
  store.edit([{ index: 1, values: { name: 'x' } }])
  const point = store.savePoint()
  store.drop('b')
  store.saved(new Map(), new Map(), point)
  expect([ids(store), store.marks.removedIds, store.dirty]).toEqual([['a', 'c'], [], false])
})

it('tells the server of no new row that got no id and is gone', () => {
  const store = grid()
  const [id = ''] = store.insert([{ name: 'new' }])
  const point = store.savePoint()
  store.remove([3])
  store.saved(new Map(), new Map(), point)
  expect([store.marks.removedIds, gridChanges(store).removed]).toEqual([[id], []])
})

it('counts the order on where rows moved since, and not where cells alone changed', () => {
  const store = grid()
  store.move([0], 2)
  const point = store.savePoint()
  store.edit([{ index: 0, values: { name: 'x' } }])
  store.undo()
  store.saved(new Map(), new Map(), point)
  expect([store.isCounted, store.dirty]).toEqual([false, false])
  const next = store.savePoint()
  store.move([0], 1)
  store.saved(new Map(), new Map(), next)
  expect([store.isCounted, store.dirty]).toEqual([true, true])
})

it('leaves nothing of what was done to rows when they are others', () => {
  const store = grid()
  store.edit([{ index: 0, values: { name: 'x' } }])
  store.move([0], 1)
  store.undo()
  store.load([{ id: 'a', name: 'a' }])
  expect([store.dirty, store.canUndo, store.canRedo, store.marks.counts]).toEqual([
    false,
    false,
    false,
    { added: 0, changed: 0, removed: 0 },
  ])
})

it('keeps a row that was begun while others are moved and removed', () => {
  const store = grid()
  const id = store.begin({})
  store.move([0], 1)
  expect([store.marks.draftRowId, store.marks.counts.added]).toEqual([id, 0])
  store.remove([0])
  expect(ids(store)).toEqual(['a', 'c', id])
})

it('tells of an edit the fields that it changed, and no others', () => {
  const store = grid()
  const told: unknown[] = []
  store.subscribe(({ steps }) => told.push(steps))
  store.edit([{ index: 0, values: { id: 'z', name: 'x', name_dictText: 'X' } }])
  const edit = { id: 'a', near: 0, before: { name: 'a', name_dictText: undefined }, after: { name: 'x', name_dictText: 'X' } }
  expect(told.splice(0)).toStrictEqual([[{ step: 'edit', edits: [edit] }]])
  store.edit([{ index: 1, values: { name: 'x' } }])
  expect(told).toStrictEqual([[{ step: 'edit', edits: [{ id: 'b', near: 1, before: { name: 'b' }, after: { name: 'x' } }] }]])
})

it('leaves a row to be saved that was added since', () => {
  const store = grid()
  store.edit([{ index: 0, values: { name: 'x' } }])
  const point = store.savePoint()
  const [id = ''] = store.insert([{ name: 'new' }])
  store.saved(new Map(), new Map(), point)
  expect([gridChanges(store).added, gridChanges(store).changed]).toEqual([[{ id, row: { name: 'new', orderNum: 4 } }], []])
})

it('writes the order of rows that moved, and only then', () => {
  const store = grid()
  store.edit([{ index: 0, values: { name: 'x' } }])
  expect(store.value(0, 'orderNum')).toBeUndefined()
  store.saved()
  expect(store.at(0)).toEqual({ id: 'a', name: 'x' })
  store.move([0], 2)
  expect(store.value(0, 'orderNum')).toBe(1)
  store.edit([{ index: 0, values: { name: 'y' } }])
  store.saved()
  expect(store.at(0)).toEqual({ id: 'b', name: 'y', orderNum: 1 })
})
