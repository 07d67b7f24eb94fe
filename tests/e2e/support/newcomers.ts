import type { Page } from '@playwright/test'
import { must, rowsOf, unique } from './calls'
import type { Credentials } from './sign-in'

const PASSWORD = 'Weft-fault-2026'
/** What the administrator gives; the first sign-in asks for another one. */
const FIRST_PASSWORD = 'Weft-first-2026'

/** Adds a user whose own password is `password` already, past the screens: the given one was replaced as the first sign-in asks. */
export async function addUser(
  admin: Page,
  { username, password, ...rest }: Credentials & { readonly [name: string]: string },
): Promise<void> {
  await must(admin, 'POST', '/sys/user/add', { realname: username, ...rest, username, password: FIRST_PASSWORD })
  const { request } = admin.context()
  const login = await request.post('/jeecg-boot/sys/login', { data: { username, password: FIRST_PASSWORD } })
  const { token } = ((await login.json()) as { result: { token: string } }).result
  const data = { username, oldpassword: FIRST_PASSWORD, password, confirmpassword: password }
  const changed = await request.put('/jeecg-boot/sys/user/updatePassword', { headers: { 'X-Access-Token': token }, data })
  const { success, message } = (await changed.json()) as { success: boolean; message: string }
  if (!success) throw new Error(`${username} cannot have a password: ${message}`)
}

interface Newcomer {
  /** Code of the one role. Default: that of the auditors. */
  readonly roleCode?: string
  /** Codes of departments. Default: none. */
  readonly departs?: readonly string[]
  /** Numbers of tenants besides the house. Default: none. */
  readonly tenants?: readonly number[]
}

interface Depart {
  readonly id: string
  readonly orgCode: string
  readonly children?: readonly Depart[] | null
}

const flat = (departs: readonly Depart[]): Depart[] => departs.flatMap(depart => [depart, ...flat(depart.children ?? [])])

/** A new user, whose changes reach no other test. */
export async function newPerson(
  admin: Page,
  { roleCode = 'auditor', departs = [], tenants = [] }: Newcomer = {},
): Promise<Credentials & { readonly id: string }> {
  const username = unique('new')
  const { records } = await rowsOf(admin, '/sys/role', `roleCode=${roleCode}`)
  const tree = departs.length > 0 ? flat(await must<readonly Depart[]>(admin, 'GET', '/sys/sysDepart/queryTreeList')) : []
  await addUser(admin, {
    username,
    realname: '新人',
    password: PASSWORD,
    selectedroles: String(records[0]?.id),
    selecteddeparts: tree
      .filter(({ orgCode }) => departs.includes(orgCode))
      .map(({ id }) => id)
      .join(),
    relTenantIds: tenants.join(),
  })
  const id = String((await rowsOf(admin, '/sys/user', `username=${username}`)).records[0]?.id)
  return { username, password: PASSWORD, id }
}

/** A new role that may do everything there is by now. */
export async function roleWithEverything(admin: Page): Promise<{ readonly roleCode: string; readonly id: string }> {
  const roleCode = unique('all')
  await must(admin, 'POST', '/sys/role/add', { roleName: '全部权限', roleCode })
  const id = String((await rowsOf(admin, '/sys/role', `roleCode=${roleCode}`)).records[0]?.id)
  const { ids } = await must<{ ids: string[] }>(admin, 'GET', '/sys/role/queryTreeList')
  await must(admin, 'POST', '/sys/permission/saveRolePermission', { roleId: id, permissionIds: ids.join(), lastpermissionIds: '' })
  return { roleCode, id }
}

interface MenuRow {
  readonly id: string
  readonly name?: string | null
  readonly perms?: string | null
  readonly children?: readonly MenuRow[] | null
}

const flatMenu = (rows: readonly MenuRow[]): MenuRow[] => rows.flatMap(row => [row, ...flatMenu(row.children ?? [])])

/** Every entry of the menu and every right, as the administration lists them. */
export const menuRows = async (admin: Page): Promise<readonly MenuRow[]> =>
  flatMenu(await must<readonly MenuRow[]>(admin, 'GET', '/sys/permission/list'))

/** Takes rights from a role, or gives them back; who holds it is told. */
export async function withoutRights(admin: Page, roleId: string, taken: (perms: string) => boolean): Promise<() => Promise<unknown>> {
  const all = await must<string[]>(admin, 'GET', `/sys/permission/queryRolePermission?roleId=${roleId}`)
  const gone = new Set((await menuRows(admin)).filter(({ perms }) => perms && taken(perms)).map(({ id }) => id))
  const left = all.filter(id => !gone.has(id))
  const grant = (now: readonly string[], before: readonly string[]) =>
    must(admin, 'POST', '/sys/permission/saveRolePermission', { roleId, permissionIds: now.join(), lastpermissionIds: before.join() })
  await grant(left, all)
  return () => grant(all, left)
}
