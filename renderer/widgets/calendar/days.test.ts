import { expect, it } from 'vitest'
import { monthOf, rowsByDay } from './days'

it.each([
  [{ from: '2026-02-27 08:00:00', to: '2026-03-01' }, ['2026-02-27', '2026-02-28', '2026-03-01']],
  [{ from: '2026-02-27' }, ['2026-02-27']],
  [{ from: '2026-02-27', to: '2026-02-01' }, ['2026-02-27']],
  [{ from: null }, []],
  [{ from: 'soon', to: '2026-03-01' }, []],
])('puts %j on %j', (row, days) => {
  expect([...rowsByDay([row], { date: 'from', until: 'to' }).keys()]).toEqual(days)
})

it('ends what lasts for ever', () => {
  expect(rowsByDay([{ from: '2026-01-01', to: '9999-12-31' }], { date: 'from', until: 'to' }).size).toBe(366)
})

it('knows the bounds of a month', () => {
  expect(monthOf('2024-02-10')).toEqual({ month: '2024-02', begin: '2024-02-01', end: '2024-02-29' })
})
