import { matchPath } from 'react-router-dom'
import type { PermissionEntry } from '../../renderer/contract'
import type { MenuNode } from '../api/generated/auth'
import { type MenuUrlValues, resolveMenuUrl } from '../session'
import { componentPage } from './component-page'
import { plainPath } from './paths'

interface Crumb {
  readonly title: string
  readonly path: string
}

type MenuPage =
  | { readonly page: 'home' }
  | { readonly page: 'screen'; readonly screen: string }
  | { readonly page: 'group'; readonly entries: readonly Crumb[] }
  | { readonly page: 'frame'; readonly url: string }
  | { readonly page: 'redirect'; readonly to: string }
  | { readonly page: 'missing'; readonly component: string; readonly problem: string }

/** A path of ours that the menu brought along. */
export interface MenuRoute {
  /** May hold parameters, such as `/online/cgformList/:code`. */
  readonly path: string
  readonly title: string
  /** From the top of the menu down to this one. */
  readonly trail: readonly Crumb[]
  readonly keepAlive: boolean
  readonly page: MenuPage
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

function groupPage(node: MenuNode): MenuPage {
  const { redirect, alwaysShow, path, children = [] } = node
  // One that is always shown redirects to its own path, that is: nowhere.
  if (redirect && !alwaysShow && redirect !== path) return { page: 'redirect', to: redirect }
  return { page: 'group', entries: children.filter(child => !child.hidden).map(crumb) }
}

function framePage({ meta, component }: MenuNode, values: MenuUrlValues): MenuPage {
  const url = resolveMenuUrl(meta.url ?? '', values)
  return 'url' in url ? { page: 'frame', url: url.url } : { page: 'missing', component: component ?? '', problem: url.problem }
}

function pageOf(node: MenuNode, values: MenuUrlValues): MenuPage {
  const found = componentPage(node.component ?? '')
  if (found.page === 'frame' || (found.page === 'missing' && node.meta.url)) return framePage(node, values)
  if (found.page === 'group' || (found.page === 'missing' && node.children)) return groupPage(node)
  return found.page === 'missing' ? { ...found, problem: '' } : found
}

/** The routes of a menu; the first of two with one path wins. Nodes with route "0" and those for a new browser tab have none. */
export function menuRoutes(menu: readonly MenuNode[], values: MenuUrlValues): MenuRoute[] {
  const routes = new Map<string, MenuRoute>()
  const visit = (nodes: readonly MenuNode[], above: readonly Crumb[]) => {
    for (const node of nodes) {
      const trail = [...above, crumb(node)]
      const path = plainPath(node.path)
      if (node.route !== '0' && !node.meta.internalOrExternal && !routes.has(path)) {
        routes.set(path, { path, title: node.meta.title, trail, keepAlive: node.meta.keepAlive, page: pageOf(node, values) })
      }
      visit(node.children ?? [], trail)
    }
  }
  visit(menu, [])
  return [...routes.values()]
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
