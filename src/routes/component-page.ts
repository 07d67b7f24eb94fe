/** What stands behind a menu entry. */
export type ComponentPage =
  | { readonly page: 'home' }
  | { readonly page: 'screen'; readonly screen: string }
  /** A node that only holds others. */
  | { readonly page: 'group' }
  | { readonly page: 'frame' }
  /** What the end of the path names, an online report or a form made online; `screen` goes before it. */
  | OnlinePage
  /** Nothing here answers to the component. */
  | { readonly page: 'missing'; readonly component: string }

export interface OnlinePage {
  readonly page: 'online'
  /** Such as `report/`, or `online:tree/`. */
  readonly screen: string
}

/** Components of the family that are screens here. */
const SCREENS = new Map([
  ['system/UserList', 'system/user'],
  ['system/RoleUserList', 'system/role'],
  ['system/PermissionList', 'system/permission'],
  ['system/DepartList', 'system/depart'],
  ['system/SysPositionList', 'system/position'],
  ['system/SysCheckRuleList', 'system/check-rule'],
  ['system/DictList', 'system/dict'],
  ['system/SysCategoryList', 'system/category'],
  ['system/SysAnnouncementList', 'system/announcement'],
  ['system/TenantList', 'system/tenant'],
  ['system/UserAnnouncementList', 'system/user-announcement'],
  ['modules/online/cgreport/OnlCgreportHeadList', 'online/report'],
  ['modules/online/cgform/OnlCgformHeadList', 'online/form'],
  ['modules/online/cgform/OnlCgformCopyList', 'online/form-copy'],
])

const REPORT = 'report/'

/** The family's components that show what a user made online; the code at the end of the path says which. */
const ONLINE = new Map([
  ['modules/online/cgreport/auto/OnlCgreportAutoList', REPORT],
  ['modules/online/cgform/auto/OnlCgformAutoList', 'online:'],
  ['modules/online/cgform/auto/OnlCgformTreeList', 'online:tree/'],
  ['modules/online/cgform/auto/erp/OnlCgformErpList', 'online:erp/'],
  ['modules/online/cgform/auto/tab/OnlCgformTabList', 'online:tab/'],
  ['modules/online/cgform/auto/innerTable/OnlCgformInnerTableList', 'online:inner/'],
])

/** The screen of a page whose path ends in a code. */
export const onlineScreenOf = ({ screen }: OnlinePage, code: string): string => `${screen}${code}`

/** The code of the report that a screen shows; undefined for the screens of the repository. */
export const reportNamedBy = (screen: string): string | undefined => (screen.startsWith(REPORT) ? screen.slice(REPORT.length) : undefined)

const LAYOUTS = new Map<string, 'group' | 'frame'>([
  ['layouts/RouteView', 'group'],
  ['layouts/PageView', 'group'],
  ['layouts/BlankLayout', 'group'],
  ['layouts/IframePageView', 'frame'],
])

const OWN = /^screens\/([a-z0-9]+(?:[-_][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-_][a-z0-9]+)*)*)$/i

/** A screen that was made at run time; see docs/screens.md. */
const STORED_SCREEN = /^stored\/[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Back ends write the path with or without `views/`, a leading slash or an ending. */
const bare = (component: string) => component.replace(/^\/?(?:views\/)?/, '').replace(/\.vue$/, '')

/** What a menu's `component` means here; one that nothing here answers to is `missing`. */
export function componentPage(component: string): ComponentPage {
  const name = bare(component)
  if (name === 'dashboard/Analysis') return { page: 'home' }
  const online = ONLINE.get(name)
  if (online !== undefined) return { page: 'online', screen: online }
  const layout = LAYOUTS.get(name)
  if (layout) return { page: layout }
  const screen = SCREENS.get(name) ?? OWN.exec(name)?.[1] ?? STORED_SCREEN.exec(name)?.[0]
  if (screen) return { page: 'screen', screen }
  return { page: 'missing', component }
}
