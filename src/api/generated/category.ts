// Made by `npm run generate`. Do not edit: change what it is made from.
/** Category dictionary */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { DictModel, ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, TreeSelectModel } from './common'

export interface SysCategory {
  id: string
  /** 0 at the top. */
  pid?: string | null
  name?: string | null
  /** Generated: three characters per level. */
  code?: string | null
  /** 1 or 0. */
  hasChild?: string | null
  sysOrgCode?: string | null
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

export interface SysCategoryAdd {
  /** 0 at the top. */
  pid?: string | null
  name: string
}

/** What is absent stays as it is. */
export interface SysCategoryEdit {
  id: string
  /** 0 at the top. */
  pid?: string | null
  name?: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export type SysCategoryRootListQuery = ListQuery & {
  /** Default 0. */
  pid?: string
}

export type SysCategoryRootListResult = Page & {
  records: SysCategory[]
}

/**
 * Categories at the top, or below pid.
 *
 * `GET /sys/category/rootList`
 */
export function sysCategoryRootList(request: { query?: SysCategoryRootListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysCategoryRootListResult>('/sys/category/rootList', { ...config, params: queryOf(request.query) })
}

export type SysCategoryChildListQuery = ListQuery & {
  pid: string
}

/**
 * Categories below one.
 *
 * `GET /sys/category/childList`
 */
export function sysCategoryChildList(request: { query: SysCategoryChildListQuery }, config?: Config) {
  return http.Get<SysCategory[]>('/sys/category/childList', { ...config, params: queryOf(request.query) })
}

export interface SysCategoryGetChildListBatchQuery {
  /** Ids joined by commas. */
  parentIds: string
}

export type SysCategoryGetChildListBatchResult = Page & {
  records: SysCategory[]
}

/**
 * Categories below several.
 *
 * `GET /sys/category/getChildListBatch`
 */
export function sysCategoryGetChildListBatch(request: { query: SysCategoryGetChildListBatchQuery }, config?: Config) {
  return http.Get<SysCategoryGetChildListBatchResult>('/sys/category/getChildListBatch', { ...config, params: queryOf(request.query) })
}

export interface SysCategoryQueryByIdQuery {
  id: string
}

/**
 * One category.
 *
 * `GET /sys/category/queryById`
 */
export function sysCategoryQueryById(request: { query: SysCategoryQueryByIdQuery }, config?: Config) {
  return http.Get<SysCategory>('/sys/category/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Add a category; its code is generated.
 *
 * `POST /sys/category/add`
 */
export function sysCategoryAdd(request: { body: SysCategoryAdd }, config?: Config) {
  return http.Post<null>('/sys/category/add', request.body, config)
}

/**
 * Change a category.
 *
 * `PUT /sys/category/edit`
 */
export function sysCategoryEdit(request: { body: SysCategoryEdit }, config?: Config) {
  return http.Put<null>('/sys/category/edit', request.body, config)
}

export interface SysCategoryDeleteQuery {
  id: string
}

/**
 * Delete a category and those below.
 *
 * `DELETE /sys/category/delete`
 */
export function sysCategoryDelete(request: { query: SysCategoryDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/category/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysCategoryDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * Delete categories and those below.
 *
 * `DELETE /sys/category/deleteBatch`
 */
export function sysCategoryDeleteBatch(request: { query: SysCategoryDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/category/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysCategoryCheckCodeQuery {
  pid?: string
  code: string
}

/**
 * Whether a code fits below its parent.
 *
 * `GET /sys/category/checkCode`
 */
export function sysCategoryCheckCode(request: { query: SysCategoryCheckCodeQuery }, config?: Config) {
  return http.Get<null>('/sys/category/checkCode', { ...config, params: queryOf(request.query) })
}

export interface SysCategoryLoadOneQuery {
  field: 'id' | 'code' | 'name'
  val: string
}

/**
 * The one category whose column has the value; none and several are errors.
 *
 * `GET /sys/category/loadOne`
 */
export function sysCategoryLoadOne(request: { query: SysCategoryLoadOneQuery }, config?: Config) {
  return http.Get<SysCategory>('/sys/category/loadOne', { ...config, params: queryOf(request.query) })
}

export interface SysCategoryLoadTreeRootQuery {
  /** False nests every level. */
  async: boolean
  pcode: string
}

/**
 * Nodes below the one with the code.
 *
 * `GET /sys/category/loadTreeRoot`
 */
export function sysCategoryLoadTreeRoot(request: { query: SysCategoryLoadTreeRootQuery }, config?: Config) {
  return http.Get<TreeSelectModel[]>('/sys/category/loadTreeRoot', { ...config, params: queryOf(request.query) })
}

export interface SysCategoryLoadTreeChildrenQuery {
  pid: string
}

/**
 * Nodes below one id.
 *
 * `GET /sys/category/loadTreeChildren`
 */
export function sysCategoryLoadTreeChildren(request: { query: SysCategoryLoadTreeChildrenQuery }, config?: Config) {
  return http.Get<TreeSelectModel[]>('/sys/category/loadTreeChildren', { ...config, params: queryOf(request.query) })
}

export interface SysCategoryLoadTreeDataQuery {
  pid?: string
  pcode?: string
  /** JSON object of column to value, all of which must equal. */
  condition?: string
  /** Instead of what is directly below the parent: every node below it whose text holds the keyword, with those above it. Back ends of the family do not know it. */
  keyword?: string
}

/**
 * Nodes below an id, or below a code when pid is empty; code 0 is the root.
 *
 * `GET /sys/category/loadTreeData`
 */
export function sysCategoryLoadTreeData(request: { query?: SysCategoryLoadTreeDataQuery | undefined } = {}, config?: Config) {
  return http.Get<TreeSelectModel[]>('/sys/category/loadTreeData', { ...config, params: queryOf(request.query) })
}

export interface SysCategoryLoadDictItemQuery {
  /** Ids joined by commas. */
  ids: string
}

/**
 * Names of categories.
 *
 * `GET /sys/category/loadDictItem`
 */
export function sysCategoryLoadDictItem(request: { query: SysCategoryLoadDictItemQuery }, config?: Config) {
  return http.Get<string[]>('/sys/category/loadDictItem', { ...config, params: queryOf(request.query) })
}

export interface SysCategoryLoadAllDataQuery {
  code: string
}

/**
 * Categories below a code as options, value = id; code 0 is all.
 *
 * `GET /sys/category/loadAllData`
 */
export function sysCategoryLoadAllData(request: { query: SysCategoryLoadAllDataQuery }, config?: Config) {
  return http.Get<DictModel[]>('/sys/category/loadAllData', { ...config, params: queryOf(request.query) })
}

export type SysCategoryExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * Workbook of the categories that the filters leave, or of `selections`.
 *
 * `GET /sys/category/exportXls`
 */
export function sysCategoryExportXls(request: { query?: SysCategoryExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/category/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type SysCategoryImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * Import categories from a workbook.
 *
 * Code 200 when every row was taken, 201 and a report when some were refused.
 *
 * `POST /sys/category/importExcel`
 */
export function sysCategoryImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<SysCategoryImportExcelResult>('/sys/category/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * What a workbook would bring, by row; nothing is saved. Ours; the family has none.
 *
 * `POST /sys/category/importPreview`
 */
export function sysCategoryImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/sys/category/importPreview', formOf(request.body), config)
}

/**
 * An empty workbook to fill in and import. Ours; the family has none.
 *
 * `GET /sys/category/importTemplate`
 */
export function sysCategoryImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/sys/category/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
