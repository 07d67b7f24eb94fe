import type { AllAuthAction, AuthAction, MenuMeta, MenuNode } from '../../generated/operations'
import { isExternal, pathOf } from '../../menus/path'
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

/** The menu as a tree (api-contract §5.1): without buttons and switched-off rows; 首页 comes first. */
export function menuTree(rows: readonly PermissionRow[]): MenuNode[] {
  const nodes = nodesBelow(
    rows.filter(row => row.menuType !== BUTTON && row.status === '1'),
    null,
    new Set(),
  )
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
