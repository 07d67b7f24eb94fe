import type { ExpiringStorage } from './expiring-storage'
import { KEYS } from './keys'

/** Between two notes in the storage that windows share, in milliseconds. */
const NOTED_EVERY = 5_000
/** A call this long after the user's last doing was made by the page itself: timers, sockets, what other users changed. */
const OWN_DOING = 60_000

/** When the user last did something, in any window of this browser. Times are milliseconds since 1970. */
export class Activity {
  private own: number
  private noted = 0

  constructor(
    private readonly storage: Pick<ExpiringStorage, 'get' | 'set'>,
    private readonly now: () => number = Date.now,
  ) {
    // Opening a page is a doing.
    this.own = now()
  }

  /** The user has done something just now. */
  note(): void {
    this.own = this.now()
    if (Math.abs(this.own - this.noted) < NOTED_EVERY) return
    this.noted = this.own
    this.storage.set(KEYS.active, this.own)
  }

  /** Never later than now. Notes of the future were made before the clock was set back: their user was active until now, and no longer. */
  last(): number {
    const [now, stored] = [this.now(), this.storage.get(KEYS.active)]
    const elsewhere = typeof stored === 'number' ? stored : 0
    if (elsewhere > now) this.storage.set(KEYS.active, now)
    if (this.own > now) this.own = now
    return Math.min(now, Math.max(this.own, elsewhere))
  }

  /** Whether a call made now may be the user's. */
  isInUse(): boolean {
    return this.now() - this.last() < OWN_DOING
  }
}
