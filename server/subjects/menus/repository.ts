import { sql } from 'kysely'
import type { SysPermissionAdd, SysPermissionEdit } from '../../generated/operations'
import { type Catalog, insertRow, lockFor, mustFind, pick, removeRows, saveRow, type Trx, writeRights } from '../../query'
import { type Menu, menuList } from './stored/repository'

export type { Trx } from '../../query'
export { allMenus, type Menu, menuLeaves as countLeaves } from './stored/repository'

const columns = [
  'name',
  'menuType',
  'url',
  'component',
  'componentName',
  'redirect',
  'perms',
  'icon',
  'description',
  'permsType',
  'status',
  'sortNo',
  'route',
  'keepAlive',
  'hidden',
  'alwaysShow',
  'internalOrExternal',
] as const
/** Columns of the table that always hold something: null asks for nothing. */
const filled = new Set<string>([
  'menuType',
  'permsType',
  'status',
  'sortNo',
  'route',
  'keepAlive',
  'hidden',
  'alwaysShow',
  'internalOrExternal',
])

function values(body: SysPermissionAdd | Omit<SysPermissionEdit, 'id'>): object {
  return Object.fromEntries(Object.entries(pick(body, columns)).filter(([name, value]) => value !== null || !filled.has(name)))
}

export const find = (trx: Trx, id: string): Promise<Menu> => mustFind<Menu>(trx, menuList, id)

/** One change of the tree at a time. */
export const lock = (trx: Trx): Promise<void> => lockFor(trx, 'sys_permission')

export const add = (trx: Trx, body: SysPermissionAdd, parentId: string | null): Promise<string> =>
  insertRow(trx, 'sys_permission', { ...values(body), parentId })

export const save = (trx: Trx, body: SysPermissionEdit, parentId: string | null | undefined): Promise<void> =>
  saveRow(trx, menuList, body, { ...values(body), parentId })

export const remove = (trx: Trx, ids: readonly string[]): Promise<number> => removeRows(trx, 'sys_permission', ids)

export const findRole = (trx: Trx, id: string) =>
  trx.selectFrom('sysRole').select(['id', 'roleCode']).where('id', '=', id).forUpdate().executeTakeFirst()

export async function grantedTo(trx: Trx, roleId: string): Promise<string[]> {
  const rows = await trx.selectFrom('sysRolePermission').select('permissionId').where('roleId', '=', roleId).execute()
  return rows.map(row => row.permissionId)
}

/** Which of the ids are menus or buttons, with their rights. */
export async function known(trx: Trx, ids: readonly string[]): Promise<{ id: string; perms: string | null }[]> {
  if (ids.length === 0) return []
  return trx.selectFrom('sysPermission').select(['id', 'perms']).where('id', 'in', ids).execute()
}

/** `heir`: whose rules for rows go on with what is granted. */
export async function grant(trx: Trx, roleId: string, ids: readonly string[], heir: string): Promise<void> {
  await sql`insert into sys_role_permission (role_id, permission_id, data_rule_ids)
    select ${roleId}, id, weft.rules_held(${heir}, id) from unnest(${[...ids]}::text[]) as p (id) on conflict do nothing`.execute(trx)
}

export async function revoke(trx: Trx, roleId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('sysRolePermission').where('roleId', '=', roleId).where('permissionId', 'in', ids).execute()
}

/** Menus are chosen by those who read them, and their rights are unique. */
export function declareMenus({ sources, checkable, recordLists }: Catalog): void {
  sources.declare({
    table: 'sys_permission',
    columns: ['id', 'name'],
    parent: 'parent_id',
    fixed: { del_flag: 0 },
    lists: ({ can }) => can('permission:list'),
  })
  recordLists.declareFinder(async (_trx, { can }, table) => (table === menuList.table && can('permission:list') ? menuList : undefined))
  checkable.declare('sys_permission', ['perms'], writeRights('permission:'))
}
