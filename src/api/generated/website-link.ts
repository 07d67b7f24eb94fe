// Made by `npm run generate`. Do not edit: change what it is made from.
/** 友情链接 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 友情链接 */
export interface WebsiteLink {
  id: string
  /** 名称 */
  name?: string | null
  /** 链接地址 */
  address?: string | null
  /** 图标 */
  logo?: string | null
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

export interface WebsiteLinkAdd {
  /** 名称 */
  name: string | null
  /** 链接地址 */
  address: string | null
  /** 图标 */
  logo?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  enabled?: string | null
}

/** What is absent stays as it is. */
export interface WebsiteLinkEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 链接地址 */
  address?: string | null
  /** 图标 */
  logo?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  enabled?: string | null
}

export interface WebsiteLinkChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: WebsiteLinkAdd
  }[]
  changed?: WebsiteLinkEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type WebsiteLinkListQuery = ListQuery

export type WebsiteLinkListResult = Page & {
  records: WebsiteLink[]
}

/**
 * 友情链接: one page.
 *
 * `GET /website/link/list`
 */
export function websiteLinkList(request: { query?: WebsiteLinkListQuery | undefined } = {}, config?: Config) {
  return http.Get<WebsiteLinkListResult>('/website/link/list', { ...config, params: queryOf(request.query) })
}

export interface WebsiteLinkQueryByIdQuery {
  id: string
}

/**
 * 友情链接: one record.
 *
 * `GET /website/link/queryById`
 */
export function websiteLinkQueryById(request: { query: WebsiteLinkQueryByIdQuery }, config?: Config) {
  return http.Get<WebsiteLink>('/website/link/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 友情链接: save a new record.
 *
 * `POST /website/link/add`
 */
export function websiteLinkAdd(request: { body: WebsiteLinkAdd }, config?: Config) {
  return http.Post<null>('/website/link/add', request.body, config)
}

/**
 * 友情链接: save a changed record.
 *
 * `PUT /website/link/edit`
 */
export function websiteLinkEdit(request: { body: WebsiteLinkEdit }, config?: Config) {
  return http.Put<null>('/website/link/edit', request.body, config)
}

export interface WebsiteLinkDeleteQuery {
  id: string
}

/**
 * 友情链接: delete one record.
 *
 * `DELETE /website/link/delete`
 */
export function websiteLinkDelete(request: { query: WebsiteLinkDeleteQuery }, config?: Config) {
  return http.Delete<null>('/website/link/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface WebsiteLinkDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 友情链接: delete several records.
 *
 * `DELETE /website/link/deleteBatch`
 */
export function websiteLinkDeleteBatch(request: { query: WebsiteLinkDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/website/link/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 友情链接: save new, changed and deleted records at once, or none of them.
 *
 * `POST /website/link/saveBatch`
 */
export function websiteLinkSaveBatch(request: { body: WebsiteLinkChanges }, config?: Config) {
  return http.Post<SavedRows>('/website/link/saveBatch', request.body, config)
}

export type WebsiteLinkExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 友情链接: workbook of what the filters leave, or of `selections`.
 *
 * `GET /website/link/exportXls`
 */
export function websiteLinkExportXls(request: { query?: WebsiteLinkExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/website/link/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type WebsiteLinkImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 友情链接: take a workbook.
 *
 * `POST /website/link/importExcel`
 */
export function websiteLinkImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<WebsiteLinkImportExcelResult>('/website/link/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 友情链接: what a workbook would bring.
 *
 * `POST /website/link/importPreview`
 */
export function websiteLinkImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/website/link/importPreview', formOf(request.body), config)
}

/**
 * 友情链接: an empty workbook to fill in.
 *
 * `GET /website/link/importTemplate`
 */
export function websiteLinkImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/website/link/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
