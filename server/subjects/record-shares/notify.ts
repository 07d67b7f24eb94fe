import type { Database } from '../../db/database'
import type { CallOf } from '../../http/module'
import { readingFor } from '../../http/reading'
import { type Catalog, readerOf } from '../../query'
import { sendMessage } from '../announcements'
import { findHolder } from '../identity'
import * as store from './repository'
import { texts } from './texts'

/** What is reached beside the transactions of a call. */
export type ShareServices = () => { readonly database: Database; readonly catalog: Catalog }

interface Told extends store.SharedRecord {
  /** Where it is opened. */
  readonly page: string | null
}

type Sharing = Pick<CallOf<'sysRecordShareAdd'>, 'session' | 'withTenant'>

/** Whether an account reads a record now, by any list of its table: a share opens nothing that 密级 or the right to the list closes. */
async function reads(call: Sharing, services: ReturnType<ShareServices>, { tableName, tableDataId }: Told, username: string) {
  const { tenantId } = call.session
  const holder = await findHolder(services.database, username, tenantId)
  if (!holder) return false
  const reading = readingFor(services, holder, { tenantId, username, orgCode: holder.orgCode })
  return reading.readTenant(async trx => {
    const reader = readerOf(reading)
    for (const list of trx.catalog.readable.all()) {
      if (!list.shares || (list.right !== null && !reader.can(list.right))) continue
      const spec = list.spec(reader)
      if (spec.table === tableName && (await store.isIn(trx, spec, tableDataId))) return true
    }
    return false
  })
}

/**
 * Tells users that a record is shared with them, those who were not among its readers before and who may read it. The message does not name
 * the record: a message outlives a right.
 */
export async function notifyReaders(
  call: Sharing,
  services: ReturnType<ShareServices>,
  record: Told,
  before: readonly store.SharedWith[],
): Promise<void> {
  const known = new Set([...before.map(({ id }) => id), call.session.userId])
  const added = (await call.withTenant(trx => store.readersOf(trx, record))).filter(({ id }) => !known.has(id))
  const userIds: string[] = []
  for (const { id, username } of added) if (await reads(call, services, record, username)) userIds.push(id)
  const { username: sender, realname } = call.session
  const about = { sender, busType: 'recordShare', busId: record.tableDataId, page: record.page }
  await call.withTenant(trx => sendMessage(trx, { ...about, title: texts.told(realname), userIds }))
}
