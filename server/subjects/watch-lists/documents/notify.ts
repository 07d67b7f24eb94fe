import type { Actor, Database } from '../../../db/database'
import { readingFor } from '../../../http/reading'
import type { Catalog } from '../../../query'
import { notifyUser } from '../../announcements'
import { findReadable, type InTenant } from '../../documents'
import { findHolder } from '../../identity'
import * as rows from './repository'
import { texts } from './texts'

/** What is reached beside the transactions of a run. */
export type WatchServices = () => { readonly database: Database; readonly catalog: Catalog }

/** Entries that are told of at once. */
const AT_ONCE = 20
const LIST = '/unstructur/watchlist'

function addressOf({ source, recordId, page, text }: rows.UntoldEntry['records'][number]): string {
  const said = { source, id: recordId, ...(page > 1 && { page: String(page) }), text }
  return `/unstructur/reader?${new URLSearchParams(said)}`
}

/** Those of the records that a user may read now; none where the account cannot work here any more. */
async function readable(services: ReturnType<WatchServices>, actor: Actor, username: string, records: rows.UntoldEntry['records']) {
  const holder = await findHolder(services.database, username, actor.tenantId)
  if (!holder) return []
  const reading = readingFor(services, holder, { ...actor, username, orgCode: holder.orgCode })
  return reading.readTenant(async trx => {
    const seen: rows.UntoldEntry['records'][number][] = []
    for (const record of records) if (await findReadable(trx, reading, record.source, record.recordId)) seen.push(record)
    return seen
  })
}

/** One message for a user, however many documents an entry stands in; it names none of them. */
async function tell(trx: rows.Trx, { id, name }: rows.UntoldEntry, username: string, seen: rows.UntoldEntry['records']): Promise<void> {
  if (seen.length === 0) return
  const [first] = seen
  if (first === undefined || (await rows.noteNotified(trx, id, username, seen)) === 0) return
  const page = seen.length === 1 ? addressOf(first) : LIST
  await notifyUser(trx, username, { title: texts.found(name, seen.length), sender: '', busType: 'watchlist', busId: id, page })
}

/** Tells who watches entries of the documents in which they were found, once, and of none that the user may not read. */
export async function notifyWatchers(
  inTenant: InTenant,
  actor: Actor,
  services: ReturnType<WatchServices>,
  signal: AbortSignal,
): Promise<void> {
  for (let some = AT_ONCE; some === AT_ONCE; ) {
    signal.throwIfAborted()
    const untold = await inTenant(trx => rows.untoldEntries(trx, AT_ONCE))
    for (const entry of untold) {
      const byWatcher = new Map<string, rows.UntoldEntry['records']>()
      for (const username of entry.watchers) byWatcher.set(username, await readable(services, actor, username, entry.records))
      await inTenant(async trx => {
        for (const [username, seen] of byWatcher) await tell(trx, entry, username, seen)
        await rows.setNotified(
          trx,
          entry.id,
          entry.records.map(({ recordId }) => recordId),
        )
      })
    }
    some = untold.length
  }
}
