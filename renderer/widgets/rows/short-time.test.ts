import { expect, it } from 'vitest'
import { shortTime } from './short-time'

it.each([
  ['2026-11-21 09:30:00', '09:30'],
  ['2026-11-20 09:30:00', '11-20 09:30'],
  ['2025-11-20 09:30:00', '2025-11-20'],
  ['2026-11-20', '11-20'],
  ['2026-11-21', '11-21'],
  ['soon', 'soon'],
])('shows %s as %s', (time, text) => {
  expect(shortTime(time, '2026-11-21')).toBe(text)
})
