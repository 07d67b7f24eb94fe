import { answer } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import type { Session } from '../../../http/session'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import { departsOf } from '../../departments'
import { ADMIN_ROLE_CODE, checkMembers, checkRoles, keepAdministrator } from '../../grants'
import { texts } from '../texts'
import * as links from './repository'

/** Makes exactly these the roles of a person; only the difference is written, so that no session ends for nothing. */
export async function saveRoles(trx: links.Trx, session: Session, userId: string, roleIds: readonly string[]): Promise<void> {
  const stored = await links.rolesOf(trx, userId)
  const held = new Set(stored.map(role => role.id))
  const wanted = new Set(roleIds)
  const added = roleIds.filter(id => !held.has(id))
  const removed = stored.filter(role => !wanted.has(role.id))
  if ((await links.roles(trx, added)).length < added.length) fail(texts.noRole)
  await checkRoles(trx, session, added)
  if (removed.length > 0) await checkMembers(trx, session, [userId])
  if (removed.some(role => role.roleCode === ADMIN_ROLE_CODE)) await keepAdministrator(trx, [userId])
  await links.addRoles(trx, [userId], added)
  await links.removeRoles(
    trx,
    [userId],
    removed.map(role => role.id),
  )
}

/** Makes exactly these the departments of a person; roles of a department that the person leaves are lost with it. */
export async function saveDeparts(trx: links.Trx, session: Session, userId: string, departIds: readonly string[]): Promise<void> {
  if ((await links.departs(trx, departIds)).length < departIds.length) fail(texts.noDepart)
  const stored = (await departsOf(trx, userId)).map(depart => depart.id)
  const wanted = new Set(departIds)
  const added = departIds.filter(id => !stored.includes(id))
  const removed = stored.filter(id => !wanted.has(id))
  if (added.length + removed.length > 0) await checkMembers(trx, session, [userId])
  await links.addDeparts(trx, [userId], added)
  await links.removeDeparts(trx, [userId], removed)
  await links.correctCurrentDepart(trx, [userId])
}

async function checkUsers(trx: links.Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) fail(texts.noIds)
  if ((await links.knownUsers(trx, ids)).length < ids.length) fail(texts.noUser)
}

export async function addUsersToRole(call: CallOf<'sysUserAddSysUserRole'>) {
  const { roleId } = call.body
  const userIds = [...new Set(call.body.userIdList)]
  await call.withTenant(async trx => {
    await checkUsers(trx, userIds)
    if ((await links.roles(trx, [roleId])).length === 0) fail(texts.noRole)
    await checkMembers(trx, call.session, userIds)
    await checkRoles(trx, call.session, [roleId])
    await links.addRoles(trx, userIds, [roleId])
  })
  return answer({ message: texts.linked, code: 0 })
}

export async function takeRole(call: CallOf<'sysUserDeleteUserRole'> | CallOf<'sysUserDeleteUserRoleBatch'>, userIds: readonly string[]) {
  const { roleId } = call.query
  if (userIds.length === 0) fail(texts.noIds)
  await call.withTenant(async trx => {
    const [role] = await links.roles(trx, [roleId])
    if (!role) return fail(texts.noRole)
    await checkMembers(trx, call.session, userIds)
    if (role.roleCode === ADMIN_ROLE_CODE) await keepAdministrator(trx, userIds)
    if ((await links.removeRoles(trx, userIds, [roleId])) === 0) fail(texts.notFound)
  })
  return answer({ message: texts.unlinked })
}

export async function addUsersToDepart(call: CallOf<'sysUserEditSysDepartWithUser'>) {
  const { depId } = call.body
  const userIds = [...new Set(call.body.userIdList)]
  await call.withTenant(async trx => {
    await checkUsers(trx, userIds)
    if ((await links.departs(trx, [depId])).length === 0) fail(texts.noDepart)
    await checkMembers(trx, call.session, userIds)
    await links.addDeparts(trx, userIds, [depId])
    await links.correctCurrentDepart(trx, userIds)
  })
  return answer({ message: texts.linked })
}

export async function takeFromDepart(
  call: CallOf<'sysUserDeleteUserInDepart'> | CallOf<'sysUserDeleteUserInDepartBatch'>,
  userIds: readonly string[],
) {
  if (userIds.length === 0) fail(texts.noIds)
  await call.withTenant(async trx => {
    await checkMembers(trx, call.session, userIds)
    if ((await links.removeDeparts(trx, userIds, [call.query.depId])) === 0) fail(texts.notFound)
    await links.correctCurrentDepart(trx, userIds)
  })
  return answer({ message: texts.unlinked })
}

export async function roleIds(call: CallOf<'sysUserQueryUserRole'>): Promise<string[]> {
  const found = await call.readTenant(trx => links.rolesOf(trx, call.query.userid))
  return found.length > 0 ? found.map(role => role.id) : fail(texts.noRoles)
}

export async function roleCodes(call: CallOf<'sysUserQueryUserRoleCode'>): Promise<string[]> {
  return (await call.readTenant(trx => links.rolesOf(trx, call.query.userid))).map(role => role.roleCode)
}

export async function departList(call: CallOf<'sysUserUserDepartList'>) {
  const found = await call.readTenant(trx => departsOf(trx, call.query.userId))
  if (found.length === 0) fail(texts.noDeparts)
  const result = found.map(({ id, departName }) => ({ key: id, value: id, title: departName ?? '', children: [] }))
  return answer({ message: texts.departsFound, result })
}

/** The department that a list of its people is about: the given one, else the first that the caller is in charge of. */
export async function departOf(trx: links.Trx, session: Session, depId: string | undefined): Promise<string | undefined> {
  return depId || commaList(await links.chargeOf(trx, session.userId))[0]
}
