import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { Row } from '../../model/source'
import { gridChanges, gridValues } from './output'
import { type RowChangeEvent, RowStore } from './row-store'
import { isTemporary } from './temporary-id'

const rowsOf = (ids: string): Row[] => [...ids].map(id => ({ id, name: id.toUpperCase() }))
const order = (store: RowStore) =>
  store
    .all()
    .map(row => (isTemporary(store.idOf(row)) ? '+' : store.idOf(row)))
    .join('')

it('gives rows without an id one that they keep, whether one of them is asked for first or all', () => {
  const store = new RowStore({ rows: [{ name: 'a' }, { id: 'r1' }, { id: '', name: 'c' }] })
  const last = store.at(2)
  expect([store.size, store.idAt(1), isTemporary(store.idAt(2))]).toEqual([3, 'r1', true])
  const ids = store.all().map(row => store.idOf(row))
  expect(ids).toEqual([store.idAt(0), 'r1', store.idOf(last ?? {})])
  expect([new Set(ids).size, store.indexOf(store.idAt(2)), store.dirty]).toEqual([3, 2, false])
  store.load([{ name: 'd' }])
  expect([isTemporary(store.idAt(0)), store.all()[0]]).toEqual([true, store.at(0)])
})

it('places new rows with temporary ids, which leave the grid with no row', () => {
  const store = new RowStore({ rows: rowsOf('ab') })
  const [id = ''] = store.insert([{ name: 'new' }], 1)
  expect(isTemporary(id)).toBe(true)
  expect(order(store)).toBe('a+b')
  expect(store.marks.isAdded(id)).toBe(true)
  expect(gridValues(store)).toEqual([{ id: 'a', name: 'A' }, { name: 'new' }, { id: 'b', name: 'B' }])
  expect(gridChanges(store)).toEqual({ added: [{ id, row: { name: 'new' } }], changed: [], removed: [] })
})

it('knows a cell that differs from what the server has, until it holds the same again', () => {
  const store = new RowStore({ rows: rowsOf('ab') })
  store.edit([{ index: 1, values: { name: 'x' } }])
  expect(store.marks.isCellChanged(store.at(1) as Row, 'b', 'name')).toBe(true)
  expect(store.dirty).toBe(true)
  store.edit([{ index: 1, values: { name: 'B' } }])
  expect(store.marks.isChanged('b')).toBe(false)
  expect(store.dirty).toBe(false)
})

it('lets go of the text that came along with the value before, and takes it back', () => {
  const store = new RowStore({ rows: [{ id: 'a', sex: '1', sex_dictText: '男' }] })
  store.edit([{ index: 0, values: { sex: '2' } }])
  expect(store.at(0)).toEqual({ id: 'a', sex: '2' })
  store.undo()
  expect(store.at(0)).toEqual({ id: 'a', sex: '1', sex_dictText: '男' })
  store.redo()
  store.edit([{ index: 0, values: { sex: '1' } }])
  expect([store.at(0), store.dirty]).toEqual([{ id: 'a', sex: '1' }, false])
})

it('never writes to a row object', () => {
  const rows = rowsOf('ab').map(row => Object.freeze(row))
  const store = new RowStore({ rows })
  store.edit([{ index: 0, values: { name: 'x' } }])
  store.edit([{ index: 0, values: { more: 1 } }])
  store.undo()
  expect(rows[0]).toEqual({ id: 'a', name: 'A' })
  expect(store.at(0)).toEqual({ id: 'a', name: 'x' })
  expect(store.at(1)).toBe(rows[1])
})

it('forgets a new row that is removed again, and lists the ids of others', () => {
  const store = new RowStore({ rows: rowsOf('abc') })
  store.insert([{}], 0)
  store.remove([0, 2])
  expect(order(store)).toBe('ac')
  expect(gridChanges(store)).toEqual({ added: [], changed: [], removed: ['b'] })
})

it('takes the marks of rows back with each change, and gives them again', () => {
  const store = new RowStore({ rows: rowsOf('abc') })
  const seen = [store.marks.counts]
  for (const change of [
    () => store.edit([{ index: 1, values: { name: 'x' } }]),
    () => store.remove([2]),
    () => store.insert([{}], 0),
    () => store.remove([0]),
  ]) {
    change()
    seen.push(store.marks.counts)
  }
  for (const counts of [...seen].reverse().slice(1)) {
    store.undo()
    expect(store.marks.counts).toEqual(counts)
  }
  for (const counts of seen.slice(1)) {
    store.redo()
    expect(store.marks.counts).toEqual(counts)
  }
})

