import type { Call } from '../../http/module'
import type { Holder } from '../../http/session'
import { addLines } from './repository'
import { LOG_LINES } from './texts'

/** One run of a report. */
export interface ReportRun {
  readonly name: string
  readonly code: string
  /** Names of what it was asked by; the values may be data of people and stay out. */
  readonly asked: readonly string[]
  /** Rows that leave the server; null: it failed. */
  readonly rows: number | null
  /** Milliseconds. */
  readonly cost: number
  /** Whether the rows are taken away as a file. */
  readonly exported: boolean
}

const [READ, EXPORT] = [1, 6]

/** Who read it, and by which request; without one a job did. */
export interface RunOrigin extends Pick<Call, 'withTenant'> {
  readonly session: Pick<Holder, 'userId' | 'username'>
  readonly request?: Call['request']
}

/** Writes the run to the log. To be awaited before the rows leave: none leave without their line. */
export async function noteRun({ session, request, withTenant }: RunOrigin, run: ReportRun): Promise<void> {
  const { name, code, asked, rows, cost, exported } = run
  const operation = request?.routeOptions.config.operation
  const line = {
    logContent: rows === null ? LOG_LINES.runFailed(name, code) : LOG_LINES.ran(name, code, rows),
    userid: session.userId,
    username: session.username,
    ip: request?.ip ?? null,
    method: operation?.id ?? null,
    requestUrl: operation?.path ?? null,
    requestType: request?.method ?? null,
    requestParam: JSON.stringify({ report: code, asked, rows }),
    costTime: Math.round(cost),
    operateType: exported ? EXPORT : READ,
  }
  await withTenant(trx => addLines(trx, [line]))
}
