import { answer } from '../../../http/answers'
import type { Call, CallOf } from '../../../http/module'
import { readerOf } from '../../../query'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import { notifyUser } from '../../announcements'
import { markEntriesDue } from '../documents/due'
import { texts } from '../texts'
import * as rows from './repository'
import { BASE } from './written'

const PAGE = '/unstructur/watchlist'

const idsOf = (entries: readonly rows.StoredEntry[]) => entries.map(({ id }) => id)

/** Those of the chosen entries that the caller may see in the list; refused where there is none. */
async function chosen(trx: rows.Trx, call: Call, ids: string, binned = false): Promise<rows.StoredEntry[]> {
  const list = trx.catalog.readable.at(BASE)?.spec(readerOf(call)) ?? fail(texts.none)
  const found = await rows.lockEntries(trx, list, commaList(ids), binned)
  return found.length > 0 ? found : fail(texts.none)
}

export async function submit(call: CallOf<'unstructurDocumentdataWatchlistSubmit'>) {
  const count = await call.withTenant(async trx => {
    const entries = await chosen(trx, call, call.body.ids)
    if (entries.some(({ state }) => state !== 'draft' && state !== 'rejected')) fail(texts.notDrafts)
    await rows.setEntries(trx, idsOf(entries), { state: 'pending', submitBy: call.session.username, approveBy: null, opinion: null })
    return entries.length
  })
  return answer({ message: texts.submitted(count) })
}

/** Refuses what the caller has written, changed or handed in. */
function checkSecond({ session: { username } }: Call, entries: readonly rows.StoredEntry[]): void {
  const own = entries.find(({ createBy, changedBy, submitBy }) => [createBy, changedBy, submitBy].includes(username))
  if (own) fail(texts.ownEntry(own.name))
}

/** Tells who handed an entry in how it ended. */
async function tellSubmitters(
  trx: rows.Trx,
  call: Call,
  entries: readonly rows.StoredEntry[],
  title: (name: string) => string,
): Promise<void> {
  const about = { sender: call.session.username, busType: 'watchlist', page: PAGE }
  for (const { id, name, submitBy } of entries) await notifyUser(trx, submitBy, { ...about, busId: id, title: title(name) })
}

export async function review(call: CallOf<'unstructurDocumentdataWatchlistReview'>) {
  const { ids, passed, version } = call.body
  const opinion = call.body.opinion?.trim() || null
  if (!passed && opinion === null) fail(texts.noOpinion, 500, [{ field: 'opinion', message: texts.noOpinion }])
  const count = await call.withTenant(async trx => {
    const entries = await chosen(trx, call, ids)
    if (entries.some(({ state }) => state !== 'pending')) fail(texts.notPending)
    if (typeof version === 'number' && entries.some(entry => entry.version !== version)) fail(texts.changed)
    checkSecond(call, entries)
    const known = { approveBy: call.session.username, opinion }
    await rows.setEntries(trx, idsOf(entries), passed ? { ...known, state: 'active', inForce: 'Y' } : { ...known, state: 'rejected' })
    if (passed) {
      await markEntriesDue(trx, idsOf(entries))
      await rows.putInForce(trx, idsOf(entries), call.session.username)
      await markEntriesDue(trx, idsOf(entries))
      await rows.expireEntries(trx)
    }
    await tellSubmitters(trx, call, entries, passed ? texts.approvedNews : name => texts.rejectedNews(name, opinion ?? ''))
    return entries.length
  })
  return answer({ message: passed ? texts.approved(count) : texts.rejected(count) })
}

/** Takes entries out of force and has the documents in which they stand looked through. */
async function outOfForce(trx: rows.Trx, ids: readonly string[]): Promise<readonly string[]> {
  await markEntriesDue(trx, ids)
  return rows.takeOutOfForce(trx, ids)
}

export async function disable(call: CallOf<'unstructurDocumentdataWatchlistDisable'>) {
  const count = await call.withTenant(async trx => {
    const ids = await outOfForce(trx, idsOf(await chosen(trx, call, call.body.ids)))
    if (ids.length === 0) fail(texts.notInForce)
    await rows.setEntries(trx, ids, { state: 'disabled', inForce: 'N' })
    return ids.length
  })
  return answer({ message: texts.disabled(count) })
}

export async function recycle(call: CallOf<'unstructurDocumentdataWatchlistRecycle'>) {
  const count = await call.withTenant(async trx => {
    const ids = idsOf(await chosen(trx, call, call.body.ids))
    await outOfForce(trx, ids)
    await rows.setEntries(trx, ids, { isDeleted: '1', inForce: 'N' })
    return ids.length
  })
  return answer({ message: texts.recycled(count) })
}

/** Back from the bin an entry is a draft; refused where another one took its place meanwhile. */
export async function restore(call: CallOf<'unstructurDocumentdataWatchlistRestore'>) {
  const count = await call.withTenant(async trx => {
    const entries = await chosen(trx, call, call.body.ids, true)
    for (const entry of entries) {
      const same = await rows.sameEntry(trx, entry, entry.nameKey ?? '', entry.number ?? '')
      if (same) fail(same.sameNumber ? texts.sameNumber(same.name) : texts.sameName(same.name))
      await rows.setEntries(trx, [entry.id], { isDeleted: '0', state: 'draft', submitBy: null, approveBy: null, opinion: null })
    }
    return entries.length
  })
  return answer({ message: texts.restored(count) })
}
