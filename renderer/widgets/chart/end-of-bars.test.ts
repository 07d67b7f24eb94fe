import { expect, it } from 'vitest'
import { endOfBars } from './end-of-bars'

const end = (...values: (number | null)[]) => endOfBars(values.map(value => ({ name: '', values: [value], amounts: [value], row: {} })))

it.each([
  ['bars of a like length', [3, 8, 12, 40], undefined],
  ['one that is ten times as long', [3, 8, 12, 120], undefined],
  ['one that is a thousand times as long', [4, 8, 12, 100_000], 15],
  ['two of them', [4, 8, 12, 10, 90_000, 100_000], 15],
  ['zeros and gaps beside them', [0, null, 4, 8, 12, 100_000], 15],
  ['lengths that grow step by step', [1, 10, 40, 160, 640], undefined],
  ['two bars alone', [1, 100_000], undefined],
  ['none', [], undefined],
])('ends where %s can be compared', (_, values, want) => {
  expect(end(...values)).toBe(want)
})
