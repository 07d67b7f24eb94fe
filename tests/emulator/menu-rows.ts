import type { Generation } from './generation'
import type { Row } from './tables'

/** Title, path and component in 2.4, and path and component in 3.x where they are others. */
type Entry = readonly [title: string, url: string, component: string, current?: readonly [url: string, component: string]]

const SYSTEM: readonly Entry[] = [
  ['用户管理', '/isystem/user', 'system/UserList', ['/system/user', 'system/user/index']],
  ['角色管理', '/isystem/roleUserList', 'system/RoleUserList', ['/system/role', 'system/role/index']],
  ['菜单管理', '/isystem/permission', 'system/PermissionList', ['/system/menu', 'system/menu/index']],
  ['部门管理', '/isystem/depart', 'system/DepartList', ['/system/depart', 'system/depart/index']],
  ['职务管理', '/isystem/position', 'system/SysPositionList', ['/system/position', 'system/position/index']],
  ['数据字典', '/isystem/dict', 'system/DictList', ['/system/dict', 'system/dict/index']],
  ['分类字典', '/isys/category', 'system/SysCategoryList', ['/system/category', 'system/category/index']],
  ['系统通告', '/isystem/annountCement', 'system/SysAnnouncementList', ['/system/notice', 'system/notice/index']],
  ['租户管理', '/isys/tenant', 'system/TenantList', ['/system/tenant', 'system/tenant/index']],
  ['系统校验规则', '/isystem/checkRule', 'system/SysCheckRuleList', ['/system/checkRule', 'system/checkRule/index']],
  ['系统编码规则', '/isystem/fillRule', 'system/SysFillRuleList', ['/system/fillrule', 'system/fillRule/index']],
  ['我的消息', '/isps/userAnnouncement', 'system/UserAnnouncementList', ['/monitor/mynews', 'monitor/mynews/index']],
]

/** Pages that only 3.x has. */
const CURRENT_SYSTEM: readonly Entry[] = [['查询白名单', '/system/tableWhiteList', 'system/tableWhiteList/index']]

const OLD_AUTO = 'modules/online/cgform/auto'
const AUTO = 'super/online/cgform/auto'

const ONLINE: readonly Entry[] = [
  ['Online表单开发', '/online/cgform', 'modules/online/cgform/OnlCgformHeadList', ['/online/cgform', 'super/online/cgform/index']],
  [
    'Online报表配置',
    '/online/cgreport',
    'modules/online/cgreport/OnlCgreportHeadList',
    ['/online/cgreport', 'super/online/cgreport/index'],
  ],
]

/** Not shown, but they hold the pages that are opened by a code. */
const RUN: readonly Entry[] = [
  [
    'AUTO在线表单',
    '/online/cgformList/:code',
    `${OLD_AUTO}/OnlCgformAutoList`,
    ['/online/cgformList/:id', `${AUTO}/default/OnlineAutoList`],
  ],
  [
    'AUTO树表单',
    '/online/cgformTreeList/:code',
    `${OLD_AUTO}/OnlCgformTreeList`,
    ['/online/cgformTreeList/:id', `${AUTO}/tree/OnlineTreeList`],
  ],
  [
    'AUTO ERP表单',
    '/online/cgformErpList/:code',
    `${OLD_AUTO}/erp/OnlCgformErpList`,
    ['/online/cgformErpList/:id', `${AUTO}/erp/CgformErpList`],
  ],
  [
    'AUTO TAB表单',
    '/online/cgformTabList/:code',
    `${OLD_AUTO}/tab/OnlCgformTabList`,
    ['/online/cgformTabList/:id', `${AUTO}/tab/CgformTabList`],
  ],
  [
    'AUTO内嵌表单',
    '/online/cgformInnerTableList/:code',
    `${OLD_AUTO}/innerTable/OnlCgformInnerTableList`,
    ['/online/cgformInnerTableList/:id', `${AUTO}/innerTable/CgformInnerTableList`],
  ],
  [
    'AUTO在线报表',
    '/online/cgreport/:code',
    'modules/online/cgreport/auto/OnlCgreportAutoList',
    ['/online/cgreport/:id', 'super/online/cgreport/auto/OnlineCgReportList'],
  ],
]

/** Entries that a configurer made for forms and reports; they are no routes of their own. */
const MADE: readonly Entry[] = [
  ['审计事项', '/online/cgformList/f_single', '1'],
  ['审计分类', '/online/cgformTreeList/f_tree', '1'],
  ['审计订单', '/online/cgformList/f_order', '1'],
  ['审计订单ERP', '/online/cgformErpList/f_order', '1'],
  ['审计订单TAB', '/online/cgformTabList/f_order', '1'],
  ['审计订单内嵌', '/online/cgformInnerTableList/f_order', '1'],
  ['人员报表', '/online/cgreport/r_people', '1'],
]

/** Buttons that rights are about: what stands before the action, and the actions. */
const RIGHTS: readonly (readonly [string, readonly string[]])[] = [
  ['user', ['add', 'edit']],
  ['role', ['add']],
]

/** Rights that only 3.x names. */
const CURRENT_RIGHTS = [
  'system:permission:saveRole',
  'system:permission:saveDepart',
  'system:ossFile:upload',
  'system:tenant:recycleBinPageList',
  'system:tenant:revertTenantLogic',
  'system:tenant:deleteTenantLogic',
]

export function menuRows(generation: Generation): Row[] {
  const current = generation.release !== '2.4.2'
  const rows: Row[] = []
  const add = (row: Row) => rows.push({ id: `m${rows.length}`, sortNo: rows.length, status: '1', delFlag: 0, keepAlive: false, ...row })
  const entry = (parentId: string, menuType: number, [name, url, component, newer]: Entry, more: Row = {}) => {
    const [path, view] = (current && newer) || [url, component]
    add({ parentId, name, url: path, component: view, menuType, route: true, leaf: true, ...more })
  }
  const group = (name: string, url: string) => {
    add({ parentId: '', name, url, component: 'layouts/RouteView', menuType: 0, route: true, leaf: false })
    return String(rows.at(-1)?.id)
  }
  entry('', 0, ['首页', '/dashboard/analysis', 'dashboard/Analysis', ['/dashboard/analysis', 'dashboard/Analysis/index']])
  const system = group('系统管理', current ? '/system' : '/isystem')
  for (const one of [...SYSTEM, ...(current ? CURRENT_SYSTEM : [])]) entry(system, 1, one)
  const online = group('在线开发', '/online')
  for (const one of ONLINE) entry(online, 1, one)
  for (const one of RUN) entry(online, 1, one, { hidden: true })
  const made = group('在线业务', '/made')
  for (const one of MADE) entry(made, 1, one, { route: false })
  const rights = RIGHTS.flatMap(([prefix, actions]) => actions.map(action => `${generation.rights}${prefix}:${action}`))
  for (const perms of [...rights, ...(current ? CURRENT_RIGHTS : [])]) {
    add({ parentId: system, name: perms, perms, permsType: '1', menuType: 2, route: false, leaf: true })
  }
  return rows
}
