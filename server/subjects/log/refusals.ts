import { operateTypeOf } from './operate-type'
import { type Database, FAULT, OPERATION } from './repository'
import { LOG_LINES } from './texts'
import { LineWriter, type Row } from './writer'

/** A call that was refused, or that failed as no call should: who called what from where, and the name of the error. */
export interface Refusal {
  readonly tenantId: number
  /** Null without a session. */
  readonly userid: string | null
  readonly username: string | null
  /** Null for what many addresses did. */
  readonly ip: string | null
  /** Operation id, or the path of a route that stands in no contract. */
  readonly operation: string
  /** The path as the contract writes it: it holds no value of the request. */
  readonly path: string
  readonly httpMethod: string
  readonly kind: string
  readonly trace: string
  /** Of a failure: what the program says of it. Absent for what was refused. */
  readonly fault?: string
}

/** Bounds of the log, for `windowMs` milliseconds. */
export interface RefusalLimits {
  /** Different refusals of one caller that have lines of their own; the rest is counted in one. */
  readonly linesOfCaller: number
  /** The same of all callers of this process. */
  readonly lines: number
  readonly windowMs: number
  /** Lines that wait for a database that is away; more are dropped. */
  readonly waiting: number
}

const USUAL: RefusalLimits = { linesOfCaller: 20, lines: 1000, windowMs: 60_000, waiting: 5000 }

/** Equal refusals of one caller within one window. */
interface Group {
  readonly caller: string
  readonly first: Refusal
  readonly since: number
  /** Collects what has no line of its own. */
  readonly rest: boolean
  written: boolean
  pending: number
}

const callerOf = ({ tenantId, userid, ip }: Refusal) => (userid === null ? `ip ${ip}` : `user ${tenantId} ${userid}`)

/** Calls without a session differ by address alone: a scanner of all paths is one line. */
const groupOf = ({ userid, operation, kind }: Refusal) => (userid === null ? kind : `${kind} ${operation}`)

const clock = (time: number) => new Date(time).toLocaleTimeString('sv-SE', { timeZone: 'Asia/Shanghai' })

function rowOf({ first, since, rest, written, pending }: Group): Row {
  const { tenantId, userid, username, ip, operation, path, httpMethod, kind, trace, fault } = first
  const said = fault === undefined ? LOG_LINES.refused(`${httpMethod} ${path}`, kind) : LOG_LINES.failed(`${httpMethod} ${path}`, kind)
  const text = rest ? LOG_LINES.moreRefused : said
  const operateType = operateTypeOf(httpMethod, path)
  const call = rest ? {} : { method: operation, requestUrl: path, requestType: httpMethod, operateType, trace }
  const why = fault === undefined ? { logType: OPERATION, refused: kind } : { logType: FAULT, error: fault }
  return {
    actor: { tenantId, username: username ?? '', orgCode: null },
    line: {
      ...call,
      ...why,
      logContent: written || rest ? LOG_LINES.again(text, clock(since), pending) : text,
      userid,
      username,
      ip,
      times: pending,
    },
  }
}

/**
 * Writes refused calls to the log, behind the answers: a call only notes, so that neither a slow log nor a caller who hangs up changes
 * anything. The first of equal refusals has its line at once, the others of its minute one more line that says how many.
 */
export class RefusalLog {
  private readonly groups = new Map<string, Group>()
  private readonly linesBy = new Map<string, number>()
  private readonly writer: LineWriter

  constructor(
    database: Pick<Database, 'withTenant'>,
    warn: (error: unknown, lines: number) => void,
    private readonly limits: RefusalLimits = USUAL,
    private readonly now: () => number = Date.now,
  ) {
    this.writer = new LineWriter(database, warn, limits.waiting)
  }

  note(refusal: Refusal): void {
    const caller = callerOf(refusal)
    const key = `${caller} ${groupOf(refusal)}`
    const group = this.groups.get(key) ?? this.begin(key, caller, refusal)
    group.pending++
  }

  /** Writes what is due; with `all` also what would wait for the end of its minute. Lines that cannot be written wait for the next time. */
  flush(all = false): Promise<void> {
    for (const row of this.takeDue(all)) this.writer.add(row)
    return this.writer.flush()
  }

  private begin(key: string, caller: string, first: Refusal): Group {
    if (this.groups.size >= this.limits.lines) return this.rest('all', { ...first, tenantId: 0, userid: null, username: null, ip: null })
    const own = this.linesBy.get(caller) ?? 0
    if (own >= this.limits.linesOfCaller) return this.rest(caller, first)
    this.linesBy.set(caller, own + 1)
    return this.open(key, { caller, first, rest: false })
  }

  private rest(caller: string, first: Refusal): Group {
    const key = `rest ${caller}`
    return this.groups.get(key) ?? this.open(key, { caller, first, rest: true })
  }

  private open(key: string, parts: Pick<Group, 'caller' | 'first' | 'rest'>): Group {
    const group = { ...parts, since: this.now(), written: false, pending: 0 }
    this.groups.set(key, group)
    return group
  }

  private end(key: string, { caller, rest }: Group): void {
    this.groups.delete(key)
    if (rest) return
    const left = (this.linesBy.get(caller) ?? 1) - 1
    if (left > 0) this.linesBy.set(caller, left)
    else this.linesBy.delete(caller)
  }

  private takeDue(all: boolean): Row[] {
    const rows: Row[] = []
    for (const [key, group] of this.groups) {
      const over = all || this.now() - group.since >= this.limits.windowMs
      const due = over || !(group.written || group.rest)
      if (due && group.pending > 0) {
        rows.push(rowOf(group))
        group.written = true
        group.pending = 0
      }
      if (over) this.end(key, group)
    }
    return rows
  }
}
