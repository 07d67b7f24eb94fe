// Made by `npm run generate`. Do not edit: change what it is made from.
/** 数据表 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 数据表 */
export interface DataSheet {
  id: string
  /** 名称 */
  name?: string | null
  /** 目录 */
  folderId?: string | null
  /** 行数 */
  rowCount?: number | null
  /** 列数 */
  columnCount?: number | null
  /** 字节数 */
  byteCount?: number | null
  /** 当前版本 */
  versionNo?: number | null
  /** yyyy-MM-dd HH:mm:ss */
  versionTime?: string | null
  /** 质量得分 */
  qualityScore?: number | null
  /** 来源 */
  source?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 说明 */
  description?: string | null
  folderId_dictText?: string | null
  secretLevel_dictText?: string | null
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

export interface DataSheetAdd {
  /** 名称 */
  name: string | null
  /** 目录 */
  folderId?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 说明 */
  description?: string | null
}

/** What is absent stays as it is. */
export interface DataSheetEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 目录 */
  folderId?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 说明 */
  description?: string | null
}

export interface DataSheetChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: DataSheetAdd
  }[]
  changed?: DataSheetEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type DataSheetListQuery = ListQuery

export type DataSheetListResult = Page & {
  records: DataSheet[]
}

/**
 * 数据表: one page.
 *
 * `GET /data/sheet/list`
 */
export function dataSheetList(request: { query?: DataSheetListQuery | undefined } = {}, config?: Config) {
  return http.Get<DataSheetListResult>('/data/sheet/list', { ...config, params: queryOf(request.query) })
}

export interface DataSheetQueryByIdQuery {
  id: string
}

/**
 * 数据表: one record.
 *
 * `GET /data/sheet/queryById`
 */
export function dataSheetQueryById(request: { query: DataSheetQueryByIdQuery }, config?: Config) {
  return http.Get<DataSheet>('/data/sheet/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 数据表: save a new record.
 *
 * `POST /data/sheet/add`
 */
export function dataSheetAdd(request: { body: DataSheetAdd }, config?: Config) {
  return http.Post<null>('/data/sheet/add', request.body, config)
}

/**
 * 数据表: save a changed record.
 *
 * `PUT /data/sheet/edit`
 */
export function dataSheetEdit(request: { body: DataSheetEdit }, config?: Config) {
  return http.Put<null>('/data/sheet/edit', request.body, config)
}

export interface DataSheetDeleteQuery {
  id: string
}

/**
 * 数据表: delete one record.
 *
 * `DELETE /data/sheet/delete`
 */
export function dataSheetDelete(request: { query: DataSheetDeleteQuery }, config?: Config) {
  return http.Delete<null>('/data/sheet/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface DataSheetDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 数据表: delete several records.
 *
 * `DELETE /data/sheet/deleteBatch`
 */
export function dataSheetDeleteBatch(request: { query: DataSheetDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/data/sheet/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 数据表: save new, changed and deleted records at once, or none of them.
 *
 * `POST /data/sheet/saveBatch`
 */
export function dataSheetSaveBatch(request: { body: DataSheetChanges }, config?: Config) {
  return http.Post<SavedRows>('/data/sheet/saveBatch', request.body, config)
}

export type DataSheetExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 数据表: workbook of what the filters leave, or of `selections`.
 *
 * `GET /data/sheet/exportXls`
 */
export function dataSheetExportXls(request: { query?: DataSheetExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/data/sheet/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type DataSheetImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 数据表: take a workbook.
 *
 * `POST /data/sheet/importExcel`
 */
export function dataSheetImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<DataSheetImportExcelResult>('/data/sheet/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 数据表: what a workbook would bring.
 *
 * `POST /data/sheet/importPreview`
 */
export function dataSheetImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/data/sheet/importPreview', formOf(request.body), config)
}

/**
 * 数据表: an empty workbook to fill in.
 *
 * `GET /data/sheet/importTemplate`
 */
export function dataSheetImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/data/sheet/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
