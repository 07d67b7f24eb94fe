// Made by `npm run generate`. Do not edit: change what it is made from.
/** 文档类型 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 文档类型 */
export interface UnstructurDocumentdataDocumenttype {
  id: string
  /** 名称 */
  name?: string | null
  /** 编码 */
  code?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  isEnable?: string | null
  /** 已移除 */
  isDeleted?: string | null
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

export interface UnstructurDocumentdataDocumenttypeAdd {
  /** 名称 */
  name: string | null
  /** 编码 */
  code: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  isEnable?: string | null
  /** 已移除 */
  isDeleted?: string | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataDocumenttypeEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 编码 */
  code?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  isEnable?: string | null
  /** 已移除 */
  isDeleted?: string | null
}

export interface UnstructurDocumentdataDocumenttypeChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataDocumenttypeAdd
  }[]
  changed?: UnstructurDocumentdataDocumenttypeEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataDocumenttypeListQuery = ListQuery

export type UnstructurDocumentdataDocumenttypeListResult = Page & {
  records: UnstructurDocumentdataDocumenttype[]
}

/**
 * 文档类型: one page.
 *
 * `GET /unstructur/documentdata/documenttype/list`
 */
export function unstructurDocumentdataDocumenttypeList(request: { query?: UnstructurDocumentdataDocumenttypeListQuery | undefined } = {}, config?: Config) {
  return http.Get<UnstructurDocumentdataDocumenttypeListResult>('/unstructur/documentdata/documenttype/list', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataDocumenttypeQueryByIdQuery {
  id: string
}

/**
 * 文档类型: one record.
 *
 * `GET /unstructur/documentdata/documenttype/queryById`
 */
export function unstructurDocumentdataDocumenttypeQueryById(request: { query: UnstructurDocumentdataDocumenttypeQueryByIdQuery }, config?: Config) {
  return http.Get<UnstructurDocumentdataDocumenttype>('/unstructur/documentdata/documenttype/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 文档类型: save a new record.
 *
 * `POST /unstructur/documentdata/documenttype/add`
 */
export function unstructurDocumentdataDocumenttypeAdd(request: { body: UnstructurDocumentdataDocumenttypeAdd }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/documenttype/add', request.body, config)
}

/**
 * 文档类型: save a changed record.
 *
 * `PUT /unstructur/documentdata/documenttype/edit`
 */
export function unstructurDocumentdataDocumenttypeEdit(request: { body: UnstructurDocumentdataDocumenttypeEdit }, config?: Config) {
  return http.Put<null>('/unstructur/documentdata/documenttype/edit', request.body, config)
}

export interface UnstructurDocumentdataDocumenttypeDeleteQuery {
  id: string
}

/**
 * 文档类型: delete one record.
 *
 * `DELETE /unstructur/documentdata/documenttype/delete`
 */
export function unstructurDocumentdataDocumenttypeDelete(request: { query: UnstructurDocumentdataDocumenttypeDeleteQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/documenttype/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataDocumenttypeDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 文档类型: delete several records.
 *
 * `DELETE /unstructur/documentdata/documenttype/deleteBatch`
 */
export function unstructurDocumentdataDocumenttypeDeleteBatch(request: { query: UnstructurDocumentdataDocumenttypeDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/documenttype/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 文档类型: save new, changed and deleted records at once, or none of them.
 *
 * `POST /unstructur/documentdata/documenttype/saveBatch`
 */
export function unstructurDocumentdataDocumenttypeSaveBatch(request: { body: UnstructurDocumentdataDocumenttypeChanges }, config?: Config) {
  return http.Post<SavedRows>('/unstructur/documentdata/documenttype/saveBatch', request.body, config)
}

export type UnstructurDocumentdataDocumenttypeExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 文档类型: workbook of what the filters leave, or of `selections`.
 *
 * `GET /unstructur/documentdata/documenttype/exportXls`
 */
export function unstructurDocumentdataDocumenttypeExportXls(request: { query?: UnstructurDocumentdataDocumenttypeExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/documenttype/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type UnstructurDocumentdataDocumenttypeImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 文档类型: take a workbook.
 *
 * `POST /unstructur/documentdata/documenttype/importExcel`
 */
export function unstructurDocumentdataDocumenttypeImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<UnstructurDocumentdataDocumenttypeImportExcelResult>('/unstructur/documentdata/documenttype/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 文档类型: what a workbook would bring.
 *
 * `POST /unstructur/documentdata/documenttype/importPreview`
 */
export function unstructurDocumentdataDocumenttypeImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/unstructur/documentdata/documenttype/importPreview', formOf(request.body), config)
}

/**
 * 文档类型: an empty workbook to fill in.
 *
 * `GET /unstructur/documentdata/documenttype/importTemplate`
 */
export function unstructurDocumentdataDocumenttypeImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/documenttype/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
