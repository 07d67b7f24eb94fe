import { describe, expect, it } from 'vitest'
import { gridFields, testGrid } from '../../../tests/helpers/grid'
import { testField } from '../../../tests/helpers/screen'
import { parseExpression } from '../../expression'
import type { FieldModel } from '../../model/field'
import { gridColumn } from '../engine/grid-column'
import { clearCells, editBlock, editCell } from '../features/editing/edit-cells'
import { fillCells, fillDown, fillTarget } from '../features/fill/commands'
import { filteringOf } from '../features/filtering'
import { addRows, InsertBrake, idsOf, insertRow, moveRow, removeRows } from '../features/row-menu/row-changes'
import { cellsOf, rowsOf } from '../features/selection'
import { sortingOf } from '../features/sorting'

const people = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `r${at}`, name: `行${at}`, count: at, level: '1' }))
const names = (grid: ReturnType<typeof testGrid>) => Array.from({ length: grid.view.size }, (_, at) => grid.shown(at)?.row.name)

describe('the active cell', () => {
  it('stays with its row when rows come, go and move', () => {
    const grid = testGrid(people(5))
    cellsOf(grid).activate({ row: 3, column: 1 })
    grid.store.insert([{}], 0)
    expect(cellsOf(grid).active).toEqual({ row: 4, column: 1 })
    grid.store.remove([0, 1])
    expect(cellsOf(grid).active).toEqual({ row: 2, column: 1 })
    grid.store.move([2], 0)
    expect(cellsOf(grid).active).toEqual({ row: 0, column: 1 })
  })

  it('stays near when its row goes, and goes with the last', () => {
    const grid = testGrid(people(2))
    cellsOf(grid).activate({ row: 1, column: 0 })
    grid.store.remove([1])
    expect(cellsOf(grid).active).toEqual({ row: 0, column: 0 })
    grid.store.remove([0])
    expect(cellsOf(grid).active).toBeUndefined()
  })

  it('stays with its column when columns are arranged', () => {
    const grid = testGrid(people(2))
    cellsOf(grid).activate({ row: 0, column: 0 })
    grid.arrange([{ name: 'note', shown: true }], 1000)
    expect(grid.layout.columns[cellsOf(grid).active?.column ?? -1]?.column.key).toBe('name')
  })

  it('begins a range that Shift leads on', () => {
    const grid = testGrid(people(9))
    cellsOf(grid).activate({ row: 2, column: 1 })
    cellsOf(grid).move({ by: 'cell', rows: 1, columns: 0 }, true, 5)
    cellsOf(grid).move({ by: 'edge', rows: 0, columns: 1 }, true, 5)
    expect([cellsOf(grid).active, cellsOf(grid).block]).toEqual([
      { row: 2, column: 1 },
      { top: 2, bottom: 3, left: 1, right: 3 },
    ])
  })
})

describe('cells', () => {
  it.each([
    ['a disabled row', { isRowDisabled: () => true }, false],
    ['a grid that is only read', { readOnly: true }, false],
    ['a row that is not there yet', { isLoaded: () => false }, false],
    ['anything else', {}, true],
  ])('of %s may be edited: %s', (_, settings, want) => {
    expect(testGrid(people(1), settings).canEdit({ row: 0, column: 0 })).toBe(want)
  })

  it('follow what the rest of the row decides, in the same change', () => {
    const columns = [
      ...gridFields.map(field => gridColumn(field)),
      gridColumn(testField('double', '两倍'), { compute: row => Number(row.count) * 2 }),
    ]
    const grid = testGrid(people(2), {}, columns)
    editCell(grid, { row: 1, column: 1 }, 21)
    expect(grid.store.at(1)).toMatchObject({ count: 21, double: 42 })
    grid.store.undo()
    expect(grid.store.at(1)?.double).toBeUndefined()
  })

  it('are emptied, but not those that nobody may change', () => {
    const grid = testGrid(people(3), { isRowDisabled: row => row.id === 'r1' })
    cellsOf(grid).choose({ anchor: { row: 0, column: 0 }, focus: { row: 2, column: 1 } })
    clearCells(grid)
    expect(grid.store.all().map(({ name, count }) => [name, count])).toEqual([
      [null, null],
      ['行1', 1],
      [null, null],
    ])
    expect(grid.store.canUndo).toBe(true)
    grid.store.undo()
    expect(names(grid)).toEqual(['行0', '行1', '行2'])
  })

  it('are filled down from the first of the block, or from above one', () => {
    const grid = testGrid(people(3))
    cellsOf(grid).choose({ anchor: { row: 0, column: 1 }, focus: { row: 2, column: 1 } })
    fillDown(grid)
    cellsOf(grid).activate({ row: 1, column: 0 })
    fillDown(grid)
    expect(grid.store.all().map(({ name, count }) => [name, count])).toEqual([
      ['行0', 0],
      ['行0', 0],
      ['行2', 0],
    ])
  })

  it('can be changed as a block', () => {
    const grid = testGrid(people(2))
    expect(editBlock(grid, { top: 0, bottom: 1, left: 3, right: 3 }, ({ row }) => `第${row}`)).toBe(2)
    expect(grid.store.all().map(({ note }) => note)).toEqual(['第0', '第1'])
  })
})

