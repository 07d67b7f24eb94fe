// Made by `npm run generate`. Do not edit: change what it is made from.
/** 标签 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 标签 */
export interface UnstructurDocumentdataTag {
  id: string
  /** 名称 */
  name?: string | null
  /** 颜色 */
  color?: string | null
  /** 排序 */
  sort?: number | null
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

export interface UnstructurDocumentdataTagAdd {
  /** 名称 */
  name: string | null
  /** 颜色 */
  color?: string | null
  /** 排序 */
  sort?: number | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataTagEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 颜色 */
  color?: string | null
  /** 排序 */
  sort?: number | null
}

export interface UnstructurDocumentdataTagChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataTagAdd
  }[]
  changed?: UnstructurDocumentdataTagEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataTagListQuery = ListQuery

export type UnstructurDocumentdataTagListResult = Page & {
  records: UnstructurDocumentdataTag[]
}

/**
 * 标签: one page.
 *
 * `GET /unstructur/documentdata/tag/list`
 */
export function unstructurDocumentdataTagList(request: { query?: UnstructurDocumentdataTagListQuery | undefined } = {}, config?: Config) {
  return http.Get<UnstructurDocumentdataTagListResult>('/unstructur/documentdata/tag/list', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataTagQueryByIdQuery {
  id: string
}

/**
 * 标签: one record.
 *
 * `GET /unstructur/documentdata/tag/queryById`
 */
export function unstructurDocumentdataTagQueryById(request: { query: UnstructurDocumentdataTagQueryByIdQuery }, config?: Config) {
  return http.Get<UnstructurDocumentdataTag>('/unstructur/documentdata/tag/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 标签: save a new record.
 *
 * `POST /unstructur/documentdata/tag/add`
 */
export function unstructurDocumentdataTagAdd(request: { body: UnstructurDocumentdataTagAdd }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/tag/add', request.body, config)
}

/**
 * 标签: save a changed record.
 *
 * `PUT /unstructur/documentdata/tag/edit`
 */
export function unstructurDocumentdataTagEdit(request: { body: UnstructurDocumentdataTagEdit }, config?: Config) {
  return http.Put<null>('/unstructur/documentdata/tag/edit', request.body, config)
}

export interface UnstructurDocumentdataTagDeleteQuery {
  id: string
}

/**
 * 标签: delete one record.
 *
 * `DELETE /unstructur/documentdata/tag/delete`
 */
export function unstructurDocumentdataTagDelete(request: { query: UnstructurDocumentdataTagDeleteQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/tag/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataTagDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 标签: delete several records.
 *
 * `DELETE /unstructur/documentdata/tag/deleteBatch`
 */
export function unstructurDocumentdataTagDeleteBatch(request: { query: UnstructurDocumentdataTagDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/tag/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 标签: save new, changed and deleted records at once, or none of them.
 *
 * `POST /unstructur/documentdata/tag/saveBatch`
 */
export function unstructurDocumentdataTagSaveBatch(request: { body: UnstructurDocumentdataTagChanges }, config?: Config) {
  return http.Post<SavedRows>('/unstructur/documentdata/tag/saveBatch', request.body, config)
}

export type UnstructurDocumentdataTagExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 标签: workbook of what the filters leave, or of `selections`.
 *
 * `GET /unstructur/documentdata/tag/exportXls`
 */
export function unstructurDocumentdataTagExportXls(request: { query?: UnstructurDocumentdataTagExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/tag/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type UnstructurDocumentdataTagImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 标签: take a workbook.
 *
 * `POST /unstructur/documentdata/tag/importExcel`
 */
export function unstructurDocumentdataTagImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<UnstructurDocumentdataTagImportExcelResult>('/unstructur/documentdata/tag/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 标签: what a workbook would bring.
 *
 * `POST /unstructur/documentdata/tag/importPreview`
 */
export function unstructurDocumentdataTagImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/unstructur/documentdata/tag/importPreview', formOf(request.body), config)
}

/**
 * 标签: an empty workbook to fill in.
 *
 * `GET /unstructur/documentdata/tag/importTemplate`
 */
export function unstructurDocumentdataTagImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/tag/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
