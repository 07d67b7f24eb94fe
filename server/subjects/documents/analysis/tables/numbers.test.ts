import { expect, it } from 'vitest'
import { cellOf, figureOf, formatOf, isFigures } from './numbers'

it.each([
  ['1,234.50', 1234.5],
  ['-3', -3],
  ['0', 0],
  ['0.5', 0.5],
  ['001', undefined],
  ['00.5', undefined],
  ['6222021234567890123', undefined],
  ['2024-05-06', undefined],
  ['12%', undefined],
  ['', undefined],
])('reads %s as %o', (text, figure) => expect(figureOf(text)).toBe(figure))

it.each([
  [['1', '2,000.00', '—', ''], true, '#,##0.00'],
  [['1', '2'], true, '0'],
  // One code among them: all stay texts, so that none loses its zeros.
  [['1', '002'], false, '0'],
  [['合计', '3'], false, '0'],
  [['', '-'], false, '0'],
] as const)('a column %o holds figures alone: %o', (column, figures, format) => {
  expect(isFigures(column)).toBe(figures)
  if (figures) expect(formatOf(column)).toBe(format)
})

it('keeps what stands for no figure', () => expect([cellOf('—', true), cellOf('', true), cellOf('1,5', false)]).toEqual(['—', null, '1,5']))
