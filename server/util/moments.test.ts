import { expect, it } from 'vitest'
import { isSkipped } from './moments'

it.each([
  ['1988-04-17 01:59:59', false],
  ['1988-04-17 02:00:00', true],
  ['1988-04-17 02:30:00', true],
  ['1988-04-17 03:00:00', false],
  ['1988-07-01 12:00:00', false],
  ['1988-09-11 01:30:00', false],
  ['1900-01-01 00:00:00', false],
  ['2026-04-19 02:30:00', false],
])('%s was left out by the clocks: %s', (moment, skipped) => {
  expect(isSkipped(moment)).toBe(skipped)
})