const block = { top: 2, bottom: 3, left: 1, right: 1 }

it.each([
  [
    { row: 5, column: 1 },
    { ...block, top: 4, bottom: 5 },
  ],
  [
    { row: 0, column: 1 },
    { ...block, top: 0, bottom: 1 },
  ],
  [
    { row: 2, column: 3 },
    { ...block, left: 2, right: 3 },
  ],
  [
    { row: 3, column: 0 },
    { ...block, left: 0, right: 0 },
  ],
  [
    { row: 6, column: 2 },
    { ...block, top: 4, bottom: 6 },
  ],
  [{ row: 2, column: 1 }, undefined],
])('a fill handle at %o covers %o', (at, target) => {
  expect(fillTarget(block, at)).toEqual(target)
})

it('a fill handle goes on with numbers, downwards and upwards', () => {
  const grid = testGrid(people(7))
  fillCells(grid, { ...block }, { ...block, top: 4, bottom: 6 })
  editCell(grid, { row: 2, column: 1 }, 10)
  fillCells(grid, { ...block }, { ...block, top: 0, bottom: 1 })
  expect(grid.store.all().map(({ count }) => count)).toEqual([24, 17, 10, 3, 4, 5, 6])
})

describe('rows', () => {
  it('are sorted by what people read and filtered, and found again', () => {
    const grid = testGrid([
      { id: 'a', name: '乙', count: 10, level: '2' },
      { id: 'b', name: '甲', count: 9, level: '1' },
      { id: 'c', name: '乙二', count: null, level: '2' },
    ])
    sortingOf(grid).set([{ field: 'count', order: 'asc' }])
    expect(names(grid)).toEqual(['甲', '乙', '乙二'])
    filteringOf(grid).set(new Map([['level', '二级']]))
    expect(names(grid)).toEqual(['乙', '乙二'])
    sortingOf(grid).set([])
    filteringOf(grid).set(new Map())
    expect(names(grid)).toEqual(['乙', '甲', '乙二'])
  })

  it('leave the sorting to others where these do it', () => {
    const asked: unknown[] = []
    const grid = testGrid(people(3), { onSort: sorts => asked.push(sorts) })
    sortingOf(grid).set([{ field: 'name', order: 'desc' }])
    expect([asked, names(grid)]).toEqual([[[{ field: 'name', order: 'desc' }]], ['行0', '行1', '行2']])
  })

  it('begin with what their columns and the grid give them', () => {
    const columns = gridFields.map(field => gridColumn(field, field.name === 'level' ? { initial: () => '2' } : {}))
    const grid = testGrid([], { newRow: () => ({ note: '新' }) }, columns)
    addRows(grid, [{ name: '甲' }])
    insertRow(grid, 0)
    expect(grid.store.all().map(({ id: _, ...row }) => row)).toEqual([
      { level: '2', note: '新', name: '甲' },
      { level: '2', note: '新' },
    ])
  })

  it('move one place, but not over the ends', () => {
    const grid = testGrid(people(3))
    moveRow(grid, 0, -1)
    moveRow(grid, 2, 1)
    moveRow(grid, 0, 1)
    expect(names(grid)).toEqual(['行1', '行0', '行2'])
  })

  it('leave at once, and those that the server has with a word', () => {
    const grid = testGrid(people(3))
    const [added = ''] = addRows(grid)
    const told: unknown[] = []
    removeRows(grid, [added], event => told.push(event.ids), false)
    removeRows(grid, ['r0', 'r2'], event => told.push([event.ids, event.confirm]), false)
    expect([names(grid), told]).toEqual([['行1'], [[['r0', 'r2'], undefined]]])
  })

  it('wait for a word where that was asked for', () => {
    const grid = testGrid(people(2))
    let confirm: (() => void) | undefined
    removeRows(grid, ['r0'], event => (confirm = event.confirm), true)
    expect(names(grid)).toHaveLength(2)
    confirm?.()
    expect(names(grid)).toEqual(['行1'])
  })

  it.each([[5], [null], [[1]], [{}]])('cannot be removed by %o', ids => {
    expect(() => idsOf(ids)).toThrow('expected a row id or a list of row ids')
  })

  it('can be inserted once in 1500 ms', () => {
    let now = 0
    const brake = new InsertBrake(() => now)
    const passed = [0, 1499, 1500, 2999, 3001].map(time => {
      now = time
      return brake.pass()
    })
    expect(passed).toEqual([true, false, true, false, true])
  })
})

