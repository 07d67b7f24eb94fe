import type { JobRun } from '../../generated/operations'
import { answer } from '../../http/answers'
import type { Call, CallOf } from '../../http/module'
import { askRun } from '../../jobs'
import { fail } from '../../util/errors'
import * as runs from './repository'
import { texts } from './texts'

/** Ended runs that a person is shown. */
const SHOWN = 10
const UNDER_WAY = new Set(['waiting', 'running'])

/** The run, for its owner and for who holds the right; no other caller finds it. */
async function reachable(call: Call, trx: runs.Trx, id: string, right: string): Promise<JobRun> {
  const found = await runs.findRun(trx, id)
  if (!found || (found.owner !== call.session.username && !call.can(right))) return fail(texts.noRun)
  return found
}

export const list = (call: CallOf<'sysJobRunList'>) => call.readTenant(trx => runs.runPage(trx, call.query))
export const lines = (call: CallOf<'sysJobRunLines'>) => call.readTenant(trx => runs.linePage(trx, call.query))
export const queryById = (call: CallOf<'sysJobRunQueryById'>) => call.readTenant(trx => reachable(call, trx, call.query.id, 'jobRun:list'))
export const mine = (call: CallOf<'sysJobRunMine'>) =>
  call.readTenant(async trx => [...(await runs.runsOf(trx, call.session.username, SHOWN))])

export async function cancel(call: CallOf<'sysJobRunCancel'>) {
  const { id } = call.body
  await call.withTenant(async trx => {
    await reachable(call, trx, id, 'jobRun:cancel')
    if (!(await runs.askToStop(trx, id))) fail(texts.ended)
  })
  await call.audit({ table: 'sys_job_run', recordId: id, action: 'cancel' })
  return answer({ message: texts.cancelled })
}

/** The same with the same parameters, for the caller. */
export async function again(call: CallOf<'sysJobRunAgain'>) {
  const { id } = call.body
  await call.withTenant(async trx => {
    const found = await reachable(call, trx, id, 'jobRun:again')
    if (UNDER_WAY.has(found.state ?? '')) fail(texts.notEnded)
    await askRun(trx, {
      type: found.jobClassName ?? '',
      name: found.name ?? '',
      params: await runs.paramsOfRun(trx, id),
      cause: 'again',
      schedule: found.scheduleId ?? null,
    })
  })
  return answer({ message: texts.again })
}
