// Made by `npm run generate`. Do not edit: change what it is made from.
/** 检索词典 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 检索词典 */
export interface UnstructurDocumentdataSearchword {
  id: string
  /** 词语 */
  word?: string | null
  /** 说明 */
  remark?: string | null
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

export interface UnstructurDocumentdataSearchwordAdd {
  /** 词语 */
  word: string | null
  /** 说明 */
  remark?: string | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataSearchwordEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 词语 */
  word?: string | null
  /** 说明 */
  remark?: string | null
}

export interface UnstructurDocumentdataSearchwordChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataSearchwordAdd
  }[]
  changed?: UnstructurDocumentdataSearchwordEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataSearchwordListQuery = ListQuery

export type UnstructurDocumentdataSearchwordListResult = Page & {
  records: UnstructurDocumentdataSearchword[]
}

/**
 * 检索词典: one page.
 *
 * `GET /unstructur/documentdata/searchword/list`
 */
export function unstructurDocumentdataSearchwordList(request: { query?: UnstructurDocumentdataSearchwordListQuery | undefined } = {}, config?: Config) {
  return http.Get<UnstructurDocumentdataSearchwordListResult>('/unstructur/documentdata/searchword/list', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataSearchwordQueryByIdQuery {
  id: string
}

/**
 * 检索词典: one record.
 *
 * `GET /unstructur/documentdata/searchword/queryById`
 */
export function unstructurDocumentdataSearchwordQueryById(request: { query: UnstructurDocumentdataSearchwordQueryByIdQuery }, config?: Config) {
  return http.Get<UnstructurDocumentdataSearchword>('/unstructur/documentdata/searchword/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 检索词典: save a new record.
 *
 * `POST /unstructur/documentdata/searchword/add`
 */
export function unstructurDocumentdataSearchwordAdd(request: { body: UnstructurDocumentdataSearchwordAdd }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/searchword/add', request.body, config)
}

/**
 * 检索词典: save a changed record.
 *
 * `PUT /unstructur/documentdata/searchword/edit`
 */
export function unstructurDocumentdataSearchwordEdit(request: { body: UnstructurDocumentdataSearchwordEdit }, config?: Config) {
  return http.Put<null>('/unstructur/documentdata/searchword/edit', request.body, config)
}

export interface UnstructurDocumentdataSearchwordDeleteQuery {
  id: string
}

/**
 * 检索词典: delete one record.
 *
 * `DELETE /unstructur/documentdata/searchword/delete`
 */
export function unstructurDocumentdataSearchwordDelete(request: { query: UnstructurDocumentdataSearchwordDeleteQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/searchword/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataSearchwordDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 检索词典: delete several records.
 *
 * `DELETE /unstructur/documentdata/searchword/deleteBatch`
 */
export function unstructurDocumentdataSearchwordDeleteBatch(request: { query: UnstructurDocumentdataSearchwordDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/searchword/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 检索词典: save new, changed and deleted records at once, or none of them.
 *
 * `POST /unstructur/documentdata/searchword/saveBatch`
 */
export function unstructurDocumentdataSearchwordSaveBatch(request: { body: UnstructurDocumentdataSearchwordChanges }, config?: Config) {
  return http.Post<SavedRows>('/unstructur/documentdata/searchword/saveBatch', request.body, config)
}

export type UnstructurDocumentdataSearchwordExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 检索词典: workbook of what the filters leave, or of `selections`.
 *
 * `GET /unstructur/documentdata/searchword/exportXls`
 */
export function unstructurDocumentdataSearchwordExportXls(request: { query?: UnstructurDocumentdataSearchwordExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/searchword/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type UnstructurDocumentdataSearchwordImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 检索词典: take a workbook.
 *
 * `POST /unstructur/documentdata/searchword/importExcel`
 */
export function unstructurDocumentdataSearchwordImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<UnstructurDocumentdataSearchwordImportExcelResult>('/unstructur/documentdata/searchword/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 检索词典: what a workbook would bring.
 *
 * `POST /unstructur/documentdata/searchword/importPreview`
 */
export function unstructurDocumentdataSearchwordImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/unstructur/documentdata/searchword/importPreview', formOf(request.body), config)
}

/**
 * 检索词典: an empty workbook to fill in.
 *
 * `GET /unstructur/documentdata/searchword/importTemplate`
 */
export function unstructurDocumentdataSearchwordImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/searchword/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
