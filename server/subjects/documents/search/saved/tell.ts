import type { Actor, Database } from '../../../../db/database'
import { readingFor } from '../../../../http/reading'
import type { Catalog } from '../../../../query'
import { sendMessage } from '../../../announcements'
import { findHolder } from '../../../identity'
import type { InTenant } from '../../index/check/check'
import { newlyFound } from '../find'
import { keepNotified, type SearchWithNotice, searchesWithNotice, takenIn } from './repository'
import { texts } from './texts'

/** What searches are asked by outside of calls. */
export interface NotifyingServices {
  readonly database: Database
  readonly catalog: Catalog
}

/** What a search finds of what was taken in since, with the rights that its owner has now. */
async function foundFor({ database, catalog }: NotifyingServices, tenantId: number, search: SearchWithNotice) {
  const holder = await findHolder(database, search.username, tenantId)
  if (!holder) return []
  const actor: Actor = { tenantId, username: holder.username, orgCode: holder.orgCode }
  const reading = readingFor({ database, catalog }, holder, actor)
  return reading.readTenant(trx => newlyFound(trx, reading, search.query, { added: search.savedTime, takenIn: search.askedTime }))
}

/** Tells owners of saved searches what was taken in since and answers, each record once. */
export async function notifyOwners(services: NotifyingServices, inTenant: InTenant): Promise<void> {
  const { tenantId, until } = await inTenant(takenIn)
  for (const search of await inTenant(searchesWithNotice)) {
    const found = await foundFor(services, tenantId, search)
    await inTenant(async trx => {
      const count = await keepNotified(trx, search.id, until, found)
      if (count === 0) return
      await sendMessage(trx, {
        title: texts.found(search.name, count),
        userIds: [search.userId],
        sender: search.username,
        busType: 'documentSearch',
        busId: search.id,
        page: `/unstructur/search${search.address}`,
      })
    })
  }
}
