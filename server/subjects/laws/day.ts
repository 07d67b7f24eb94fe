import { defineJob, type JobType, RUNS_JOBS } from '../../jobs'
import { type InTenant, tenantsOf } from '../documents'
import { setValidity } from './repository'
import { texts } from './texts'

export type LawServices = Parameters<typeof tenantsOf>[1]

/** Says each day which versions of laws begin and end to hold. */
export const lawDay = (services: LawServices): JobType =>
  defineJob<Record<string, never>>({
    name: 'lawDay',
    title: () => texts.day,
    right: RUNS_JOBS,
    params: () => ({ type: 'object', properties: {}, additionalProperties: false }),
    limits: { attempts: 3, pause: 60 },
    key: () => 'lawDay',
    run: async context => {
      let changed = 0
      const within = async (inTenant: InTenant) => {
        changed += await inTenant(trx => setValidity(trx))
      }
      for (const inTenant of await tenantsOf(context, services)) await within(inTenant)
      return { text: texts.updated(changed), data: { changed } }
    },
  })
