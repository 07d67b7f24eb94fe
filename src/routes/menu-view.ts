import { type LeftMenuItem, leftMenu, menuItems } from '../layouts/left-menu'
import { type MenuUrlValues, type Permissions, type SessionUser, session } from '../session'
import { screenNamedBy } from '../tabs/screen-address'
import { findRoute, type MenuRoute, menuRedirect, menuRoutes, permittedMenu } from './menu-routes'
import { plainPath, SIGNED_IN } from './paths'

/** What follows from a person's menu. */
export interface MenuView {
  readonly routes: readonly MenuRoute[]
  /** Withdrawn while this window was open: pages that may still stand in a tab. */
  readonly former: readonly MenuRoute[]
  /** Of the left menu. */
  readonly left: readonly LeftMenuItem[]
  /** All that there is to open. */
  readonly all: readonly LeftMenuItem[]
}

const views = new WeakMap<Permissions, MenuView>()

function urlValues(user: SessionUser | null): MenuUrlValues {
  const { id = '', username = '', orgCode = '' } = user ?? {}
  return { tenantId: session.tenantId(), userId: id, username, orgCode, lang: 'zh-CN' }
}

/** Made once for each menu that the server gives. */
export function menuView(permissions: Permissions): MenuView {
  const made = views.get(permissions)
  if (made) return made
  const values = urlValues(session.get().user)
  const menu = permittedMenu(permissions.menu, permissions.auth)
  const former = menuRoutes(permissions.former ?? [], values)
  const view = { routes: menuRoutes(menu, values), former, left: leftMenu(menu, values), all: menuItems(menu, values) }
  views.set(permissions, view)
  return view
}

/** Whether a path exists for the person whom a menu was made for. */
export const knowsPath = (permissions: Permissions) => (pathname: string) =>
  SIGNED_IN.includes(plainPath(pathname)) ||
  screenNamedBy(pathname) !== undefined ||
  findRoute(menuView(permissions).routes, pathname) !== undefined

/** The same, or whether the path was taken from the person while this window was open: then its tab says so. */
export const stoodAt = (permissions: Permissions) => (pathname: string) =>
  knowsPath(permissions)(pathname) || findRoute(menuView(permissions).former, pathname) !== undefined

/** Where the menu of a person leads on from a path; undefined: it is a page. */
export const leadsOn = (permissions: Permissions) => (pathname: string) => menuRedirect(menuView(permissions).routes, pathname)
