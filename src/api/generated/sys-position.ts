// Made by `npm run generate`. Do not edit: change what it is made from.
/** 职务 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 职务 */
export interface SysPosition {
  id: string
  /** 职务编码 */
  code?: string | null
  /** 职务名称 */
  name?: string | null
  /** 职级 */
  postRank?: string | null
  /** 公司 */
  companyId?: string | null
  postRank_dictText?: string | null
  companyId_dictText?: string | null
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

export interface SysPositionAdd {
  /** 职务编码 */
  code: string | null
  /** 职务名称 */
  name: string | null
  /** 职级 */
  postRank?: string | null
  /** 公司 */
  companyId?: string | null
}

/** What is absent stays as it is. */
export interface SysPositionEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 职务编码 */
  code?: string | null
  /** 职务名称 */
  name?: string | null
  /** 职级 */
  postRank?: string | null
  /** 公司 */
  companyId?: string | null
}

export interface SysPositionChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysPositionAdd
  }[]
  changed?: SysPositionEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysPositionListQuery = ListQuery

export type SysPositionListResult = Page & {
  records: SysPosition[]
}

/**
 * 职务: one page.
 *
 * `GET /sys/position/list`
 */
export function sysPositionList(request: { query?: SysPositionListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysPositionListResult>('/sys/position/list', { ...config, params: queryOf(request.query) })
}

export interface SysPositionQueryByIdQuery {
  id: string
}

/**
 * 职务: one record.
 *
 * `GET /sys/position/queryById`
 */
export function sysPositionQueryById(request: { query: SysPositionQueryByIdQuery }, config?: Config) {
  return http.Get<SysPosition>('/sys/position/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 职务: save a new record.
 *
 * `POST /sys/position/add`
 */
export function sysPositionAdd(request: { body: SysPositionAdd }, config?: Config) {
  return http.Post<null>('/sys/position/add', request.body, config)
}

/**
 * 职务: save a changed record.
 *
 * `PUT /sys/position/edit`
 */
export function sysPositionEdit(request: { body: SysPositionEdit }, config?: Config) {
  return http.Put<null>('/sys/position/edit', request.body, config)
}

export interface SysPositionDeleteQuery {
  id: string
}

/**
 * 职务: delete one record.
 *
 * `DELETE /sys/position/delete`
 */
export function sysPositionDelete(request: { query: SysPositionDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/position/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysPositionDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 职务: delete several records.
 *
 * `DELETE /sys/position/deleteBatch`
 */
export function sysPositionDeleteBatch(request: { query: SysPositionDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/position/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 职务: save new, changed and deleted records at once, or none of them.
 *
 * `POST /sys/position/saveBatch`
 */
export function sysPositionSaveBatch(request: { body: SysPositionChanges }, config?: Config) {
  return http.Post<SavedRows>('/sys/position/saveBatch', request.body, config)
}

export type SysPositionExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 职务: workbook of what the filters leave, or of `selections`.
 *
 * `GET /sys/position/exportXls`
 */
export function sysPositionExportXls(request: { query?: SysPositionExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/position/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type SysPositionImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 职务: take a workbook.
 *
 * `POST /sys/position/importExcel`
 */
export function sysPositionImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<SysPositionImportExcelResult>('/sys/position/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 职务: what a workbook would bring.
 *
 * `POST /sys/position/importPreview`
 */
export function sysPositionImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/sys/position/importPreview', formOf(request.body), config)
}

/**
 * 职务: an empty workbook to fill in.
 *
 * `GET /sys/position/importTemplate`
 */
export function sysPositionImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/sys/position/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
