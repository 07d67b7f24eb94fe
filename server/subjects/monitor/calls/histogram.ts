/** Steps of a factor of ten: times are known to 12 per cent. */
const STEPS = 20
/** From 0.1 ms to 1000 s. */
const FIRST = -STEPS
const LAST = 6 * STEPS

/** Counts by step of time; absent steps are none. */
export type Steps = Readonly<Record<number, number>>

/** The step that a time in milliseconds counts in: the lowest whose end it does not exceed. */
export const stepOf = (ms: number): number =>
  Math.min(LAST, Math.max(FIRST, Math.ceil(Math.log10(Math.max(ms, Number.MIN_VALUE)) * STEPS - 1e-9)))

/** Milliseconds at which a step ends. */
export const endOf = (step: number): number => 10 ** (step / STEPS)

/** The time below which such a part of the counted lies, in milliseconds, at most 12 per cent too long; 0 where nothing was counted. */
export function quantile(steps: Steps, part: number): number {
  const found = Object.entries(steps)
    .map(([step, count]) => [Number(step), count] as const)
    .sort(([a], [b]) => a - b)
  const wanted = part * found.reduce((sum, [, count]) => sum + count, 0)
  let seen = 0
  for (const [step, count] of found) {
    seen += count
    if (seen >= wanted) return endOf(step)
  }
  return 0
}
