import type { CallOf } from '../../http/module'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import { ADMIN_ROLE_CODE, checkGrant, checkRevoke, grantChanges, heirOf, isAdministrator } from '../grants'
import * as menus from './repository'
import { texts } from './texts'

/** Without these no user could give rights back. */
const KEYS = new Set(['role:list', 'role:authorize'])

/** Whether one of the rows carries a right that the administrators must keep. */
export function holdsKey(rows: readonly { readonly perms?: string | null }[]): boolean {
  return rows.some(row => commaList(row.perms).some(perm => KEYS.has(perm)))
}

/** Saves what the user has ticked and unticked. Gives back what the administrators have got. */
export async function saveRolePermission(call: CallOf<'sysPermissionSaveRolePermission'>, trx: menus.Trx): Promise<readonly string[]> {
  const { roleId } = call.body
  const role = await menus.findRole(trx, roleId)
  if (!role) return fail(texts.notGranted)
  const { added, removed } = grantChanges(call.body, await menus.grantedTo(trx, roleId))
  if ((await menus.known(trx, added)).length < added.length) fail(texts.notGranted)
  if (role.roleCode === ADMIN_ROLE_CODE && added.length + removed.length > 0) {
    if (!isAdministrator(call.session)) fail(texts.adminOnly, 510)
    if (holdsKey(await menus.known(trx, removed))) fail(texts.keyRight)
  }
  await checkGrant(trx, call.session, added)
  await checkRevoke(trx, call.session, removed)
  await menus.grant(trx, roleId, added, heirOf(call.session))
  await menus.revoke(trx, roleId, removed)
  return role.roleCode === ADMIN_ROLE_CODE ? added : []
}
