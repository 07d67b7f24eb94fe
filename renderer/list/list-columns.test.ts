import { beforeAll, expect, it } from 'vitest'
import { testCells } from '../../tests/helpers/cells'
import { testField } from '../../tests/helpers/screen'
import { listColumns } from './list-columns'

beforeAll(testCells)

const widths = (field: ReturnType<typeof testField>, rows: readonly object[] = []) =>
  listColumns({ fields: [field], rows: rows as never, optionsOf: () => [] }).map(({ width }) => width)

const date = (format: string) => ({ type: 'date', kind: 'date', settings: { format } }) as const

it.each([
  ['a short title', testField('a', '甲'), [], 72],
  ['a long title', testField('a', '课程编码及名称'), [], 136],
  ['a text of the rows', testField('a', '甲'), [{ a: '大数据审计方法概论' }], 151],
  ['the text that the server sent', testField('a', '甲'), [{ a: '1', a_dictText: '大数据审计方法概论' }], 151],
  ['no more than a screen has room for', testField('a', '甲'), [{ a: '长'.repeat(99) }], 400],
  ['what is shown of a text', testField('a', '甲', { ellipsis: 4 }), [{ a: '长'.repeat(99) }], 105],
  ['a date', testField('a', '甲', date('YYYY-MM-DD')), [{ a: '2024-02-29' }], 120],
  ['a date that is written out', testField('a', '甲', { ...date('YYYY年MM月DD日 00时00分'), width: 120 }), [{ a: '2024-02-29' }], 197],
  ['its type says of documents', testField('a', '甲', { type: 'code' }), [{ a: 'select '.repeat(40) }], 200],
  ['its type says of what is drawn', testField('a', '甲', { type: 'rate', kind: 'decimal', settings: { count: 5 } }), [{ a: 3 }], 160],
  ['what its author says', testField('a', '甲', { width: 60 }), [{ a: '大数据审计方法概论' }], 60],
])('is as wide as %s', (_, field, rows, want) => {
  expect(widths(field, rows)).toEqual([want])
})

it('gives room to the sum below it', () => {
  const field = testField('a', '甲', { type: 'inputNumber', kind: 'decimal', statistics: ['sum'] })
  expect(widths(field, [{ a: 9_999_999_999 }, { a: 1 }])[0]).toBeGreaterThan(110)
})

it('puts its heading over the column, and draws a link where its field has one', () => {
  const [first, second] = listColumns({
    fields: [testField('a', '甲', { heading: '统计' }), testField('b', '乙', { link: '/x/{a}' })],
    rows: [],
    optionsOf: () => [],
  })
  expect([first?.group, first?.render, second?.group, typeof second?.render]).toEqual([['统计'], undefined, [], 'function'])
})

it('leaves rules, formulas and groups of a form to those who edit', () => {
  const [column] = listColumns({ fields: [testField('a', '甲', { group: '基本', required: true })], rows: [], optionsOf: () => [] })
  expect([column?.group, column?.required({}), column?.filterable]).toEqual([[], false, false])
})
