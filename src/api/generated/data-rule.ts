// Made by `npm run generate`. Do not edit: change what it is made from.
/** Data rules */
import { http } from '../http'
import { type Config, pathOf, queryOf } from './request'
import type { ListQuery } from './common'

/** A rule for the rows of the list of a menu entry: who holds it sees those alone that it is true of. */
export interface SysPermissionDataRule {
  id: string
  /** The menu entry. */
  permissionId?: string | null
  ruleName?: string | null
  /** Property of the rows. */
  ruleColumn?: string | null
  /** As in the dictionary `rule_conditions`. */
  ruleConditions?: string | null
  ruleValue?: string | null
  /** 1: in force. */
  status?: string | null
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

export interface SysPermissionDataRuleAdd {
  permissionId: string
  ruleName: string
  /** Property of the rows. */
  ruleColumn: string
  /** As in the dictionary `rule_conditions`. */
  ruleConditions: string
  /** A value, with `#{sys_user_code}` and other variables. */
  ruleValue: string
  /** 1: in force. */
  status?: '0' | '1' | null
}

/** What is absent stays as it is. */
export interface SysPermissionDataRuleEdit {
  id: string
  /** The menu entry as it was read; another one is refused. */
  permissionId?: string | null
  ruleName?: string
  /** Property of the rows. */
  ruleColumn?: string
  /** As in the dictionary `rule_conditions`. */
  ruleConditions?: string
  /** A value, with `#{sys_user_code}` and other variables. */
  ruleValue?: string
  /** 1: in force. */
  status?: '0' | '1' | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

/** The rules of a menu entry, and those that a grant carries. */
export interface DataRuleChoice {
  datarule: SysPermissionDataRule[]
  /** Ids joined by commas; absent where there are none. */
  drChecked?: string | null
}

export interface RoleDataRuleBody {
  roleId: string
  permissionId: string
  /** The whole set, joined by commas. */
  dataRuleIds?: string | null
}

export interface DepartDataRuleBody {
  departId: string
  permissionId: string
  /** The whole set, joined by commas. */
  dataRuleIds?: string | null
}

export interface SysPermissionGetPermRuleListByPermIdQuery {
  permissionId: string
}

/**
 * Every rule of a menu entry.
 *
 * `GET /sys/permission/getPermRuleListByPermId`
 */
export function sysPermissionGetPermRuleListByPermId(request: { query: SysPermissionGetPermRuleListByPermIdQuery }, config?: Config) {
  return http.Get<SysPermissionDataRule[]>('/sys/permission/getPermRuleListByPermId', { ...config, params: queryOf(request.query) })
}

export type SysPermissionQueryPermissionRuleQuery = ListQuery & {
  permissionId: string
  /** Part of it. */
  ruleName?: string
  /** Part of it. */
  ruleValue?: string
}

/**
 * Rules of a menu entry by name and value.
 *
 * `GET /sys/permission/queryPermissionRule`
 */
export function sysPermissionQueryPermissionRule(request: { query: SysPermissionQueryPermissionRuleQuery }, config?: Config) {
  return http.Get<SysPermissionDataRule[]>('/sys/permission/queryPermissionRule', { ...config, params: queryOf(request.query) })
}

/**
 * Add a rule to a menu entry.
 *
 * `POST /sys/permission/addPermissionRule`
 */
export function sysPermissionAddPermissionRule(request: { body: SysPermissionDataRuleAdd }, config?: Config) {
  return http.Post<null>('/sys/permission/addPermissionRule', request.body, config)
}

/**
 * Change a rule.
 *
 * `PUT /sys/permission/editPermissionRule`
 */
export function sysPermissionEditPermissionRule(request: { body: SysPermissionDataRuleEdit }, config?: Config) {
  return http.Put<null>('/sys/permission/editPermissionRule', request.body, config)
}

export interface SysPermissionDeletePermissionRuleQuery {
  id: string
}

/**
 * Delete a rule; grants carry it no more.
 *
 * `DELETE /sys/permission/deletePermissionRule`
 */
export function sysPermissionDeletePermissionRule(request: { query: SysPermissionDeletePermissionRuleQuery }, config?: Config) {
  return http.Delete<null>('/sys/permission/deletePermissionRule', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysRoleDataruleGetParams {
  permissionId: string
  roleId: string
}

/**
 * The rules of a menu entry, and those that the grant of a role carries.
 *
 * `GET /sys/role/datarule/{permissionId}/{roleId}`
 */
export function sysRoleDataruleGet(request: { params: SysRoleDataruleGetParams }, config?: Config) {
  return http.Get<DataRuleChoice>(pathOf('/sys/role/datarule/{permissionId}/{roleId}', request.params), config)
}

/**
 * Choose the rules that the grant of a role carries.
 *
 * `POST /sys/role/datarule`
 */
export function sysRoleDatarulePost(request: { body: RoleDataRuleBody }, config?: Config) {
  return http.Post<null>('/sys/role/datarule', request.body, config)
}

export interface SysSysDepartPermissionDataruleGetParams {
  permissionId: string
  departId: string
}

/**
 * The rules of a menu entry, and those that the grant of a department carries.
 *
 * `GET /sys/sysDepartPermission/datarule/{permissionId}/{departId}`
 */
export function sysSysDepartPermissionDataruleGet(request: { params: SysSysDepartPermissionDataruleGetParams }, config?: Config) {
  return http.Get<DataRuleChoice>(pathOf('/sys/sysDepartPermission/datarule/{permissionId}/{departId}', request.params), config)
}

/**
 * Choose the rules that the grant of a department carries; they bind all of its roles.
 *
 * `POST /sys/sysDepartPermission/datarule`
 */
export function sysSysDepartPermissionDatarulePost(request: { body: DepartDataRuleBody }, config?: Config) {
  return http.Post<null>('/sys/sysDepartPermission/datarule', request.body, config)
}

export interface SysSysDepartRoleDataruleGetParams {
  permissionId: string
  departId: string
  roleId: string
}

/**
 * The rules of a menu entry, and those that the grant of a department's role carries.
 *
 * `GET /sys/sysDepartRole/datarule/{permissionId}/{departId}/{roleId}`
 */
export function sysSysDepartRoleDataruleGet(request: { params: SysSysDepartRoleDataruleGetParams }, config?: Config) {
  return http.Get<DataRuleChoice>(pathOf('/sys/sysDepartRole/datarule/{permissionId}/{departId}/{roleId}', request.params), config)
}

/**
 * Choose the rules that the grant of a department's role carries.
 *
 * `POST /sys/sysDepartRole/datarule`
 */
export function sysSysDepartRoleDatarulePost(request: { body: RoleDataRuleBody }, config?: Config) {
  return http.Post<null>('/sys/sysDepartRole/datarule', request.body, config)
}
