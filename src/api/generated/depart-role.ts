// Made by `npm run generate`. Do not edit: change what it is made from.
/** Roles of departments */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, MenuTree, Page } from './common'

export interface SysDepartRole {
  id: string
  departId?: string | null
  roleName?: string | null
  roleCode?: string | null
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

export interface SysDepartRoleAdd {
  departId: string
  roleName: string
  roleCode: string
  description?: string | null
}

/** What is absent stays as it is. */
export interface SysDepartRoleEdit {
  id: string
  /** The department as it was read; another one is refused. */
  departId?: string | null
  roleName?: string
  roleCode?: string
  description?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysDepartRoleUser {
  id: string
  userId: string
  droleId: string
}

export interface SysDepartRoleMember {
  /** Of the user. */
  id: string
  username: string
  realname: string
  phone?: string | null
  /** 1: the user has the role, 0: not. */
  held: string
  /** When the account was made: yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
}

export interface SaveDepartPermissionBody {
  departId: string
  /** The new set, joined by commas. */
  permissionIds: string
  /** The set loaded before; the difference is saved. */
  lastpermissionIds?: string | null
}

export interface SaveDeptRolePermissionBody {
  roleId: string
  /** The new set, joined by commas. */
  permissionIds: string
  /** The set loaded before; the difference is saved. */
  lastpermissionIds?: string | null
}

export interface DeptRoleUserAddBody {
  userId: string
  /** The new set, joined by commas; all of one department. */
  newRoleId: string
  /** The set loaded before; the difference is saved. */
  oldRoleId?: string | null
}

export interface SysPermissionQueryDepartPermissionQuery {
  departId: string
}

/**
 * Menu ids that a department holds.
 *
 * `GET /sys/permission/queryDepartPermission`
 */
export function sysPermissionQueryDepartPermission(request: { query: SysPermissionQueryDepartPermissionQuery }, config?: Config) {
  return http.Get<string[]>('/sys/permission/queryDepartPermission', { ...config, params: queryOf(request.query) })
}

/**
 * Grant menus to a department and take them away, from its roles too.
 *
 * `POST /sys/permission/saveDepartPermission`
 */
export function sysPermissionSaveDepartPermission(request: { body: SaveDepartPermissionBody }, config?: Config) {
  return http.Post<null>('/sys/permission/saveDepartPermission', request.body, config)
}

/**
 * Every menu as a tree, to grant to departments.
 *
 * `GET /sys/sysDepartPermission/queryTreeList`
 */
export function sysSysDepartPermissionQueryTreeList(config?: Config) {
  return http.Get<MenuTree>('/sys/sysDepartPermission/queryTreeList', config)
}

export interface SysSysDepartPermissionQueryTreeListForDeptRoleQuery {
  departId: string
}

/**
 * The menus that a department holds as a tree, to grant to its roles.
 *
 * `GET /sys/sysDepartPermission/queryTreeListForDeptRole`
 */
export function sysSysDepartPermissionQueryTreeListForDeptRole(request: { query: SysSysDepartPermissionQueryTreeListForDeptRoleQuery }, config?: Config) {
  return http.Get<MenuTree>('/sys/sysDepartPermission/queryTreeListForDeptRole', { ...config, params: queryOf(request.query) })
}

export interface SysSysDepartPermissionQueryDeptRolePermissionQuery {
  roleId: string
}

/**
 * Menu ids that a role of a department holds.
 *
 * `GET /sys/sysDepartPermission/queryDeptRolePermission`
 */
export function sysSysDepartPermissionQueryDeptRolePermission(request: { query: SysSysDepartPermissionQueryDeptRolePermissionQuery }, config?: Config) {
  return http.Get<string[]>('/sys/sysDepartPermission/queryDeptRolePermission', { ...config, params: queryOf(request.query) })
}

/**
 * Grant menus of the department to one of its roles and take them away.
 *
 * `POST /sys/sysDepartPermission/saveDeptRolePermission`
 */
export function sysSysDepartPermissionSaveDeptRolePermission(request: { body: SaveDeptRolePermissionBody }, config?: Config) {
  return http.Post<null>('/sys/sysDepartPermission/saveDeptRolePermission', request.body, config)
}

export type SysSysDepartRoleListQuery = ListQuery & {
  /** The department. Default: every one that the caller may keep the roles of. */
  deptId?: string
}

export type SysSysDepartRoleListResult = Page & {
  records: SysDepartRole[]
}

/**
 * Roles of a department.
 *
 * `GET /sys/sysDepartRole/list`
 */
export function sysSysDepartRoleList(request: { query?: SysSysDepartRoleListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysSysDepartRoleListResult>('/sys/sysDepartRole/list', { ...config, params: queryOf(request.query) })
}

export interface SysSysDepartRoleQueryByIdQuery {
  id: string
}

/**
 * A role of a department.
 *
 * `GET /sys/sysDepartRole/queryById`
 */
export function sysSysDepartRoleQueryById(request: { query: SysSysDepartRoleQueryByIdQuery }, config?: Config) {
  return http.Get<SysDepartRole>('/sys/sysDepartRole/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Add a role to a department.
 *
 * `POST /sys/sysDepartRole/add`
 */
export function sysSysDepartRoleAdd(request: { body: SysDepartRoleAdd }, config?: Config) {
  return http.Post<null>('/sys/sysDepartRole/add', request.body, config)
}

/**
 * Change a role of a department.
 *
 * `PUT /sys/sysDepartRole/edit`
 */
export function sysSysDepartRoleEdit(request: { body: SysDepartRoleEdit }, config?: Config) {
  return http.Put<null>('/sys/sysDepartRole/edit', request.body, config)
}

export interface SysSysDepartRoleDeleteQuery {
  id: string
}

/**
 * Delete a role of a department.
 *
 * `DELETE /sys/sysDepartRole/delete`
 */
export function sysSysDepartRoleDelete(request: { query: SysSysDepartRoleDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/sysDepartRole/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysSysDepartRoleDeleteBatchQuery {
  /** Joined by commas. */
  ids: string
}

/**
 * Delete several roles of departments.
 *
 * `DELETE /sys/sysDepartRole/deleteBatch`
 */
export function sysSysDepartRoleDeleteBatch(request: { query: SysSysDepartRoleDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/sysDepartRole/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysSysDepartRoleGetDeptRoleListQuery {
  departId: string
  /** Read by no server of the family. */
  userId?: string
}

/**
 * Every role of a department, to give to one of its members.
 *
 * `GET /sys/sysDepartRole/getDeptRoleList`
 */
export function sysSysDepartRoleGetDeptRoleList(request: { query: SysSysDepartRoleGetDeptRoleListQuery }, config?: Config) {
  return http.Get<SysDepartRole[]>('/sys/sysDepartRole/getDeptRoleList', { ...config, params: queryOf(request.query) })
}

export interface SysSysDepartRoleGetDeptRoleByUserIdQuery {
  userId: string
  departId: string
}

/**
 * The roles of a department that a member has.
 *
 * `GET /sys/sysDepartRole/getDeptRoleByUserId`
 */
export function sysSysDepartRoleGetDeptRoleByUserId(request: { query: SysSysDepartRoleGetDeptRoleByUserIdQuery }, config?: Config) {
  return http.Get<SysDepartRoleUser[]>('/sys/sysDepartRole/getDeptRoleByUserId', { ...config, params: queryOf(request.query) })
}

export type SysSysDepartRoleMemberListQuery = ListQuery & {
  roleId: string
}

export type SysSysDepartRoleMemberListResult = Page & {
  records: SysDepartRoleMember[]
}

/**
 * Members of the department of a role, and who of them has it.
 *
 * `GET /sys/sysDepartRole/memberList`
 */
export function sysSysDepartRoleMemberList(request: { query: SysSysDepartRoleMemberListQuery }, config?: Config) {
  return http.Get<SysSysDepartRoleMemberListResult>('/sys/sysDepartRole/memberList', { ...config, params: queryOf(request.query) })
}

/**
 * Give roles of a department to a member and take them away.
 *
 * `POST /sys/sysDepartRole/deptRoleUserAdd`
 */
export function sysSysDepartRoleDeptRoleUserAdd(request: { body: DeptRoleUserAddBody }, config?: Config) {
  return http.Post<null>('/sys/sysDepartRole/deptRoleUserAdd', request.body, config)
}
