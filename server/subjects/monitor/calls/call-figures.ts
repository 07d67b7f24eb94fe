import { quantile, type Steps, stepOf } from './histogram'

/** What is counted of the calls of one operation. */
export interface CallCounts {
  /** How many calls. */
  calls: number
  /** Of them those that failed as none should: status 500 and above without a message of ours. */
  errors: number
  /** Milliseconds of all together. */
  time: number
  steps: Record<number, number>
}

/** By operation. */
export type CallFigures = Readonly<Record<string, CallCounts>>

export const noCalls = (): CallCounts => ({ calls: 0, errors: 0, time: 0, steps: {} })

/** Adds one call. */
export function count(counts: CallCounts, ms: number, failed: boolean): void {
  const step = stepOf(ms)
  counts.calls++
  counts.time += ms
  if (failed) counts.errors++
  counts.steps[step] = (counts.steps[step] ?? 0) + 1
}

function add(to: CallCounts, { calls, errors, time, steps }: CallCounts): void {
  to.calls += calls
  to.errors += errors
  to.time += time
  for (const [step, many] of Object.entries(steps)) to.steps[Number(step)] = (to.steps[Number(step)] ?? 0) + many
}

/** What was counted after such a state of the same counts. */
export function since(now: CallFigures, then: CallFigures): CallFigures {
  const found = Object.entries(now).flatMap(([operation, counts]) => {
    const former = then[operation] ?? noCalls()
    if (counts.calls === former.calls) return []
    const steps = Object.entries(counts.steps).flatMap(([step, many]) => {
      const more = many - (former.steps[Number(step)] ?? 0)
      return more > 0 ? [[step, more] as const] : []
    })
    const less = (name: 'calls' | 'errors' | 'time') => counts[name] - former[name]
    const rest: CallCounts = { calls: less('calls'), errors: less('errors'), time: less('time'), steps: Object.fromEntries(steps) }
    return [[operation, rest] as const]
  })
  return Object.fromEntries(found)
}

/** The figures of several periods or servers as one. */
export function merged(all: readonly CallFigures[]): CallFigures {
  const sums: Record<string, CallCounts> = {}
  for (const figures of all) {
    for (const [operation, counts] of Object.entries(figures)) {
      const sum = sums[operation] ?? noCalls()
      sums[operation] = sum
      add(sum, counts)
    }
  }
  return sums
}

/** All operations as one. */
export function total(figures: CallFigures): CallCounts {
  const sum = noCalls()
  for (const counts of Object.values(figures)) add(sum, counts)
  return sum
}

/** Median, 95th and 99th percentile in milliseconds. */
export const percentiles = (steps: Steps) => ({ p50: quantile(steps, 0.5), p95: quantile(steps, 0.95), p99: quantile(steps, 0.99) })
