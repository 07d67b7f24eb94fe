/** What stands behind a menu entry. */
export type ComponentPage =
  | { readonly page: 'home' }
  | { readonly page: 'screen'; readonly screen: string }
  /** A node that only holds others. */
  | { readonly page: 'group' }
  | { readonly page: 'frame' }
  | { readonly page: 'missing'; readonly component: string }

/** Components of the family that are screens here. */
const SCREENS = new Map([
  ['system/UserList', 'system/user'],
  ['system/RoleUserList', 'system/role'],
  ['system/PermissionList', 'system/permission'],
  ['system/DepartList', 'system/depart'],
  ['system/DictList', 'system/dict'],
  ['system/SysCategoryList', 'system/category'],
  ['system/SysAnnouncementList', 'system/announcement'],
  ['system/UserAnnouncementList', 'system/user-announcement'],
])

const LAYOUTS = new Map<string, 'group' | 'frame'>([
  ['layouts/RouteView', 'group'],
  ['layouts/PageView', 'group'],
  ['layouts/BlankLayout', 'group'],
  ['layouts/IframePageView', 'frame'],
])

const OWN = /^screens\/([a-z0-9]+(?:[-_][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-_][a-z0-9]+)*)*)$/i

/** Back ends write the path with or without `views/`, a leading slash or an ending. */
const bare = (component: string) => component.replace(/^\/?(?:views\/)?/, '').replace(/\.vue$/, '')

/** What a menu's `component` means here; one that nothing here answers to is `missing`. */
export function componentPage(component: string): ComponentPage {
  const name = bare(component)
  if (name === 'dashboard/Analysis') return { page: 'home' }
  const layout = LAYOUTS.get(name)
  if (layout) return { page: layout }
  const screen = SCREENS.get(name) ?? OWN.exec(name)?.[1]
  return screen ? { page: 'screen', screen } : { page: 'missing', component }
}
