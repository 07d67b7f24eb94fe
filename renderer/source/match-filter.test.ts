import { describe, expect, it } from 'vitest'
import { compareValues, matchesQuery } from './match-filter'

const row = { name: '王小明', age: 9, level: 'a', made: '2024-02-29 08:00:00', none: null }

describe('matching a row in memory', () => {
  it.each([
    [{ name: '*小*' }, true],
    [{ name: '王*' }, true],
    [{ name: '*明' }, true],
    [{ name: '小' }, false],
    [{ name: '王小明' }, true],
    [{ name: '!王小明' }, false],
    [{ level: 'a,b' }, true],
    [{ level: ',b,c,' }, false],
    [{ level_MultiString: 'b,c' }, false],
    [{ age_begin: '10' }, false],
    [{ age_begin: '8', age_end: '9' }, true],
    [{ age_begin: '9' }, true],
    [{ age_end: '9' }, true],
    [{ made_begin: '2024-02-29 08:00:00' }, true],
    [{ made_begin: '2024-02-29 08:00:01' }, false],
    [{ made_begin: '2024-02-29', made_end: '2024-02-29' }, true],
    [{ made_end: '2024-02-28' }, false],
    [{ none_begin: '1' }, false],
    [{ name: '' }, true],
    [{ name: '王*', level: 'b' }, false],
  ])('decides %o as %s', (filters, want) => {
    expect(matchesQuery(row, filters)).toBe(want)
  })

  it.each([
    ['gt', false],
    ['ge', true],
    ['lt', false],
    ['le', true],
  ] as const)('decides %s of what is equal as %s', (operator, want) => {
    for (const [field, value] of [
      ['age', '9.0'],
      ['level', 'a'],
    ] as const) {
      expect([field, matchesQuery(row, {}, { match: 'and', conditions: [{ field, operator, value }] })]).toEqual([field, want])
    }
  })

  it.each([
    ['and', false],
    ['or', true],
  ] as const)('joins the lines of an advanced query by %s', (match, want) => {
    const conditions = [
      { field: 'age', operator: 'gt' as const, value: '8' },
      { field: 'level', operator: 'ne' as const, value: 'a' },
    ]
    expect(matchesQuery(row, {}, { match, conditions })).toBe(want)
  })

  it.each([
    [
      {
        match: 'and',
        conditions: [
          { field: 'age', operator: 'gt', value: '8' },
          {
            match: 'or',
            conditions: [
              { field: 'level', operator: 'eq', value: 'b' },
              { field: 'name', operator: 'like', value: '小' },
            ],
          },
        ],
      },
      true,
    ],
    [
      {
        match: 'and',
        conditions: [
          { field: 'age', operator: 'gt', value: '8' },
          { match: 'or', conditions: [{ field: 'level', operator: 'eq', value: 'b' }] },
        ],
      },
      false,
    ],
    [{ match: 'or', conditions: [{ field: 'parts,code', operator: 'eq', value: 'x' }] }, true],
    [
      {
        match: 'or',
        conditions: [
          { field: 'parts,code', operator: 'eq', value: 'z' },
          { field: 'age,code', operator: 'eq', value: '9' },
        ],
      },
      false,
    ],
  ] as const)('takes groups and rows of a row for what they are: %o', (advanced, want) => {
    expect(matchesQuery({ ...row, parts: [{ code: 'y' }, { code: 'x' }] }, {}, advanced)).toBe(want)
  })
})

it.each([
  [9, 10, -1],
  ['9', '10', -1],
  ['b', 'a', 1],
  [null, 1, -1],
  ['', null, 0],
  ['12345678901234567.81', '12345678901234567.80', 1],
  ['9007199254740993', 9007199254740992, 1],
  ['12345678901234567.80', '12345678901234567.8', 0],
  ['0x10', '9', -1],
])('orders %o and %o', (left, right, sign) => {
  expect(Math.sign(compareValues(left, right))).toBe(sign)
})

it.each([
  ['eq', 12.5, '12.50', true],
  ['ne', 12.5, '12.50', false],
  ['eq', '12345678901234567.80', '12345678901234567.8', true],
  ['eq', '12345678901234567.80', '12345678901234567.81', false],
  ['gt', '12345678901234567.81', '12345678901234567.80', true],
  ['in', '12345678901234567.80', '1,12345678901234567.8', true],
  ['eq', '007', '7', false],
  ['eq', '110101199003070010', '0110101199003070010', false],
] as const)('decides %s of %o and %s by all digits', (operator, held, value, want) => {
  expect(matchesQuery({ held }, {}, { match: 'and', conditions: [{ field: 'held', operator, value }] })).toBe(want)
})
