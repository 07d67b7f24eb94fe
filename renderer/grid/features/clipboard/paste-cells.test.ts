import { expect, it } from 'vitest'
import { gridFields, testGrid } from '../../../../tests/helpers/grid'
import { gridColumn } from '../../engine/grid-column'
import { clearCells } from '../editing/edit-cells'
import { filteringOf } from '../filtering'
import { cellsOf } from '../selection'
import { sortingOf } from '../sorting'
import { readCellTable } from './cell-table'
import { copyCells, pasteCells } from './paste-cells'

const rows = [
  { id: 'a', name: '甲', count: 1, level: '1', note: '两\n行' },
  { id: 'b', name: '乙', count: 2, level: '2' },
]
const grid = (settings = {}, row = 0, column = 0) => {
  const made = testGrid(rows, settings)
  cellsOf(made).activate({ row, column })
  return made
}
const held = (made: ReturnType<typeof grid>) => made.store.all().map(({ name, count, level, note }) => [name, count, level, note])

it('copies what people read, as spreadsheets take it', () => {
  const made = grid()
  cellsOf(made).choose({ anchor: { row: 0, column: 2 }, focus: { row: 1, column: 3 } })
  expect(copyCells(made)).toBe('一级\t"两\n行"\r\n二级\t')
})

it('reads texts by the cell types and adds the rows that are missing, as one change', () => {
  const made = grid({}, 1)
  const pasted = pasteCells(made, readCellTable('丙\t3\t一级\n丁\t4\t二级\n戊\t1,234.5\t'))
  expect(pasted).toEqual({ cells: 9, rowsAdded: 2, refused: [] })
  expect(held(made)).toEqual([
    ['甲', 1, '1', '两\n行'],
    ['丙', 3, '1', undefined],
    ['丁', 4, '2', undefined],
    ['戊', 1234.5, null, undefined],
  ])
  expect(cellsOf(made).block).toEqual({ top: 1, bottom: 3, left: 0, right: 2 })
  made.store.undo()
  expect(held(made)).toHaveLength(2)
  expect(made.store.dirty).toBe(false)
})

it('says what did not fit, and marks the cells whose text it was', () => {
  const made = grid({ rowsChangeable: false }, 1, 1)
  const pasted = pasteCells(made, readCellTable('x\t三级\t好\t外\n7\t\t'))
  expect(pasted).toEqual({
    cells: 1,
    rowsAdded: 0,
    refused: [
      { row: 0, column: 0, text: 'x', why: 'text', reason: '此值不是数字' },
      { row: 0, column: 1, text: '三级', why: 'text' },
      { row: 0, column: 3, text: '外', why: 'column' },
      { row: 1, column: 0, text: '7', why: 'row' },
    ],
  })
  expect(made.validation.all().map(({ id, field, message }) => [id, field, message])).toEqual([
    ['b', 'count', '数量：“x”不能填入此列：此值不是数字'],
    ['b', 'level', '级别：“三级”不能填入此列'],
  ])
})

it('keeps what could not be read from being saved, until the cell is emptied on purpose or what was pasted is taken back', async () => {
  const made = grid({}, 0, 1)
  pasteCells(made, readCellTable('x\t二级'))
  expect((await made.validation.validate()).map(({ field }) => field)).toEqual(['count'])
  cellsOf(made).activate({ row: 0, column: 1 })
  clearCells(made)
  expect([made.validation.count, made.store.at(0)?.count]).toEqual([0, null])
})

it('adds no more rows than there may be, and says what found no place', () => {
  const made = grid({ most: 3 }, 1)
  const pasted = pasteCells(made, readCellTable('丙\n丁\n戊\n己'))
  expect([pasted.cells, pasted.rowsAdded, pasted.refused.map(({ text, why }) => `${text} ${why}`)]).toEqual([2, 1, ['戊 row', '己 row']])
  expect(held(made).map(([name]) => name)).toEqual(['甲', '丙', '丁'])
})

it('goes by the columns as a person has arranged them: hidden ones are passed over, pinned ones come first', () => {
  const made = grid()
  const choices = [
    { name: 'note', shown: true },
    { name: 'name', shown: true },
    { name: 'level', shown: false },
    { name: 'count', shown: true, pin: 'left' },
  ]
  made.arrange(choices, 1000)
  cellsOf(made).activate({ row: 0, column: 0 })
  expect(pasteCells(made, readCellTable('7\t记\t丙\n8\t注\t丁')).refused).toEqual([])
  expect(held(made)).toEqual([
    ['丙', 7, '1', '记'],
    ['丁', 8, '2', '注'],
  ])
  expect(copyCells(made)).toBe('7\t记\t丙\r\n8\t注\t丁')
  sortingOf(made).set([{ field: 'name', order: 'desc' }])
  filteringOf(made).set(new Map([['name', '丁']]))
  cellsOf(made).activate({ row: 0, column: 1 })
  pasteCells(made, readCellTable('只此一行'))
  expect(held(made).map(([, , , note]) => note)).toEqual(['记', '只此一行'])
})

it('says what could not be read rather than that a cell must not be empty', async () => {
  const fields = gridFields.map(field => (field.name === 'count' ? { ...field, required: true } : field))
  const made = testGrid(
    [],
    {},
    fields.map(field => gridColumn(field)),
  )
  made.store.insert([{}])
  cellsOf(made).activate({ row: 0, column: 0 })
  pasteCells(made, readCellTable('丙\t一元'))
  const found = async () => (await made.validation.validate()).map(({ message }) => message)
  expect(await found()).toEqual(['数量：“一元”不能填入此列：此值不是数字'])
  cellsOf(made).activate({ row: 0, column: 1 })
  clearCells(made)
  expect(await found()).toEqual(['数量不能为空!'])
})

it('leaves rows alone that nobody may change', () => {
  const made = grid({ isRowDisabled: (row: { id?: unknown }) => row.id === 'b' })
  expect(pasteCells(made, readCellTable('丙\n丁')).refused).toEqual([{ row: 1, column: 0, text: '丁', why: 'disabled' }])
  expect(held(made).map(([name]) => name)).toEqual(['丙', '乙'])
})

it.each([
  ['9', { anchor: { row: 0, column: 1 }, focus: { row: 1, column: 1 } }, [9, 9]],
  ['5\n6', { anchor: { row: 0, column: 1 }, focus: { row: 1, column: 1 } }, [5, 6]],
])('repeats %j in the chosen block', (text, range, counts) => {
  const made = grid()
  cellsOf(made).choose(range)
  pasteCells(made, readCellTable(text))
  expect(made.store.all().map(({ count }) => count)).toEqual(counts)
})

it('says of a number with too many digits which field it was for and how many it keeps', () => {
  const columns = gridFields.map(field => gridColumn(field.name === 'count' ? { ...field, settings: { step: 1, precision: 2 } } : field))
  const made = testGrid(rows, { rowsChangeable: false }, columns)
  cellsOf(made).activate({ row: 0, column: 1 })
  const pasted = pasteCells(made, readCellTable('￥1.005\n1234567890123456.7'))
  expect(pasted.refused.map(({ reason }) => reason)).toEqual(['最多保留2位小数', '最多15位有效数字，更长的数字不能准确保存'])
  expect(held(made).map(([, count]) => count)).toEqual([1, 2])
  expect(made.validation.all().map(({ message }) => message)).toEqual([
    '数量：“￥1.005”不能填入此列：最多保留2位小数',
    '数量：“1234567890123456.7”不能填入此列：最多15位有效数字，更长的数字不能准确保存',
  ])
})
