import { answer } from '../../../http/answers'
import { dictionariesFor, isCurrent, rightCodes } from '../../../http/generation'
import { type CallOf, defineModule } from '../../../http/module'
import type { Session } from '../../../http/session'
import type { Trx } from '../../../query'
import { errors, fail } from '../../../util/errors'
import { namesSystemRightsOnly, SYSTEM_TENANT } from '../../../util/system-tenant'
import { departsOf } from '../../departments'
import { everyOption } from '../../dictionaries'
import { pathOf } from '../../menus'
import { homesOf } from '../../role-homes'
import { checkNewPassword } from '../password-strength'
import { setCurrentDepart } from '../sign-in'
import { keptMenu } from './kept-menus'
import { allActions, heldActions, menuTree } from './menu'
import * as own from './repository'
import { texts } from './texts'

/** What a row of the menu is when it is no page. */
const RIGHT = 2

/** Rights of the system do not count in other tenants, nor do their pages show. */
const counts = (perms: string | null, { tenantId }: Session) => tenantId === SYSTEM_TENANT || !namesSystemRightsOnly(perms)

const granted = async (trx: Trx, session: Session) =>
  (await own.grantedRows(trx, session.userId)).filter(({ perms }) => counts(perms, session))

/** The first page of the roles that the user may open; null: the usual one. */
async function homePath(trx: Trx, session: Session, rows: readonly own.PermissionRow[]): Promise<string | null> {
  const open = new Set(rows.flatMap(({ url, menuType }) => (url && menuType !== RIGHT ? [pathOf(url)] : [])))
  return (await homesOf(trx, session.roleCodes)).find(path => open.has(path)) ?? null
}

/** The rights as pages of 3.x ask for them. */
const codesOf = ({ rights }: Session) => ({ codeList: rightCodes(rights), sysSafeMode: false })

async function makeMenu(trx: Trx, session: Session, current: boolean) {
  const rows = await granted(trx, session)
  const menu = menuTree(await own.menuRows(trx, rows, session), current)
  return { menu, auth: heldActions(rows), allAuth: allActions(await own.rightRows(trx)), homePath: await homePath(trx, session, rows) }
}

/** The menu and rights of a user: made once for all to whom the same is granted, until something of it changes (decision 168). */
function menuOf({ session, request }: CallOf<'sysPermissionGetUserPermissionByToken'>, trx: Trx, current: boolean) {
  const stamp = async () => {
    const [made, homes] = await Promise.all([own.menuStamp(trx, session), homesOf(trx, session.roleCodes)])
    return made && JSON.stringify([made, homes, session.tenantId, current])
  }
  return keptMenu(request.server, stamp, () => makeMenu(trx, session, current))
}

async function permissions(call: CallOf<'sysPermissionGetUserPermissionByToken'>) {
  const { session, request } = call
  const current = isCurrent(request)
  request.server.sessionCookies?.give(request, call.reply, session)
  const [result] = await Promise.all([
    call.readTenant(trx => menuOf(call, trx, current)),
    call.withTenant(trx => own.noteVisit(trx, session, request.ip)),
  ])
  const { oneTimePassword, idleMinutes: sessionIdleMinutes, roleCodes: roles } = session
  const passwordExpired = oneTimePassword && !(await call.accounts.hasOneTimePassword(session.userId))
  return answer({
    message: current ? '' : texts.found,
    seldomChanges: true,
    result: { ...result, oneTimePassword, passwordExpired, sessionIdleMinutes, roles: [...roles], ...(current && codesOf(session)) },
  })
}

const permissionCodes = ({ session, readTenant }: CallOf<'sysPermissionGetPermCode'>) =>
  readTenant(async trx => {
    const auth = heldActions(await granted(trx, session))
    return { ...codesOf(session), auth, allAuth: allActions(await own.rightRows(trx)) }
  })

const userInfo = ({ session, readTenant, request }: CallOf<'sysUserGetUserInfo'>) =>
  readTenant(async trx => ({
    userInfo: {
      ...(await own.findOwn(trx, session.userId)),
      orgCode: session.orgCode,
      homePath: await homePath(trx, session, await granted(trx, session)),
    },
    sysAllDictItems: dictionariesFor(request, await everyOption(trx)),
  }))

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

/** Refuses to keep the password where another one is asked for. */
async function checkMayStay({ accounts, session }: CallOf<'sysUserUpdatePassword'>): Promise<void> {
  if (await accounts.hasOneTimePassword(session.userId)) fail(texts.samePassword)
  if (session.oneTimePassword) fail(texts.sameOldPassword)
}

async function updatePassword(call: CallOf<'sysUserUpdatePassword'>) {
  const { session, body } = call
  const { username, oldpassword, password, confirmpassword } = body
  if (username && username !== session.username) fail(texts.onlyOwnPassword)
  if (password.trim() === '') fail(texts.newPasswordEmpty)
  if (password !== confirmpassword) fail(texts.passwordsDiffer)
  if (!(await call.accounts.checkPassword(session, oldpassword, call.request.ip))) fail(texts.oldPasswordWrong)
  checkNewPassword(password, await call.accounts.people.passwordOwner(session.userId), call.catalog.settings)
  if (password === oldpassword) await checkMayStay(call)
  await call.accounts.checkNotUsed(session.userId, password)
  await call.accounts.setPassword(session.userId, password)
  await call.audit({ table: 'sys_user', recordId: session.userId, action: 'password' })
  return answer({ message: texts.passwordChanged })
}

export const session = defineModule({
  name: 'session',
  rows: 'own',
  outgoing: 'none',
  handlers: {
    sysPermissionGetUserPermissionByToken: permissions,
    sysPermissionGetPermCode: permissionCodes,
    sysUserGetUserInfo: userInfo,
    sysUserLoginSettingGetUserData: ({ session, readTenant }) => readTenant(trx => own.findOwn(trx, session.userId)),
    // There is no default password: one that another user has set keeps its session from everything else.
    sysUserVerifyIzDefaultPwd: async () => null,
    sysUserGetCurrentUserDeparts: currentDeparts,
    sysSelectDepart: selectDepart,
    sysSelectDepartPost: selectDepart,
    sysUserUpdatePassword: updatePassword,
    sysUserUpdatePasswordPost: updatePassword,
  },
})
