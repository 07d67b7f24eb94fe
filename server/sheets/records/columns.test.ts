import { describe, expect, it } from 'vitest'
import { entity, field } from '../../../tests/helpers/entities'
import { readSheet } from '..'
import { sheetColumns } from './columns'

const sexes = [
  { value: '1', text: '男' },
  { value: '2', text: '女' },
]
const columns = sheetColumns(
  entity([
    field({ name: 'name', title: '姓名', required: true }),
    field({ name: 'sex', title: '性别', type: 'list_multi' }),
    field({ name: 'day', title: '日期', type: 'date', kind: 'date', settings: { format: 'YYYY-MM-DD' } }),
    field({ name: 'state', title: '状态', default: 0 }),
  ]),
  'import',
  new Map([['sex', sexes]]),
)
const read = (...cells: string[][]) =>
  readSheet(
    cells.map((row, index) => ({ number: index + 1, cells: row })),
    columns,
  )

it('writes amounts as spreadsheets write them', () => {
  const formats = sheetColumns(
    entity([
      field({ name: 'fee', type: 'inputNumber', kind: 'decimal', settings: { precision: 2 } }),
      field({ name: 'year', type: 'inputNumber', kind: 'integer', settings: { precision: 0 } }),
      field({ name: 'count', type: 'inputNumber', kind: 'integer', settings: { precision: 0, thousands: true } }),
    ]),
    'export',
    new Map(),
  ).map(({ format }) => format)
  expect(formats).toEqual(['#,##0.00', undefined, '#,##0'])
})

describe('readSheet', () => {
  it('finds the header below its titles, in any order and with stars', () => {
    expect(read(['讲师管理', ''], ['说明', ''], ['性别', '* 姓名'], ['女', '王芳'])).toEqual({
      records: [{ row: 4, record: { sex: '2', name: '王芳' }, messages: [] }],
    })
  })

  it('leaves an empty cell to the default of its field', () => {
    expect(read(['姓名', '性别', '状态'], ['王芳', '', ''])).toEqual({
      records: [{ row: 2, record: { name: '王芳', sex: null }, messages: [] }],
    })
  })

  it.each([
    ['a value in place of its text', '1', { record: { name: '王芳', sex: '1' }, messages: [] }],
    ['several texts', '男,女', { record: { name: '王芳', sex: '1,2' }, messages: [] }],
    ['an unknown text', '未知', { record: { name: '王芳' }, messages: ['性别：“未知”无法识别'] }],
  ])('reads %s', (_, text, wanted) => {
    expect(read(['姓名', '性别'], ['王芳', text])).toEqual({ records: [{ row: 2, ...wanted }] })
  })

  it.each([
    [
      'no header',
      [
        ['甲', '乙'],
        ['1', '2'],
      ],
      '未找到表头，请使用导入模板（需要的列：姓名、性别、日期、状态）',
    ],
    ['no required column', [['性别'], ['男']], '缺少必填列“姓名”'],
    ['no rows', [['姓名', '性别']], '文件中没有数据'],
    ['nothing', [], '未找到表头，请使用导入模板（需要的列：姓名、性别、日期、状态）'],
  ])('refuses a sheet with %s', (_, rows, message) => {
    expect(read(...rows)).toEqual({ message })
  })
})
