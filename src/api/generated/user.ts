// Made by `npm run generate`. Do not edit: change what it is made from.
/** Users */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result } from './common'
import type { DepartIdModel } from './depart'

/** A person. Password and salt are never returned. */
export interface SysUser {
  id: string
  username: string
  realname?: string | null
  /** Stored path. */
  avatar?: string | null
  /** yyyy-MM-dd */
  birthday?: string | null
  /** 1 male, 2 female. */
  sex?: number | null
  email?: string | null
  phone?: string | null
  telephone?: string | null
  workNo?: string | null
  /** 1 normal, 2 frozen. */
  status?: number | null
  /** 0 present, 1 in the recycle bin. */
  delFlag?: number | null
  /** Code of the current department. */
  orgCode?: string | null
  /** Names of all departments; lists only. */
  orgCodeTxt?: string | null
  /** Position codes. */
  post?: string | null
  /** 1 ordinary, 2 superior. */
  userIdentity?: number | null
  /** Departments that a superior is in charge of, joined by commas. */
  departIds?: string | null
  /** Tenant ids joined by commas. */
  relTenantIds?: string | null
  /** 1 synchronised with the workflow engine. */
  activitiSync?: number | null
  /** Device id. */
  clientId?: string | null
  sex_dictText?: string | null
  status_dictText?: string | null
  post_dictText?: string | null
  departIds_dictText?: string | null
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

export interface SysUserAdd {
  username: string
  realname?: string | null
  /** Stored path. */
  avatar?: string | null
  /** yyyy-MM-dd */
  birthday?: string | null
  /** 1 male, 2 female. */
  sex?: number | null
  email?: string | null
  phone?: string | null
  telephone?: string | null
  workNo?: string | null
  /** 1 normal, 2 frozen. */
  status?: number | null
  /** Position codes. */
  post?: string | null
  /** 1 ordinary, 2 superior. */
  userIdentity?: number | null
  /** Departments that a superior is in charge of, joined by commas. */
  departIds?: string | null
  /** Tenant ids joined by commas. */
  relTenantIds?: string | null
  /** 1 synchronised with the workflow engine. */
  activitiSync?: number | null
  password: string
  /** Role ids joined by commas. */
  selectedroles?: string | null
  /** Department ids joined by commas. */
  selecteddeparts?: string | null
  /** From generateUserId; made by the server when absent. */
  id?: string
}

/** What is absent stays as it is. */
export interface SysUserEdit {
  id: string
  username?: string
  realname?: string | null
  /** Stored path. */
  avatar?: string | null
  /** yyyy-MM-dd */
  birthday?: string | null
  /** 1 male, 2 female. */
  sex?: number | null
  email?: string | null
  phone?: string | null
  telephone?: string | null
  workNo?: string | null
  /** 1 normal, 2 frozen. */
  status?: number | null
  /** Position codes. */
  post?: string | null
  /** 1 ordinary, 2 superior. */
  userIdentity?: number | null
  /** Departments that a superior is in charge of, joined by commas. */
  departIds?: string | null
  /** Tenant ids joined by commas. */
  relTenantIds?: string | null
  /** 1 synchronised with the workflow engine. */
  activitiSync?: number | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** Role ids joined by commas. */
  selectedroles?: string | null
  /** Department ids joined by commas. */
  selecteddeparts?: string | null
}

export interface FrozenBody {
  /** Ids joined by commas. */
  ids: string
  /** 1 normal, 2 frozen. */
  status: 1 | 2 | '1' | '2'
}

export interface ChangePasswordBody {
  username: string
  password: string
  confirmpassword?: string | null
}

export interface SysUserRoleBody {
  roleId: string
  userIdList: string[]
}

export interface RecycleBody {
  /** Ids joined by commas. */
  userIds: string
}

export interface DepartUserBody {
  depId: string
  userIdList: string[]
}

export type SysUserListQuery = ListQuery

export type SysUserListResult = Page & {
  records: SysUser[]
}

/**
 * Users, as administration and pickers list them. Callers without `user:list` get limited columns.
 *
 * Without `user:list` a row has id, username, realname, avatar, sex, orgCode, orgCodeTxt and post only, and only those may be filtered and sorted.
 *
 * `GET /sys/user/list`
 */
export function sysUserList(request: { query?: SysUserListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysUserListResult>('/sys/user/list', { ...config, params: queryOf(request.query) })
}

/**
 * Add a user with roles and departments.
 *
 * `POST /sys/user/add`
 */
export function sysUserAdd(request: { body: SysUserAdd }, config?: Config) {
  return http.Post<null>('/sys/user/add', request.body, config)
}

/**
 * Change a user; the password stays.
 *
 * `PUT /sys/user/edit`
 */
export function sysUserEdit(request: { body: SysUserEdit }, config?: Config) {
  return http.Put<null>('/sys/user/edit', request.body, config)
}

export interface SysUserDeleteQuery {
  id: string
}

/**
 * Move a user to the recycle bin.
 *
 * `DELETE /sys/user/delete`
 */
export function sysUserDelete(request: { query: SysUserDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/user/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysUserDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * Move users to the recycle bin.
 *
 * `DELETE /sys/user/deleteBatch`
 */
export function sysUserDeleteBatch(request: { query: SysUserDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/user/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * Freeze users or thaw them.
 *
 * `PUT /sys/user/frozenBatch`
 */
export function sysUserFrozenBatch(request: { body: FrozenBody }, config?: Config) {
  return http.Put<null>('/sys/user/frozenBatch', request.body, config)
}

/**
 * Set the password of another user.
 *
 * `PUT /sys/user/changePassword`
 */
export function sysUserChangePassword(request: { body: ChangePasswordBody }, config?: Config) {
  return http.Put<null>('/sys/user/changePassword', request.body, config)
}

export interface SysUserQueryByIdQuery {
  id: string
}

/**
 * One user.
 *
 * `GET /sys/user/queryById`
 */
export function sysUserQueryById(request: { query: SysUserQueryByIdQuery }, config?: Config) {
  return http.Get<SysUser>('/sys/user/queryById', { ...config, params: queryOf(request.query) })
}

export interface SysUserQueryByIdsQuery {
  /** Ids joined by commas. */
  userIds: string
}

/**
 * Several users.
 *
 * `GET /sys/user/queryByIds`
 */
export function sysUserQueryByIds(request: { query: SysUserQueryByIdsQuery }, config?: Config) {
  return http.Get<SysUser[]>('/sys/user/queryByIds', { ...config, params: queryOf(request.query) })
}

export interface SysUserQueryUserRoleQuery {
  userid: string
}

/**
 * Role ids of a user; none is an error.
 *
 * `GET /sys/user/queryUserRole`
 */
export function sysUserQueryUserRole(request: { query: SysUserQueryUserRoleQuery }, config?: Config) {
  return http.Get<string[]>('/sys/user/queryUserRole', { ...config, params: queryOf(request.query) })
}

export interface SysUserQueryUserRoleCodeQuery {
  userid: string
}

/**
 * Role codes of a user.
 *
 * `GET /sys/user/queryUserRoleCode`
 */
export function sysUserQueryUserRoleCode(request: { query: SysUserQueryUserRoleCodeQuery }, config?: Config) {
  return http.Get<string[]>('/sys/user/queryUserRoleCode', { ...config, params: queryOf(request.query) })
}

export interface SysUserUserDepartListQuery {
  userId: string
}

/**
 * Departments of a user; none is an error.
 *
 * `GET /sys/user/userDepartList`
 */
export function sysUserUserDepartList(request: { query: SysUserUserDepartListQuery }, config?: Config) {
  return http.Get<DepartIdModel[]>('/sys/user/userDepartList', { ...config, params: queryOf(request.query) })
}

export interface SysUserQueryUserByDepIdQuery {
  id: string
  realname?: string
}

/**
 * Users of a department and of those below, for pickers; columns limited as in the list.
 *
 * `GET /sys/user/queryUserByDepId`
 */
export function sysUserQueryUserByDepId(request: { query: SysUserQueryUserByDepIdQuery }, config?: Config) {
  return http.Get<SysUser[]>('/sys/user/queryUserByDepId', { ...config, params: queryOf(request.query) })
}

export interface SysUserCheckOnlyUserQuery {
  username?: string
  phone?: string
  email?: string
}

/**
 * Whether an account, phone or mail address is free; taken is success false. Without a session always free: the registration tells.
 *
 * `GET /sys/user/checkOnlyUser`
 */
export function sysUserCheckOnlyUser(request: { query?: SysUserCheckOnlyUserQuery | undefined } = {}, config?: Config) {
  return http.Get<boolean>('/sys/user/checkOnlyUser', { ...config, params: queryOf(request.query) })
}

/**
 * An id for a user to come.
 *
 * `GET /sys/user/generateUserId`
 */
export function sysUserGenerateUserId(config?: Config) {
  return http.Get<string>('/sys/user/generateUserId', config)
}

export type SysUserUserRoleListQuery = ListQuery & {
  roleId: string
}

export type SysUserUserRoleListResult = Page & {
  records: SysUser[]
}

/**
 * Users that hold a role.
 *
 * `GET /sys/user/userRoleList`
 */
export function sysUserUserRoleList(request: { query: SysUserUserRoleListQuery }, config?: Config) {
  return http.Get<SysUserUserRoleListResult>('/sys/user/userRoleList', { ...config, params: queryOf(request.query) })
}

/**
 * Give a role to users.
 *
 * `POST /sys/user/addSysUserRole`
 */
export function sysUserAddSysUserRole(request: { body: SysUserRoleBody }, config?: Config) {
  return http.Post<null>('/sys/user/addSysUserRole', request.body, config)
}

export interface SysUserDeleteUserRoleQuery {
  roleId: string
  userId: string
}

/**
 * Take a role from a user.
 *
 * `DELETE /sys/user/deleteUserRole`
 */
export function sysUserDeleteUserRole(request: { query: SysUserDeleteUserRoleQuery }, config?: Config) {
  return http.Delete<null>('/sys/user/deleteUserRole', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysUserDeleteUserRoleBatchQuery {
  roleId: string
  /** Ids joined by commas. */
  userIds: string
}

/**
 * Take a role from users.
 *
 * `DELETE /sys/user/deleteUserRoleBatch`
 */
export function sysUserDeleteUserRoleBatch(request: { query: SysUserDeleteUserRoleBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/user/deleteUserRoleBatch', undefined, { ...config, params: queryOf(request.query) })
}

export type SysUserDepartUserListQuery = ListQuery & {
  depId?: string
}

export type SysUserDepartUserListResult = (Page & {
  records: SysUser[]
}) | null

/**
 * Users of a department; null when none applies. `orgCode` holds department names here.
 *
 * `GET /sys/user/departUserList`
 */
export function sysUserDepartUserList(request: { query?: SysUserDepartUserListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysUserDepartUserListResult>('/sys/user/departUserList', { ...config, params: queryOf(request.query) })
}

/**
 * Put users into a department.
 *
 * `POST /sys/user/editSysDepartWithUser`
 */
export function sysUserEditSysDepartWithUser(request: { body: DepartUserBody }, config?: Config) {
  return http.Post<null>('/sys/user/editSysDepartWithUser', request.body, config)
}

export interface SysUserDeleteUserInDepartQuery {
  depId: string
  userId: string
}

/**
 * Take a user out of a department.
 *
 * `DELETE /sys/user/deleteUserInDepart`
 */
export function sysUserDeleteUserInDepart(request: { query: SysUserDeleteUserInDepartQuery }, config?: Config) {
  return http.Delete<null>('/sys/user/deleteUserInDepart', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysUserDeleteUserInDepartBatchQuery {
  depId: string
  /** Ids joined by commas. */
  userIds: string
}

/**
 * Take users out of a department.
 *
 * `DELETE /sys/user/deleteUserInDepartBatch`
 */
export function sysUserDeleteUserInDepartBatch(request: { query: SysUserDeleteUserInDepartBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/user/deleteUserInDepartBatch', undefined, { ...config, params: queryOf(request.query) })
}

export type SysUserRecycleBinQuery = ListQuery

/**
 * Users in the recycle bin.
 *
 * `GET /sys/user/recycleBin`
 */
export function sysUserRecycleBin(request: { query?: SysUserRecycleBinQuery | undefined } = {}, config?: Config) {
  return http.Get<SysUser[]>('/sys/user/recycleBin', { ...config, params: queryOf(request.query) })
}

/**
 * Restore users from the recycle bin.
 *
 * `PUT /sys/user/putRecycleBin`
 */
export function sysUserPutRecycleBin(request: { body: RecycleBody }, config?: Config) {
  return http.Put<null>('/sys/user/putRecycleBin', request.body, config)
}

export interface SysUserDeleteRecycleBinQuery {
  /** Ids joined by commas. */
  userIds: string
}

/**
 * Erase users for good.
 *
 * `DELETE /sys/user/deleteRecycleBin`
 */
export function sysUserDeleteRecycleBin(request: { query: SysUserDeleteRecycleBinQuery }, config?: Config) {
  return http.Delete<null>('/sys/user/deleteRecycleBin', undefined, { ...config, params: queryOf(request.query) })
}

export type SysUserExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * Workbook of the users that the filters leave, or of `selections`.
 *
 * `GET /sys/user/exportXls`
 */
export function sysUserExportXls(request: { query?: SysUserExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/user/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type SysUserImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * Import users from a workbook.
 *
 * Code 200 when every row was taken, 201 and a report when some were refused.
 *
 * `POST /sys/user/importExcel`
 */
export function sysUserImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<SysUserImportExcelResult>('/sys/user/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * What a workbook would bring, by row; nothing is saved. Ours; the family has none.
 *
 * `POST /sys/user/importPreview`
 */
export function sysUserImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/sys/user/importPreview', formOf(request.body), config)
}

/**
 * An empty workbook to fill in and import. Ours; the family has none.
 *
 * `GET /sys/user/importTemplate`
 */
export function sysUserImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/sys/user/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
