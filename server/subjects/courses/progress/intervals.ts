/** A part of a lesson, in seconds from its beginning. */
export interface Interval {
  readonly start: number
  readonly end: number
}

/** The fastest that players of video and sound go. */
const MAX_SPEED = 2
/** Seconds of time that one report may be about: what was watched during a longer outage comes in several. */
const MAX_ELAPSED = 120
/** A share of a lesson that counts as all of it: the end of a recording is seldom watched. */
const ENOUGH = 0.9
/** Players say a little more than the length that was written down. */
const LENGTH_SLACK = 1

const round = (seconds: number) => Math.round(seconds * 100) / 100

/** The same seconds in as few intervals as there are, none of them twice, in their order. */
export function joinIntervals(intervals: readonly Interval[]): readonly Interval[] {
  const joined: Interval[] = []
  for (const { start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && start <= last.end) joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, end) }
    else joined.push({ start, end })
  }
  return joined.map(({ start, end }) => ({ start: round(start), end: round(end) }))
}

/** How many seconds lie in intervals that were joined. */
export const lengthOf = (joined: readonly Interval[]): number => round(joined.reduce((sum, { start, end }) => sum + end - start, 0))

/** Intervals as far as they lie within a lesson of so many seconds; undefined where one is reversed, empty or beyond its end. */
export function withinLesson(intervals: readonly Interval[], seconds: number): readonly Interval[] | undefined {
  if (intervals.some(({ start, end }) => !(start >= 0 && start < end && end <= seconds + LENGTH_SLACK))) return undefined
  return intervals.map(({ start, end }) => ({ start, end: Math.min(end, seconds) })).filter(({ start, end }) => start < end)
}

/** How many seconds more can have been watched within so many seconds of the clock; `read`: what has no speed, such as a document. */
export const mostWatched = (elapsed: number, read: boolean): number => Math.min(Math.max(elapsed, 0), MAX_ELAPSED) * (read ? 1 : MAX_SPEED)

/** Whether so much of a lesson was watched that it is finished. */
export const isEnough = (covered: number, seconds: number): boolean => covered >= seconds * ENOUGH
