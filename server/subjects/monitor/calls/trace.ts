import type { FastifyRequest } from 'fastify'

/** A statement within a call: when it was answered and how long it took, in milliseconds since the call began. */
export interface TracedStatement {
  readonly text: string
  readonly begin: number
  readonly ms: number
}

/** A call that has been answered. */
export interface TracedCall {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly operation: string
  readonly method: string
  /** Of the contract: no value of a caller's stands in it. */
  readonly path: string
  readonly status: number
  readonly ms: number
  readonly failed: boolean
  /** Account, and its tenant; null without a session. */
  readonly username: string | null
  readonly tenantId: number | null
  /** Until the handler began: session, rights and the check of what was sent. Null where it did not come so far. */
  readonly guardMs: number | null
  readonly statements: readonly TracedStatement[]
  readonly more: number
}

const MOST_STATEMENTS = 40
const LONGEST_TEXT = 2000
/** Texts of statements that are kept once for all calls; those of reports never end. */
const MOST_TEXTS = 5000

/** Statements of a transaction's beginning say nothing. */
const isNoise = (text: string) => text === 'begin' || text.startsWith('start transaction')

/** What the pools read at the beginning of a statement. */
const MARK = /^\s*\/\*[^*]*\*\/\s*/

/** The text without the values that stand in it, and without what is said to the pools alone. */
export const withoutValues = (text: string): string =>
  text
    .replace(MARK, '')
    .replace(/'(?:[^']|'')*'/g, "'?'")
    .slice(0, LONGEST_TEXT)

/** The same text for all who ask with an equal one: each statement is composed anew, and a thousand calls would keep as many copies. */
class Texts {
  private readonly known = new Map<string, string>()

  of(text: string): string {
    const known = this.known.get(text)
    if (known !== undefined) return known
    if (this.known.size >= MOST_TEXTS) this.known.clear()
    this.known.set(text, text)
    return text
  }
}

/** How a call was answered; its operation, or the path of its route where it has none. */
type Answered = Pick<TracedCall, 'operation' | 'status' | 'ms'>

/**
 * What a call does, and has done once it has been answered. Its place is taken by a later call when it is no longer among the last ones:
 * a place that lives on costs the server less than one made for each call and thrown away a second later.
 */
export class Trace {
  failed = false
  private began = 0
  /** When its handler began; NaN where it did not come so far. */
  private handled = Number.NaN
  private count = 0
  private readonly texts: string[] = []
  /** Of each statement when it began and how long it took, in milliseconds since the call began. */
  private readonly times: number[] = []
  private call: Omit<TracedCall, 'guardMs' | 'statements' | 'more'> | undefined

  constructor(private readonly shared: Texts) {}

  begin(): void {
    this.began = performance.now()
    this.handled = Number.NaN
    this.count = 0
    this.failed = false
  }

  beginHandler(): void {
    this.handled = performance.now()
  }

  /** Adds a statement that has just been answered. */
  add(text: string, ms: number): void {
    if (isNoise(text)) return
    const { count } = this
    this.count++
    if (count >= MOST_STATEMENTS) return
    this.texts[count] = this.shared.of(text)
    this.times[2 * count] = performance.now() - this.began - ms
    this.times[2 * count + 1] = ms
  }

  /** Keeps how the call was answered. */
  end({ id, method, session, routeOptions }: FastifyRequest, { operation, status, ms }: Answered): void {
    this.call = {
      id,
      at: Date.now() - Math.round(ms),
      operation,
      method,
      path: routeOptions.config.operation?.path ?? operation,
      status,
      ms,
      failed: this.failed,
      username: session?.username ?? null,
      tenantId: session?.tenantId ?? null,
    }
  }

  /** The call, apart from its place; undefined before it was answered. */
  get answered(): TracedCall | undefined {
    if (!this.call) return undefined
    const kept = Math.min(this.count, MOST_STATEMENTS)
    const statement = (n: number) => ({ text: this.texts[n] ?? '', begin: this.times[2 * n] ?? 0, ms: this.times[2 * n + 1] ?? 0 })
    return {
      ...this.call,
      guardMs: Number.isNaN(this.handled) ? null : this.handled - this.began,
      statements: Array.from({ length: kept }, (_, n) => statement(n)),
      more: this.count - kept,
    }
  }
}

/** The last calls of a process, in a ring. */
export class LastCalls {
  private readonly texts = new Texts()
  private readonly ring: Trace[] = []
  private readonly free: Trace[] = []
  private next = 0

  constructor(private readonly most: number) {}

  begin(): Trace {
    const trace = this.free.pop() ?? new Trace(this.texts)
    trace.begin()
    return trace
  }

  /** Keeps a call that was answered, in place of the oldest. */
  keep(trace: Trace): void {
    const oldest = this.ring[this.next]
    if (oldest) this.free.push(oldest)
    this.ring[this.next] = trace
    this.next = (this.next + 1) % this.most
  }

  /** Forgets what was no call. */
  drop(trace: Trace): void {
    this.free.push(trace)
  }

  /** The newest first. */
  all(): readonly TracedCall[] {
    return [...this.ring.slice(this.next), ...this.ring.slice(0, this.next)].reverse().flatMap(({ answered }) => answered ?? [])
  }
}
