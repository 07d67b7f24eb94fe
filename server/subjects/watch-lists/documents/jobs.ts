import { defineJob, type JobType, RUNS_JOBS } from '../../../jobs'
import { tenantsOf } from '../../documents'
import { expireEntries, revisionOf, turnedEntries } from '../entries/repository'
import { compareDue } from './compare'
import { markEntriesDue } from './due'
import { notifyWatchers, type WatchServices } from './notify'
import { texts } from './texts'

const PARAMS = { type: 'object', properties: {}, additionalProperties: false } as const
export const WATCH = 'watchDocuments'

/** Compares documents with the lists: those that the index has taken in, and those that a change of the lists concerns. */
export const watchDocuments = (services: WatchServices): JobType =>
  defineJob<Record<string, never>>({
    name: WATCH,
    title: () => texts.watch,
    right: RUNS_JOBS,
    follows: true,
    params: () => PARAMS,
    limits: { attempts: 3, pause: 30, seconds: 6 * 3600 },
    key: () => WATCH,
    run: async context => {
      const { progress, signal, actor } = context
      let count = 0
      for (const run of await tenantsOf(context, () => services().database)) {
        for (let some = await run(compareDue); some > 0; some = await run(compareDue)) {
          count += some
          progress(count, count, texts.compared(count))
          signal.throwIfAborted()
        }
        const { tenant } = await run(revisionOf)
        await notifyWatchers(run, { ...actor, tenantId: tenant }, services(), signal)
      }
      return { text: texts.compared(count), data: { count } }
    },
  })

/** Entries whose first day has come count from now on, those whose last day is over do no more; documents are compared anew. */
export const watchListDay = (services: WatchServices): JobType =>
  defineJob<Record<string, never>>({
    name: 'watchListDay',
    title: () => texts.day,
    right: RUNS_JOBS,
    params: () => PARAMS,
    limits: { attempts: 3, pause: 60 },
    key: () => 'watchListDay',
    run: async context => {
      let [expired, turned] = [0, 0]
      for (const run of await tenantsOf(context, () => services().database)) {
        await run(async trx => {
          expired += await expireEntries(trx)
          const ids = await turnedEntries(trx)
          turned += ids.length
          if (ids.length > 0) await markEntriesDue(trx, ids)
        })
      }
      return { text: texts.turned(expired, turned), data: { expired, turned } }
    },
  })
