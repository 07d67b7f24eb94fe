// Made by `npm run generate`. Do not edit: change what it is made from.
/** 嵌入网站 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 嵌入网站 */
export interface SysFrameOrigin {
  id: string
  /** 网站地址 */
  origin?: string | null
  /** 说明 */
  description?: string | null
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

export interface SysFrameOriginAdd {
  /** 网站地址 */
  origin: string | null
  /** 说明 */
  description?: string | null
}

/** What is absent stays as it is. */
export interface SysFrameOriginEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 网站地址 */
  origin?: string | null
  /** 说明 */
  description?: string | null
}

export interface SysFrameOriginChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysFrameOriginAdd
  }[]
  changed?: SysFrameOriginEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysFrameOriginListQuery = ListQuery

export type SysFrameOriginListResult = Page & {
  records: SysFrameOrigin[]
}

/**
 * 嵌入网站: one page.
 *
 * `GET /sys/frameOrigin/list`
 */
export function sysFrameOriginList(request: { query?: SysFrameOriginListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysFrameOriginListResult>('/sys/frameOrigin/list', { ...config, params: queryOf(request.query) })
}

export interface SysFrameOriginQueryByIdQuery {
  id: string
}

/**
 * 嵌入网站: one record.
 *
 * `GET /sys/frameOrigin/queryById`
 */
export function sysFrameOriginQueryById(request: { query: SysFrameOriginQueryByIdQuery }, config?: Config) {
  return http.Get<SysFrameOrigin>('/sys/frameOrigin/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 嵌入网站: save a new record.
 *
 * `POST /sys/frameOrigin/add`
 */
export function sysFrameOriginAdd(request: { body: SysFrameOriginAdd }, config?: Config) {
  return http.Post<null>('/sys/frameOrigin/add', request.body, config)
}

/**
 * 嵌入网站: save a changed record.
 *
 * `PUT /sys/frameOrigin/edit`
 */
export function sysFrameOriginEdit(request: { body: SysFrameOriginEdit }, config?: Config) {
  return http.Put<null>('/sys/frameOrigin/edit', request.body, config)
}

export interface SysFrameOriginDeleteQuery {
  id: string
}

/**
 * 嵌入网站: delete one record.
 *
 * `DELETE /sys/frameOrigin/delete`
 */
export function sysFrameOriginDelete(request: { query: SysFrameOriginDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/frameOrigin/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysFrameOriginDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 嵌入网站: delete several records.
 *
 * `DELETE /sys/frameOrigin/deleteBatch`
 */
export function sysFrameOriginDeleteBatch(request: { query: SysFrameOriginDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/frameOrigin/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 嵌入网站: save new, changed and deleted records at once, or none of them.
 *
 * `POST /sys/frameOrigin/saveBatch`
 */
export function sysFrameOriginSaveBatch(request: { body: SysFrameOriginChanges }, config?: Config) {
  return http.Post<SavedRows>('/sys/frameOrigin/saveBatch', request.body, config)
}

export type SysFrameOriginExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 嵌入网站: workbook of what the filters leave, or of `selections`.
 *
 * `GET /sys/frameOrigin/exportXls`
 */
export function sysFrameOriginExportXls(request: { query?: SysFrameOriginExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/frameOrigin/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type SysFrameOriginImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 嵌入网站: take a workbook.
 *
 * `POST /sys/frameOrigin/importExcel`
 */
export function sysFrameOriginImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<SysFrameOriginImportExcelResult>('/sys/frameOrigin/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 嵌入网站: what a workbook would bring.
 *
 * `POST /sys/frameOrigin/importPreview`
 */
export function sysFrameOriginImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/sys/frameOrigin/importPreview', formOf(request.body), config)
}

/**
 * 嵌入网站: an empty workbook to fill in.
 *
 * `GET /sys/frameOrigin/importTemplate`
 */
export function sysFrameOriginImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/sys/frameOrigin/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
