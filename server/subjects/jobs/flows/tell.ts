import { sendMessage } from '../../announcements'
import { type TellingDatabase, userIdsOf } from '../alarms/repository'
import { texts } from '../texts'
import { endedFlows, markFlowNotified } from './repository'

const MOST = 50
const LONGEST = 200

/** Tells owners how their flows ended, each once, by whichever server is first. */
export async function notifyFlowOwners(database: TellingDatabase): Promise<void> {
  for (const flow of await endedFlows(database.jobs, MOST)) {
    const owner = { tenantId: flow.tenantId, username: flow.owner, orgCode: flow.ownerOrg }
    await database.withTenant(owner, async trx => {
      if (!(await markFlowNotified(trx, flow))) return
      const why = flow.step === null ? '' : texts.why(texts.stepOf(flow.step, flow.error ?? ''))
      await sendMessage(trx, {
        title: `${texts.flowEnded[flow.state]}：${flow.name}${why}`.slice(0, LONGEST),
        userIds: await userIdsOf(trx, [flow.owner]),
        sender: flow.owner,
        busType: 'job',
        busId: flow.id,
        page: `/isystem/jobFlowRun?f.id=${flow.id}`,
      })
    })
  }
}
