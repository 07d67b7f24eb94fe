import type { Permissions } from '../session'
import { SCREENS } from '../tabs/screen-address'
import { menuView } from './menu-view'

/** The path of the page that shows a screen: its menu entry, else a path that names it. */
export function findScreen(permissions: Permissions, screen: string): string {
  const route = menuView(permissions).routes.find(
    ({ page, path }) => page.page === 'screen' && page.screen === screen && !path.includes(':'),
  )
  return route?.path ?? `${SCREENS}${screen}`
}
