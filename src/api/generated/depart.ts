// Made by `npm run generate`. Do not edit: change what it is made from.
/** Departments */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Result } from './common'

export interface SysDepart {
  id: string
  parentId?: string | null
  departName?: string | null
  departNameEn?: string | null
  departNameAbbr?: string | null
  departOrder?: number | null
  description?: string | null
  /** 1 company, 2 department, 3 post. */
  orgCategory?: string | null
  /** Level as text. */
  orgType?: string | null
  orgCode?: string | null
  mobile?: string | null
  fax?: string | null
  address?: string | null
  memo?: string | null
  /** 1 enabled, 0 not. */
  status?: string | null
  delFlag?: string | null
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

/** A department with the keys that trees need. */
export interface SysDepartTreeModel {
  id: string
  parentId?: string | null
  departName?: string | null
  departNameEn?: string | null
  departNameAbbr?: string | null
  departOrder?: number | null
  description?: string | null
  /** 1 company, 2 department, 3 post. */
  orgCategory?: string | null
  /** Level as text. */
  orgType?: string | null
  orgCode?: string | null
  mobile?: string | null
  fax?: string | null
  address?: string | null
  memo?: string | null
  /** 1 enabled, 0 not. */
  status?: string | null
  delFlag?: string | null
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
  /** The id. */
  key: string
  /** The id. */
  value: string
  /** The name. */
  title: string
  isLeaf: boolean
  children?: SysDepartTreeModel[] | null
}

export interface DepartIdModel {
  key: string
  value: string
  title: string
  children?: DepartIdModel[] | null
}

export interface SysDepartAdd {
  parentId?: string | null
  departName: string
  departNameEn?: string | null
  departNameAbbr?: string | null
  departOrder?: number | null
  description?: string | null
  /** 1 company, 2 department, 3 post. */
  orgCategory?: string | null
  mobile?: string | null
  fax?: string | null
  address?: string | null
  memo?: string | null
  /** 1 enabled, 0 not. */
  status?: string | null
}

/** What is absent stays as it is. */
export interface SysDepartEdit {
  id: string
  parentId?: string | null
  departName?: string
  departNameEn?: string | null
  departNameAbbr?: string | null
  departOrder?: number | null
  description?: string | null
  /** 1 company, 2 department, 3 post. */
  orgCategory?: string | null
  mobile?: string | null
  fax?: string | null
  address?: string | null
  memo?: string | null
  /** 1 enabled, 0 not. */
  status?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** The code as it was read; another one is refused. */
  orgCode?: string | null
}

/** The departments above one. */
export interface SysDepartParents {
  /** From the top down. */
  parentIds: string[]
  /** The same by their ids. */
  parentMap: {
    [k: string]: SysDepart
  }
}

/**
 * All departments as a tree; leaves have children null.
 *
 * `GET /sys/sysDepart/queryTreeList`
 */
export function sysSysDepartQueryTreeList(config?: Config) {
  return http.Get<SysDepartTreeModel[]>('/sys/sysDepart/queryTreeList', config)
}

/**
 * All departments as a tree of ids and names, for selectors.
 *
 * `GET /sys/sysDepart/queryIdTree`
 */
export function sysSysDepartQueryIdTree(config?: Config) {
  return http.Get<DepartIdModel[]>('/sys/sysDepart/queryIdTree', config)
}

export type SysSysDepartQueryMyDeptTreeListResult = Result & {
  result?: SysDepartTreeModel[] | null
}

/**
 * Departments that the caller is in charge of. The message is `1` or `2`, his userIdentity.
 *
 * `GET /sys/sysDepart/queryMyDeptTreeList`
 */
export function sysSysDepartQueryMyDeptTreeList(config?: Config) {
  return http.Get<SysSysDepartQueryMyDeptTreeListResult>('/sys/sysDepart/queryMyDeptTreeList', { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

export interface SysSysDepartSearchByQuery {
  keyWord: string
  /** 1: only those that the caller is in charge of. */
  myDeptSearch?: string
}

/**
 * Departments whose name contains the word, flat; none is an error.
 *
 * `GET /sys/sysDepart/searchBy`
 */
export function sysSysDepartSearchBy(request: { query: SysSysDepartSearchByQuery }, config?: Config) {
  return http.Get<SysDepartTreeModel[]>('/sys/sysDepart/searchBy', { ...config, params: queryOf(request.query) })
}

export interface SysSysDepartQueryByIdQuery {
  id: string
}

/**
 * One department. Ours, for forms.
 *
 * `GET /sys/sysDepart/queryById`
 */
export function sysSysDepartQueryById(request: { query: SysSysDepartQueryByIdQuery }, config?: Config) {
  return http.Get<SysDepart>('/sys/sysDepart/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Add a department; its code is generated.
 *
 * `POST /sys/sysDepart/add`
 */
export function sysSysDepartAdd(request: { body: SysDepartAdd }, config?: Config) {
  return http.Post<null>('/sys/sysDepart/add', request.body, config)
}

/**
 * Change a department.
 *
 * `PUT /sys/sysDepart/edit`
 */
export function sysSysDepartEdit(request: { body: SysDepartEdit }, config?: Config) {
  return http.Put<null>('/sys/sysDepart/edit', request.body, config)
}

export interface SysSysDepartDeleteQuery {
  id: string
}

/**
 * Delete a department and those below.
 *
 * `DELETE /sys/sysDepart/delete`
 */
export function sysSysDepartDelete(request: { query: SysSysDepartDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/sysDepart/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysSysDepartDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * Delete departments and those below.
 *
 * `DELETE /sys/sysDepart/deleteBatch`
 */
export function sysSysDepartDeleteBatch(request: { query: SysSysDepartDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/sysDepart/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysSysDepartListAllQuery {
  /** Ids joined by commas; absent: all. */
  id?: string
}

/**
 * Departments by code.
 *
 * `GET /sys/sysDepart/listAll`
 */
export function sysSysDepartListAll(request: { query?: SysSysDepartListAllQuery | undefined } = {}, config?: Config) {
  return http.Get<SysDepart[]>('/sys/sysDepart/listAll', { ...config, params: queryOf(request.query) })
}

export type SysSysDepartExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * Workbook of the departments that the filters leave, or of `selections`.
 *
 * `GET /sys/sysDepart/exportXls`
 */
export function sysSysDepartExportXls(request: { query?: SysSysDepartExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/sysDepart/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type SysSysDepartImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * Import departments from a workbook.
 *
 * Code 200 when every row was taken, 201 and a report when some were refused.
 *
 * `POST /sys/sysDepart/importExcel`
 */
export function sysSysDepartImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<SysSysDepartImportExcelResult>('/sys/sysDepart/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * What a workbook would bring, by row; nothing is saved. Ours; the family has none.
 *
 * `POST /sys/sysDepart/importPreview`
 */
export function sysSysDepartImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/sys/sysDepart/importPreview', formOf(request.body), config)
}

/**
 * An empty workbook to fill in and import. Ours; the family has none.
 *
 * `GET /sys/sysDepart/importTemplate`
 */
export function sysSysDepartImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/sys/sysDepart/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}

export interface SysSysDepartQueryDepartTreeSyncQuery {
  /** The department above; absent: the top. */
  pid?: string
  /** Ids joined by commas: those, and not what stands below `pid`. */
  ids?: string
  /** Which column `ids` names. */
  primaryKey?: 'id' | 'orgCode'
}

/**
 * What stands below one department, or those that are named, as trees of 3.x are opened level by level.
 *
 * `GET /sys/sysDepart/queryDepartTreeSync`
 */
export function sysSysDepartQueryDepartTreeSync(request: { query?: SysSysDepartQueryDepartTreeSyncQuery | undefined } = {}, config?: Config) {
  return http.Get<SysDepartTreeModel[]>('/sys/sysDepart/queryDepartTreeSync', { ...config, params: queryOf(request.query) })
}

export interface SysSysDepartQueryAllParentIdQuery {
  /** Ids, apart by commas. */
  departId?: string
  /** Codes, apart by commas. */
  orgCode?: string
}

export interface SysSysDepartQueryAllParentIdResult {
  [k: string]: SysDepartParents
}

/**
 * What stands above departments, by their ids or else by their codes.
 *
 * `GET /sys/sysDepart/queryAllParentId`
 */
export function sysSysDepartQueryAllParentId(request: { query?: SysSysDepartQueryAllParentIdQuery | undefined } = {}, config?: Config) {
  return http.Get<SysSysDepartQueryAllParentIdResult>('/sys/sysDepart/queryAllParentId', { ...config, params: queryOf(request.query) })
}
