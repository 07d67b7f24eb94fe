import type { texts } from '../pages/texts'

/** Lists that the application itself brings for forms and reports made online. */
export type BuiltInList = keyof typeof texts.missing.lists

/** What stands behind a menu entry. */
export type ComponentPage =
  | { readonly page: 'home' }
  | { readonly page: 'screen'; readonly screen: string }
  /** A node that only holds others. */
  | { readonly page: 'group' }
  | { readonly page: 'frame' }
  /** The online report that the end of the path names. */
  | { readonly page: 'report' }
  /** Nothing here answers to the component; `needs` names the built-in list that it asks for, when it is one. */
  | { readonly page: 'missing'; readonly component: string; readonly needs?: BuiltInList }

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
])

/**
 * The family's components for online forms. Each stands for a built-in list that runs what somebody has configured online;
 * as long as a list has no screen here, its page says by name what is missing.
 */
const BUILT_IN_LISTS: ReadonlyMap<string, BuiltInList> = new Map([
  ['modules/online/cgform/OnlCgformHeadList', 'formList'],
  ['modules/online/cgform/OnlCgformCopyList', 'formCopyList'],
  ['modules/online/cgform/auto/OnlCgformAutoList', 'autoList'],
  ['modules/online/cgform/auto/OnlCgformTreeList', 'treeList'],
  ['modules/online/cgform/auto/erp/OnlCgformErpList', 'erpList'],
  ['modules/online/cgform/auto/tab/OnlCgformTabList', 'tabList'],
  ['modules/online/cgform/auto/innerTable/OnlCgformInnerTableList', 'innerTableList'],
])

const REPORT = 'report/'

/** The screen that shows the online report with a code. */
export const reportScreenOf = (code: string): string => `${REPORT}${code}`

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
  if (name === 'modules/online/cgreport/auto/OnlCgreportAutoList') return { page: 'report' }
  const layout = LAYOUTS.get(name)
  if (layout) return { page: layout }
  const screen = SCREENS.get(name) ?? OWN.exec(name)?.[1] ?? STORED_SCREEN.exec(name)?.[0]
  if (screen) return { page: 'screen', screen }
  const needs = BUILT_IN_LISTS.get(name)
  return { page: 'missing', component, ...(needs && { needs }) }
}
