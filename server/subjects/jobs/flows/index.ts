import { answer } from '../../../http/answers'
import type { Call, CallOf } from '../../../http/module'
import type { DeclaredEntity } from '../../../records/entity-hooks'
import { fail } from '../../../util/errors'
import { keptFlow } from '../sealed-params'
import { texts } from '../texts'
import { assertMayBegin, beginFlow } from './begin'
import { type GivenStep, stepsFault, stepsRefusal } from './check'
import * as flows from './repository'

export { flowJob } from './begin'
export { notifyFlowOwners } from './tell'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const stepOf = (given: Readonly<Record<string, unknown>>): GivenStep => ({
  name: text(given.name).trim(),
  jobClassName: text(given.jobClassName),
  parameter: text(given.parameter),
  parents: text(given.parents),
})

export const flowHooks: DeclaredEntity = {
  kept: keptFlow,
  validate: async (call: Call, { id, steps }) => {
    if (!Array.isArray(steps)) return
    const given = steps.map(stepOf)
    const stored = typeof id === 'string' ? await call.readTenant(trx => flows.findFlow(trx, { id })) : undefined
    const message = stepsFault(given, call.catalog) ?? (await stepsRefusal(call, given, stored?.steps ?? []))
    if (message !== undefined) fail(message, 500, [{ field: 'steps', message }])
  },
}

export async function run(call: CallOf<'sysJobFlowRun'>) {
  const { id } = call.body
  const begun = await call.withTenant(trx => beginFlow(trx, { id }))
  return answer({ message: texts.flowBegun, result: { id: begun } })
}

export const list = (call: CallOf<'sysJobFlowRunList'>) => call.readTenant(trx => flows.runPage(trx, call.query))
export const steps = (call: CallOf<'sysJobFlowRunSteps'>) => call.readTenant(trx => flows.stepPage(trx, call.query))

export async function cancel(call: CallOf<'sysJobFlowRunCancel'>) {
  const { id } = call.body
  await call.withTenant(async trx => {
    if (!(await flows.findFlowRun(trx, id))) fail(texts.noFlowRun)
    if (!(await flows.askFlowToStop(trx, id))) fail(texts.ended)
  })
  await call.audit({ table: 'sys_job_flow_run', recordId: id, action: 'cancel' })
  return answer({ message: texts.cancelled })
}

/** Goes on from what failed; what is done stays done. */
export async function again(call: CallOf<'sysJobFlowRunAgain'>) {
  const { id } = call.body
  await call.withTenant(async trx => {
    const { state } = (await flows.findFlowRun(trx, id)) ?? fail(texts.noFlowRun)
    if (state === 'running') fail(texts.notEnded)
    if (state === 'done') fail(texts.flowIsDone)
    assertMayBegin(trx, await flows.openSteps(trx, id))
    if (!(await flows.restartFlowRun(trx, id))) fail(texts.flowGoesOn)
  })
  await call.audit({ table: 'sys_job_flow_run', recordId: id, action: 'again' })
  return answer({ message: texts.flowAgain })
}
