import type { MenuNode } from '../api/generated/auth'
import { type MenuUrlValues, resolveMenuUrl } from '../session'
import { HOME } from './paths'

/** An entry of the left menu: a page, an outside address, or a group with both below it. */
export interface LeftMenuItem {
  readonly key: string
  readonly title: string
  /** A name of the family's icons; empty shows none. */
  readonly icon: string
  /** A path of ours; absent on groups and outside addresses. */
  readonly path?: string
  /** Opened in a new browser tab. */
  readonly url?: string
  /** What a page of ours frames. */
  readonly framed?: string
  readonly children?: readonly LeftMenuItem[]
}

/** With fewer pages than this there is nothing to choose: the home page links to what there is. */
const FEWEST = 3

/** Components of the family that frame their address. */
const FRAME = /(?:^|\/)layouts\/IframePageView(?:\.vue)?$/

function item(node: MenuNode, values: MenuUrlValues): LeftMenuItem[] {
  if (node.hidden && node.path !== HOME) return []
  const base = { key: node.id, title: node.meta.title, icon: node.meta.icon ?? '' }
  if (node.children) {
    const children = node.children.flatMap(child => item(child, values))
    return children.length > 0 ? [{ ...base, children }] : []
  }
  const address = resolveMenuUrl(node.meta.url ?? '', values)
  const url = 'url' in address ? address.url : undefined
  if (node.meta.internalOrExternal) return url === undefined ? [] : [{ ...base, url }]
  return [{ ...base, path: node.path, ...(url !== undefined && FRAME.test(node.component ?? '') && { framed: url }) }]
}

/** Pages and addresses of a menu, without the groups that hold them. */
export const leaves = (items: readonly LeftMenuItem[]): readonly LeftMenuItem[] =>
  items.flatMap(entry => (entry.children ? leaves(entry.children) : [entry]))

/** The left menu of a person: hidden entries are dropped, home stays whatever it says; fewer than 3 pages leave it empty. */
export function leftMenu(menu: readonly MenuNode[], values: MenuUrlValues): readonly LeftMenuItem[] {
  const items = menuItems(menu, values)
  return leaves(items).length < FEWEST ? [] : items
}

/** The part of a menu on top that stands on the left. */
export interface SectionMenu {
  readonly title: string
  readonly items: readonly LeftMenuItem[]
}

/**
 * What stands on the left below a menu on top: home, and the pages of the top entry that a path belongs to, its groups replaced by what they
 * hold. Undefined where a path belongs to no group, or where fewer than 3 entries remain.
 */
export function sectionMenu(items: readonly LeftMenuItem[], pathname: string): SectionMenu | undefined {
  const [key] = placeInMenu(items, pathname).open
  const section = items.find(entry => entry.key === key)
  if (section?.children === undefined) return undefined
  const home = items.filter(({ path }) => path === HOME)
  const shown = [...home, ...section.children.flatMap(child => child.children ?? [child])]
  return shown.length < FEWEST ? undefined : { title: section.title, items: shown }
}

/** The same without the lower bound, for places that show all there is. */
export const menuItems = (menu: readonly MenuNode[], values: MenuUrlValues): readonly LeftMenuItem[] =>
  menu.flatMap(node => item(node, values))

export interface Placed {
  readonly selected: string | undefined
  /** Keys of the groups above it, from the top. */
  readonly open: readonly string[]
}

/** Where a path stands in a menu: the entry itself, or the one whose path it continues. */
export function placeInMenu(items: readonly LeftMenuItem[], pathname: string): Placed {
  let best: Placed = { selected: undefined, open: [] }
  let length = 0
  const visit = (entries: readonly LeftMenuItem[], open: readonly string[]) => {
    for (const entry of entries) {
      const path = entry.path
      if (path && path.length > length && (pathname === path || pathname.startsWith(`${path}/`))) {
        best = { selected: entry.key, open }
        length = path.length
      }
      visit(entry.children ?? [], [...open, entry.key])
    }
  }
  visit(items, [])
  return best
}
