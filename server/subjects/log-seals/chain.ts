import type { FastifyInstance } from 'fastify'
import { SYSTEM_TENANT } from '../../util/system-tenant'
import type { SealCopies } from './copies'
import { type Actor, CHAINS, chainLines, type Database, sealsSince } from './repository'

declare module 'fastify' {
  interface FastifyInstance {
    /** What links the lines of the log; absent when the API is forwarded. */
    readonly logChain?: LogChainer
  }
}

const EVERY_MS = 10_000
/** Lines of one transaction. */
const AT_ONCE = 2000
const SYSTEM: Actor = { tenantId: SYSTEM_TENANT, username: '', orgCode: null }

/** Links the lines of the log and of the audit table behind those who write them. Of several servers one does at a time. */
export class LogChainer {
  private running: Promise<void> | undefined
  private copied: string | undefined
  private ended = false

  constructor(
    private readonly database: Pick<Database, 'withTenant' | 'readTenant'>,
    private readonly copies: SealCopies,
  ) {}

  /** Links what can be linked; lines of transactions that are older than one under way wait for it. */
  run(): Promise<void> {
    this.running ??= this.pass().finally(() => {
      this.running = undefined
    })
    return this.running
  }

  async close(): Promise<void> {
    this.ended = true
    await this.running?.catch(() => undefined)
  }

  private async pass(): Promise<void> {
    for (const chain of CHAINS) {
      for (let linked: number | null = AT_ONCE; linked === AT_ONCE && !this.ended; )
        linked = await this.database.withTenant(SYSTEM, trx => chainLines(trx, chain, AT_ONCE))
    }
    await this.copy()
  }

  private async copy(): Promise<void> {
    const since = this.copied
    const seals = await this.database.readTenant(SYSTEM, trx => sealsSince(trx, since ?? '0001-01-01'))
    const last = seals.at(-1)
    if (!last) return
    const known = await this.copies.read()
    await this.copies.add(seals.filter(({ id }) => !known.has(id)))
    this.copied = last.day
  }
}

/** Links lines while the server runs. */
export function chainLogs(app: FastifyInstance, database: Database, copies: SealCopies): void {
  const chainer = new LogChainer(database, copies)
  app.decorate('logChain', chainer)
  const warn = (error: unknown) => app.log.warn({ err: error }, 'lines of the log wait to be linked')
  const timer = setInterval(() => chainer.run().catch(warn), EVERY_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await chainer.close()
  })
}
