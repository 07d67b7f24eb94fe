import type { SysPermissionTree } from '../../generated/operations'
import { fail } from '../../util/errors'
import { branch, treeOf } from '../../util/trees/nodes'
import type { Menu } from './repository'
import { texts } from './texts'

const BUTTON = 2
const TOP = 0

/** A menu as the administration shows it; `takesRules` says whether its right opens a list that data rules narrow. */
export const treeNode = (
  menu: Menu,
  takesRules: boolean,
  children: SysPermissionTree[] | null,
  isLeaf = children === null,
): SysPermissionTree => ({
  ...menu,
  key: menu.id,
  title: menu.name ?? '',
  isLeaf,
  takesRules,
  children,
})

/** What a save says of the place of a menu. */
export interface Place {
  readonly id?: string
  readonly parentId?: string | null
  readonly menuType?: number | null
}

/**
 * The parent of a menu after a save, null at the top; refuses what would make no tree. `stored` is the menu as it stands,
 * absent for a new one.
 */
export function parentOf(menus: readonly Menu[], { id, parentId, menuType }: Place, stored?: Menu): string | null {
  const type = menuType ?? stored?.menuType ?? (parentId ? 1 : TOP)
  if (type === TOP) return null
  const parent = (parentId === undefined ? stored?.parentId : parentId) || null
  if (parent === null) return fail(texts.noParent)
  const tree = treeOf(menus)
  const found = tree.byId.get(parent)
  if (!found) return fail(texts.parentMissing)
  if (found.menuType === BUTTON) fail(texts.parentButton)
  if (id !== undefined && branch(tree, id).some(node => node.id === parent)) fail(texts.parentInside)
  if (type === BUTTON && id !== undefined && tree.below.has(id)) fail(texts.buttonWithChildren)
  return parent
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const PERMS = /^[\w:.*-]+( *, *[\w:.*-]+)*$/

/** Menus lead into the app or to a web address; anything else could become code in the page. */
export function checkLink(url: string | null | undefined): void {
  if (!url) return
  const clean = !/[\p{Cc}\s\\]/u.test(url)
  const web = /^https?:\/\/[^/]/i.test(url)
  const own = !SCHEME.test(url) && !url.startsWith('//')
  if (!clean || !(web || own)) fail(texts.badUrl)
}

/** Actions of rights, several joined by commas. */
export function checkPerms(perms: string | null | undefined): void {
  if (perms && !PERMS.test(perms)) fail(texts.badPerms)
}
