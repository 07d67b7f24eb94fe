import { expect, it } from 'vitest'
import { testCells } from '../../tests/helpers/cells'
import { testField } from '../../tests/helpers/screen'
import { LetterWidths } from '../ui/text/letter-widths'
import { ColumnWidths, listColumns } from './list-columns'

const widths = (field: ReturnType<typeof testField>, rows: readonly object[] = []) =>
  listColumns({ cells: testCells, fields: [field], rows: rows as never, optionsOf: () => [] }).map(({ width }) => width)

const date = (format: string) => ({ type: 'date', kind: 'date', settings: { format } }) as const

it.each([
  ['a short title', testField('a', '甲'), [], 72],
  ['a long title', testField('a', '课程编码及名称'), [], 136],
  ['a text of the rows', testField('a', '甲'), [{ a: '大数据审计方法概论' }], 151],
  ['the text that the server sent', testField('a', '甲'), [{ a: '1', a_dictText: '大数据审计方法概论' }], 151],
  ['no more than a screen has room for', testField('a', '甲'), [{ a: '长'.repeat(99) }], 400],
  ['what is shown of a text', testField('a', '甲', { ellipsis: 4 }), [{ a: '长'.repeat(99) }], 95],
  ['a date', testField('a', '甲', date('YYYY-MM-DD')), [{ a: '2024-02-29' }], 120],
  ['a date that is written out', testField('a', '甲', { ...date('YYYY年MM月DD日 00时00分'), width: 120 }), [{ a: '2024-02-29' }], 196],
  ['its type says of documents', testField('a', '甲', { type: 'code' }), [{ a: 'select '.repeat(40) }], 200],
  ['its type says of what is drawn', testField('a', '甲', { type: 'rate', kind: 'decimal', settings: { count: 5 } }), [{ a: 3 }], 160],
  ['what its author says', testField('a', '甲', { width: 60 }), [{ a: '大数据审计方法概论' }], 60],
  [
    'its numbers and days, whatever its author says',
    testField('a', '甲', { ...date('YYYY-MM-DD'), width: 60 }),
    [{ a: '2024-02-29' }],
    101,
  ],
  ['a telephone, whatever its author says', testField('a', '甲', { width: 80 }), [{ a: '13800001032' }], 113],
  ['its title at least, whatever its author says', testField('a', '发送次数', { width: 60, help: '共几次' }), [{ a: '1' }], 118],
  ['nothing where its author hides it', testField('a', '发送次数', { width: 0 }), [{ a: '1' }], 0],
])('is as wide as %s', (_, field, rows, want) => {
  expect(widths(field, rows)).toEqual([want])
})

it('is narrow while nothing stands in it, whatever its type asks for', () => {
  const field = testField('a', '甲', date('YYYY-MM-DD'))
  expect(widths(field, [{ a: null }, { a: '' }])).toEqual([72])
  expect(widths(field)).toEqual([120])
})

it('has room for every text of its dictionary, and gives it up before anything is cut', () => {
  const field = testField('a', '甲', { type: 'select' })
  const options = [
    { value: '1', text: '正常' },
    { value: '2', text: '已冻结待恢复' },
  ] as const
  const [column] = listColumns({ cells: testCells, fields: [field], rows: [{ a: '1' }], optionsOf: () => options })
  expect(column).toMatchObject({ width: 133, least: 72 })
})

it('lets a long text fade before the list scrolls, but no name of a key, no text of a dictionary and no place in a tree', () => {
  const narrowest = (field: ReturnType<typeof testField>, levelOf?: () => number) =>
    listColumns({ cells: testCells, fields: [field], rows: [{ a: '长'.repeat(25) }], optionsOf: () => [], levelOf })[0]?.narrowest
  expect(narrowest(testField('a', '甲'))).toBe(200)
  expect(narrowest(testField('a', '甲'), () => 0)).toBe(399)
  expect(narrowest(testField('a', '甲', { type: 'select' }))).toBe(375)
  expect(narrowest(testField('a', '甲', { type: 'sel_user' }))).toBeGreaterThan(200)
  expect(narrowest(testField('a', '甲', { dict: 'sys_user,realname,id' }))).toBe(375)
})

it('gives up what its author left free where the list lacks room', () => {
  const [column] = listColumns({
    cells: testCells,
    fields: [testField('a', '甲', { width: 240 })],
    rows: [{ a: '大数据审计方法概论' }],
    optionsOf: () => [],
  })
  expect(column).toMatchObject({ width: 240, least: 151, narrowest: 151 })
})

it('keeps what its type asks for where more than a text is drawn, whatever kind of value that is', () => {
  const field = testField('a', '甲', { type: 'rate', kind: 'decimal', settings: { count: 5 } })
  const [column] = listColumns({ cells: testCells, fields: [field], rows: [{ a: 3 }], optionsOf: () => [] })
  expect(column).toMatchObject({ width: 160, least: 160 })
})

it('has room for the text of its own choice where the server sends another one', () => {
  const options = [{ value: 'M', text: '重要消息', color: 'orange' }] as const
  const fields = [testField('a', '甲', { type: 'radio' })]
  const [column] = listColumns({ cells: testCells, fields, rows: [{ a: 'M', a_dictText: '中' }], optionsOf: () => options })
  expect(column?.least).toBe(105)
})

it('grows with other rows and never becomes narrower', () => {
  const known = new ColumnWidths()
  const fields = [testField('a', '甲')]
  const of = (name: string) => listColumns({ cells: testCells, fields, rows: [{ a: name }], optionsOf: () => [], known })[0]?.width
  expect([of('审计局'), of('大数据审计方法概论'), of('审计局')]).toEqual([72, 151, 151])
})

it('gives room to the sum below it', () => {
  const field = testField('a', '甲', { type: 'inputNumber', kind: 'decimal', statistics: ['sum'] })
  expect(widths(field, [{ a: 9_999_999_999 }, { a: 1 }])[0]).toBeGreaterThan(110)
})

it('puts its heading over the column, and draws a link where its field has one', () => {
  const [first, second] = listColumns({
    cells: testCells,
    fields: [testField('a', '甲', { heading: '统计' }), testField('b', '乙', { link: '/x/{a}' })],
    rows: [],
    optionsOf: () => [],
  })
  expect([first?.group, first?.render, second?.group, typeof second?.render]).toEqual([['统计'], undefined, [], 'function'])
})

it('leaves rules, formulas and groups of a form to those who edit', () => {
  const [column] = listColumns({
    cells: testCells,
    fields: [testField('a', '甲', { group: '基本', required: true })],
    rows: [],
    optionsOf: () => [],
  })
  expect([column?.group, column?.required({}), column?.filterable]).toEqual([[], false, false])
})

it('measures titles, texts and sums by the letters that tables are drawn with', () => {
  const letters = new LetterWidths((letter, weight) => (letter === '国' ? 14 : 10) + (weight === 'bold' ? 1 : 0))
  const column = (known?: ColumnWidths) =>
    listColumns({ cells: testCells, fields: [testField('a', '电话')], rows: [{ a: '13800001032' }], optionsOf: () => [], known })[0]?.width
  expect([column(), column(new ColumnWidths(letters))]).toEqual([113, 135])
})
