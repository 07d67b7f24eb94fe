import { expect, it } from 'vitest'
import { readWhere, splitDict } from './where'

it.each([
  ["status = '1'", [{ column: 'status', operator: 'in', not: false, values: ['1'] }]],
  [
    "a != 'x''y' AND b <> 2",
    [
      { column: 'a', operator: 'in', not: true, values: ["x'y"] },
      { column: 'b', operator: 'in', not: true, values: ['2'] },
    ],
  ],
  [
    "kind in (1, 'b') and name not like '审%'",
    [
      { column: 'kind', operator: 'in', not: false, values: ['1', 'b'] },
      { column: 'name', operator: 'like', not: true, values: ['审%'] },
    ],
  ],
  [
    'pid IS NULL and Note is not null',
    [
      { column: 'pid', operator: 'null', not: false, values: [] },
      { column: 'note', operator: 'null', not: true, values: [] },
    ],
  ],
  ["x='a and b'", [{ column: 'x', operator: 'in', not: false, values: ['a and b'] }]],
])('reads %s', (text, read) => {
  expect(readWhere(text)).toEqual(read)
})

it.each([
  '',
  '1=1',
  'a',
  "a = 'x",
  "a = 'x' or b = 'y'",
  'a = (select 1)',
  "a = 'x'; drop table t",
  "a = 'x' and",
  "a = 'x' b = 'y'",
  "lower(a) = 'x'",
  'a = b',
  'a in ()',
  'a like 1',
  "a = 'x' -- ",
])('does not read %s', text => {
  expect(readWhere(text)).toBeUndefined()
})

it('finds the condition behind the three parts of a dictionary', () => {
  expect(splitDict("t,name,id,kind in ('a','b')")).toEqual({ triple: 't,name,id', where: "kind in ('a','b')" })
  expect(splitDict('t,name,id')).toEqual({ triple: 't,name,id', where: undefined })
  expect(splitDict('t,name,id,')).toEqual({ triple: 't,name,id', where: undefined })
})
