// Made by `npm run generate`. Do not edit: change what it is made from.
/** 文档目录 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 文档目录 */
export interface UnstructurDocumentdataDocumentfolder {
  id: string
  pid?: string | null
  /** "1" when rows stand below. */
  hasChild?: string | null
  /** 名称 */
  name?: string | null
  /** 排序 */
  sort?: number | null
  /** 备注 */
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

export interface UnstructurDocumentdataDocumentfolderAdd {
  pid?: string | null
  /** 名称 */
  name: string | null
  /** 排序 */
  sort?: number | null
  /** 备注 */
  remark?: string | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataDocumentfolderEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  pid?: string | null
  /** 名称 */
  name?: string | null
  /** 排序 */
  sort?: number | null
  /** 备注 */
  remark?: string | null
}

export interface UnstructurDocumentdataDocumentfolderChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataDocumentfolderAdd
  }[]
  changed?: UnstructurDocumentdataDocumentfolderEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataDocumentfolderListQuery = ListQuery

export type UnstructurDocumentdataDocumentfolderListResult = Page & {
  records: UnstructurDocumentdataDocumentfolder[]
}

/**
 * 文档目录: one page.
 *
 * `GET /unstructur/documentdata/documentfolder/list`
 */
export function unstructurDocumentdataDocumentfolderList(request: { query?: UnstructurDocumentdataDocumentfolderListQuery | undefined } = {}, config?: Config) {
  return http.Get<UnstructurDocumentdataDocumentfolderListResult>('/unstructur/documentdata/documentfolder/list', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataDocumentfolderQueryByIdQuery {
  id: string
}

/**
 * 文档目录: one record.
 *
 * `GET /unstructur/documentdata/documentfolder/queryById`
 */
export function unstructurDocumentdataDocumentfolderQueryById(request: { query: UnstructurDocumentdataDocumentfolderQueryByIdQuery }, config?: Config) {
  return http.Get<UnstructurDocumentdataDocumentfolder>('/unstructur/documentdata/documentfolder/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 文档目录: save a new record.
 *
 * `POST /unstructur/documentdata/documentfolder/add`
 */
export function unstructurDocumentdataDocumentfolderAdd(request: { body: UnstructurDocumentdataDocumentfolderAdd }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/documentfolder/add', request.body, config)
}

/**
 * 文档目录: save a changed record.
 *
 * `PUT /unstructur/documentdata/documentfolder/edit`
 */
export function unstructurDocumentdataDocumentfolderEdit(request: { body: UnstructurDocumentdataDocumentfolderEdit }, config?: Config) {
  return http.Put<null>('/unstructur/documentdata/documentfolder/edit', request.body, config)
}

export interface UnstructurDocumentdataDocumentfolderDeleteQuery {
  id: string
}

/**
 * 文档目录: delete one record.
 *
 * `DELETE /unstructur/documentdata/documentfolder/delete`
 */
export function unstructurDocumentdataDocumentfolderDelete(request: { query: UnstructurDocumentdataDocumentfolderDeleteQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/documentfolder/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataDocumentfolderDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 文档目录: delete several records.
 *
 * `DELETE /unstructur/documentdata/documentfolder/deleteBatch`
 */
export function unstructurDocumentdataDocumentfolderDeleteBatch(request: { query: UnstructurDocumentdataDocumentfolderDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/documentfolder/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 文档目录: save new, changed and deleted records at once, or none of them.
 *
 * `POST /unstructur/documentdata/documentfolder/saveBatch`
 */
export function unstructurDocumentdataDocumentfolderSaveBatch(request: { body: UnstructurDocumentdataDocumentfolderChanges }, config?: Config) {
  return http.Post<SavedRows>('/unstructur/documentdata/documentfolder/saveBatch', request.body, config)
}

export type UnstructurDocumentdataDocumentfolderExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 文档目录: workbook of what the filters leave, or of `selections`.
 *
 * `GET /unstructur/documentdata/documentfolder/exportXls`
 */
export function unstructurDocumentdataDocumentfolderExportXls(request: { query?: UnstructurDocumentdataDocumentfolderExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/documentfolder/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type UnstructurDocumentdataDocumentfolderImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 文档目录: take a workbook.
 *
 * `POST /unstructur/documentdata/documentfolder/importExcel`
 */
export function unstructurDocumentdataDocumentfolderImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<UnstructurDocumentdataDocumentfolderImportExcelResult>('/unstructur/documentdata/documentfolder/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 文档目录: what a workbook would bring.
 *
 * `POST /unstructur/documentdata/documentfolder/importPreview`
 */
export function unstructurDocumentdataDocumentfolderImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/unstructur/documentdata/documentfolder/importPreview', formOf(request.body), config)
}

/**
 * 文档目录: an empty workbook to fill in.
 *
 * `GET /unstructur/documentdata/documentfolder/importTemplate`
 */
export function unstructurDocumentdataDocumentfolderImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/documentfolder/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}

export type UnstructurDocumentdataDocumentfolderRootListQuery = ListQuery & {
  /** Default 0. */
  pid?: string
}

export type UnstructurDocumentdataDocumentfolderRootListResult = Page & {
  records: UnstructurDocumentdataDocumentfolder[]
}

/**
 * 文档目录: one page of what stands at the top, or below `pid`.
 *
 * `GET /unstructur/documentdata/documentfolder/rootList`
 */
export function unstructurDocumentdataDocumentfolderRootList(request: { query?: UnstructurDocumentdataDocumentfolderRootListQuery | undefined } = {}, config?: Config) {
  return http.Get<UnstructurDocumentdataDocumentfolderRootListResult>('/unstructur/documentdata/documentfolder/rootList', { ...config, params: queryOf(request.query) })
}

export type UnstructurDocumentdataDocumentfolderChildListQuery = ListQuery & {
  pid: string
}

/**
 * 文档目录: what stands below one.
 *
 * `GET /unstructur/documentdata/documentfolder/childList`
 */
export function unstructurDocumentdataDocumentfolderChildList(request: { query: UnstructurDocumentdataDocumentfolderChildListQuery }, config?: Config) {
  return http.Get<UnstructurDocumentdataDocumentfolder[]>('/unstructur/documentdata/documentfolder/childList', { ...config, params: queryOf(request.query) })
}
