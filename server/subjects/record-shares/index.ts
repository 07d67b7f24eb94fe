import { answer } from '../../http/answers'
import { type CallOf, defineModule, type Module } from '../../http/module'
import { type Asking, lockFor, readerOf } from '../../query'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import { notifyReaders, type ShareServices } from './notify'
import * as store from './repository'
import { texts } from './texts'

const MOST = 200

/** Refuses a caller who may not share the record: one that others have shared with the caller is not shared on. */
async function demandSharing(trx: store.Trx, asking: Asking, { tableName, tableDataId }: store.SharedRecord): Promise<void> {
  const reader = readerOf(asking)
  for (const { shares } of trx.catalog.readable.all()) {
    if (!shares || !reader.can(shares.right)) continue
    const spec = shares.spec(reader)
    if (spec.table === tableName && (await store.isIn(trx, spec, tableDataId))) return
  }
  fail(texts.notYours)
}

type Given = readonly (readonly [kind: store.ShareKind, ids: readonly string[]])[]

/** Keeps what is given; whom the record was shared with before. */
async function keepShares(trx: store.Trx, record: store.SharedRecord, given: Given, until: string | null) {
  if (until !== null && until < (await store.today(trx))) fail(texts.over, 500, [{ field: 'until', message: texts.over }])
  for (const [kind, ids] of given) if (!(await store.areThere(trx, kind, ids))) fail(texts.unknown)
  await lockFor(trx, `share ${record.tableDataId}`)
  const before = await store.readersOf(trx, record)
  for (const [kind, ids] of given) for (const id of ids) await store.share(trx, record, kind, id, until)
  if ((await store.count(trx, record)) > MOST) fail(texts.tooMany(MOST))
  return before
}

const add = (services: ShareServices) => async (call: CallOf<'sysRecordShareAdd'>) => {
  const { tableName, tableDataId, users, departs, roles, until, page } = call.body
  const given: Given = [
    ['user', commaList(users)],
    ['depart', commaList(departs)],
    ['role', commaList(roles)],
  ]
  if (given.every(([, ids]) => ids.length === 0)) fail(texts.noOne)
  const record = { tableName, tableDataId }
  const before = await call.withTenant(async trx => {
    await demandSharing(trx, call, record)
    return keepShares(trx, record, given, until || null)
  })
  await notifyReaders(call, services(), { ...record, page: page || null }, before)
  return answer({ message: texts.added })
}

async function remove(call: CallOf<'sysRecordShareDelete'>) {
  await call.withTenant(async trx => {
    const found = await store.find(trx, call.query.id)
    if (!found) return fail(texts.gone)
    await demandSharing(trx, call, found)
    await store.remove(trx, found.id)
  })
  return answer({ message: texts.removed })
}

/** Whom records are shared with, of entities that say that they may be: for who may edit the record. */
export const recordShare = (services: ShareServices): Module =>
  defineModule({
    name: 'recordShare',
    rows: 'reader',
    outgoing: 'none',
    handlers: {
      sysRecordShareList: call =>
        call.readTenant(async trx => {
          await demandSharing(trx, call, call.query)
          return store.page(trx, call.query, { ...call.query })
        }),
      sysRecordShareAdd: add(services),
      sysRecordShareDelete: remove,
    },
  })
