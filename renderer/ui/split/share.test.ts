import { expect, it } from 'vitest'
import { boundsOf, clampShare, keptShare, shareByKey } from './share'

it.each([
  [1000, 38, 38],
  [1000, 5, 12],
  [1000, 95, 88],
  [1000, 40.06, 40.1],
  // Too little for two: each has half.
  [200, 10, 50],
  [0, 30, 30],
])('in %i pixels a share of %f per cent is %f', (room, wanted, want) => {
  expect(clampShare(wanted, room)).toBe(want)
})

it('keeps the least of both parts', () => {
  expect([boundsOf(1200), boundsOf(100)]).toEqual([
    [10, 90],
    [50, 50],
  ])
})

it.each([
  ['ArrowLeft', false, false, 38],
  ['ArrowRight', false, false, 42],
  ['ArrowRight', true, false, 50],
  ['ArrowUp', false, true, 38],
  ['ArrowDown', true, true, 50],
  ['Home', false, false, 0],
  ['End', false, true, 100],
  // Along the bar.
  ['ArrowUp', false, false, undefined],
  ['ArrowLeft', false, true, undefined],
  ['a', false, false, undefined],
])('%s (Shift: %s, upright: %s) moves 40 to %s', (key, shift, vertical, want) => {
  expect(shareByKey(40, key, { shift, vertical })).toBe(want)
})

it.each([
  [40, 40],
  [0, undefined],
  [100, undefined],
  ['40', undefined],
  [undefined, undefined],
])('what was kept as %o is the share %s', (kept, want) => {
  expect(keptShare(kept)).toBe(want)
})