it('takes rows from many places at once, and puts them back', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `r${index}`)
  const store = new RowStore({ rows: ids.map(id => ({ id })) })
  const left = () => store.all().map(row => row.id)
  const odd = ids.flatMap((_, index) => (index % 2 === 1 || index > 50 ? [index] : []))
  store.remove(odd)
  expect(left()).toEqual(ids.filter((_, index) => !odd.includes(index)))
  store.undo()
  expect(left()).toEqual(ids)
})

it('takes more new rows than a call takes arguments', () => {
  const store = new RowStore({ rows: rowsOf('ab') })
  store.insert(
    Array.from({ length: 200_000 }, () => ({})),
    1,
  )
  expect(store.size).toBe(200_002)
  expect(store.idAt(200_001)).toBe('b')
  store.undo()
  expect(order(store)).toBe('ab')
})

it.each([
  [[0], 2, 'bcadef'],
  [[4], 0, 'eabcdf'],
  [[1, 3], 0, 'bdacef'],
  [[1, 3], 99, 'acefbd'],
  [[0, 1], 0, 'abcdef'],
  [[5, 2], 1, 'acfbde'],
])('moves %o to %i', (indexes, to, want) => {
  const store = new RowStore({ rows: rowsOf('abcdef') })
  store.move(indexes, to)
  expect(order(store)).toBe(want)
  expect(store.marks.dirty).toBe(false)
  store.undo()
  expect(order(store)).toBe('abcdef')
})

it('counts the order field from 1 once rows came, went or moved, and not before', () => {
  const store = new RowStore({ rows: rowsOf('abc').map(row => ({ ...row, orderNum: 7 })), orderField: 'orderNum' })
  expect(store.value(2, 'orderNum')).toBe(7)
  expect(gridChanges(store).changed).toEqual([])
  store.move([2], 0)
  expect(store.value(0, 'orderNum')).toBe(1)
  expect(gridValues(store).map(row => row.orderNum)).toEqual([1, 2, 3])
  expect(gridChanges(store).changed).toHaveLength(3)
  store.undo()
  expect(store.value(0, 'orderNum')).toBe(7)
  expect(store.dirty).toBe(false)
})

it('tells once of several changes and takes them back at once', () => {
  const store = new RowStore({ rows: rowsOf('abc') })
  const news: RowChangeEvent[] = []
  store.subscribe(each => news.push(each))
  store.together(() => {
    store.remove([0])
    store.edit([{ index: 0, values: { name: 'x' } }])
    store.insert(rowsOf('d'))
  })
  expect(news.map(({ steps = [] }) => steps.map(({ step }) => step))).toEqual([['take', 'edit', 'place']])
  store.undo()
  expect(store.all()).toEqual(rowsOf('abc'))
  expect(store.canUndo).toBe(false)
  store.redo()
  expect(order(store)).toBe('bcd')
})

it('tells nothing of a change that changes nothing', () => {
  const store = new RowStore({ rows: rowsOf('a') })
  const listener = vi.fn()
  store.subscribe(listener)
  store.edit([{ index: 0, values: { name: 'A' } }])
  store.edit([{ index: 9, values: { name: 'x' } }])
  store.remove([9])
  store.move([0], 0)
  store.insert([])
  expect(listener).not.toHaveBeenCalled()
  expect(store.canUndo).toBe(false)
})

it('keeps so many changes and no more', () => {
  const store = new RowStore({ rows: rowsOf('a'), depth: 2 })
  for (const name of ['1', '2', '3']) store.edit([{ index: 0, values: { name } }])
  store.undo()
  store.undo()
  store.undo()
  expect(store.at(0)?.name).toBe('1')
})

it('takes in what another saved, but for cells that a person changed here', () => {
  const store = new RowStore({ rows: [{ id: 'a', name: 'A', city: 'x', version: 1 }] })
  store.edit([{ index: 0, values: { name: 'mine' } }])
  store.merge('a', { name: 'theirs', city: 'y', version: 2 })
  expect(store.at(0)).toEqual({ id: 'a', name: 'mine', city: 'y', version: 2 })
  expect(store.marks.baseOf(store.at(0) as Row, 'a')).toEqual({ id: 'a', name: 'theirs', city: 'y', version: 2 })
  store.undo()
  expect(store.at(0)).toEqual({ id: 'a', name: 'A', city: 'y', version: 2 })
})

