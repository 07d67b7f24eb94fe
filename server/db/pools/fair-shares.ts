import { errors } from '../../util/errors'
import { LONGEST_WAIT } from './pool'

export interface SharesOptions {
  /** Transactions at once. */
  readonly size: number
  /** Callers that wait at most. */
  readonly longest: number
  /** Milliseconds that a caller waits at most. Default: as long as for a connection. */
  readonly patience?: number | undefined
  /** Milliseconds since some moment. Default the clock. */
  readonly now?: () => number
}

interface Waiting {
  readonly go: () => void
}

/** A tenant that asked for nothing within so many milliseconds is not counted. */
const ACTIVE = 10 * 60_000
/** What one tenant leaves to others, while there are others. */
const RESERVED = 0.2

/**
 * Shares the connections of a pool between tenants. Who waits is served tenant by tenant in turn, so that a long line of one tenant costs
 * others no more than one transaction. While several tenants are at work none of them holds more than four fifths of the connections or
 * half of the line; a tenant that is alone has all of both. Refuses with `away` where the line is full or the wait too long.
 */
export class FairShares {
  private readonly held = new Map<number, number>()
  /** Tenants that wait, the next one first. */
  private readonly lines = new Map<number, Waiting[]>()
  private readonly seen = new Map<number, number>()
  private busy = 0
  private waiting = 0
  private longestLine = 0
  private readonly patience: number
  private readonly now: () => number

  constructor(private readonly options: SharesOptions) {
    this.patience = options.patience ?? LONGEST_WAIT
    this.now = options.now ?? Date.now
  }

  /** Runs the work once it is the tenant's turn. */
  async run<T>(tenant: number, work: () => Promise<T>): Promise<T> {
    await this.enter(tenant)
    try {
      return await work()
    } finally {
      this.leave(tenant)
    }
  }

  /** How many waited at once at most since this was last asked. */
  takeLongestLine(): number {
    const longest = this.longestLine
    this.longestLine = this.waiting
    return longest
  }

  private isShared(tenant: number): boolean {
    const now = this.now()
    this.seen.set(tenant, now)
    for (const [other, at] of this.seen) if (now - at > ACTIVE && !this.held.has(other)) this.seen.delete(other)
    return this.seen.size > 1
  }

  private most(): number {
    const { size } = this.options
    return this.seen.size > 1 ? size - Math.min(size - 1, Math.ceil(size * RESERVED)) : size
  }

  private mayGo(tenant: number): boolean {
    return this.busy < this.options.size && (this.held.get(tenant) ?? 0) < this.most()
  }

  private take(tenant: number): void {
    this.busy++
    this.held.set(tenant, (this.held.get(tenant) ?? 0) + 1)
  }

  private enter(tenant: number): Promise<void> | undefined {
    const shared = this.isShared(tenant)
    if (!this.lines.has(tenant) && this.mayGo(tenant)) {
      this.take(tenant)
      return undefined
    }
    const line = this.lines.get(tenant) ?? []
    const { longest } = this.options
    if (this.waiting >= longest || line.length >= (shared ? longest / 2 : longest)) throw errors.away()
    return this.wait(tenant, line)
  }

  private wait(tenant: number, line: Waiting[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        go: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        this.drop(tenant, waiting)
        reject(errors.away())
      }, this.patience)
      line.push(waiting)
      this.waiting++
      this.longestLine = Math.max(this.longestLine, this.waiting)
      this.lines.set(tenant, line)
    })
  }

  private drop(tenant: number, waiting: Waiting): void {
    const line = (this.lines.get(tenant) ?? []).filter(each => each !== waiting)
    this.waiting--
    if (line.length > 0) this.lines.set(tenant, line)
    else this.lines.delete(tenant)
  }

  private leave(tenant: number): void {
    const left = (this.held.get(tenant) ?? 1) - 1
    this.busy--
    if (left > 0) this.held.set(tenant, left)
    else this.held.delete(tenant)
    this.serve()
  }

  /** Lets go who waits, as far as there is room: each tenant once, then it stands last. */
  private serve(): void {
    for (const [tenant, [next, ...rest]] of [...this.lines]) {
      if (!next || !this.mayGo(tenant)) continue
      this.lines.delete(tenant)
      if (rest.length > 0) this.lines.set(tenant, rest)
      this.waiting--
      this.take(tenant)
      next.go()
    }
  }
}
