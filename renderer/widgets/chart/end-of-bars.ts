import type { ChartPoint } from './points'

/** A bar this many times as long as the middle one, and as the longest of the others, makes dots of them. */
const [OF_MIDDLE, OF_NEXT] = [20, 5]
/** Room that the longest of the others leaves. */
const ROOM = 1.25

/**
 * Where the axis of bars ends before the longest of them does: a few that are far longer than all others would flatten those to
 * lines that cannot be compared. Undefined: every bar is drawn whole.
 */
export function endOfBars(points: readonly ChartPoint[]): number | undefined {
  const sizes = points
    .flatMap(({ values }) => values)
    .filter(value => value !== null && value > 0)
    .toSorted((one, other) => Number(one) - Number(other)) as readonly number[]
  const middle = sizes[Math.floor((sizes.length - 1) / 2)]
  if (middle === undefined || sizes.length < 3) return undefined
  const usual = sizes.filter(size => size <= middle * OF_MIDDLE)
  const [longest = middle, next] = [usual.at(-1), sizes[usual.length]]
  if (next === undefined || next < longest * OF_NEXT) return undefined
  return longest * ROOM
}
