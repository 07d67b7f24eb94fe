import { sql } from 'kysely'
import type { Database } from '../../../db/database'
import type { SysPermission } from '../../../generated/operations'
import { auditColumns, type ListSpec, rowsWhere, type Trx } from '../../../query'

export type { Trx } from '../../../query'

export type Menu = SysPermission & { readonly id: string; readonly parentId: string | null }

const hasRules = sql`(exists (select from sys_permission_data_rule r where r.permission_id = t.id))::integer`

/** Menus and buttons in the order in which people see them. */
export const menuList: ListSpec = {
  table: 'sys_permission',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'parentId', kind: 'text' },
    { name: 'name', kind: 'text' },
    { name: 'menuType', kind: 'integer' },
    { name: 'url', kind: 'text' },
    { name: 'component', kind: 'text' },
    { name: 'componentName', kind: 'text' },
    { name: 'redirect', kind: 'text' },
    { name: 'perms', kind: 'text' },
    { name: 'permsType', kind: 'text' },
    { name: 'status', kind: 'text' },
    { name: 'icon', kind: 'text' },
    { name: 'sortNo', kind: 'decimal' },
    { name: 'route', kind: 'boolean' },
    { name: 'leaf', kind: 'boolean' },
    { name: 'keepAlive', kind: 'boolean' },
    { name: 'hidden', kind: 'boolean' },
    { name: 'alwaysShow', kind: 'boolean' },
    { name: 'internalOrExternal', kind: 'boolean' },
    { name: 'ruleFlag', kind: 'integer', column: hasRules },
    { name: 'delFlag', kind: 'integer' },
    { name: 'description', kind: 'text' },
    ...auditColumns,
  ],
  sort: { name: 'sortNo', order: 'asc' },
}

/** Every menu and button, in order. */
export const allMenus = (trx: Trx): Promise<Menu[]> => rowsWhere<Menu>(trx, menuList)

/** Says of every menu whether menus stand below it; buttons do not count. */
export async function menuLeaves(trx: Trx): Promise<void> {
  await sql`update sys_permission t set leaf = s.leaf from (
      select p.id, not exists (select 1 from sys_permission c where c.parent_id = p.id and c.menu_type <> 2) as leaf from sys_permission p) s
    where t.id = s.id and t.leaf <> s.leaf`.execute(trx)
}

/** What frames may show, and where the menus of all tenants lead. */
export async function pageAddresses({ auth }: Pick<Database, 'auth'>): Promise<{ origins: string[]; urls: string[] }> {
  const origins = await sql<{ origin: string }>`select origin from weft.sys_frame_origin where tenant_id = 0`.execute(auth)
  const menus = await sql<{ url: string }>`select distinct url from weft.sys_permission
    where menu_type <> 2 and status = '1' and url <> ''`.execute(auth)
  return { origins: origins.rows.map(row => row.origin), urls: menus.rows.map(row => row.url) }
}
