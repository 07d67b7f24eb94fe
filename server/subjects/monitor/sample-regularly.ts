import type { FastifyInstance } from 'fastify'
import { watchRules } from './alarms/watch-rules'
import { handOver, hasOthers } from './calls/repository'
import { removeOldStatements } from './database/repository'
import { keepSlow } from './database/slow'
import { removeOldReports } from './front/repository'
import type { Monitor } from './monitor'
import { ACTOR, Sampler, type SamplerOptions } from './samples/sampler'

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes what is measured; absent where monitoring is off. */
    readonly sampler?: Sampler
  }
}

/** Writes each minute what this process measures; `timed` false leaves that to who calls `sample`. */
export function sampleRegularly(app: FastifyInstance, monitor: Monitor, database: SamplerOptions['database'], timed: boolean): void {
  const sampler: Sampler = new Sampler({
    app,
    monitor,
    database,
    each: async () => {
      await keepSlow(database, monitor.slow.take())
      await database.withTenant(ACTOR, async trx => {
        if (await hasOthers(trx, sampler.id)) await handOver(trx, sampler.id, monitor.last.all())
      })
    },
    one: async () => {
      await watchRules(database)
      await database.withTenant(ACTOR, async trx => {
        await removeOldReports(trx)
        await removeOldStatements(trx)
      })
    },
  })
  app.decorate('sampler', sampler)
  if (timed) sampler.start()
  app.addHook('onClose', () => sampler.close())
}
