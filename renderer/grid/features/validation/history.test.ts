import { expect, it } from 'vitest'
import { gridFields, testGrid } from '../../../../tests/helpers/grid'
import { testField } from '../../../../tests/helpers/screen'
import { type GridColumn, gridColumn } from '../../engine/grid-column'
import { readCellTable } from '../clipboard/cell-table'
import { pasteCells } from '../clipboard/paste-cells'
import { clearCells, editCell } from '../editing'
import { cellsOf, rowsOf } from '../selection'

const rows = [
  { id: 'a', name: '甲', count: 1 },
  { id: 'b', name: '乙', count: 2 },
]

function grid(columns?: readonly GridColumn[]) {
  const made = testGrid(rows, {}, columns)
  const marks = () => made.validation.all().map(({ id, field, message }) => `${id} ${field} ${message}`)
  const paste = (text: string, row = 0, column = 1) => {
    cellsOf(made).activate({ row, column })
    return pasteCells(made, readCellTable(text))
  }
  return { made, store: made.store, validation: made.validation, marks, paste }
}

const UNREAD = 'a count 数量：“abc”不能填入此列：此值不是数字'

it('keeps a text that could not be read from being saved after it was taken back and pasted again', async () => {
  const { made, store, validation, marks, paste } = grid()
  editCell(made, { row: 0, column: 1 }, 5)
  paste('abc')
  expect(marks()).toEqual([UNREAD])
  store.undo()
  expect([marks(), store.at(0)?.count]).toEqual([[], 5])
  store.redo()
  expect([marks(), (await validation.validate()).length]).toEqual([[UNREAD], 1])
})

it('takes back the paste of a text that could not be read, and nothing before it', () => {
  const { made, store, marks, paste } = grid()
  editCell(made, { row: 1, column: 0 }, '丙')
  paste('abc')
  store.undo()
  expect([marks(), store.at(1)?.name]).toEqual([[], '丙'])
})

it('gives such a text up with a value that stands there already, and has it again when that is taken back', () => {
  const { made, store, marks, paste } = grid()
  paste('abc')
  paste('1')
  expect(marks()).toEqual([])
  store.undo()
  expect(marks()).toEqual([UNREAD])
  editCell(made, { row: 0, column: 1 }, null)
  paste('abc')
  clearCells(made)
  expect(marks()).toEqual([])
  store.undo()
  expect(marks()).toEqual([UNREAD])
})

it('has what the server refused go and come with the value that it refused', () => {
  const { made, store, validation, marks } = grid()
  editCell(made, { row: 0, column: 1 }, 5)
  validation.set('a', 'count', '数量过大')
  store.undo()
  expect(marks()).toEqual([])
  store.redo()
  expect(marks()).toEqual(['a count 数量过大'])
  editCell(made, { row: 0, column: 1 }, 6)
  expect(marks()).toEqual([])
  store.undo()
  expect(marks()).toEqual(['a count 数量过大'])
})

it('says nothing of a value that was never asked about when an edit of it is taken back', () => {
  const name = testField('name', '名称', { rules: [{ rule: 'pattern', pattern: '^[a-z]$' }] })
  const { made, store, marks } = grid([gridColumn(name)])
  editCell(made, { row: 0, column: 0 }, 'b')
  store.undo()
  expect([marks(), store.dirty]).toEqual([[], false])
})

it('takes the answer to a question about a row that is away, for when it comes back', async () => {
  const answers: ((message: string) => void)[] = []
  const handler = () => new Promise<string>(resolve => answers.push(resolve))
  const { made, store, marks } = grid([gridColumn(testField('name', '名称', { rules: [{ rule: 'handler', handler }] }))])
  editCell(made, { row: 0, column: 0 }, '坏')
  store.remove([0])
  for (const answer of answers) answer('不可用')
  await new Promise(resolve => setTimeout(resolve))
  expect(marks()).toEqual([])
  store.undo()
  expect(marks()).toEqual(['a name 不可用'])
})

it('waits for no file that failed while its row, which a save had renamed, was away', async () => {
  const fields = [...gridFields, testField('file', '附件', { required: true })]
  const { store, validation } = grid(fields.map(field => gridColumn(field)))
  const [id = ''] = store.insert([{ name: '丙' }])
  validation.await(id, 'file', '文件尚未上传完成')
  store.saved(new Map([[id, 'c']]))
  await validation.validate()
  store.remove([2])
  validation.await(id, 'file', undefined)
  store.undo()
  const found = (await validation.validate()).map(({ message }) => message)
  expect([validation.message('c', 'file'), new Set(found)]).toEqual(['附件不能为空!', new Set(['附件不能为空!'])])
})

it('chooses rows again that were chosen when they left', () => {
  const { made, store } = grid()
  rowsOf(made).toggle(1)
  store.remove([1])
  expect(rowsOf(made).ids).toEqual([])
  store.undo()
  expect(rowsOf(made).ids).toEqual(['b'])
})