it('tells of another’s save no more than what it changed here', () => {
  const store = new RowStore({ rows: [{ id: 'a', name: 'A', city: 'x', version: 1 }] })
  const told: unknown[] = []
  store.subscribe(({ steps }) => told.push(steps))
  store.merge('a', { id: 'a', name: 'A', city: 'y', version: 2 })
  const edit = { id: 'a', near: 0, before: { city: 'x', version: 1 }, after: { city: 'y', version: 2 } }
  expect(told).toEqual([[{ step: 'edit', edits: [edit] }]])
  const before = store.at(0)
  store.merge('a', { name: 'A', city: 'y' })
  expect(store.at(0)).toBe(before)
})

it('takes back what it can when another removed a row meanwhile', () => {
  const store = new RowStore({ rows: rowsOf('abcd') })
  store.edit([
    { index: 1, values: { name: 'x' } },
    { index: 2, values: { name: 'y' } },
  ])
  store.remove([3])
  expect(store.drop('b')).toBe(true)
  expect(store.drop('b')).toBe(false)
  store.undo()
  store.undo()
  expect(store.all()).toEqual(rowsOf('acd'))
  expect(store.dirty).toBe(false)
})

it('keeps what was done since a save was sent, on top of what the server made of the rows', () => {
  const store = new RowStore({ rows: [...'abcd'].map(id => ({ id, name: id, version: 1 })) })
  const [fresh = '', other = ''] = store.insert([{ name: 'new' }, { name: 'other' }])
  store.edit([
    { index: 0, values: { name: 'A' } },
    { index: 1, values: { name: 'B' } },
  ])
  store.remove([3])
  const point = store.savePoint()
  // Meanwhile: one cell more, a new row goes on, another new one and a changed one go, and one that went comes back.
  store.edit([
    { index: 0, values: { city: 'x' } },
    { index: store.indexOf(fresh), values: { name: 'newer' } },
    { index: store.indexOf('c'), values: { name: 'C' } },
  ])
  store.remove([store.indexOf(other), store.indexOf('b')])
  store.insert([{ id: 'd', name: 'd', version: 1 }])
  const ids = new Map([
    [fresh, 'e'],
    [other, 'f'],
  ])
  const inherited = (id: string, name: string): [string, Row] => [id, { id: ids.get(id) ?? id, name, version: 2 }]
  store.saved(ids, new Map([inherited('a', 'A'), inherited('b', 'B'), inherited(fresh, 'new'), inherited(other, 'other')]), point)
  expect(store.all().map(({ id, name, city, version }) => [isTemporary(String(id)) ? '' : id, name, city, version])).toEqual([
    ['a', 'A', 'x', 2],
    ['c', 'C', undefined, 1],
    ['e', 'newer', undefined, 2],
    ['', 'd', undefined, 1],
  ])
  const { marks } = store
  expect([marks.counts, marks.removedRows.map(({ id, version }) => [id, version])]).toEqual([
    { added: 1, changed: 3, removed: 2 },
    [
      ['b', 2],
      ['f', 2],
    ],
  ])
  expect(marks.isCellChanged(store.at(0) as Row, 'a', 'name')).toBe(false)
  expect(marks.isCellChanged(store.at(2) as Row, 'e', 'name')).toBe(true)
  store.saved()
  expect([store.dirty, marks.counts]).toEqual([false, { added: 0, changed: 0, removed: 0 }])
})

it('has nothing to save after a save, and knows the ids that the server gave', () => {
  const store = new RowStore({ rows: rowsOf('ab') })
  const [id = ''] = store.insert([{ name: 'new' }])
  store.edit([{ index: 0, values: { name: 'x' } }])
  store.remove([1])
  store.saved(new Map([[id, '77']]), new Map([['a', { version: 3 }]]))
  expect(store.all()).toEqual([
    { id: 'a', name: 'x', version: 3 },
    { id: '77', name: 'new' },
  ])
  expect(store.dirty).toBe(false)
  expect(store.canUndo).toBe(false)
})

it('counts a row that was begun as no change until something is entered in it, and takes the two back together', () => {
  const store = new RowStore({ rows: rowsOf('ab'), orderField: 'orderNum' })
  const id = store.begin({ unit: '件' })
  expect([order(store), store.dirty, store.marks.counts.added, store.canUndo, store.isCounted]).toEqual(['ab+', false, 0, false, false])
  expect([gridChanges(store).added, gridValues(store)]).toEqual([[], rowsOf('ab')])
  expect([store.marks.isAdded(id), store.savePoint().added.size]).toEqual([true, 0])
  store.edit([{ index: 2, values: { unit: '件' } }])
  expect(store.marks.draftRowId).toBe(id)
  store.edit([{ index: 2, values: { name: 'x' } }])
  expect([store.marks.draftRowId, store.dirty, store.marks.counts.added, store.isCounted]).toEqual([undefined, true, 1, true])
  store.discardDraftRow()
  expect(order(store)).toBe('ab+')
  store.undo()
  expect([order(store), store.dirty, store.canUndo, store.isCounted]).toEqual(['ab', false, false, false])
  store.redo()
  expect(store.at(2)).toEqual({ id, unit: '件', name: 'x' })
})

