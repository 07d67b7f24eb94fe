import { expect, it, vi } from 'vitest'
import { lightRenderer, testGrid } from '../../../tests/helpers/grid'
import { testField } from '../../../tests/helpers/screen'
import { Grid, type ShownRowsChange } from './grid'
import { gridColumn } from './grid-column'
import type { GridSettings } from './grid-settings'
import { filledRow, newRow } from './new-row'
import { gridChanges } from './output'
import { RowStore } from './row-store'
import { noValidation } from './validation'

const rows = [
  { id: 'a', name: 'A', count: 3 },
  { id: 'b', name: 'B', count: 1 },
  { id: 'c', name: 'C', count: 2 },
]
const name = gridColumn(testField('name', '名称'))
const count = gridColumn(testField('count', '数量', { type: 'inputNumber', kind: 'decimal' }))
const hidden = gridColumn(testField('note', '备注'), { hidden: true })

/** A grid alone, and what it told since. */
function bare(columns = [name, count, hidden]) {
  const grid = new Grid(lightRenderer.cells, new RowStore({ rows, orderField: 'orderNum' }), noValidation)
  grid.setColumns(columns)
  const before = grid.layout.columns.length
  grid.arrange(undefined, 600)
  const told: string[] = []
  for (const signal of ['painted', 'validated', 'arranged', 'rowsMoved', 'reordering'] as const)
    grid[signal].subscribe(() => told.push(signal))
  const changes: ShownRowsChange[] = []
  grid.onRows(change => changes.push(change))
  const since = () => told.splice(0)
  return { grid, before, changes, since, end: grid.follow() }
}

it('has no columns before it knows how much room there is', () => {
  const { grid, before } = bare()
  expect([before, grid.size, grid.columns.length]).toEqual([0, { rows: 3, columns: 2 }, 3])
})

it('is arranged again for other columns, choices or room, and for nothing else', () => {
  const { grid, since } = bare()
  const choices = [{ name: 'count', shown: false }]
  grid.arrange(undefined, 600)
  expect(since()).toEqual([])
  grid.arrange(choices, 600)
  expect([since(), grid.cells.length]).toEqual([['arranged', 'painted'], 1])
  grid.arrange(choices, 700)
  expect(since()).toEqual(['arranged', 'painted'])
  grid.setColumns([name])
  expect([since(), grid.cells.length, grid.columns.length]).toEqual([['arranged', 'painted'], 1, 1])
})

it.each<[string, GridSettings, readonly string[]]>([
  ['nothing', {}, []],
  ['what is not painted', { most: 5, rowsChangeable: true }, []],
  ['that it is only read', { readOnly: true }, ['painted']],
  ['its current row', { current: 'a' }, ['painted']],
  ['options', { optionsOf: () => undefined }, ['arranged', 'painted']],
  ['names', { namesOf: () => undefined }, ['arranged', 'painted']],
])('paints again when it is told %s', (_, settings, want) => {
  const { grid, since } = bare()
  const { epoch } = grid
  grid.configure(settings)
  expect([since(), grid.epoch - epoch]).toEqual([want, want.length === 0 ? 0 : 1])
})

it('tells of rows that come, go and change', () => {
  const { grid, changes, since, end } = bare()
  const { rowsVersion } = grid
  grid.store.edit([{ index: 0, values: { name: 'x' } }])
  expect([since(), changes, grid.rowsVersion]).toEqual([['painted'], [], rowsVersion])
  grid.store.remove([0])
  expect([since(), grid.rowsVersion]).toEqual([['rowsMoved', 'painted'], rowsVersion + 1])
  expect(changes.splice(0)).toEqual([{ replaced: false, moved: true, placed: new Set(), removed: new Set(['a']), renamed: undefined }])
  grid.store.move([0], 1)
  expect(changes.splice(0)).toEqual([{ replaced: false, moved: true, placed: new Set(), removed: new Set(), renamed: undefined }])
  grid.store.load(rows)
  expect(changes.splice(0)).toEqual([{ replaced: true, moved: true, placed: new Set(), removed: new Set(), renamed: undefined }])
  expect(since()).toEqual(['rowsMoved', 'painted', 'rowsMoved', 'painted'])
  end()
  grid.store.remove([0])
  expect([since(), changes]).toEqual([[], []])
})

it('is ordered by what features ask for, and again when all rows are others', () => {
  const { grid, changes, since } = bare()
  grid.orderBy(() => ({ sorts: [{ field: 'count', order: 'asc' }] }))
  grid.orderBy(() => ({}))
  const ids = () => [0, 1, 2].map(at => grid.shown(at)?.id)
  expect(ids()).toEqual(['a', 'b', 'c'])
  grid.reorder()
  expect([ids(), since()]).toEqual([
    ['b', 'c', 'a'],
    ['reordering', 'arranged', 'rowsMoved', 'painted'],
  ])
  expect(changes).toEqual([{ replaced: false, moved: true, placed: new Set(), removed: new Set(), renamed: undefined }])
  grid.store.load([...rows].reverse())
  expect([ids(), since()]).toEqual([
    ['b', 'c', 'a'],
    ['arranged', 'rowsMoved', 'painted'],
  ])
  expect(grid.placeOf({ id: 'a', key: 'name' })).toEqual({ row: 2, column: 0 })
})

