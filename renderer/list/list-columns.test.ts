import { beforeAll, expect, it } from 'vitest'
import { testCells } from '../../tests/helpers/cells'
import { testField } from '../../tests/helpers/screen'
import { listColumns } from './list-columns'

beforeAll(testCells)

const widths = (field: ReturnType<typeof testField>, rows: readonly object[] = []) =>
  listColumns({ fields: [field], rows: rows as never, optionsOf: () => [] }).map(({ width }) => width)

it.each([
  ['a short title', testField('a', '甲'), [], 72],
  ['a long title', testField('a', '课程编码及名称'), [], 136],
  ['a text of the rows', testField('a', '甲'), [{ a: '大数据审计方法概论' }], 151],
  ['the text that the server sent', testField('a', '甲'), [{ a: '1', a_dictText: '大数据审计方法概论' }], 151],
  ['no more than a screen has room for', testField('a', '甲'), [{ a: '长'.repeat(99) }], 400],
  ['what is shown of a text', testField('a', '甲', { ellipsis: 4 }), [{ a: '长'.repeat(99) }], 105],
  ['what its author says', testField('a', '甲', { width: 60 }), [{ a: '大数据审计方法概论' }], 60],
])('is as wide as %s', (_, field, rows, want) => {
  expect(widths(field, rows)).toEqual([want])
})

it('gives room to the sum below it', () => {
  const field = testField('a', '甲', { type: 'inputNumber', kind: 'decimal', statistics: ['sum'] })
  expect(widths(field, [{ a: 9_999_999_999 }, { a: 1 }])[0]).toBeGreaterThan(110)
})

it('leaves rules, formulas and groups of a form to those who edit', () => {
  const [column] = listColumns({ fields: [testField('a', '甲', { group: '基本', required: true })], rows: [], optionsOf: () => [] })
  expect([column?.group, column?.required({}), column?.filterable]).toEqual([[], false, false])
})
