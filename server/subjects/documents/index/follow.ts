import type { Actor, Database, Trx } from '../../../db/database'
import { askRun } from '../../../jobs'
import { isRunWaiting } from './repository'

/** Milliseconds in which changes of a tenant are gathered. */
const GATHER = 300

export interface IndexNews {
  readonly database: Pick<Database, 'withTenant'>
  readonly listen: (listener: {
    readonly channels: readonly string[]
    readonly onMessage: (channel: string, payload: string) => void
    readonly back: () => void
  }) => Promise<unknown>
  readonly warn: (error: unknown) => void
}

/** A run of a kind that takes everything, unless one waits already that will find the same. */
async function askUnlessWaiting(trx: Trx, type: string): Promise<void> {
  if (!(await isRunWaiting(trx, type))) await askRun(trx, { type, tells: '' })
}

/** Asks for a run of a kind when a transaction is through that has left something for it, as a channel tells; what is missed, a schedule finds. */
export async function followChanges({ database, listen, warn }: IndexNews, channel: string, type: string): Promise<void> {
  const waiting = new Map<number, NodeJS.Timeout>()
  const ask = (tenant: number) => {
    waiting.delete(tenant)
    const actor: Actor = { tenantId: tenant, username: '', orgCode: null }
    database.withTenant(actor, trx => askUnlessWaiting(trx, type)).catch(warn)
  }
  const onMessage = (_channel: string, payload: string) => {
    const tenant = Number(payload)
    if (Number.isInteger(tenant) && !waiting.has(tenant)) waiting.set(tenant, setTimeout(() => ask(tenant), GATHER).unref())
  }
  await listen({ channels: [channel], onMessage, back: () => {} })
}

/** The index follows what is written. */
export const followIndex = (news: IndexNews): Promise<void> => followChanges(news, 'weft_document_index', 'documentIndex')
