import type { TracedCall } from '../calls/trace'

/** A call as the family's clients read it. */
interface ActuatorTrace {
  /** ISO 8601, UTC. */
  readonly timestamp: string
  /** `uri` is the address of the operation: what a caller filled in is not kept. */
  readonly request: { readonly method: string; readonly uri: string }
  readonly response: { readonly status: number }
  /** Milliseconds. */
  readonly timeTaken: number
}

/** The family answers so many. */
const MOST = 100

const KEPT: Readonly<Record<string, (call: TracedCall) => boolean>> = {
  all: () => true,
  success: ({ failed }) => !failed,
  error: ({ failed }) => failed,
}

const BY: Readonly<Record<string, (call: TracedCall) => number>> = {
  timestamp: ({ at }) => at,
  timeTaken: ({ ms }) => ms,
}

const own = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

const traceOf = (apiBase: string, { at, method, path, status, ms }: TracedCall): ActuatorTrace => ({
  timestamp: new Date(at).toISOString(),
  request: { method, uri: path.startsWith(apiBase) ? path : apiBase + path },
  response: { status },
  timeTaken: Math.round(ms),
})

/** Which calls a client wants: `all`, those that succeeded, or those that failed; by default the newest first. */
export interface WantedTraces {
  readonly query?: string
  /** `timestamp` or `timeTaken`. */
  readonly field?: string
  /** `asc` or `desc`. */
  readonly order?: string
}

/** The last calls of this process, at most 100; undefined when the client asks for what there is not. */
export function tracesOf(
  calls: readonly TracedCall[],
  apiBase: string,
  { query = 'all', field = 'timestamp', order = 'desc' }: WantedTraces,
): { readonly traces: readonly ActuatorTrace[] } | undefined {
  const keeps = own(KEPT, query)
  const value = own(BY, field)
  if (!keeps || !value || !['asc', 'desc'].includes(order)) return undefined
  const sign = order === 'asc' ? 1 : -1
  const kept = calls.filter(keeps).sort((one, other) => sign * (value(one) - value(other)))
  return { traces: kept.slice(0, MOST).map(call => traceOf(apiBase, call)) }
}
