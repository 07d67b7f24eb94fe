import type { AllAuthAction, AuthAction, MenuMeta, MenuNode } from '../../../generated/operations'
import { isExternal, pathOf } from '../../menus'
import type { PermissionRow } from './repository'

const BUTTON = 2
const HOME = '首页'

function nameOf({ componentName, url }: PermissionRow): string {
  if (componentName) return componentName
  return (url ?? '').replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '@')
}

function metaOf({ name, icon, keepAlive, internalOrExternal, component, componentName, url }: PermissionRow): MenuMeta {
  const own = componentName || component?.split('/').pop()
  return {
    title: name,
    keepAlive,
    internalOrExternal,
    ...(icon && { icon }),
    ...(own && { componentName: own }),
    ...(url && isExternal(url) && { url }),
  }
}

/** Pages of 3.x by what 2.4 and our own menu call them. */
const CURRENT_PAGES: ReadonlyMap<string, string> = new Map([
  ['layouts/RouteView', 'layouts/default/index'],
  ['dashboard/Analysis', 'dashboard/Analysis/index'],
  ['system/UserList', 'system/user/index'],
  ['system/RoleUserList', 'system/role/index'],
  ['system/PermissionList', 'system/menu/index'],
  ['system/DepartList', 'system/depart/index'],
  ['system/SysPositionList', 'system/position/index'],
  ['system/DictList', 'system/dict/index'],
  ['system/SysCategoryList', 'system/category/index'],
  ['system/SysAnnouncementList', 'system/notice/index'],
  ['system/TenantList', 'system/tenant/index'],
  ['system/SysCheckRuleList', 'system/checkRule/index'],
  ['system/UserAnnouncementList', 'monitor/mynews/index'],
  ['modules/online/cgform/OnlCgformHeadList', 'super/online/cgform/index'],
  ['modules/online/cgreport/OnlCgreportHeadList', 'super/online/cgreport/index'],
])

/** The same menu for pages of 3.x. */
const asCurrent = (node: MenuNode): MenuNode => ({
  ...node,
  component: CURRENT_PAGES.get(node.component ?? '') ?? node.component ?? null,
  ...(node.children && { children: node.children.map(asCurrent) }),
})

function nodeOf(row: PermissionRow, children: MenuNode[], top: boolean): MenuNode {
  return {
    id: row.id,
    route: row.route ? '1' : '0',
    path: pathOf(row.url ?? ''),
    name: nameOf(row),
    component: row.component,
    ...(top && { redirect: row.redirect }),
    ...(row.hidden && { hidden: true }),
    ...(row.alwaysShow && { alwaysShow: true }),
    meta: metaOf(row),
    ...(children.length > 0 && { children }),
  }
}

function nodesBelow(rows: readonly PermissionRow[], parentId: string | null, path: ReadonlySet<string>): MenuNode[] {
  const own = rows.filter(row => (row.parentId || null) === parentId && !path.has(row.id))
  return own.map(row => nodeOf(row, nodesBelow(rows, row.id, new Set([...path, row.id])), parentId === null))
}

/**
 * The menu as a tree (api-contract §5.1): without buttons and switched-off rows; 首页 comes first. `current`: with the names that 3.x
 * gives to its pages.
 */
export function menuTree(rows: readonly PermissionRow[], current = false): MenuNode[] {
  const own = nodesBelow(
    rows.filter(row => row.menuType !== BUTTON && row.status === '1'),
    null,
    new Set(),
  )
  const nodes = current ? own.map(asCurrent) : own
  return [...nodes.filter(node => node.meta.title === HOME), ...nodes.filter(node => node.meta.title !== HOME)]
}

/** What the person holds: only enabled rights, without their status. */
export function heldActions(rows: readonly PermissionRow[]): AuthAction[] {
  return rows
    .filter(row => row.perms && row.status === '1')
    .map(row => ({ action: row.perms ?? '', type: row.permsType, describe: row.name }))
}

/** Every right that exists. */
export function allActions(rows: readonly PermissionRow[]): AllAuthAction[] {
  return rows.map(row => ({ action: row.perms ?? '', status: row.status, type: row.permsType, describe: row.name }))
}
