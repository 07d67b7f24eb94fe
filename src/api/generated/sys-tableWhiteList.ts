// Made by `npm run generate`. Do not edit: change what it is made from.
/** 查询白名单 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 查询白名单 */
export interface SysTableWhiteList {
  id: string
  /** 表名 */
  tableName?: string | null
  /** 字段 */
  fieldName?: string | null
  /** 状态 */
  status?: string | null
  /** 说明 */
  description?: string | null
  status_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysTableWhiteListAdd {
  /** 表名 */
  tableName: string | null
  /** 字段 */
  fieldName?: string | null
  /** 状态 */
  status?: string | null
  /** 说明 */
  description?: string | null
}

/** What is absent stays as it is. */
export interface SysTableWhiteListEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 表名 */
  tableName?: string | null
  /** 字段 */
  fieldName?: string | null
  /** 状态 */
  status?: string | null
  /** 说明 */
  description?: string | null
}

export interface SysTableWhiteListChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysTableWhiteListAdd
  }[]
  changed?: SysTableWhiteListEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysTableWhiteListListQuery = ListQuery

export type SysTableWhiteListListResult = Page & {
  records: SysTableWhiteList[]
}

/**
 * 查询白名单: one page.
 *
 * `GET /sys/tableWhiteList/list`
 */
export function sysTableWhiteListList(request: { query?: SysTableWhiteListListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysTableWhiteListListResult>('/sys/tableWhiteList/list', { ...config, params: queryOf(request.query) })
}

export interface SysTableWhiteListQueryByIdQuery {
  id: string
}

/**
 * 查询白名单: one record.
 *
 * `GET /sys/tableWhiteList/queryById`
 */
export function sysTableWhiteListQueryById(request: { query: SysTableWhiteListQueryByIdQuery }, config?: Config) {
  return http.Get<SysTableWhiteList>('/sys/tableWhiteList/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 查询白名单: save a new record.
 *
 * `POST /sys/tableWhiteList/add`
 */
export function sysTableWhiteListAdd(request: { body: SysTableWhiteListAdd }, config?: Config) {
  return http.Post<null>('/sys/tableWhiteList/add', request.body, config)
}

/**
 * 查询白名单: save a changed record.
 *
 * `PUT /sys/tableWhiteList/edit`
 */
export function sysTableWhiteListEdit(request: { body: SysTableWhiteListEdit }, config?: Config) {
  return http.Put<null>('/sys/tableWhiteList/edit', request.body, config)
}

export interface SysTableWhiteListDeleteQuery {
  id: string
}

/**
 * 查询白名单: delete one record.
 *
 * `DELETE /sys/tableWhiteList/delete`
 */
export function sysTableWhiteListDelete(request: { query: SysTableWhiteListDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/tableWhiteList/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysTableWhiteListDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 查询白名单: delete several records.
 *
 * `DELETE /sys/tableWhiteList/deleteBatch`
 */
export function sysTableWhiteListDeleteBatch(request: { query: SysTableWhiteListDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/tableWhiteList/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 查询白名单: save new, changed and deleted records at once, or none of them.
 *
 * `POST /sys/tableWhiteList/saveBatch`
 */
export function sysTableWhiteListSaveBatch(request: { body: SysTableWhiteListChanges }, config?: Config) {
  return http.Post<SavedRows>('/sys/tableWhiteList/saveBatch', request.body, config)
}

export type SysTableWhiteListExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 查询白名单: workbook of what the filters leave, or of `selections`.
 *
 * `GET /sys/tableWhiteList/exportXls`
 */
export function sysTableWhiteListExportXls(request: { query?: SysTableWhiteListExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/tableWhiteList/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type SysTableWhiteListImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 查询白名单: take a workbook.
 *
 * `POST /sys/tableWhiteList/importExcel`
 */
export function sysTableWhiteListImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<SysTableWhiteListImportExcelResult>('/sys/tableWhiteList/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 查询白名单: what a workbook would bring.
 *
 * `POST /sys/tableWhiteList/importPreview`
 */
export function sysTableWhiteListImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/sys/tableWhiteList/importPreview', formOf(request.body), config)
}

/**
 * 查询白名单: an empty workbook to fill in.
 *
 * `GET /sys/tableWhiteList/importTemplate`
 */
export function sysTableWhiteListImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/sys/tableWhiteList/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
