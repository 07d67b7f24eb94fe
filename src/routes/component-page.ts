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
  ['system/AddressList', 'system/address-book'],
  ['system/SysPositionList', 'system/position'],
  ['system/SysCheckRuleList', 'system/check-rule'],
  ['system/SysFillRuleList', 'system/fill-rule'],
  ['system/DictList', 'system/dict'],
  ['system/SysCategoryList', 'system/category'],
  ['system/SysAnnouncementList', 'system/announcement'],
  ['system/TenantList', 'system/tenant'],
  ['system/QuartzJobList', 'system/quartz-job'],
  ['system/SysGatewayRouteList', 'system/gateway-route'],
  ['system/SysDataSourceList', 'system/data-source'],
  ['system/LogList', 'system/log'],
  ['system/DataLogList', 'system/data-log'],
  ['modules/message/SysMessageList', 'system/message'],
  ['modules/message/SysMessageTemplateList', 'system/message-template'],
  ['system/UserAnnouncementList', 'system/user-announcement'],
  ['modules/online/cgreport/OnlCgreportHeadList', 'online/report'],
  ['modules/online/cgform/OnlCgformHeadList', 'online/form'],
  ['modules/online/cgform/OnlCgformCopyList', 'online/form-copy'],
  // From 3.x on.
  ['system/user/index', 'system/user'],
  ['system/role/index', 'system/role'],
  ['system/menu/index', 'system/permission'],
  ['system/depart/index', 'system/depart'],
  ['system/address/index', 'system/address-book'],
  ['system/position/index', 'system/position'],
  ['system/checkRule/index', 'system/check-rule'],
  ['system/fillRule/index', 'system/fill-rule'],
  ['system/dict/index', 'system/dict'],
  ['system/category/index', 'system/category'],
  ['system/notice/index', 'system/announcement'],
  ['system/tenant/index', 'system/tenant'],
  ['system/tableWhiteList/index', 'system/table-white-list'],
  ['system/onlineuser/index', 'system/online-user'],
  ['monitor/log/index', 'system/log'],
  ['monitor/datalog/index', 'system/data-log'],
  ['monitor/quartz/index', 'system/quartz-job'],
  ['monitor/route/index', 'system/gateway-route'],
  ['monitor/datasource/index', 'system/data-source'],
  ['monitor/mynews/index', 'system/user-announcement'],
  ['super/online/cgreport/index', 'online/report'],
  ['super/online/cgform/index', 'online/form'],
  ['super/online/cgform/CgformCopyList', 'online/form-copy'],
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

/** What 3.x calls them differs by release; the folder, or the end of the name, says what each shows. */
const AUTO = /^super\/online\/(cgform|cgreport)\/auto\/(?:(\w+)\/)?(\w+)$/

const KINDS = [
  ['tree', 'tree', /Tree/],
  ['erp', 'erp', /Erp/i],
  ['inner', 'innerTable', /InnerTable/],
  ['tab', 'tab', /Tab(?!le)/],
] as const

function autoScreenOf(name: string): string | undefined {
  const [, part, folder = '', view = ''] = AUTO.exec(name) ?? []
  if (part === undefined) return undefined
  if (part === 'cgreport') return REPORT
  const kind = KINDS.find(([, folderName, inName]) => folder === folderName || inName.test(view))?.[0]
  return kind === undefined ? 'online:' : `online:${kind}/`
}

/** The screen of a page whose path ends in a code. */
export const onlineScreenOf = ({ screen }: OnlinePage, code: string): string => `${screen}${code}`

/** The code of the report that a screen shows; undefined for the screens of the repository. */
export const reportNamedBy = (screen: string): string | undefined => (screen.startsWith(REPORT) ? screen.slice(REPORT.length) : undefined)

const LAYOUTS = new Map<string, 'group' | 'frame'>([
  ['layouts/RouteView', 'group'],
  ['layouts/PageView', 'group'],
  ['layouts/BlankLayout', 'group'],
  ['layouts/IframePageView', 'frame'],
  ['layouts/default/index', 'group'],
  ['sys/iframe/index', 'frame'],
])

const OWN = /^screens\/([a-z0-9]+(?:[-_][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-_][a-z0-9]+)*)*)$/i

/** A screen that was made at run time; see docs/screens.md. */
const STORED_SCREEN = /^stored\/[a-z0-9]+(?:-[a-z0-9]+)*$/

const HOMES: ReadonlySet<string> = new Set(['dashboard/Analysis', 'dashboard/Analysis/index'])

/** Back ends write the path with or without `views/`, a leading slash or an ending. */
const bare = (component: string) => component.replace(/^\/?(?:views\/)?/, '').replace(/\.vue$/, '')

/** What a menu's `component` means here; one that nothing here answers to is `missing`. */
export function componentPage(component: string): ComponentPage {
  const name = bare(component)
  if (HOMES.has(name)) return { page: 'home' }
  const online = ONLINE.get(name) ?? autoScreenOf(name)
  if (online !== undefined) return { page: 'online', screen: online }
  const layout = LAYOUTS.get(name)
  if (layout) return { page: layout }
  const screen = SCREENS.get(name) ?? OWN.exec(name)?.[1] ?? STORED_SCREEN.exec(name)?.[0]
  if (screen) return { page: 'screen', screen }
  return { page: 'missing', component }
}
