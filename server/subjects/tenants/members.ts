import { answer } from '../../http/answers'
import type { CallOf } from '../../http/module'
import type { RawListQuery } from '../../query'
import { commaList } from '../../util/comma-list'
import { errors, fail } from '../../util/errors'
import { SYSTEM_TENANT } from '../../util/system-tenant'
import { checkAppointment, forgetMembers, permissionsOfRoles } from '../grants'
import * as tenants from './repository'
import { checkSystemTenant, inside } from './system-only'
import { texts } from './texts'

function checkOther(tenantId: number): void {
  if (tenantId === SYSTEM_TENANT) fail(texts.ownHouse)
}

/** Without a tenant the list is that of the system. */
function idIn(text: unknown): number {
  if (text === undefined) return SYSTEM_TENANT
  return /^\d{1,9}$/.test(String(text)) ? Number(text) : fail(texts.notFound)
}

/** The users of a tenant, its own ones too, and which of them manage it. */
export async function list(call: CallOf<'sysTenantUserList'>) {
  checkSystemTenant(call)
  const query = call.query as RawListQuery
  const tenantId = idIn(query.tenantId)
  const page = await call.readTenant(trx => tenants.members(trx, tenantId, query))
  const managers = await inside(call, tenantId, tenants.managers)
  return { ...page, records: page.records.map(row => ({ ...row, manager: managers.has(row.id) ? ('1' as const) : ('0' as const) })) }
}

export async function add(call: CallOf<'sysTenantAddUsers'>) {
  checkSystemTenant(call)
  const { tenantId, usernames } = call.body
  checkOther(tenantId)
  const names = [...new Set(commaList(usernames))]
  await call.withTenant(async trx => {
    await tenants.find(trx, tenantId)
    const ids = await tenants.idsOf(trx, names)
    if (names.length === 0 || ids.length < names.length) fail(texts.noUser)
    await tenants.letIn(trx, tenantId, ids)
  })
  return answer({ message: texts.joined })
}

/** Roles and departments first: a user who is out must not find them again when they are let in another time. */
export async function remove(call: CallOf<'sysTenantRemoveUsers'>) {
  checkSystemTenant(call)
  const tenantId = idIn(call.query.tenantId)
  checkOther(tenantId)
  const ids = commaList(call.query.ids)
  if (ids.length === 0) fail(texts.noneChosen)
  const found = await call.readTenant(trx => tenants.letInAmong(trx, tenantId, ids))
  if (found.length < new Set(ids).size) fail(texts.notLetIn)
  await inside(call, tenantId, trx =>
    forgetMembers(
      trx,
      found.map(({ id }) => id),
    ),
  )
  for (const home of new Set(found.map(member => member.home))) {
    const kept = found.filter(member => member.home === home).map(({ id }) => id)
    await inside(call, home, trx => tenants.takeOut(trx, tenantId, kept))
  }
  return answer({ message: texts.removed })
}

/** What the managers of a tenant hold, and the role that holds it; nothing as long as there were none. */
const managersOf = (call: CallOf<'sysTenantManager'>, tenantId: number) =>
  inside(call, tenantId, async trx => {
    const roleId = await tenants.managerRole(trx)
    return { roleId, held: roleId === undefined ? [] : await permissionsOfRoles(trx, [roleId]) }
  })

/** No user hands on more than that user holds, nor makes managers of those who would get more. */
export async function appoint(call: CallOf<'sysTenantManager'>) {
  checkSystemTenant(call)
  const { tenantId, id, manager } = call.body
  checkOther(tenantId)
  const { roleId: known, held } = await managersOf(call, tenantId)
  const rights = await call.readTenant(async trx => {
    if ((await tenants.membersAmong(trx, tenantId, [id])).length === 0) fail(texts.noMember)
    return checkAppointment(trx, call.session, manager ? held : [])
  })
  if (rights.length === 0) throw errors.noPermission()
  await inside(call, tenantId, async trx => {
    if (known === undefined && !manager) return
    const roleId = known ?? (await tenants.addManagerRole(trx, texts.manager, texts.managerText))
    if (manager) await tenants.grantAll(trx, roleId, rights)
    await tenants.appoint(trx, roleId, id, manager)
  })
  return answer({ message: texts.appointed })
}
