import { expect, it } from 'vitest'
import { isDay, isSkipped } from './moments'

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

it.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2024-02-30', false],
  ['2024-13-01', false],
  ['2024-00-10', false],
  ['0000-01-01', false],
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['12024-01-01', false],
  ['2024-1-1', false],
  ['20240101', false],
  ['2024-01-01 00:00:00', false],
  ['today', false],
])('%s is a day of the calendar: %s', (text, day) => {
  expect(isDay(text)).toBe(day)
})
