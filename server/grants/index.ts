import { fail, ServerError } from '../errors'
import type { Session } from '../plugins/session'
import * as held from './repository'
import { texts } from './texts'

const refuse = (message: string) => new ServerError('beyondOwn', message, 403, 510)

/** Whether the person may grant everything. */
export const isAdministrator = (session: Session): boolean => session.roleCodes.includes(held.ADMIN)

/** The code of the administrators' role; it is neither renamed nor deleted. */
export const ADMIN_ROLE_CODE = held.ADMIN

async function holdsAll(trx: held.Trx, session: Session, permissionIds: readonly string[]): Promise<boolean> {
  const own = await held.heldPermissions(trx, session.userId)
  return permissionIds.every(id => own.has(id))
}

/** Refuses to grant menus or buttons that the person does not hold himself. */
export async function checkGrant(trx: held.Trx, session: Session, permissionIds: readonly string[]): Promise<void> {
  if (isAdministrator(session) || (await holdsAll(trx, session, permissionIds))) return
  throw refuse(texts.beyondOwn)
}

/** Refuses to give roles that hold more than the person himself; the administrators' role is given by administrators alone. */
export async function checkRoles(trx: held.Trx, session: Session, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length === 0 || isAdministrator(session)) return
  if (await held.hasAdminRole(trx, roleIds)) throw refuse(texts.beyondOwn)
  await checkGrant(trx, session, await held.permissionsOfRoles(trx, roleIds))
}

/** Refuses to freeze, delete or enter the account of people who may do more than the person himself. */
export async function checkPeople(trx: held.Trx, session: Session, userIds: readonly string[]): Promise<void> {
  const others = userIds.filter(id => id !== session.userId)
  if (others.length === 0 || isAdministrator(session)) return
  const above = await held.hasAdministrator(trx, others)
  if (above || !(await holdsAll(trx, session, await held.permissionsOfUsers(trx, others)))) throw refuse(texts.aboveOwn)
}

/** Refuses what would leave nobody who may grant everything: these people freeze, go or lose the role. */
export async function keepAdministrator(trx: held.Trx, userIds: readonly string[]): Promise<void> {
  if (!(await held.hasAdministrator(trx, userIds))) return
  if ((await held.otherAdministrators(trx, userIds)) === 0) fail(texts.lastAdministrator)
}
