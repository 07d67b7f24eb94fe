import { expect, it } from 'vitest'
import { rangeOf } from './date-range'

// A Thursday, early in the morning of GMT+8 and still Wednesday in UTC.
const NOW = new Date('2026-01-01T01:30:00+08:00')

it.each([
  ['jt', '2026-01-01', '2026-01-01'],
  ['zt', '2025-12-31', '2025-12-31'],
  ['bz', '2025-12-29', '2026-01-04'],
  ['sz', '2025-12-22', '2025-12-28'],
  ['by', '2026-01-01', '2026-01-31'],
  ['sy', '2025-12-01', '2025-12-31'],
  ['7day', '2025-12-26', '2026-01-01'],
])('%s is from %s to %s', (key, first, last) => {
  expect(rangeOf(key, NOW)).toEqual({ begin: `${first} 00:00:00`, end: `${last} 23:59:59` })
})

it('begins a week on Monday, also on a Sunday', () => {
  expect(rangeOf('bz', new Date('2026-01-04T12:00:00+08:00'))?.begin).toBe('2025-12-29 00:00:00')
})

it.each(['', 'zdy', 'constructor'])('knows no range called "%s"', key => {
  expect(rangeOf(key, NOW)).toBeUndefined()
})
