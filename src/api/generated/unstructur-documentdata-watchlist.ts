// Made by `npm run generate`. Do not edit: change what it is made from.
/** 名单 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 名单 */
export interface UnstructurDocumentdataWatchlist {
  id: string
  /** 对象 */
  kind?: string | null
  /** 类别 */
  side?: string | null
  /** 名称 */
  name?: string | null
  /** 别名 */
  aliases?: string | null
  /** 证件号码 */
  number?: string | null
  /** 级别 */
  level?: string | null
  /** 所属名单 */
  listName?: string | null
  /** 优先于黑名单 */
  wins?: string | null
  /** 列入原因 */
  reason?: string | null
  /** 来源 */
  source?: string | null
  /** yyyy-MM-dd */
  validFrom?: string | null
  /** yyyy-MM-dd */
  validUntil?: string | null
  /** 证据文档 */
  citations?: string | null
  /** 附件 */
  files?: string | null
  /** 关注人 */
  watchers?: string | null
  /** 状态 */
  state?: string | null
  /** 已有现行版本 */
  inForce?: string | null
  /** 内容修改人 */
  changedBy?: string | null
  /** 提交人 */
  submitBy?: string | null
  /** 审批人 */
  approveBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  approveTime?: string | null
  /** 审批意见 */
  opinion?: string | null
  /** 已删除 */
  isDeleted?: string | null
  /** 比对键 */
  nameKey?: string | null
  kind_dictText?: string | null
  side_dictText?: string | null
  level_dictText?: string | null
  citations_dictText?: string | null
  watchers_dictText?: string | null
  state_dictText?: string | null
  submitBy_dictText?: string | null
  approveBy_dictText?: string | null
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

export interface UnstructurDocumentdataWatchlistAdd {
  /** 对象 */
  kind?: string | null
  /** 类别 */
  side?: string | null
  /** 名称 */
  name: string | null
  /** 别名 */
  aliases?: string | null
  /** 证件号码 */
  number?: string | null
  /** 级别 */
  level?: string | null
  /** 所属名单 */
  listName?: string | null
  /** 优先于黑名单 */
  wins?: string | null
  /** 列入原因 */
  reason: string | null
  /** 来源 */
  source?: string | null
  /** yyyy-MM-dd */
  validFrom?: string | null
  /** yyyy-MM-dd */
  validUntil?: string | null
  /** 证据文档 */
  citations?: string | null
  /** 附件 */
  files?: string | null
  /** 关注人 */
  watchers?: string | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataWatchlistEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 对象 */
  kind?: string | null
  /** 类别 */
  side?: string | null
  /** 名称 */
  name?: string | null
  /** 别名 */
  aliases?: string | null
  /** 证件号码 */
  number?: string | null
  /** 级别 */
  level?: string | null
  /** 所属名单 */
  listName?: string | null
  /** 优先于黑名单 */
  wins?: string | null
  /** 列入原因 */
  reason?: string | null
  /** 来源 */
  source?: string | null
  /** yyyy-MM-dd */
  validFrom?: string | null
  /** yyyy-MM-dd */
  validUntil?: string | null
  /** 证据文档 */
  citations?: string | null
  /** 附件 */
  files?: string | null
  /** 关注人 */
  watchers?: string | null
}

export interface UnstructurDocumentdataWatchlistChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataWatchlistAdd
  }[]
  changed?: UnstructurDocumentdataWatchlistEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataWatchlistListQuery = ListQuery

export type UnstructurDocumentdataWatchlistListResult = Page & {
  records: UnstructurDocumentdataWatchlist[]
}

/**
 * 名单: one page.
 *
 * `GET /unstructur/documentdata/watchlist/list`
 */
export function unstructurDocumentdataWatchlistList(request: { query?: UnstructurDocumentdataWatchlistListQuery | undefined } = {}, config?: Config) {
  return http.Get<UnstructurDocumentdataWatchlistListResult>('/unstructur/documentdata/watchlist/list', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataWatchlistQueryByIdQuery {
  id: string
}

/**
 * 名单: one record.
 *
 * `GET /unstructur/documentdata/watchlist/queryById`
 */
export function unstructurDocumentdataWatchlistQueryById(request: { query: UnstructurDocumentdataWatchlistQueryByIdQuery }, config?: Config) {
  return http.Get<UnstructurDocumentdataWatchlist>('/unstructur/documentdata/watchlist/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 名单: save a new record.
 *
 * `POST /unstructur/documentdata/watchlist/add`
 */
export function unstructurDocumentdataWatchlistAdd(request: { body: UnstructurDocumentdataWatchlistAdd }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/watchlist/add', request.body, config)
}

/**
 * 名单: save a changed record.
 *
 * `PUT /unstructur/documentdata/watchlist/edit`
 */
export function unstructurDocumentdataWatchlistEdit(request: { body: UnstructurDocumentdataWatchlistEdit }, config?: Config) {
  return http.Put<null>('/unstructur/documentdata/watchlist/edit', request.body, config)
}

export interface UnstructurDocumentdataWatchlistDeleteQuery {
  id: string
}

/**
 * 名单: delete one record.
 *
 * `DELETE /unstructur/documentdata/watchlist/delete`
 */
export function unstructurDocumentdataWatchlistDelete(request: { query: UnstructurDocumentdataWatchlistDeleteQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/watchlist/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataWatchlistDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 名单: delete several records.
 *
 * `DELETE /unstructur/documentdata/watchlist/deleteBatch`
 */
export function unstructurDocumentdataWatchlistDeleteBatch(request: { query: UnstructurDocumentdataWatchlistDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/watchlist/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 名单: save new, changed and deleted records at once, or none of them.
 *
 * `POST /unstructur/documentdata/watchlist/saveBatch`
 */
export function unstructurDocumentdataWatchlistSaveBatch(request: { body: UnstructurDocumentdataWatchlistChanges }, config?: Config) {
  return http.Post<SavedRows>('/unstructur/documentdata/watchlist/saveBatch', request.body, config)
}

export type UnstructurDocumentdataWatchlistExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 名单: workbook of what the filters leave, or of `selections`.
 *
 * `GET /unstructur/documentdata/watchlist/exportXls`
 */
export function unstructurDocumentdataWatchlistExportXls(request: { query?: UnstructurDocumentdataWatchlistExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/watchlist/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type UnstructurDocumentdataWatchlistImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 名单: take a workbook.
 *
 * `POST /unstructur/documentdata/watchlist/importExcel`
 */
export function unstructurDocumentdataWatchlistImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<UnstructurDocumentdataWatchlistImportExcelResult>('/unstructur/documentdata/watchlist/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 名单: what a workbook would bring.
 *
 * `POST /unstructur/documentdata/watchlist/importPreview`
 */
export function unstructurDocumentdataWatchlistImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/unstructur/documentdata/watchlist/importPreview', formOf(request.body), config)
}

/**
 * 名单: an empty workbook to fill in.
 *
 * `GET /unstructur/documentdata/watchlist/importTemplate`
 */
export function unstructurDocumentdataWatchlistImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/watchlist/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