it('finds cells by their places and names', () => {
  const { grid } = bare()
  const [at, outside] = [
    { row: 1, column: 1 },
    { row: 1, column: 2 },
  ]
  expect(grid.nameOf(at)).toEqual({ id: 'b', key: 'count' })
  expect([grid.nameOf(outside), grid.nameOf({ row: 3, column: 0 }), grid.nameOf(undefined)]).toEqual([undefined, undefined, undefined])
  expect(grid.placeOf({ id: 'b', key: 'count' })).toEqual(at)
  expect(grid.placeOf({ id: 'a', key: 'name' })).toEqual({ row: 0, column: 0 })
  expect([grid.placeOf({ id: 'b', key: 'note' }), grid.placeOf({ id: 'x', key: 'name' })]).toEqual([undefined, undefined])
  expect(grid.cellAt(at)).toEqual({ at, cells: grid.cells[1], shown: { row: rows[1], index: 1, id: 'b' } })
  expect([grid.cellAt(undefined), grid.cellAt(outside), grid.cellAt({ row: -1, column: 0 })]).toEqual([undefined, undefined, undefined])
  expect([grid.text(at), grid.text(outside), grid.text({ row: 3, column: 0 })]).toEqual(['1', '', ''])
  expect([grid.titleOf('note'), grid.titleOf('count'), grid.titleOf('x')]).toEqual(['备注', '数量', 'x'])
  expect([grid.cellsOf(hidden), grid.cellsOf(name)]).toEqual([grid.cellsOf(hidden), grid.cells[0]])
  expect(grid.cellsOf(hidden)).toBe(grid.cellsOf(hidden))
})

it('opens cells of rows that are there, may be changed and are not disabled', () => {
  const { grid } = bare()
  const open = () => [0, 1, 3].map(row => grid.canEdit({ row, column: 0 }))
  expect([open(), grid.canEdit({ row: 0, column: 2 })]).toEqual([[true, true, false], false])
  grid.configure({ isRowDisabled: row => row.id === 'a' })
  expect(open()).toEqual([false, true, false])
  grid.configure({ isLoaded: index => index !== 1 })
  expect([open(), grid.shown(1), grid.shown(0)?.id]).toEqual([[true, false, false], undefined, 'a'])
  grid.configure({ readOnly: true })
  expect(open()).toEqual([false, false, false])
})

it('refuses no cell of rows that are only read', async () => {
  const { count, all, validate, hasWaited } = noValidation
  expect([count, all(), await validate(), hasWaited('a', 'name')]).toEqual([0, [], [], false])
})

it('says where rows stand as soon as one of its columns does', () => {
  expect(bare().grid.reportsPlace).toBe(false)
  expect(bare([name, gridColumn(testField('no', '序号'), { counts: true })]).grid.reportsPlace).toBe(true)
})

it('makes a state one time, and takes none that is there already', () => {
  const { grid } = bare()
  const create = vi.fn(() => ({}))
  const state = { name: 'test', create }
  expect(grid.get(state)).toBe(grid.get(state))
  expect(create).toHaveBeenCalledTimes(1)
  expect(() => grid.provide(state, {})).toThrow('grid: the state test is there already')
})

it('fills new rows by columns, settings and what is given, and computes the rest', () => {
  const twice = gridColumn(testField('twice', '两倍'), { compute: row => Number(row.count) * 2 })
  const columns = [
    gridColumn(testField('count', '数量'), { initial: () => 4 }),
    twice,
    gridColumn(testField('x', 'x'), { initial: () => undefined }),
  ]
  const grid = testGrid([], { newRow: () => ({ unit: '件', name: 'n' }) }, columns)
  expect(newRow(grid)).toStrictEqual({ count: 4, unit: '件', name: 'n', twice: 8 })
  expect(newRow(grid, { count: 5, name: 'm' })).toStrictEqual({ count: 5, unit: '件', name: 'm', twice: 10 })
  const row = { count: 1 }
  expect(filledRow(testGrid([], {}, [name]), row)).toBe(row)
})

it('takes in a removed row that another changed: it stays removed, or comes back at the end', () => {
  const store = new RowStore({ rows })
  const told: unknown[] = []
  store.remove([0, 1])
  store.subscribe(({ steps }) => told.push(steps))
  store.restoreDeletedRow({ id: 'a', name: 'newer' }, true)
  expect([store.size, store.marks.removedRows, told.splice(0)]).toEqual([1, [rows[1], { id: 'a', name: 'newer' }], [[]]])
  const row = { id: 'b', name: 'back' }
  store.restoreDeletedRow(row, false)
  expect([store.all(), gridChanges(store).removed]).toEqual([[rows[2], row], ['a']])
  expect(told).toEqual([[{ step: 'place', rows: [{ index: 1, row }] }]])
})

it('puts rows that have arrived in their places, and tells of none that is gone', () => {
  const store = new RowStore({ rows })
  const told: unknown[] = []
  store.subscribe(({ steps }) => told.push(steps))
  store.fill([{ id: 'x', near: 0, row: { id: 'x' } }])
  store.merge('x', { name: 'x' })
  expect([store.all(), told]).toEqual([rows, []])
  const row = { id: 'b', name: 'here' }
  store.fill([{ id: 'b', near: 2, row }])
  expect([store.at(1), store.dirty, store.canUndo]).toEqual([row, false, false])
  expect(told).toEqual([[{ step: 'edit', edits: [{ id: 'b', near: 1, before: rows[1], after: row }] }]])
})
