import { defineJob, type JobType, RUNS_JOBS } from '../../../jobs'
import { sendMessage } from '../../announcements'
import { type TenantServices, tenantsOf } from '../index/jobs'
import { setValidityOfAll, type Trx, takeEnding } from './repository'
import { texts } from './texts'

/** A message names an entry only where everybody may read it. */
async function tellAuthors(trx: Trx): Promise<number> {
  const ending = await takeEnding(trx)
  for (const { id, name, secretLevel, until, userId, author } of ending)
    await sendMessage(trx, {
      title: secretLevel === '0' ? texts.ending(name, until) : texts.oneEnding(until),
      userIds: [userId],
      sender: author,
      busType: 'knowledge',
      busId: id,
      page: `/unstructur/reader?source=knowledge&id=${id}`,
    })
  return ending.length
}

/** Says each day which entries hold, and tells authors of what is about to end, once for each last day. */
export const knowledgeDay = (services: TenantServices): JobType =>
  defineJob<Record<string, never>>({
    name: 'knowledgeDay',
    title: () => texts.day,
    right: RUNS_JOBS,
    params: () => ({ type: 'object', properties: {}, additionalProperties: false }),
    limits: { attempts: 3, pause: 60 },
    key: () => 'knowledgeDay',
    run: async context => {
      let [changed, told] = [0, 0]
      for (const inTenant of await tenantsOf(context, services))
        await inTenant(async trx => {
          changed += await setValidityOfAll(trx)
          told += await tellAuthors(trx)
        })
      return { text: texts.judged(changed, told), data: { changed, told } }
    },
  })
