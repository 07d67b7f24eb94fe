import { errors } from '../util/errors'

interface Bucket {
  /** Calls that are left. */
  level: number
  /** Milliseconds since 1970. */
  at: number
}

/** Users whose calls are counted at once; full buckets are forgotten first. */
const MOST_KNOWN = 10_000
/** Seconds of calls that may come at once. */
const BURST_SECONDS = 60

/**
 * Counts the calls of signed-in users: `perSecond` on average, those of a minute at once. Counted in this process: a user of an
 * installation of several has as many buckets.
 */
export class CallLimits {
  private readonly buckets = new Map<string, Bucket>()

  constructor(
    private readonly perSecond: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Refuses with `tooOften` a call for which nothing is left. */
  take(userId: string): void {
    const now = this.now()
    const full = this.perSecond * BURST_SECONDS
    const bucket = this.buckets.get(userId) ?? { level: full, at: now }
    const level = Math.min(full, bucket.level + ((now - bucket.at) / 1000) * this.perSecond)
    const left = level - 1
    if (!this.buckets.has(userId) && this.buckets.size >= MOST_KNOWN) this.forget(now)
    this.buckets.set(userId, { level: Math.max(0, left < 0 ? level : left), at: now })
    if (left < 0) throw errors.tooOften(Math.max(1, Math.ceil(-left / this.perSecond)))
  }

  /** Buckets that are full again say nothing. */
  private forget(now: number): void {
    for (const [userId, { at }] of this.buckets) if (now - at > BURST_SECONDS * 1000) this.buckets.delete(userId)
  }
}
