import { answer } from '../../http/answers'
import type { Call, CallOf } from '../../http/module'
import { fail } from '../../util/errors'
import { countOn } from './alarms/repository'
import { callRows, traceRow, traceSteps } from './calls/answers'
import { callPage, callsOfOthers, stepPage, type Trx, tracePage } from './calls/repository'
import type { TracedCall } from './calls/trace'
import { endSession } from './database/repository'
import { add } from './front/repository'
import { callHistory, callsOf, databaseHistory, overview, SPANS, serverHistory } from './samples/history'
import { serverPage, stateCounts } from './samples/repository'
import { texts } from './texts'

/** What a browser may report in an hour; a page of a day's work reports some thirty. */
const REPORTS = { kind: 'front', most: 600, minutes: 60 }

const MINUTE = 60_000

const timed = (range: 'hour' | 'day' | 'month' | undefined) => range ?? 'hour'

export const serverTimes = (call: CallOf<'sysMonitorServerHistory'>) => call.withTenant(trx => serverHistory(trx, timed(call.query.range)))
export const databaseTimes = (call: CallOf<'sysMonitorDatabaseHistory'>) =>
  call.withTenant(trx => databaseHistory(trx, timed(call.query.range)))
export const callTimes = (call: CallOf<'sysMonitorCallHistory'>) => call.withTenant(trx => callHistory(trx, timed(call.query.range)))

export const glance = (call: CallOf<'sysMonitorOverview'>) =>
  call.withTenant(async trx => overview(trx, { ...(await stateCounts(trx)), alarms: await countOn(trx) }))

/** The owner of the tables may not end sessions of a stronger role. */
const NOT_ALLOWED = '42501'

/** Ends a session of the database: what it was at is undone, and who waited for it goes on. */
export async function endOne(call: CallOf<'sysMonitorSessionEnd'>) {
  const { pid, role } = call.body
  try {
    if (!(await call.withTenant(trx => endSession(trx, call.body)))) fail(texts.sessionOver)
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === NOT_ALLOWED) fail(texts.mayNotEnd(role))
    throw error
  }
  await call.audit({ table: 'pg_stat_activity', recordId: String(pid), action: 'end', detail: { role } })
  return answer({ message: texts.sessionEnded })
}

export const servers = (call: CallOf<'sysMonitorServerList'>) => call.withTenant(trx => serverPage(trx, call.query))

export const calls = (call: CallOf<'sysMonitorCallList'>) => {
  const { range: asked, ...query } = call.query
  const places = call.request.server.monitor?.places
  const range = timed(asked)
  const minutes = SPANS[range].length / MINUTE
  return call.withTenant(async trx => {
    const figures = await callsOf(trx, range)
    return callPage(
      trx,
      query,
      callRows(figures, { range, minutes }, id => places?.get(id) ?? { path: id, method: '' }),
    )
  })
}

/** The calls that are still kept, by the servers that answered them: this one's as they are, those of others as they handed them over. */
async function keptCalls(
  { request: { server } }: Pick<Call, 'request'>,
  trx: Trx,
): Promise<readonly { name: string; calls: readonly TracedCall[] }[]> {
  const { monitor, sampler } = server
  if (!monitor || !sampler) return []
  return [{ name: sampler.name, calls: monitor.last.all() }, ...(await callsOfOthers(trx, sampler.id))]
}

export const traces = (call: CallOf<'sysMonitorTraceList'>) =>
  call.withTenant(async trx => {
    const kept = await keptCalls(call, trx)
    return tracePage(
      trx,
      call.query,
      kept.flatMap(({ name, calls: all }) => all.map(each => traceRow(each, name))),
    )
  })

export const steps = (call: CallOf<'sysMonitorTraceSteps'>) =>
  call.withTenant(async trx => {
    const { traceId, ...query } = call.query
    const found = (await keptCalls(call, trx)).flatMap(each => each.calls).find(({ id }) => id === traceId)
    return stepPage(trx, query, found ? traceSteps(found) : [])
  })

/** Paths hold ids of records; those say nothing about how a page is. */
const withoutIds = (path: string) => path.split(/[?#]/, 1)[0]?.replace(/\/(?=[^/]*\d)[\w-]{8,}(?=\/|$)/g, '/…') ?? path

export async function report(call: CallOf<'sysMonitorReport'>) {
  const { items } = call.body
  if (items.length > 0) {
    await call.spend(REPORTS, items.length)
    const { userId, tenantId } = call.session
    await call.withTenant(trx =>
      add(
        trx,
        userId,
        tenantId,
        items.map(each => ({ ...each, page: withoutIds(each.page) })),
      ),
    )
  }
  return answer({ message: texts.reported })
}
