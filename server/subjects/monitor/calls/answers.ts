import type { MonitorCall, TraceStep } from '../../../generated/operations'
import type { Range } from '../samples/history'
import { texts } from '../texts'
import { type CallFigures, percentiles } from './call-figures'
import type { TracedCall } from './trace'

const digits = (value: number) => Math.round(value * 10) / 10

/** Where an operation stands: its path and method in the contracts. */
export type Places = (operation: string) => { readonly path: string; readonly method: string }

/** Calls of a range, which is so many minutes, by operation. */
export const callRows = (figures: CallFigures, { range, minutes }: { range: Range; minutes: number }, placeOf: Places): MonitorCall[] =>
  Object.entries(figures).map(([id, { calls, errors, time, steps }]) => {
    const { p50, p95, p99 } = percentiles(steps)
    return {
      id,
      range,
      ...placeOf(id),
      calls,
      rate: Math.round((1000 * calls) / minutes) / 1000,
      errors,
      errorPart: digits((100 * errors) / Math.max(1, calls)),
      mean: digits(time / Math.max(1, calls)),
      p50: digits(p50),
      p95: digits(p95),
      p99: digits(p99),
    }
  })

/** A call as a line of the list. */
export const traceRow = ({ statements, more, tenantId: tenant, ...call }: TracedCall, serverName: string) => ({
  ...call,
  tenant,
  ms: digits(call.ms),
  guardMs: call.guardMs === null ? null : digits(call.guardMs),
  databaseMs: digits(statements.reduce((sum, { ms }) => sum + ms, 0)),
  statementCount: statements.length + more,
  serverName,
})

/** A call as what it did, step by step. */
export function traceSteps({ ms, guardMs, statements, more }: TracedCall): TraceStep[] {
  const guard = guardMs ?? ms
  const found = [
    { step: 'guard', text: texts.guard, begin: 0, ms: guard },
    ...(guardMs === null ? [] : [{ step: 'handler', text: texts.handler, begin: guardMs, ms: Math.max(0, ms - guardMs) }]),
    ...statements.map(({ text, begin, ms: own }) => ({ step: 'statement', text, begin: Math.max(0, begin), ms: own })),
    ...(more > 0 ? [{ step: 'statement', text: texts.moreStatements(more), begin: ms, ms: 0 }] : []),
  ]
  return found.map((each, at) => ({ ...each, id: String(at), begin: digits(each.begin), ms: digits(each.ms) }))
}
