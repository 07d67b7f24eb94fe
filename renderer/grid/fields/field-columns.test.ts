import { expect, it } from 'vitest'
import { testField } from '../../../tests/helpers/screen'
import { layColumns } from '../engine/column-layout'
import { fieldColumns } from './field-columns'

const fields = [
  testField('share', '份额', { width: '20%' }),
  testField('fixed', '定宽', { width: 90 }),
  testField('gone', '隐藏', { width: 0 }),
  testField('moment', '时刻', { type: 'datetime' }),
  testField('rest', '其余'),
]

it('gives columns the widths of their fields: pixels, shares of the room, and the room that a type needs', () => {
  const { columns } = layColumns(fieldColumns(fields), undefined, 1000)
  expect(columns.map(({ column, width }) => [column.key, width])).toEqual([
    ['share', 200],
    ['fixed', 90],
    ['moment', 200],
    ['rest', expect.any(Number)],
  ])
})

it('lets no width of an author cut a title with its signs', () => {
  const given = [
    testField('narrow', '最多尝试次数', { width: 60 }),
    testField('helped', '最多尝试次数', { width: 60, help: '说明' }),
    testField('required', '最多尝试次数', { width: 60, required: true }),
    testField('gone', '隐藏', { width: 0 }),
  ]
  expect(fieldColumns(given).map(({ width }) => width)).toEqual([122, 146, 134, 0])
})

it('leaves out the columns that a person may not see, and those of other views', () => {
  expect(fieldColumns(fields, { excluded: ['share', 'rest'], view: 'list' }).map(({ key }) => key)).toEqual(['fixed', 'gone', 'moment'])
  expect(fieldColumns(fields, { view: 'query' })).toEqual([])
})
