import type { SysUserAdd } from '../../generated/operations'
import { answer } from '../../http/answers'
import { toServerError } from '../../http/errors'
import type { CallOf } from '../../http/module'
import type { Session } from '../../http/session'
import { commaList } from '../../util/comma-list'
import { errors, fail } from '../../util/errors'
import { checkAccounts, forgetMembers, keepAdministrator } from '../grants'
import { checkNewPassword, hashPassword } from '../identity'
import { saveDeparts, saveRoles } from './links'
import * as users from './repository'
import { texts } from './texts'
import { checkUsername, checkValues, columnsOf, tenantsLeft, type Writing } from './values'

const FROZEN = 2

type NewUser = Omit<SysUserAdd, 'password'> & { password?: string }

/** The rules of passwords, for a user whose account is not there yet. */
async function checkFirstPassword(trx: users.Trx, password: string, { username, realname, phone, email }: NewUser): Promise<void> {
  checkNewPassword(password, { username, realname, phone, email, organisations: await users.tenantNames(trx) }, trx.catalog.settings)
}

/** An account is unique over all tenants, and the others' cannot be seen: it is refused without saying whose it is. */
function refuseTaken(error: unknown): never {
  throw toServerError(error).kind === 'duplicate' ? errors.refused(texts.nameElsewhere) : error
}

/** Adds a user with roles and departments, and refuses a password that it could not have; their id. */
export async function addUser(trx: users.Trx, call: Writing, body: NewUser): Promise<string> {
  const username = body.username.trim()
  checkUsername(username)
  if (body.password !== undefined) await checkFirstPassword(trx, body.password, { ...body, username })
  const given = { ...body, username, password: '' }
  await checkValues(trx, given, call)
  const values = columnsOf(given)
  const id = await users.add(trx, { id: body.id, username, realname: username, ...values }).catch(refuseTaken)
  await saveRoles(trx, call.session, id, commaList(body.selectedroles))
  await saveDeparts(trx, call.session, id, commaList(body.selecteddeparts))
  return id
}

/** The password of a user who is added in this transaction, for one time. */
export async function setFirstPassword(trx: users.Trx, id: string, plain: string): Promise<void> {
  if (!(await users.setFirstPassword(trx, id, await hashPassword(plain)))) throw errors.otherTenant()
}

export async function add(call: CallOf<'sysUserAdd'>) {
  await call.withTenant(async trx => setFirstPassword(trx, await addUser(trx, call, call.body), call.body.password))
  return answer({ message: texts.added })
}

/** What must hold before people freeze: neither oneself, nor a user above, nor the last administrator. */
async function checkFreeze(trx: users.Trx, session: Session, ids: readonly string[]): Promise<void> {
  if (ids.includes(session.userId)) fail(texts.ownFreeze)
  await checkAccounts(trx, session, ids)
  await keepAdministrator(trx, ids)
}

/** Ends what a user had in tenants that are left, as under the tenants themselves. */
async function leave(call: CallOf<'sysUserEdit'>, tenantIds: readonly number[]): Promise<void> {
  for (const tenantId of tenantIds)
    await call.withActor({ tenantId, username: call.session.username, orgCode: null }, trx => forgetMembers(trx, [call.body.id]))
}

export async function edit(call: CallOf<'sysUserEdit'>) {
  const { body, session } = call
  const left = await call.withTenant(async trx => {
    const stored = (await users.find(trx, body.id)) ?? fail(texts.notFound)
    if (body.username !== undefined && body.username !== stored.username) fail(texts.fixedName)
    await checkAccounts(trx, session, [body.id])
    await checkValues(trx, body, call, stored)
    const values = columnsOf(body)
    if (typeof values.status === 'number' && values.status !== stored.status) {
      if (!call.can('user:frozen')) throw errors.noPermission()
      if (values.status === FROZEN) await checkFreeze(trx, session, [body.id])
    }
    await users.save(trx, { id: body.id, version: body.version ?? null }, values)
    if (body.selectedroles !== undefined) await saveRoles(trx, session, body.id, commaList(body.selectedroles))
    if (body.selecteddeparts !== undefined) await saveDeparts(trx, session, body.id, commaList(body.selecteddeparts))
    return tenantsLeft(body.relTenantIds, session, stored)
  })
  await leave(call, left)
  return answer({ message: texts.edited })
}

/** Into the recycle bin; sessions end by a trigger. */
export async function remove(call: CallOf<'sysUserDelete'> | CallOf<'sysUserDeleteBatch'>, ids: readonly string[], message: string) {
  if (ids.length === 0) fail(texts.noIds)
  if (ids.includes(call.session.userId)) fail(texts.ownDelete)
  await call.withTenant(async trx => {
    await checkAccounts(trx, call.session, ids)
    await keepAdministrator(trx, ids)
    if ((await users.setDeleted(trx, ids, true)) === 0) fail(texts.notFound)
  })
  return answer({ message })
}

export async function freeze(call: CallOf<'sysUserFrozenBatch'>) {
  const ids = commaList(call.body.ids)
  const status = Number(call.body.status)
  if (ids.length === 0) fail(texts.noIds)
  await call.withTenant(async trx => {
    if (status === FROZEN) await checkFreeze(trx, call.session, ids)
    else await checkAccounts(trx, call.session, ids)
    if ((await users.setStatus(trx, ids, status)) === 0) fail(texts.notFound)
  })
  return answer({ message: texts.frozen })
}

export async function changePassword(call: CallOf<'sysUserChangePassword'>) {
  const { username, password, confirmpassword } = call.body
  const id = await call.withTenant(async trx => {
    const person = (await users.byUsername(trx, username)) ?? fail(texts.noUser)
    await checkAccounts(trx, call.session, [person.id])
    return person.id
  })
  if (confirmpassword && confirmpassword !== password) fail(texts.passwordsDiffer)
  checkNewPassword(password, await call.accounts.people.passwordOwner(id), call.catalog.settings)
  await call.accounts.resetPassword(call.session, id, password)
  await call.audit({ table: 'sys_user', recordId: id, action: 'password' })
  return answer({ message: texts.passwordChanged })
}

export async function restore(call: CallOf<'sysUserPutRecycleBin'>) {
  const ids = commaList(call.body.userIds)
  if (ids.length === 0) fail(texts.noIds)
  await call.withTenant(async trx => {
    await checkAccounts(trx, call.session, ids)
    if ((await users.setDeleted(trx, ids, false)) === 0) fail(texts.notFound)
  })
  return answer({ message: texts.restored })
}

export async function erase(call: CallOf<'sysUserDeleteRecycleBin'>) {
  const ids = commaList(call.query.userIds)
  if (ids.length === 0) fail(texts.noIds)
  await call.withTenant(async trx => {
    await checkAccounts(trx, call.session, ids)
    if ((await users.erase(trx, ids)) === 0) fail(texts.notFound)
  })
  return answer({ message: texts.erased })
}
