import { type Kysely, sql } from 'kysely'
import { type SeedRow, seedId, seedRows } from '../../../db/seeds/rows'
import { snakeCase } from '../../../util/snake-case'

/** A menu as seed files write it: `perm` and `actions` make its rights, `also` those of what else its page shows. */
export interface SeedMenu {
  readonly name: string
  readonly url: string
  readonly component: string
  readonly icon?: string
  readonly keepAlive?: boolean
  /** True: a page that other pages lead to; the menu leaves it out. */
  readonly hidden?: boolean
  readonly perm?: string
  readonly actions?: readonly string[]
  readonly also?: readonly { readonly perm: string; readonly name: string; readonly actions: readonly string[] }[]
  readonly children?: readonly SeedMenu[]
}

/** By action, or by the whole right where that says more. */
const ACTION_NAMES: ReadonlyMap<string, string> = new Map([
  ['list', '查询'],
  ['add', '添加'],
  ['edit', '编辑'],
  ['delete', '删除'],
  ['import', '导入'],
  ['export', '导出'],
  ['frozen', '冻结'],
  ['password', '修改密码'],
  ['authorize', '授权'],
  ['release', '发布'],
  ['revoke', '撤销'],
  ['share', '共享'],
  ['sync', '同步数据库'],
  ['end', '强制下线'],
  ['monitorDatabase:end', '结束会话'],
  ['unlock', '解除登录限制'],
  ['switch', '启用停用'],
  ['internal', '内部地址'],
  ['pages', '信任页面'],
  ['use', '使用'],
  ['document:internal', '内部文档'],
  ['document:secret', '秘密文档'],
])

export const menuId = (url: string) => seedId('menu', url)
export const rightId = (perms: string) => seedId('right', perms)

function buttons(menu: SeedMenu): SeedRow[] {
  const own = menu.perm ? [{ perm: menu.perm, name: '', actions: menu.actions ?? [] }] : []
  const all = [...own, ...(menu.also ?? [])].flatMap(({ perm, name, actions }) => actions.map(action => ({ perm, name, action })))
  return all.map(({ perm, name, action }, index) => ({
    id: rightId(perm + action),
    parentId: menuId(menu.url),
    name: name + (ACTION_NAMES.get(perm + action) ?? ACTION_NAMES.get(action) ?? action),
    menuType: 2,
    perms: perm + action,
    sortNo: index + 1,
    route: false,
    keepAlive: false,
    hidden: false,
  }))
}

function rowsOf(menu: SeedMenu, parent: SeedMenu | null, index: number): SeedRow[] {
  const children = menu.children ?? []
  const row = {
    id: menuId(menu.url),
    parentId: parent ? menuId(parent.url) : null,
    name: menu.name,
    menuType: parent ? 1 : 0,
    url: menu.url,
    component: menu.component,
    redirect: parent ? undefined : children[0]?.url,
    perms: menu.perm && `${menu.perm}list`,
    icon: menu.icon,
    sortNo: index + 1,
    leaf: children.length === 0,
    keepAlive: menu.keepAlive ?? false,
    hidden: menu.hidden ?? false,
  }
  return [row, ...children.flatMap((child, at) => rowsOf(child, menu, at)), ...buttons(menu)]
}

/** What an entry takes over from a release. */
const FOLLOWED = ['parent_id', 'name', 'menu_type', 'url', 'component', 'redirect', 'perms', 'icon', 'sort_no', 'keep_alive', 'hidden']

/** Gives entries that no user has changed what this release says of them. One that has got children stays no leaf. */
async function followRelease<T>(db: Kysely<T>, rows: readonly SeedRow[]): Promise<void> {
  const now = rows.map(row => Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])))
  const columns = (table: string) => sql.join(FOLLOWED.map(name => sql.ref(`${table}.${name}`)))
  const set = sql.join(FOLLOWED.map(name => sql`${sql.ref(name)} = ${sql.ref(`r.${name}`)}`))
  await sql`update weft.sys_permission p set ${set}, leaf = p.leaf and coalesce(r.leaf, p.leaf)
    from jsonb_populate_recordset(null::weft.sys_permission, ${JSON.stringify(now)}::jsonb) r
    where p.id = r.id and p.update_by is null and (r.parent_id is null or exists (select from weft.sys_permission x where x.id = r.parent_id))
      and (row(${columns('p')}) is distinct from row(${columns('r')}) or p.leaf and not r.leaf)`.execute(db.withoutPlugins())
}

/** Adds menus and their rights, grants what is new to the administrators' role, and amends what no user has changed. */
export async function seedMenus<T>(db: Kysely<T>, menus: readonly SeedMenu[], adminRole: string): Promise<void> {
  const rows = menus.flatMap((menu, index) => rowsOf(menu, null, index))
  await seedRows(db, 'sys_permission', rows)
  await followRelease(db, rows)
  await grant(
    db,
    adminRole,
    rows.map(row => row.id),
  )
}

/** Grants menus and rights to a role, once. */
export async function grant<T>(db: Kysely<T>, roleId: string, permissionIds: readonly string[]): Promise<void> {
  const rows = permissionIds.map(permissionId => ({ id: seedId('grant', roleId, permissionId), roleId, permissionId }))
  await seedRows(db, 'sys_role_permission', rows)
}
