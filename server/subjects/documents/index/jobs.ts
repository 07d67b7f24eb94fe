import type { Database } from '../../../db/database'
import { defineJob, type JobContext, type JobType, RUNS_JOBS } from '../../../jobs'
import { SYSTEM_TENANT } from '../../../util/system-tenant'
import { tenantIds } from '../../files'
import { checkIndex, type IndexFaults, type InTenant } from './check/check'
import { remakeIndex, SEARCHED, type UnsoundIndex, unsoundIndexes } from './check/indexes'
import { learnWords } from './dictionary'
import { sortIn, type Trx } from './repository'
import { takeInSome } from './take-in-some'
import { readTerms, refreshTerms } from './terms/repository'
import { texts } from './texts'

export type { InTenant } from './check/check'

/** What the jobs reach beside the transactions of their run. */
export type TenantServices = () => Pick<Database, 'withTenant'>

export interface IndexServices {
  readonly tenants: TenantServices
  /** Hears of a tenant of which something was taken in. */
  readonly changed: (inTenant: InTenant) => Promise<void>
}

const PARAMS = { type: 'object', properties: {}, additionalProperties: false } as const
/** What is secret is searched, too, by who may read it. */
const as = (tenantId: number) => ({ tenantId, username: '', orgCode: null, clearance: '2' as const })

/** The tenants that a run is for: its own, or, run by the system, every one. */
export async function tenantsOf({ actor, withTenant }: JobContext<unknown>, services: TenantServices): Promise<readonly InTenant[]> {
  if (actor.tenantId !== SYSTEM_TENANT) return [withTenant]
  const { withTenant: within } = services()
  return (await withTenant(tenantIds)).map(
    (tenant): InTenant =>
      work =>
        within(as(tenant), work),
  )
}

type Changed = IndexServices['changed']

/** Takes in everything that is due of a tenant; how many records. */
async function drain(inTenant: InTenant, changed: Changed, context: JobContext<unknown>, before: number): Promise<number> {
  const { signal, progress, log } = context
  let count = before
  await inTenant(learnWords)
  for (let some = await takeInSome(inTenant, log); some > 0; some = await takeInSome(inTenant, log)) {
    count += some
    progress(count, count, texts.taken(count))
    signal.throwIfAborted()
  }
  if (count > before) await inTenant(settle)
  // Also words that were counted before readings were kept.
  while ((await inTenant(readTerms)) > 0) signal.throwIfAborted()
  if (count > before) await changed(inTenant)
  return count
}

async function settle(trx: Trx): Promise<void> {
  await sortIn(trx)
  await refreshTerms(trx)
}

/** Brings the index in step with what was added, changed or deleted since. */
export const documentIndexJob = ({ tenants, changed }: IndexServices): JobType =>
  defineJob<Record<string, never>>({
    name: 'documentIndex',
    title: () => texts.index,
    right: RUNS_JOBS,
    follows: true,
    params: () => PARAMS,
    limits: { attempts: 3, pause: 30, seconds: 6 * 3600 },
    key: () => 'documentIndex',
    run: async context => {
      let count = 0
      for (const inTenant of await tenantsOf(context, tenants)) count = await drain(inTenant, changed, context, count)
      return { text: texts.taken(count), data: { count } }
    },
  })

const sum = (faults: IndexFaults) => Object.values(faults).reduce((all, each) => all + each, 0)

type Context = Pick<JobContext<unknown>, 'signal' | 'log'>

/** Makes damaged indexes of the database anew, and tells it; how many. */
async function remake(inTenant: InTenant, unsound: readonly UnsoundIndex[], { signal, log }: Context): Promise<number> {
  for (const { name, fault } of unsound) {
    signal.throwIfAborted()
    log('warn', texts.unsound(name, fault))
    await remakeIndex(inTenant, name)
  }
  return unsound.length
}

/** Looks whether the index says what documents and entries say, and mends it; search goes on meanwhile. */
export const documentIndexCheckJob = ({ tenants, changed }: IndexServices): JobType =>
  defineJob<Record<string, never>>({
    name: 'documentIndexCheck',
    title: () => texts.check,
    right: RUNS_JOBS,
    params: () => PARAMS,
    limits: { attempts: 2, pause: 60, seconds: 6 * 3600 },
    key: () => 'documentIndex',
    run: async context => {
      const found: Record<string, number> = {}
      const all = await tenantsOf(context, tenants)
      const [first] = all
      // Records are found by them.
      let remade = first ? await remake(first, await unsoundIndexes(first, context.signal), context) : 0
      for (const inTenant of all) {
        const faults = await checkIndex(inTenant, context.signal)
        for (const [fault, count] of Object.entries(faults)) found[fault] = (found[fault] ?? 0) + count
        await drain(inTenant, changed, context, 0)
      }
      for (const [fault, count] of Object.entries(found)) context.log('warn', texts.fault[fault as keyof IndexFaults](count))
      const { unsound = 0, ...others } = found
      if (first && unsound > 0) {
        const fault = texts.fault.unsound(unsound)
        const every = SEARCHED.map(name => ({ name, fault }))
        remade += await remake(first, every, context)
      }
      return { text: texts.checked(sum(others) + remade), data: { ...found, ...(remade > 0 && { remade }) } }
    },
  })
