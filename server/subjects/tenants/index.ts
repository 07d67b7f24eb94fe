import type { SysTenantAdd, SysTenantEdit } from '../../generated/operations'
import { answer } from '../../http/answers'
import { type CallOf, defineModule } from '../../http/module'
import { givenMoment } from '../../query'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import { SYSTEM_TENANT } from '../../util/system-tenant'
import * as members from './members'
import { declarePacks, packHandlers } from './packs'
import * as tenants from './repository'
import { checkSystemTenant, inside } from './system-only'
import { texts } from './texts'

async function queryList({ accounts, session, query }: CallOf<'sysTenantQueryList'>) {
  const own = await accounts.people.tenantsOf(session.userId)
  const ids = commaList(query.ids ?? '').map(Number)
  return ids.length === 0 ? own : own.filter(({ id }) => ids.includes(id))
}

interface Times {
  readonly beginDate?: string | null | undefined
  readonly endDate?: string | null | undefined
}

function checkRange({ beginDate, endDate }: Times): void {
  if (beginDate && endDate && endDate <= beginDate) fail(texts.badRange)
}

const columnsOf = ({ name, status, beginDate, endDate, userLimit, storageMb }: Partial<SysTenantAdd> & Partial<SysTenantEdit>) => ({
  name: name?.trim(),
  status,
  userLimit,
  storageMb,
  beginDate: givenMoment(beginDate, texts.begin, texts.badTime(texts.begin)),
  endDate: givenMoment(endDate, texts.end, texts.badTime(texts.end)),
})

async function add(call: CallOf<'sysTenantAdd'>) {
  checkSystemTenant(call)
  const values = columnsOf(call.body)
  checkRange(values)
  await call.withTenant(async trx => {
    const id = call.body.id ?? (await tenants.nextId(trx))
    const same = await tenants.byNumber(trx, id)
    if (same) fail(same.delFlag === 0 ? texts.taken : texts.takenInBin)
    if (await tenants.wasNumber(trx, id)) fail(texts.givenBefore)
    await tenants.add(trx, { id, ...values })
  })
  return answer({ message: texts.added })
}

async function edit(call: CallOf<'sysTenantEdit'>) {
  checkSystemTenant(call)
  const { id, version } = call.body
  const values = columnsOf(call.body)
  await call.withTenant(async trx => {
    const { beginDate = null, endDate = null } = await tenants.find(trx, id)
    const times = {
      beginDate: values.beginDate === undefined ? beginDate : values.beginDate,
      endDate: values.endDate === undefined ? endDate : values.endDate,
    }
    checkRange(times)
    // Shutting the system tenant shuts every user out, the caller included.
    if (id === SYSTEM_TENANT && (values.status === 0 || times.beginDate || times.endDate)) fail(texts.systemTenant)
    await tenants.save(trx, { id, version }, values)
  })
  return answer({ message: texts.edited })
}

/** Numbers of tenants beside the system's own, each once. */
function numbersOf(ids: string): number[] {
  const given = commaList(ids)
  if (given.length === 0) fail(texts.noneChosen)
  if (given.some(id => !/^\d{1,9}$/.test(id))) fail(texts.notFound)
  const numbers = [...new Set(given.map(Number))]
  if (numbers.includes(SYSTEM_TENANT)) fail(texts.systemTenant)
  return numbers
}

/** Into the recycle bin, once no user works there. */
async function remove(call: CallOf<'sysTenantDelete'> | CallOf<'sysTenantDeleteBatch'>, ids: string, message: string) {
  checkSystemTenant(call)
  const numbers = numbersOf(ids)
  for (const id of numbers) {
    const { name } = await call.readTenant(trx => tenants.find(trx, id))
    const own = await inside(call, id, tenants.hasOwnPeople)
    if (own || (await call.readTenant(trx => tenants.membersAmong(trx, id))).length > 0) fail(texts.inUse(name))
  }
  await call.withTenant(trx => tenants.setDeleted(trx, numbers, true))
  return answer({ message })
}

async function restore(call: CallOf<'sysTenantRevertTenantLogic'>) {
  checkSystemTenant(call)
  const numbers = numbersOf(call.query.ids)
  await call.withTenant(async trx => {
    if ((await tenants.setDeleted(trx, numbers, false)) === 0) fail(texts.notFound)
  })
  return answer({ message: texts.restored })
}

async function erase(call: CallOf<'sysTenantDeleteLogicDeleted'>) {
  checkSystemTenant(call)
  const numbers = numbersOf(call.query.ids)
  await call.withTenant(async trx => {
    if ((await tenants.erase(trx, numbers)) < numbers.length) fail(texts.notFound)
  })
  for (const id of numbers) await inside(call, id, tenants.removeManagerRole)
  return answer({ message: texts.erased })
}

export const tenant = defineModule({
  name: 'tenant',
  rows: 'subject',
  outgoing: 'none',
  declare: catalog => {
    declarePacks(catalog)
    catalog.recordLists.declareFinder(tenants.recordList)
  },
  handlers: {
    sysTenantQueryList: queryList,
    sysTenantList: async call => {
      checkSystemTenant(call)
      return call.readTenant(trx => tenants.page(trx, call.query))
    },
    sysTenantQueryById: async call => {
      checkSystemTenant(call)
      return call.readTenant(trx => tenants.find(trx, call.query.id))
    },
    sysTenantAdd: add,
    sysTenantEdit: edit,
    sysTenantDelete: call => remove(call, call.query.id, texts.deleted),
    sysTenantDeleteBatch: call => remove(call, call.query.ids, texts.deletedMany),
    sysTenantRecycleBinPageList: async call => {
      checkSystemTenant(call)
      return call.readTenant(trx => tenants.binPage(trx, call.query))
    },
    sysTenantRevertTenantLogic: restore,
    sysTenantDeleteLogicDeleted: erase,
    sysTenantUserList: members.list,
    sysTenantAddUsers: members.add,
    sysTenantRemoveUsers: members.remove,
    sysTenantManager: members.appoint,
    ...packHandlers,
  },
})