it('lets a row go that was begun, whether it is left, removed or followed by another, and leaves nothing to take back', () => {
  const store = new RowStore({ rows: rowsOf('ab') })
  store.edit([{ index: 0, values: { name: 'x' } }])
  store.undo()
  store.begin({})
  store.begin({})
  expect(order(store)).toBe('ab+')
  store.discardDraftRow()
  expect(order(store)).toBe('ab')
  store.begin({})
  store.remove([1, 2])
  expect([order(store), store.marks.counts]).toEqual(['a', { added: 0, changed: 0, removed: 1 }])
  store.undo()
  expect([order(store), store.dirty]).toEqual(['ab', false])
})

it('makes a change of a row that was begun where it is moved, and keeps it over a save that does not take it along', () => {
  const store = new RowStore({ rows: rowsOf('ab') })
  store.begin({})
  store.move([2], 0)
  expect([order(store), store.marks.counts.added]).toEqual(['+ab', 1])
  store.undo()
  expect([order(store), store.dirty]).toEqual(['ab', false])
  store.edit([{ index: 0, values: { name: 'x' } }])
  const point = store.savePoint()
  const id = store.begin({})
  store.saved(new Map(), new Map(), point)
  expect([order(store), store.dirty, store.marks.draftRowId]).toEqual(['ab+', false, id])
  store.discardDraftRow()
  expect(order(store)).toBe('ab')
})

type Deed =
  | { do: 'begin' }
  | { do: 'settle' }
  | { do: 'edit'; index: number; name: number }
  | { do: 'insert'; at: number; many: number }
  | { do: 'remove'; indexes: number[] }
  | { do: 'move'; indexes: number[]; to: number }
  | { do: 'undo' }
  | { do: 'redo' }

const index = fc.nat({ max: 8 })
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ do: fc.constant('edit' as const), index, name: fc.nat({ max: 3 }) }),
  fc.record({ do: fc.constant('insert' as const), at: index, many: fc.nat({ max: 2 }) }),
  fc.record({ do: fc.constant('remove' as const), indexes: fc.array(index, { maxLength: 3 }) }),
  fc.record({ do: fc.constant('move' as const), indexes: fc.array(index, { maxLength: 3 }), to: index }),
  fc.constant({ do: 'begin' as const }),
  fc.constant({ do: 'settle' as const }),
  fc.constant({ do: 'undo' as const }),
  fc.constant({ do: 'redo' as const }),
)

/** The same by whole copies of the list. */
class Model {
  rows: Row[]
  /** The row that was begun: behind the others, and no change. */
  draftRowId: Row | undefined
  private past: Row[][] = []
  private future: Row[][] = []
  constructor(readonly first: Row[]) {
    this.rows = first
  }
  set(next: Row[]): void {
    if (JSON.stringify(next) === JSON.stringify(this.rows)) return
    this.past.push(this.rows)
    this.future = []
    this.rows = next
  }
  undo(): void {
    const back = this.past.pop()
    if (back === undefined) return
    this.future.push(this.rows)
    this.rows = back
  }
  redo(): void {
    const next = this.future.pop()
    if (next === undefined) return
    this.past.push(this.rows)
    this.rows = next
  }
}

function inModel(model: Model, each: Deed, ids: readonly string[]): void {
  const { rows, draftRowId } = model
  if (each.do === 'begin' || each.do === 'settle') model.draftRowId = each.do === 'begin' ? { name: 'new', id: ids[0] } : undefined
  else if (each.do === 'edit' && each.index === rows.length && draftRowId !== undefined) {
    model.draftRowId = undefined
    if (each.name === draftRowId.name) model.draftRowId = draftRowId
    else model.set([...rows, { ...draftRowId, name: each.name }])
  } else if (each.do === 'undo' || each.do === 'redo') model[each.do]()
  else if (each.do === 'edit') model.set(rows.map((row, at) => (at === each.index ? { ...row, name: each.name } : row)))
  else if (each.do === 'insert') model.set([...rows.slice(0, each.at), ...ids.map(id => ({ name: 'new', id })), ...rows.slice(each.at)])
  else {
    const rest = rows.filter((_, at) => !each.indexes.includes(at))
    const taken = rows.filter((_, at) => each.indexes.includes(at))
    if (each.do === 'remove') model.set(rest)
    else model.set([...rest.slice(0, each.to), ...taken, ...rest.slice(each.to)])
  }
}

