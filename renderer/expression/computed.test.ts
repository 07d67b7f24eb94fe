import { expect, it } from 'vitest'
import { type Computable, computedOrder, computedRows } from './computed'
import { parseExpression } from './parse'

/** A field of a kind, or one with an expression. */
const plain = (name: string, kind = 'text', fields?: readonly Computable[]): Computable => ({ name, kind, fields })
const computed = (name: string, text: string): Computable => ({ name, kind: 'number', value: parseExpression(text).expression })

it.each<[string, readonly Computable[], readonly string[]]>([
  ['no field', [plain('a')], []],
  ['a field with an expression', [plain('a'), computed('b', '1')], ['b']],
  ['fields that read others before them', [computed('c', 'b'), computed('b', 'a'), computed('a', '1')], ['a', 'b', 'c']],
  ['fields that read others by the form', [computed('b', 'form.a'), computed('a', 'form')], ['a', 'b']],
  ['fields that read each other once', [computed('a', 'b'), computed('b', 'a')], ['b', 'a']],
  ['rows with such fields', [plain('lines', 'rows', [plain('x'), computed('y', 'x')])], ['lines']],
  ['no rows without them', [plain('lines', 'rows', [plain('x')]), plain('none', 'rows')], []],
  ['nothing that is no rows', [plain('part', 'object', [computed('y', '1')])], []],
  [
    'rows behind what they read of the form, not of themselves',
    [plain('lines', 'rows', [plain('x'), computed('y', 'form.rate * other + form')]), computed('other', '1'), computed('rate', '2')],
    ['rate', 'lines', 'other'],
  ],
])('computes %s', (_, fields, names) => {
  expect(computedOrder(fields).map(({ name }) => name)).toEqual(names)
})

it('computes each row by its own fields and by the place', () => {
  const fields = [plain('n'), computed('twice', 'once * 2'), computed('once', 'n + base + row.n'), computed('none', 'unheard')]
  const rows = [{ n: 1 }, { n: 2, once: 'old' }]
  expect(computedRows(fields, rows, { base: 10 }, () => 'failed')).toEqual([
    { n: 1, once: 12, twice: 24, none: null },
    { n: 2, once: 14, twice: 28, none: null },
  ])
  expect(rows).toEqual([{ n: 1 }, { n: 2, once: 'old' }])
})

it('says of a field that fails what it is told to', () => {
  const fields = [computed('a', "row['const' + 'ructor']"), computed('b', '1'), plain('lines', 'rows', [computed('c', '1')])]
  expect(computedRows(fields, [{}], {}, error => (error as Error).message)).toEqual([{ a: '"constructor" cannot be read', b: 1 }])
})