describe('chosen rows', () => {
  it('are none, some or all, without those that cannot be chosen', () => {
    const grid = testGrid(people(3), { isRowDisabled: row => row.id === 'r1' })
    expect(rowsOf(grid).extent).toBe('none')
    rowsOf(grid).toggle(0)
    rowsOf(grid).toggle(1)
    expect([rowsOf(grid).extent, rowsOf(grid).ids]).toEqual(['some', ['r0']])
    rowsOf(grid).toggleAll()
    expect([rowsOf(grid).extent, rowsOf(grid).ids]).toEqual(['all', ['r0', 'r2']])
    rowsOf(grid).toggleAll()
    expect(rowsOf(grid).extent).toBe('none')
  })

  it('go on from the last box with Shift, and are forgotten with their rows', () => {
    const grid = testGrid(people(5))
    rowsOf(grid).toggle(1)
    rowsOf(grid).toggle(3, true)
    expect(rowsOf(grid).ids).toEqual(['r1', 'r2', 'r3'])
    grid.store.move([2], 4)
    grid.store.remove([1])
    expect(rowsOf(grid).ids).toEqual(['r2', 'r3'])
  })
})

describe('choices', () => {
  const [first] = gridFields
  const select = (more: object) => testField('kind', '种类', { type: 'select', settings: { number: false }, ...more })
  const dictionary = [
    { value: '1', text: '壹' },
    { value: '9', text: '其他' },
  ]

  it('are those of the field, with those of its dictionary behind them, each value once', () => {
    const field = select({ dict: 'kinds', options: [{ value: '1', text: '一级' }] })
    const grid = testGrid([{ id: 'a', kind: '1' }], { optionsOf: () => dictionary }, [gridColumn(field)])
    const cells = grid.cellsOf(gridColumn(field))
    expect(cells.at({}).options).toEqual([{ value: '1', text: '一级' }, dictionary[1]])
    expect([cells.text({ kind: '1' }, 0), cells.text({ kind: '9' }, 0)]).toEqual(['一级', '其他'])
    expect(cells.read('其他', {})).toEqual({ wire: '9' })
  })

  it('are those that the row decides where an expression says so', () => {
    const parsed = parseExpression("name == 'A' ? ['甲', '乙'] : []")
    const field = select('expression' in parsed ? { optionsFrom: parsed.expression } : {})
    const column = gridColumn(field)
    const row = { id: 'a', name: 'A' }
    const grid = testGrid([row], {}, [gridColumn(first as FieldModel), column])
    const cells = grid.cellsOf(column)
    expect(cells.at(row).options.map(({ text }) => text)).toEqual(['甲', '乙'])
    expect(cells.at(row).options).toBe(cells.at(row).options)
    expect([cells.read('乙', row), cells.read('丙', row), cells.at({ id: 'b', name: 'B' }).options]).toEqual([
      { wire: '乙' },
      { refused: true },
      [],
    ])
  })
})
