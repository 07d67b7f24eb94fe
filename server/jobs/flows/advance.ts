import type { JobTypes } from '../catalog'
import { limitsOf } from '../limits'
import { paramsFault } from '../params'
import { alone, type JobsTrx } from '../repository'
import { texts } from '../texts'
import * as flows from './repository'

/** Only one server at a time leads flows on. */
const LEADING = 3

/**
 * Leads flows on: steps end as their runs do, what can no more begin is passed over, what may begin is begun, and flows end with their last
 * step. All of it in one transaction, so that a server that is lost amid it has done nothing.
 */
export async function advanceFlows(db: JobsTrx, types: JobTypes): Promise<void> {
  await db.transaction().execute(async trx => {
    if (!(await alone(trx, LEADING))) return
    const ids = await flows.takeFlows(trx)
    await flows.endSteps(trx, texts.runRemoved)
    await flows.stopSteps(trx)
    // A step that fails at once lets those below it be passed over.
    for (let failed = true; failed; ) {
      while ((await flows.skipSteps(trx)) > 0);
      failed = false
      for (const step of await flows.readySteps(trx)) failed = !(await begin(trx, types, step)) || failed
    }
    await flows.endFlows(trx, ids)
  })
}

async function begin(trx: JobsTrx, types: JobTypes, step: flows.ReadyStep): Promise<boolean> {
  const type = types.of(step.jobClassName)
  const fault = type ? paramsFault(type, step.params) : texts.unknownType(step.jobClassName)
  if (fault !== undefined) await flows.failStep(trx, step, fault)
  else await flows.beginStep(trx, step, { ...limitsOf(type, step), key: type?.key(step.params) ?? null })
  return fault === undefined
}
