// Made by `npm run generate`. Do not edit: change what it is made from.
/** Roles */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, MenuTree, Page, Result } from './common'

export interface SysRole {
  id: string
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

export interface SysRoleAdd {
  roleName: string
  roleCode: string
  description?: string | null
}

/** What is absent stays as it is. */
export interface SysRoleEdit {
  id: string
  roleName?: string
  roleCode?: string
  description?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysRoleInBin {
  /** Of the role. */
  id: string
  /** Its name. */
  roleName: string
  /** Its code. */
  roleCode: string
  /** What it is for. */
  description?: string | null
  /** Menus and buttons that it granted. */
  grants: number
  /** Its members. */
  members: number
  /** Who deleted it. */
  createBy?: string | null
  /** When it was deleted. */
  createTime?: string | null
}

export interface RoleRecycleBody {
  /** Joined by commas. */
  ids: string
}

export type SysRoleListQuery = ListQuery

export type SysRoleListResult = Page & {
  records: SysRole[]
}

/**
 * Roles.
 *
 * `GET /sys/role/list`
 */
export function sysRoleList(request: { query?: SysRoleListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysRoleListResult>('/sys/role/list', { ...config, params: queryOf(request.query) })
}

export interface SysRoleQueryByIdQuery {
  id: string
}

/**
 * One role.
 *
 * `GET /sys/role/queryById`
 */
export function sysRoleQueryById(request: { query: SysRoleQueryByIdQuery }, config?: Config) {
  return http.Get<SysRole>('/sys/role/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Add a role.
 *
 * `POST /sys/role/add`
 */
export function sysRoleAdd(request: { body: SysRoleAdd }, config?: Config) {
  return http.Post<null>('/sys/role/add', request.body, config)
}

/**
 * Change a role.
 *
 * `PUT /sys/role/edit`
 */
export function sysRoleEdit(request: { body: SysRoleEdit }, config?: Config) {
  return http.Put<null>('/sys/role/edit', request.body, config)
}

export interface SysRoleDeleteQuery {
  id: string
}

/**
 * Delete a role.
 *
 * `DELETE /sys/role/delete`
 */
export function sysRoleDelete(request: { query: SysRoleDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/role/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysRoleDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * Delete roles.
 *
 * `DELETE /sys/role/deleteBatch`
 */
export function sysRoleDeleteBatch(request: { query: SysRoleDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/role/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * All roles, for pickers; none is an error.
 *
 * `GET /sys/role/queryall`
 */
export function sysRoleQueryall(config?: Config) {
  return http.Get<SysRole[]>('/sys/role/queryall', config)
}

export interface SysRoleCheckRoleCodeQuery {
  roleCode: string
  /** The role being edited. */
  id?: string
}

/**
 * Whether a code is free; taken is success false.
 *
 * `GET /sys/role/checkRoleCode`
 */
export function sysRoleCheckRoleCode(request: { query: SysRoleCheckRoleCodeQuery }, config?: Config) {
  return http.Get<boolean>('/sys/role/checkRoleCode', { ...config, params: queryOf(request.query) })
}

/**
 * Every menu as a tree, to grant from.
 *
 * `GET /sys/role/queryTreeList`
 */
export function sysRoleQueryTreeList(config?: Config) {
  return http.Get<MenuTree>('/sys/role/queryTreeList', config)
}

export type SysRoleExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * Workbook of the roles that the filters leave, or of `selections`.
 *
 * `GET /sys/role/exportXls`
 */
export function sysRoleExportXls(request: { query?: SysRoleExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/role/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type SysRoleImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * Import roles from a workbook.
 *
 * Code 200 when every row was taken, 201 and a report when some were refused.
 *
 * `POST /sys/role/importExcel`
 */
export function sysRoleImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<SysRoleImportExcelResult>('/sys/role/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * What a workbook would bring, by row; nothing is saved. Ours; the family has none.
 *
 * `POST /sys/role/importPreview`
 */
export function sysRoleImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/sys/role/importPreview', formOf(request.body), config)
}

/**
 * An empty workbook to fill in and import. Ours; the family has none.
 *
 * `GET /sys/role/importTemplate`
 */
export function sysRoleImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/sys/role/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}

export type SysRoleDeleteListQuery = ListQuery

/**
 * Roles in the recycle bin.
 *
 * `GET /sys/role/deleteList`
 */
export function sysRoleDeleteList(request: { query?: SysRoleDeleteListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysRoleInBin[]>('/sys/role/deleteList', { ...config, params: queryOf(request.query) })
}

/**
 * Restore roles from the recycle bin, with their rights, data rules and members.
 *
 * `PUT /sys/role/putRecycleBin`
 */
export function sysRolePutRecycleBin(request: { body: RoleRecycleBody }, config?: Config) {
  return http.Put<null>('/sys/role/putRecycleBin', request.body, config)
}

export interface SysRoleDeleteRecycleBinQuery {
  /** Joined by commas. */
  ids: string
}

/**
 * Erase roles of the recycle bin for good.
 *
 * `DELETE /sys/role/deleteRecycleBin`
 */
export function sysRoleDeleteRecycleBin(request: { query: SysRoleDeleteRecycleBinQuery }, config?: Config) {
  return http.Delete<null>('/sys/role/deleteRecycleBin', undefined, { ...config, params: queryOf(request.query) })
}
