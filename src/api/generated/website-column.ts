// Made by `npm run generate`. Do not edit: change what it is made from.
/** 栏目 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 栏目 */
export interface WebsiteColumn {
  id: string
  pid?: string | null
  /** "1" when rows stand below. */
  hasChild?: string | null
  /** 栏目名称 */
  title?: string | null
  /** 编码 */
  code?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  enabled?: string | null
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

export interface WebsiteColumnAdd {
  pid?: string | null
  /** 栏目名称 */
  title: string | null
  /** 编码 */
  code: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  enabled?: string | null
}

/** What is absent stays as it is. */
export interface WebsiteColumnEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  pid?: string | null
  /** 栏目名称 */
  title?: string | null
  /** 编码 */
  code?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  enabled?: string | null
}

export interface WebsiteColumnChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: WebsiteColumnAdd
  }[]
  changed?: WebsiteColumnEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type WebsiteColumnListQuery = ListQuery

export type WebsiteColumnListResult = Page & {
  records: WebsiteColumn[]
}

/**
 * 栏目: one page.
 *
 * `GET /website/column/list`
 */
export function websiteColumnList(request: { query?: WebsiteColumnListQuery | undefined } = {}, config?: Config) {
  return http.Get<WebsiteColumnListResult>('/website/column/list', { ...config, params: queryOf(request.query) })
}

export interface WebsiteColumnQueryByIdQuery {
  id: string
}

/**
 * 栏目: one record.
 *
 * `GET /website/column/queryById`
 */
export function websiteColumnQueryById(request: { query: WebsiteColumnQueryByIdQuery }, config?: Config) {
  return http.Get<WebsiteColumn>('/website/column/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 栏目: save a new record.
 *
 * `POST /website/column/add`
 */
export function websiteColumnAdd(request: { body: WebsiteColumnAdd }, config?: Config) {
  return http.Post<null>('/website/column/add', request.body, config)
}

/**
 * 栏目: save a changed record.
 *
 * `PUT /website/column/edit`
 */
export function websiteColumnEdit(request: { body: WebsiteColumnEdit }, config?: Config) {
  return http.Put<null>('/website/column/edit', request.body, config)
}

export interface WebsiteColumnDeleteQuery {
  id: string
}

/**
 * 栏目: delete one record.
 *
 * `DELETE /website/column/delete`
 */
export function websiteColumnDelete(request: { query: WebsiteColumnDeleteQuery }, config?: Config) {
  return http.Delete<null>('/website/column/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface WebsiteColumnDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 栏目: delete several records.
 *
 * `DELETE /website/column/deleteBatch`
 */
export function websiteColumnDeleteBatch(request: { query: WebsiteColumnDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/website/column/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 栏目: save new, changed and deleted records at once, or none of them.
 *
 * `POST /website/column/saveBatch`
 */
export function websiteColumnSaveBatch(request: { body: WebsiteColumnChanges }, config?: Config) {
  return http.Post<SavedRows>('/website/column/saveBatch', request.body, config)
}

export type WebsiteColumnExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 栏目: workbook of what the filters leave, or of `selections`.
 *
 * `GET /website/column/exportXls`
 */
export function websiteColumnExportXls(request: { query?: WebsiteColumnExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/website/column/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type WebsiteColumnImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 栏目: take a workbook.
 *
 * `POST /website/column/importExcel`
 */
export function websiteColumnImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<WebsiteColumnImportExcelResult>('/website/column/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 栏目: what a workbook would bring.
 *
 * `POST /website/column/importPreview`
 */
export function websiteColumnImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/website/column/importPreview', formOf(request.body), config)
}

/**
 * 栏目: an empty workbook to fill in.
 *
 * `GET /website/column/importTemplate`
 */
export function websiteColumnImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/website/column/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}

export type WebsiteColumnRootListQuery = ListQuery & {
  /** Default 0. */
  pid?: string
}

export type WebsiteColumnRootListResult = Page & {
  records: WebsiteColumn[]
}

/**
 * 栏目: one page of what stands at the top, or below `pid`.
 *
 * `GET /website/column/rootList`
 */
export function websiteColumnRootList(request: { query?: WebsiteColumnRootListQuery | undefined } = {}, config?: Config) {
  return http.Get<WebsiteColumnRootListResult>('/website/column/rootList', { ...config, params: queryOf(request.query) })
}

export type WebsiteColumnChildListQuery = ListQuery & {
  pid: string
}

/**
 * 栏目: what stands below one.
 *
 * `GET /website/column/childList`
 */
export function websiteColumnChildList(request: { query: WebsiteColumnChildListQuery }, config?: Config) {
  return http.Get<WebsiteColumn[]>('/website/column/childList', { ...config, params: queryOf(request.query) })
}
