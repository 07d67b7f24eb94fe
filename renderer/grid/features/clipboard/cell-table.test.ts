import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCellTable, writeCellTable } from './cell-table'

it.each([
  ['', []],
  ['a', [['a']]],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['\t', [['', '']]],
  ['"two\nlines"\tb', [['two\nlines', 'b']]],
  ['"say ""yes"""', [['say "yes"']]],
  ['"tab\there"\r\nx', [['tab\there'], ['x']]],
  ['12" nails\tb', [['12" nails', 'b']]],
  ['"not closed\tb', [['"not closed', 'b']]],
  ['"a" and b\tc', [['"a" and b', 'c']]],
  ['a\rb', [['a'], ['b']]],
])('reads %j', (text, table) => {
  expect(readCellTable(text)).toEqual(table)
})

it('reads back whatever it writes', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', '中', ' ', '=') })
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(table, cells => {
      // A last line of one empty cell is a line end and nothing more.
      fc.pre(cells.at(-1)?.join('\t') !== '')
      expect(readCellTable(writeCellTable(cells))).toEqual(cells)
    }),
  )
})
