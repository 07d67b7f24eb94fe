import { answer } from '../../answers'
import { errors, fail } from '../../errors'
import { checkNewPassword } from '../../password-strength'
import { type CallOf, defineModule } from '../../plugins/module'
import type { Session } from '../../plugins/session'
import { departsOf } from '../../query'
import { setCurrentDepart } from '../../sign-in'
import { namesSystemRightsOnly, SYSTEM_TENANT } from '../../system-tenant'
import { allActions, heldActions, menuTree } from './menu'
import * as own from './repository'
import { texts } from './texts'

/** Rights of the system do not count in other tenants, nor do their pages show. */
const counts = (perms: string | null, { tenantId }: Session) => tenantId === SYSTEM_TENANT || !namesSystemRightsOnly(perms)

async function permissions(call: CallOf<'sysPermissionGetUserPermissionByToken'>) {
  await call.withTenant(trx => own.noteVisit(trx, call.session, call.request.ip))
  const result = await call.readTenant(async trx => {
    const granted = (await own.grantedRows(trx, call.session.userId)).filter(({ perms }) => counts(perms, call.session))
    const menu = menuTree(await own.menuRows(trx, granted, call.session))
    return { menu, auth: heldActions(granted), allAuth: allActions(await own.rightRows(trx)) }
  })
  const oneTimePassword = await call.accounts.hasOneTimePassword(call.session.userId)
  return answer({ message: texts.found, result: { ...result, oneTimePassword, sessionIdleMinutes: call.session.idleMinutes } })
}

async function currentDeparts({ session, readTenant }: CallOf<'sysUserGetCurrentUserDeparts'>) {
  return { list: await readTenant(trx => departsOf(trx, session.userId)), orgCode: session.orgCode }
}

async function selectDepart(call: CallOf<'sysSelectDepart'>) {
  const { session, body } = call
  if (body.username && body.username !== session.username) throw errors.otherSubject()
  const userInfo = await call.withTenant(async trx => {
    const departs = await departsOf(trx, session.userId)
    if (!departs.some(depart => depart.orgCode === body.orgCode)) fail(texts.notMember)
    await setCurrentDepart(trx, session.userId, body.orgCode)
    return { ...(await own.findOwn(trx, session.userId)), orgCode: body.orgCode }
  })
  return { userInfo }
}

async function updatePassword(call: CallOf<'sysUserUpdatePassword'>) {
  const { session, body } = call
  const { username, oldpassword, password, confirmpassword } = body
  if (username && username !== session.username) fail(texts.onlyOwnPassword)
  if (password.trim() === '') fail(texts.newPasswordEmpty)
  if (password !== confirmpassword) fail(texts.passwordsDiffer)
  if (!(await call.accounts.checkPassword(session, oldpassword, call.request.ip))) fail(texts.oldPasswordWrong)
  checkNewPassword(password, await call.accounts.people.passwordOwner(session.userId))
  if (password === oldpassword && (await call.accounts.hasOneTimePassword(session.userId))) fail(texts.samePassword)
  await call.accounts.setPassword(session.userId, password)
  await call.audit({ table: 'sys_user', recordId: session.userId, action: 'password' })
  return answer({ message: texts.passwordChanged })
}

export const session = defineModule({
  name: 'session',
  handlers: {
    sysPermissionGetUserPermissionByToken: permissions,
    sysUserGetCurrentUserDeparts: currentDeparts,
    sysSelectDepart: selectDepart,
    sysSelectDepartPost: selectDepart,
    sysUserUpdatePassword: updatePassword,
    sysUserUpdatePasswordPost: updatePassword,
  },
})
