import { expect, it } from 'vitest'
import { isAmount, withThousands } from './amount'

it.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['-1234567.5', '-1,234,567.5'],
  ['123456.123456', '123,456.123456'],
  ['', ''],
])('writes %s as %s', (text, want) => {
  expect(withThousands(text)).toBe(want)
})

it.each([
  [{}, false],
  [{ precision: 0 }, false],
  [{ precision: 1 }, true],
  [{ precision: 2 }, true],
  [{ precision: 2, thousands: false }, false],
  [{ thousands: true }, true],
  [{ precision: null, thousands: null }, false],
])('takes a number with %j for an amount: %s', (settings, want) => {
  expect(isAmount(settings)).toBe(want)
})
