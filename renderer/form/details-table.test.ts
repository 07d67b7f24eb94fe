import { expect, it } from 'vitest'
import { fieldModel } from '../../tests/helpers/models'
import { linesOf } from './details-table'

const item = (key: string, span: number) => ({ key, field: fieldModel(key, { span }), row: {} })

it.each<[string, number, [string, number][], string[]]>([
  [
    'side by side',
    2,
    [
      ['a', 1],
      ['b', 1],
    ],
    ['a1 b1'],
  ],
  [
    'over the whole line',
    2,
    [
      ['a', 2],
      ['b', 1],
      ['c', 1],
    ],
    ['a2', 'b1 c1'],
  ],
  [
    'with what is left of a line',
    3,
    [
      ['a', 1],
      ['b', 3],
      ['c', 2],
    ],
    ['a3', 'b3', 'c3'],
  ],
  [
    'no wider than there are columns',
    1,
    [
      ['a', 4],
      ['b', 1],
    ],
    ['a1', 'b1'],
  ],
  ['not at all', 2, [], []],
])('puts fields %s', (_, columns, fields, want) => {
  const lines = linesOf(
    fields.map(([key, span]) => item(key, span)),
    columns,
  )
  expect(lines.map(line => line.map(({ item, span }) => `${item.key}${span}`).join(' '))).toEqual(want)
})
