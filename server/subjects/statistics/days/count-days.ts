import type { Database } from '../../../db/database'
import { defineJob, type JobType, RUNS_JOBS } from '../../../jobs'
import { SYSTEM_TENANT } from '../../../util/system-tenant'
import { tenantIds } from '../../files'
import { texts } from '../texts'
import { countDays } from './repository'

/** What the job reaches beside the transactions of its run. */
export type CountServices = () => Pick<Database, 'withTenant'>

/** Keeps the figures of days that are over, of the own tenant or, run by the system, of every one. */
export const countDaysJob = (services: CountServices): JobType =>
  defineJob<Record<string, never>>({
    name: 'countDays',
    title: () => texts.countDays,
    right: RUNS_JOBS,
    params: () => ({ type: 'object', properties: {}, additionalProperties: false }),
    limits: { seconds: 3600, attempts: 3, pause: 60 },
    key: () => 'countDays',
    run: async ({ actor, signal, withTenant, progress }) => {
      const tenants = actor.tenantId === SYSTEM_TENANT ? await withTenant(tenantIds) : [actor.tenantId]
      let days = 0
      for (const [index, tenantId] of tenants.entries()) {
        progress(index, tenants.length)
        for (let some = 1; some > 0; days += some) {
          signal.throwIfAborted()
          some = await services().withTenant({ tenantId, username: '', orgCode: null }, countDays)
        }
      }
      progress(tenants.length, tenants.length)
      return { text: texts.daysCounted(days), data: { days } }
    },
  })
