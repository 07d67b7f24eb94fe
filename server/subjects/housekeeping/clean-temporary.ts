import type { Database } from '../../db/database'
import { removeExpiredAnswers } from '../../http/idempotency'
import { defineJob, type JobType, RUNS_JOBS } from '../../jobs'
import { SYSTEM_TENANT } from '../../util/system-tenant'
import { type Files, tenantIds } from '../files'
import { removeExpiredDrafts } from '../form-drafts'
import { removeOldRates } from '../gateway'
import { removeExpiredSessions } from '../identity'
import { texts } from './texts'

/** What the job reaches beside the transactions of its run. */
export interface CleaningServices {
  readonly database: Pick<Database, 'auth' | 'withTenant'>
  readonly files: Pick<Files, 'parts' | 'bytes'>
}

const as = (tenantId: number) => ({ tenantId, username: '', orgCode: null })

/** Drafts of each tenant by itself: row security shows one at a time. */
async function removeDrafts({ withTenant }: CleaningServices['database'], signal: AbortSignal): Promise<number> {
  let count = 0
  for (const tenant of await withTenant(as(SYSTEM_TENANT), tenantIds)) {
    signal.throwIfAborted()
    count += await withTenant(as(tenant), removeExpiredDrafts)
  }
  return count
}

/**
 * Removes what is of no use any more, of all tenants: uploads that were not gone on with, files that were not written to their end, stored answers of repeated calls, sessions,
 * drafts and counts of calls. `services` is asked for at each run.
 */
export const cleanTemporary = (services: () => CleaningServices): JobType =>
  defineJob<Record<string, never>>({
    name: 'cleanTemporary',
    title: () => texts.cleanTemporary,
    right: RUNS_JOBS,
    params: () => ({ type: 'object', properties: {}, additionalProperties: false }),
    limits: { seconds: 1800, attempts: 3, pause: 60 },
    key: () => 'cleanTemporary',
    run: async ({ actor, signal, log, progress }) => {
      if (actor.tenantId !== SYSTEM_TENANT) throw new Error(texts.systemOnly)
      const { database, files } = services()
      const parts = [
        ['uploads', () => files.parts.clean()],
        ['arrivals', () => files.bytes.clean()],
        ['answers', () => removeExpiredAnswers(database)],
        ['sessions', () => removeExpiredSessions(database)],
        ['drafts', () => removeDrafts(database, signal)],
        ['rates', () => database.withTenant(as(SYSTEM_TENANT), removeOldRates)],
      ] as const
      const removed: Record<string, number> = {}
      for (const [index, [name, clean]] of parts.entries()) {
        signal.throwIfAborted()
        progress(index, parts.length, texts[name])
        const count = await clean()
        removed[name] = count
        log('info', texts.removed(texts[name], count))
      }
      progress(parts.length, parts.length)
      return { text: texts.done(Object.values(removed).reduce((sum, count) => sum + count, 0)), data: removed }
    },
  })
