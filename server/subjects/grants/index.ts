import type { Session } from '../../http/session'
import { commaList } from '../../util/comma-list'
import { fail, ServerError } from '../../util/errors'
import { SYSTEM_TENANT } from '../../util/system-tenant'
import * as held from './repository'
import { texts } from './texts'

export { handOn } from './hand-on'
export { forgetMembers, permissionsOfRoles } from './repository'

/** Answered with 200, as business errors are: of a 403 a client shows that access is denied, and not why. */
const refuse = (message: string) => new ServerError('beyondOwn', message, 200, 510)

/** Whether the user has the administrators' role of the tenant in which the session works. */
export const isAdministrator = (session: Session): boolean => session.roleCodes.includes(held.ADMIN)

/** Whether the user administers the system, and so may grant everything. The manager of a tenant grants what the role holds. */
const isSystemAdministrator = (session: Session): boolean => session.tenantId === SYSTEM_TENANT && isAdministrator(session)

/** The code of the administrators' role; it is neither renamed nor deleted. */
export const ADMIN_ROLE_CODE = held.ADMIN

/**
 * What a user has ticked and unticked since a form was loaded, against what is stored now: what others have granted or taken meanwhile stays.
 */
export function grantChanges(
  { permissionIds, lastpermissionIds }: { readonly permissionIds: string; readonly lastpermissionIds?: string | null | undefined },
  storedIds: readonly string[],
): { readonly added: readonly string[]; readonly removed: readonly string[] } {
  const [chosen, former, stored] = [new Set(commaList(permissionIds)), new Set(commaList(lastpermissionIds)), new Set(storedIds)]
  return {
    added: [...chosen].filter(id => !former.has(id) && !stored.has(id)),
    removed: [...former].filter(id => !chosen.has(id) && stored.has(id)),
  }
}

async function holdsAll(trx: held.Trx, session: Session, permissionIds: readonly string[]): Promise<boolean> {
  const own = await held.heldPermissions(trx, session.userId)
  return permissionIds.every(id => own.has(id))
}

/** Refuses to grant menus or buttons that the user does not hold, and in a tenant those that are the system's alone. */
export async function checkGrant(trx: held.Trx, session: Session, permissionIds: readonly string[]): Promise<void> {
  if (permissionIds.length === 0 || isSystemAdministrator(session)) return
  if (session.tenantId !== SYSTEM_TENANT && (await held.someOfSystem(trx, permissionIds))) throw refuse(texts.ofSystem)
  if (!(await holdsAll(trx, session, permissionIds))) throw refuse(texts.beyondOwn)
}

/** Whose rules for rows go on with what is granted: those of the caller; of administrators none. */
export const heirOf = (session: Session): string => (isAdministrator(session) ? '' : session.userId)

/** Refuses to give grants that carry less rules for rows than bind the user; administrators give all. */
export async function checkRules(trx: held.Trx, session: Session, grants: readonly held.RuledGrant[]): Promise<void> {
  if (grants.length === 0 || isAdministrator(session)) return
  const own = await held.heldRules(trx, session.userId)
  const frees = grants.some(({ permissionId, dataRuleIds }) => (own.get(permissionId) ?? []).some(id => !dataRuleIds.includes(id)))
  if (frees) throw refuse(texts.beyondOwn)
}

/** Refuses to take menus or buttons from a role that the user does not hold; the administrators of the tenant take all. */
export async function checkRevoke(trx: held.Trx, session: Session, permissionIds: readonly string[]): Promise<void> {
  if (permissionIds.length === 0 || isAdministrator(session)) return
  if (!(await holdsAll(trx, session, permissionIds))) throw refuse(texts.beyondOwnTaken)
}

/** Refuses to delete roles that hold more than the user: their members would lose it. */
export async function checkRoleRemoval(trx: held.Trx, session: Session, roleIds: readonly string[]): Promise<void> {
  await checkRevoke(trx, session, await held.permissionsOfRoles(trx, roleIds))
}

/** Refuses to give roles that hold more than the user; the administrators' role is given by administrators alone. */
export async function checkRoles(trx: held.Trx, session: Session, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length === 0 || isSystemAdministrator(session)) return
  if (!isAdministrator(session) && (await held.hasAdminRole(trx, roleIds))) throw refuse(texts.beyondOwn)
  await checkGrant(trx, session, await held.permissionsOfRoles(trx, roleIds))
  await checkRules(trx, session, await held.ruledGrants(trx, roleIds))
}

/** Refuses to put back what roles granted where the user could not grant it. */
export async function checkRestoredGrants(trx: held.Trx, session: Session, grants: readonly held.RuledGrant[]): Promise<void> {
  await checkGrant(
    trx,
    session,
    grants.map(({ permissionId }) => permissionId),
  )
  await checkRules(trx, session, grants)
}

/**
 * What the user holds and may hand on to a tenant. `managerRole` is what its managers hold already: refused when that is more,
 * since who is appointed gets all of it.
 */
export async function checkAppointment(trx: held.Trx, session: Session, managerRole: readonly string[]): Promise<string[]> {
  const own = await held.grantable(trx, [...(await held.heldPermissions(trx, session.userId))])
  const beyond = managerRole.some(id => !own.includes(id))
  if (beyond && !isSystemAdministrator(session)) throw refuse(texts.beyondOwn)
  return own
}

/**
 * Refuses to change, freeze, delete or enter accounts that this tenant does not keep, and accounts of others who hold anything, in
 * whatever tenant, that the user does not hold there. Ids that the tenant does not see are passed over: they are not found later.
 */
export async function checkAccounts(trx: held.Trx, session: Session, userIds: readonly string[]): Promise<void> {
  const standings = await held.standings(trx, userIds)
  if (standings.some(({ atHome }) => !atHome)) throw refuse(texts.otherHome)
  if (standings.some(({ userId, covered }) => userId !== session.userId && !covered)) throw refuse(texts.aboveOwn)
}

/** Refuses to take roles or departments of this tenant from users who hold more in it. */
export async function checkMembers(trx: held.Trx, session: Session, userIds: readonly string[]): Promise<void> {
  const others = userIds.filter(id => id !== session.userId)
  if (others.length === 0 || isAdministrator(session)) return
  const above = await held.hasAdministrator(trx, others)
  if (above || !(await holdsAll(trx, session, await held.permissionsOfUsers(trx, others)))) throw refuse(texts.aboveOwn)
}

/** Refuses what would leave no user who may grant everything: these users freeze, go or lose the role. */
export async function keepAdministrator(trx: held.Trx, userIds: readonly string[]): Promise<void> {
  if (!(await held.hasAdministrator(trx, userIds))) return
  if ((await held.otherAdministrators(trx, userIds)) === 0) fail(texts.lastAdministrator)
}
