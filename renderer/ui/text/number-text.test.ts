import { expect, it } from 'vitest'
import { numberText, shortNumber } from './number-text'

it.each([
  [1234567, 0, '1,234,567'],
  ['12.5', 2, '12.50'],
  [0, 0, '0'],
  [1.005, 2, '1.01'],
  ['12345678901234567890.125', 2, '12,345,678,901,234,567,890.13'],
  [null, 0, '–'],
  ['', 0, '–'],
  ['x', 0, '–'],
  [Number.NaN, 0, '–'],
])('shows %s with %s digits as %s', (value, precision, text) => {
  expect(numberText(value, precision)).toBe(text)
})

it('shortens what stands at an axis', () => {
  expect([shortNumber(12_345), shortNumber(999)]).toEqual(['1.2万', '999'])
})
