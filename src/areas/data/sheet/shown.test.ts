import { expect, it } from 'vitest'
import { textOf } from './shown'

it.each([
  ['1234567.80', 'decimal', '1,234,567.80'],
  ['-100000000000000.01', 'decimal', '-100,000,000,000,000.01'],
  ['999', 'decimal', '999'],
  [1234.5, 'number', '1,234.5'],
  [1e-7, 'number', '1e-7'],
  [2026, 'whole', '2026'],
  ['12345', 'text', '12345'],
  [null, 'decimal', ''],
  [true, 'boolean', 'true'],
])('%j of a column of %s is shown as %s', (value, type, shown) => {
  expect(textOf(value, type)).toBe(shown)
})
