import { defineJob, type JobType, RUNS_JOBS } from '../../jobs'
import { SYSTEM_TENANT } from '../../util/system-tenant'
import { maintainTables, type Neglect } from './repository'
import { texts } from './texts'

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)}MB`

/**
 * Frees the room of dead rows and makes statistics anew, in the tables that need it, beside what PostgreSQL does by itself: in the hours
 * that the schedule names. `url`: of the owner of the tables, asked for at each run; empty: there is none, and the run says so.
 */
export const maintainDatabase = (url: () => string): JobType =>
  defineJob<Neglect>({
    name: 'maintainDatabase',
    title: () => texts.maintainDatabase,
    right: RUNS_JOBS,
    params: () => ({
      type: 'object',
      properties: {
        deadRows: { type: 'integer', title: texts.deadRows, minimum: 0, maximum: 1_000_000_000, default: 1000 },
        deadPart: { type: 'integer', title: texts.deadPart, minimum: 0, maximum: 100, default: 10 },
      },
      additionalProperties: false,
    }),
    limits: { seconds: 6 * 3600, attempts: 2, pause: 600 },
    key: () => 'maintainDatabase',
    run: async ({ actor, params, signal, log, progress }) => {
      if (actor.tenantId !== SYSTEM_TENANT) throw new Error(texts.systemOnly)
      const address = url()
      if (address === '') throw new Error(texts.noOwner)
      let [tables, freed] = [0, 0]
      await maintainTables({
        ...params,
        url: address,
        signal,
        onTable: (index, of, { name }) => progress(index, of, name),
        onPassedOver: ({ name }) => log('warn', texts.passedOver(name)),
        onDone: (before, after) => {
          tables++
          freed += Math.max(0, before.dead - after.dead)
          log('info', texts.maintained(before.name, [before.dead, after.dead], [megabytes(before.size), megabytes(after.size)]))
        },
      })
      progress(1, 1)
      return { text: texts.maintainedAll(tables, freed), data: { tables, freed } }
    },
  })