function inStore(store: RowStore, each: Deed): readonly string[] {
  if (each.do === 'begin') return [store.begin({ name: 'new' })]
  if (each.do === 'settle') store.discardDraftRow()
  else if (each.do === 'undo' || each.do === 'redo') store[each.do]()
  else if (each.do === 'edit') store.edit([{ index: each.index, values: { name: each.name } }])
  else if (each.do === 'insert')
    return store.insert(
      Array.from({ length: each.many }, () => ({ name: 'new' })),
      each.at,
    )
  else if (each.do === 'remove') store.remove(each.indexes)
  else store.move(each.indexes, each.to)
  return []
}

it('does, takes back and marks the same as a model that copies the whole list each time', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), deeds => {
      const first = rowsOf('abcde')
      const store = new RowStore({ rows: first })
      const model = new Model(first)
      for (const each of deeds) {
        // A user who does anything else has left it.
        if (!['edit', 'begin', 'settle'].includes(each.do)) {
          model.draftRowId = undefined
          store.discardDraftRow()
        }
        inModel(model, each, inStore(store, each))
        expect(store.all()).toEqual(model.draftRowId === undefined ? model.rows : [...model.rows, model.draftRowId])
      }
      const known = new Map(first.map(row => [row.id, row]))
      const { added, changed, removed } = gridChanges(store)
      expect(added.map(({ id }) => id)).toEqual(model.rows.filter(row => !known.has(row.id)).map(row => row.id))
      expect(changed.map(({ row }) => row)).toEqual(model.rows.filter(row => known.has(row.id) && known.get(row.id)?.name !== row.name))
      expect([...removed].sort()).toEqual(first.filter(row => !model.rows.some(({ id }) => id === row.id)).map(row => row.id))
    }),
    { numRuns: 500 },
  )
})

it('knows a row that a save named by the name that it came with', () => {
  const store = new RowStore({ rows: rowsOf('a') })
  const [id = ''] = store.insert([{ name: 'new' }])
  store.saved(new Map([[id, 'b']]))
  expect([store.firstId('b'), store.firstId('a'), store.indexOf(id)]).toEqual([id, 'a', 1])
})

it('tells where a row begins, and where one is gone', () => {
  const store = new RowStore({ rows: rowsOf('ab') })
  const told: RowChangeEvent[] = []
  store.subscribe(event => told.push(event))
  const id = store.begin({ name: 'new' })
  store.drop('a')
  expect(told).toEqual([
    { steps: [{ step: 'place', rows: [{ index: 2, row: { id, name: 'new' } }] }] },
    { steps: [{ step: 'take', rows: [{ index: 0, row: { id: 'a', name: 'A' } }] }] },
  ])
})

it('makes a change of a begun row that is kept, or edited or moved with others', () => {
  const begun = (work: (store: RowStore) => void) => {
    const store = new RowStore({ rows: rowsOf('ab') })
    store.begin({ name: 'new' })
    work(store)
    return [store.marks.draftRowId, store.marks.counts.added, store.canUndo]
  }
  const kept = [undefined, 1, true]
  expect(begun(store => store.keep())).toEqual(kept)
  expect(begun(store => store.edit([0, 2].map(index => ({ index, values: { name: 'x' } }))))).toEqual(kept)
  expect(begun(store => store.move([1, 2], 0))).toEqual(kept)
})

it('has nothing to take back of rows that were moved to where they stand', () => {
  const store = new RowStore({ rows: rowsOf('abc') })
  store.move([1, 2], 1)
  expect([store.canUndo, store.version]).toEqual([false, 0])
})

it('takes back one change, and no more than two hundred', () => {
  const store = new RowStore({ rows: rowsOf('a') })
  store.edit([{ index: 0, values: { name: '0' } }])
  expect([store.canUndo, store.canRedo]).toEqual([true, false])
  store.undo()
  expect([store.canUndo, store.canRedo]).toEqual([false, true])
  for (let time = 1; time <= 201; time++) store.edit([{ index: 0, values: { name: String(time) } }])
  for (let time = 1; time <= 200; time++) store.undo()
  expect([store.canUndo, store.at(0)?.name]).toEqual([false, '1'])
})
