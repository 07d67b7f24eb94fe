// Made by `npm run generate`. Do not edit: change what it is made from.
/** Menus */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { MenuTree, TreeModel } from './common'

export interface SysPermission {
  id: string
  parentId?: string | null
  name?: string | null
  /** 0 top menu, 1 submenu, 2 button. */
  menuType?: number | null
  url?: string | null
  component?: string | null
  componentName?: string | null
  redirect?: string | null
  /** Action code. */
  perms?: string | null
  /** 1 show, 2 disable. */
  permsType?: string | null
  /** 1 enabled, 0 not. */
  status?: string | null
  icon?: string | null
  sortNo?: number | null
  route?: boolean | null
  leaf?: boolean | null
  keepAlive?: boolean | null
  hidden?: boolean | null
  alwaysShow?: boolean | null
  internalOrExternal?: boolean | null
  /** 1 when data rules exist. */
  ruleFlag?: number | null
  delFlag?: number | null
  description?: string | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  /** Username. */
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

/** A menu with the keys that trees need. */
export interface SysPermissionTree {
  id: string
  parentId?: string | null
  name?: string | null
  /** 0 top menu, 1 submenu, 2 button. */
  menuType?: number | null
  url?: string | null
  component?: string | null
  componentName?: string | null
  redirect?: string | null
  /** Action code. */
  perms?: string | null
  /** 1 show, 2 disable. */
  permsType?: string | null
  /** 1 enabled, 0 not. */
  status?: string | null
  icon?: string | null
  sortNo?: number | null
  route?: boolean | null
  leaf?: boolean | null
  keepAlive?: boolean | null
  hidden?: boolean | null
  alwaysShow?: boolean | null
  internalOrExternal?: boolean | null
  /** 1 when data rules exist. */
  ruleFlag?: number | null
  delFlag?: number | null
  description?: string | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  /** Username. */
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  key: string
  title: string
  isLeaf: boolean
  /** Its right opens a list that data rules narrow. */
  takesRules?: boolean
  children?: SysPermissionTree[] | null
}

export interface SaveRolePermissionBody {
  roleId: string
  /** The new set, joined by commas. */
  permissionIds: string
  /** The set loaded before; the difference is saved. */
  lastpermissionIds?: string | null
}

export interface SysPermissionAdd {
  parentId?: string | null
  name: string
  /** 0 top menu, 1 submenu, 2 button. */
  menuType?: 0 | 1 | 2 | null
  url?: string | null
  component?: string | null
  componentName?: string | null
  redirect?: string | null
  /** Action code. */
  perms?: string | null
  /** 1 show, 2 disable. */
  permsType?: '1' | '2' | null
  /** 1 enabled, 0 not. */
  status?: '0' | '1' | null
  icon?: string | null
  sortNo?: number | null
  route?: boolean | null
  keepAlive?: boolean | null
  hidden?: boolean | null
  alwaysShow?: boolean | null
  internalOrExternal?: boolean | null
  description?: string | null
}

/** What is absent stays as it is. */
export interface SysPermissionEdit {
  id: string
  parentId?: string | null
  name?: string
  /** 0 top menu, 1 submenu, 2 button. */
  menuType?: 0 | 1 | 2 | null
  url?: string | null
  component?: string | null
  componentName?: string | null
  redirect?: string | null
  /** Action code. */
  perms?: string | null
  /** 1 show, 2 disable. */
  permsType?: '1' | '2' | null
  /** 1 enabled, 0 not. */
  status?: '0' | '1' | null
  icon?: string | null
  sortNo?: number | null
  route?: boolean | null
  keepAlive?: boolean | null
  hidden?: boolean | null
  alwaysShow?: boolean | null
  internalOrExternal?: boolean | null
  description?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

/**
 * The full tree of menus and buttons.
 *
 * `GET /sys/permission/list`
 */
export function sysPermissionList(config?: Config) {
  return http.Get<SysPermissionTree[]>('/sys/permission/list', config)
}

/**
 * Top menus only.
 *
 * `GET /sys/permission/getSystemMenuList`
 */
export function sysPermissionGetSystemMenuList(config?: Config) {
  return http.Get<SysPermissionTree[]>('/sys/permission/getSystemMenuList', config)
}

export interface SysPermissionGetSystemSubmenuQuery {
  parentId: string
}

/**
 * Direct children of a menu.
 *
 * `GET /sys/permission/getSystemSubmenu`
 */
export function sysPermissionGetSystemSubmenu(request: { query: SysPermissionGetSystemSubmenuQuery }, config?: Config) {
  return http.Get<SysPermissionTree[]>('/sys/permission/getSystemSubmenu', { ...config, params: queryOf(request.query) })
}

export interface SysPermissionGetSystemSubmenuBatchQuery {
  /** Ids joined by commas. */
  parentIds: string
}

export interface SysPermissionGetSystemSubmenuBatchResult {
  [k: string]: SysPermissionTree[]
}

/**
 * Direct children of several menus by the id of their parent.
 *
 * `GET /sys/permission/getSystemSubmenuBatch`
 */
export function sysPermissionGetSystemSubmenuBatch(request: { query: SysPermissionGetSystemSubmenuBatchQuery }, config?: Config) {
  return http.Get<SysPermissionGetSystemSubmenuBatchResult>('/sys/permission/getSystemSubmenuBatch', { ...config, params: queryOf(request.query) })
}

export interface SysPermissionQueryByIdQuery {
  id: string
}

/**
 * One menu or button. Ours, for forms.
 *
 * `GET /sys/permission/queryById`
 */
export function sysPermissionQueryById(request: { query: SysPermissionQueryByIdQuery }, config?: Config) {
  return http.Get<SysPermission>('/sys/permission/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Add a menu or a button.
 *
 * `POST /sys/permission/add`
 */
export function sysPermissionAdd(request: { body: SysPermissionAdd }, config?: Config) {
  return http.Post<null>('/sys/permission/add', request.body, config)
}

/**
 * Change a menu or a button.
 *
 * `PUT /sys/permission/edit`
 */
export function sysPermissionEdit(request: { body: SysPermissionEdit }, config?: Config) {
  return http.Put<null>('/sys/permission/edit', request.body, config)
}

export interface SysPermissionDeleteQuery {
  id: string
}

/**
 * Delete a menu and what is below.
 *
 * `DELETE /sys/permission/delete`
 */
export function sysPermissionDelete(request: { query: SysPermissionDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/permission/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysPermissionDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * Delete menus and what is below.
 *
 * `DELETE /sys/permission/deleteBatch`
 */
export function sysPermissionDeleteBatch(request: { query: SysPermissionDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/permission/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * Every menu as a tree, for pickers of a parent.
 *
 * `GET /sys/permission/queryTreeList`
 */
export function sysPermissionQueryTreeList(config?: Config) {
  return http.Get<MenuTree>('/sys/permission/queryTreeList', config)
}

export interface SysPermissionQueryListAsyncQuery {
  pid?: string
}

/**
 * Menus below one; none is an error.
 *
 * `GET /sys/permission/queryListAsync`
 */
export function sysPermissionQueryListAsync(request: { query?: SysPermissionQueryListAsyncQuery | undefined } = {}, config?: Config) {
  return http.Get<TreeModel[]>('/sys/permission/queryListAsync', { ...config, params: queryOf(request.query) })
}

export interface SysPermissionQueryRolePermissionQuery {
  roleId: string
}

/**
 * Menu ids that a role holds.
 *
 * `GET /sys/permission/queryRolePermission`
 */
export function sysPermissionQueryRolePermission(request: { query: SysPermissionQueryRolePermissionQuery }, config?: Config) {
  return http.Get<string[]>('/sys/permission/queryRolePermission', { ...config, params: queryOf(request.query) })
}

/**
 * Grant menus to a role and take them away.
 *
 * `POST /sys/permission/saveRolePermission`
 */
export function sysPermissionSaveRolePermission(request: { body: SaveRolePermissionBody }, config?: Config) {
  return http.Post<null>('/sys/permission/saveRolePermission', request.body, config)
}

export interface SysPermissionCheckPermDuplicationQuery {
  /** The entry itself, when it is there already. */
  id?: string | null
  /** The path. */
  url: string
  /**
   * Of the entry. Default false.
   * @default false
   */
  alwaysShow?: boolean
}

/**
 * Whether no other entry of the menu has the path; one that always shows may have that of one that does not.
 *
 * `GET /sys/permission/checkPermDuplication`
 */
export function sysPermissionCheckPermDuplication(request: { query: SysPermissionCheckPermDuplicationQuery }, config?: Config) {
  return http.Get<null>('/sys/permission/checkPermDuplication', { ...config, params: queryOf(request.query) })
}
