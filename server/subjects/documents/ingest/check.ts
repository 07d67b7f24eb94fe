import { defineJob, type JobType, RUNS_JOBS } from '../../../jobs'
import { type TenantServices, tenantsOf } from '../index/jobs'
import { askReading } from './ask'
import { removeOldBatches } from './batches/repository'
import { lostPages, removeStray, stuckDocuments } from './repository'
import { texts } from './texts'

/** Documents that are looked for at once. */
const AT_ONCE = 200
/** Days after which a batch says no more how files came in. */
const BATCH_DAYS = 90

const FAULTS = ['stuck', 'pages', 'stray'] as const
type Fault = (typeof FAULTS)[number]

/**
 * Finds documents whose reading was lost amid it, or whose pages are not all there, and has them read anew; removes pages of documents that
 * are gone. Readers and search go on meanwhile.
 */
export const documentTextCheck = (services: TenantServices): JobType =>
  defineJob<Record<string, never>>({
    name: 'documentTextCheck',
    title: () => texts.check,
    right: RUNS_JOBS,
    params: () => ({ type: 'object', properties: {}, additionalProperties: false }),
    limits: { attempts: 2, pause: 60 },
    key: () => 'documentTextCheck',
    run: async context => {
      const found: Record<Fault, number> = { stuck: 0, pages: 0, stray: 0 }
      for (const inTenant of await tenantsOf(context, services)) {
        found.stray += await inTenant(removeStray)
        await inTenant(trx => removeOldBatches(trx, BATCH_DAYS))
        for (const fault of ['stuck', 'pages'] as const) {
          const find = fault === 'stuck' ? stuckDocuments : lostPages
          for (let some = AT_ONCE; some === AT_ONCE; ) {
            context.signal.throwIfAborted()
            some = await inTenant(async trx => {
              const ids = await find(trx, AT_ONCE)
              for (const id of ids) await askReading(trx, id)
              return ids.length
            })
            found[fault] += some
          }
        }
      }
      for (const fault of FAULTS) if (found[fault] > 0) context.log('warn', texts.fault[fault](found[fault]))
      return { text: texts.checked(found.stuck + found.pages, found.stray), data: found }
    },
  })
