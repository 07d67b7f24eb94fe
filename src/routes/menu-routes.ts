import { matchPath } from 'react-router-dom'
import type { PermissionEntry } from '../../renderer/contract'
import type { MenuNode } from '../api/generated/auth'
import { HOME } from '../layouts/paths'
import { type MenuUrlValues, resolveMenuUrl } from '../session'
import { componentPage, type OnlinePage } from './component-page'
import { plainPath } from './paths'
import { ownPlace } from './redirect'

interface Crumb {
  readonly title: string
  readonly path: string
}

interface GroupEntry extends Crumb {
  /** Opens in a browser tab of its own. */
  readonly url?: string
}

type MenuPage =
  | { readonly page: 'screen'; readonly screen: string }
  | OnlinePage
  | { readonly page: 'group'; readonly entries: readonly GroupEntry[] }
  | { readonly page: 'frame'; readonly url: string }
  | { readonly page: 'missing'; readonly component: string; readonly problem: string }

/** A path of ours that the menu brought along. */
export interface MenuRoute {
  /** May hold parameters, such as `/online/cgformList/:code`. */
  readonly path: string
  readonly title: string
  /** From the top of the menu down to this one. */
  readonly trail: readonly Crumb[]
  readonly page: MenuPage
  /** Where the guard goes on to; absent: here. */
  readonly redirect?: string | undefined
}

/** A node without wanted rights stays; else one of the person's rights must be among them. */
function permitted(node: MenuNode, actions: ReadonlySet<string>): boolean {
  const wanted = (node.meta as { permissionList?: unknown }).permissionList
  return !Array.isArray(wanted) || wanted.length === 0 || wanted.some(action => actions.has(String(action)))
}

/** The menu without what the person's rights leave out, children included. */
export function permittedMenu(menu: readonly MenuNode[], auth: readonly PermissionEntry[]): MenuNode[] {
  const actions = new Set(auth.flatMap(({ action }) => action.split(',')))
  const keep = (nodes: readonly MenuNode[]): MenuNode[] =>
    nodes.filter(node => permitted(node, actions)).map(({ children, ...node }) => (children ? { ...node, children: keep(children) } : node))
  return keep(menu)
}

const crumb = ({ path, meta }: MenuNode): Crumb => ({ path, title: meta.title })

/** An entry for a new browser tab has a digest for a path, where nothing stands: it leads to its address, or is left out. */
function groupEntry(node: MenuNode, values: MenuUrlValues): GroupEntry[] {
  if (node.hidden) return []
  if (!node.meta.internalOrExternal) return [crumb(node)]
  const found = resolveMenuUrl(node.meta.url ?? '', values)
  return 'url' in found ? [{ ...crumb(node), url: found.url }] : []
}

const groupPage = ({ children = [] }: MenuNode, values: MenuUrlValues): MenuPage => ({
  page: 'group',
  entries: children.flatMap(child => groupEntry(child, values)),
})

/** Groups redirect, unless they are always shown: those redirect to their own path, that is: nowhere. Home stands at one path only. */
function redirectOf({ redirect, alwaysShow, component, path }: MenuNode, { page }: MenuPage): string | undefined {
  if (componentPage(component ?? '').page === 'home') return HOME
  return page === 'group' && redirect && !alwaysShow && redirect !== path && ownPlace(redirect) ? redirect : undefined
}

function framePage({ meta, component }: MenuNode, values: MenuUrlValues): MenuPage {
  const url = resolveMenuUrl(meta.url ?? '', values)
  return 'url' in url ? { page: 'frame', url: url.url } : { page: 'missing', component: component ?? '', problem: url.problem }
}

function pageOf(node: MenuNode, values: MenuUrlValues): MenuPage {
  const found = componentPage(node.component ?? '')
  if (found.page === 'frame' || (found.page === 'missing' && node.meta.url)) return framePage(node, values)
  if (found.page === 'home' || found.page === 'group' || (found.page === 'missing' && node.children)) return groupPage(node, values)
  return found.page === 'missing' ? { ...found, problem: '' } : found
}

/** A form or report that an entry leads to without being a route itself, as servers of the family send those: the page has the name of the entry. */
function namedRoute(routes: readonly MenuRoute[], { path, title }: Crumb, trail: readonly Crumb[]): MenuRoute | undefined {
  const found = findRoute(routes, path)?.route
  return found?.page.page === 'online' && found.path !== path ? { path, title, trail, page: found.page } : undefined
}

/** The routes of a menu; the first of two with one path wins. Nodes with route "0" and those for a new browser tab have none of their own. */
export function menuRoutes(menu: readonly MenuNode[], values: MenuUrlValues): MenuRoute[] {
  const routes = new Map<string, MenuRoute>()
  const names: (readonly [Crumb, readonly Crumb[]])[] = []
  const visit = (nodes: readonly MenuNode[], above: readonly Crumb[]) => {
    for (const node of nodes) {
      const trail = [...above, crumb(node)]
      const path = plainPath(node.path)
      if (node.route === '0' && !node.hidden) names.push([{ path, title: node.meta.title }, trail])
      if (node.route !== '0' && !node.meta.internalOrExternal && !routes.has(path)) {
        const page = pageOf(node, values)
        const redirect = redirectOf(node, page)
        routes.set(path, { path, title: node.meta.title, trail, page, redirect })
      }
      visit(node.children ?? [], trail)
    }
  }
  visit(menu, [])
  const own = [...routes.values()]
  return [...own, ...names.flatMap(([entry, trail]) => namedRoute(own, entry, trail) ?? [])]
}

export interface FoundRoute {
  readonly route: MenuRoute
  readonly params: { readonly [name: string]: string }
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The route of a path: an exact one, else the first whose parameters fit. */
export function findRoute(routes: readonly MenuRoute[], pathname: string): FoundRoute | undefined {
  const path = decodedPath(plainPath(pathname))
  const exact = routes.find(route => route.path === path)
  if (exact) return { route: exact, params: {} }
  for (const route of routes) {
    const match = route.path.includes(':') ? matchPath(route.path, path) : null
    if (match) return { route, params: Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? ''])) }
  }
  return undefined
}

/** Where the menu leads on from a path, however often; undefined when it leads nowhere, or round in a circle. */
export function menuRedirect(routes: readonly MenuRoute[], pathname: string): string | undefined {
  const seen = new Set<string>()
  let at = pathname
  for (;;) {
    const { pathname: path } = new URL(at, 'http://weft.invalid')
    const next = findRoute(routes, path)?.route.redirect
    if (next === undefined || plainPath(path) === HOME) return at === pathname ? undefined : at
    if (seen.has(path)) return undefined
    seen.add(path)
    at = next
  }
}
