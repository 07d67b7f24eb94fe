// Made by `npm run generate`. Do not edit: change what it is made from.
/** 文章 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 文章 */
export interface WebsiteArticle {
  id: string
  /** 标题 */
  title?: string | null
  /** 栏目 */
  columnId?: string | null
  /** 状态 */
  state?: string | null
  /** 置顶 */
  pinned?: string | null
  /** 来源 */
  source?: string | null
  /** 作者 */
  author?: string | null
  /** 标签 */
  tags?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  publishFrom?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  publishUntil?: string | null
  /** 封面 */
  cover?: string | null
  /** 附件 */
  files?: string | null
  /** 摘要 */
  summary?: string | null
  /** 正文 */
  body?: string | null
  /** 最后修改人 */
  writtenBy?: string | null
  /** 提交人 */
  submitBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  submitTime?: string | null
  /** 审批人 */
  approveBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  approveTime?: string | null
  /** 审批意见 */
  opinion?: string | null
  /** 下线人 */
  offlineBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  offlineTime?: string | null
  columnId_dictText?: string | null
  state_dictText?: string | null
  writtenBy_dictText?: string | null
  submitBy_dictText?: string | null
  approveBy_dictText?: string | null
  offlineBy_dictText?: string | null
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

export interface WebsiteArticleAdd {
  /** 标题 */
  title: string | null
  /** 栏目 */
  columnId: string | null
  /** 置顶 */
  pinned?: string | null
  /** 来源 */
  source?: string | null
  /** 作者 */
  author?: string | null
  /** 标签 */
  tags?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  publishFrom?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  publishUntil?: string | null
  /** 封面 */
  cover?: string | null
  /** 附件 */
  files?: string | null
  /** 摘要 */
  summary?: string | null
  /** 正文 */
  body: string | null
}

/** What is absent stays as it is. */
export interface WebsiteArticleEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 标题 */
  title?: string | null
  /** 栏目 */
  columnId?: string | null
  /** 置顶 */
  pinned?: string | null
  /** 来源 */
  source?: string | null
  /** 作者 */
  author?: string | null
  /** 标签 */
  tags?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  publishFrom?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  publishUntil?: string | null
  /** 封面 */
  cover?: string | null
  /** 附件 */
  files?: string | null
  /** 摘要 */
  summary?: string | null
  /** 正文 */
  body?: string | null
}

export interface WebsiteArticleChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: WebsiteArticleAdd
  }[]
  changed?: WebsiteArticleEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type WebsiteArticleListQuery = ListQuery

export type WebsiteArticleListResult = Page & {
  records: WebsiteArticle[]
}

/**
 * 文章: one page.
 *
 * `GET /website/article/list`
 */
export function websiteArticleList(request: { query?: WebsiteArticleListQuery | undefined } = {}, config?: Config) {
  return http.Get<WebsiteArticleListResult>('/website/article/list', { ...config, params: queryOf(request.query) })
}

export interface WebsiteArticleQueryByIdQuery {
  id: string
}

/**
 * 文章: one record.
 *
 * `GET /website/article/queryById`
 */
export function websiteArticleQueryById(request: { query: WebsiteArticleQueryByIdQuery }, config?: Config) {
  return http.Get<WebsiteArticle>('/website/article/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 文章: save a new record.
 *
 * `POST /website/article/add`
 */
export function websiteArticleAdd(request: { body: WebsiteArticleAdd }, config?: Config) {
  return http.Post<null>('/website/article/add', request.body, config)
}

/**
 * 文章: save a changed record.
 *
 * `PUT /website/article/edit`
 */
export function websiteArticleEdit(request: { body: WebsiteArticleEdit }, config?: Config) {
  return http.Put<null>('/website/article/edit', request.body, config)
}

export interface WebsiteArticleDeleteQuery {
  id: string
}

/**
 * 文章: delete one record.
 *
 * `DELETE /website/article/delete`
 */
export function websiteArticleDelete(request: { query: WebsiteArticleDeleteQuery }, config?: Config) {
  return http.Delete<null>('/website/article/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface WebsiteArticleDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 文章: delete several records.
 *
 * `DELETE /website/article/deleteBatch`
 */
export function websiteArticleDeleteBatch(request: { query: WebsiteArticleDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/website/article/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 文章: save new, changed and deleted records at once, or none of them.
 *
 * `POST /website/article/saveBatch`
 */
export function websiteArticleSaveBatch(request: { body: WebsiteArticleChanges }, config?: Config) {
  return http.Post<SavedRows>('/website/article/saveBatch', request.body, config)
}

export type WebsiteArticleExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 文章: workbook of what the filters leave, or of `selections`.
 *
 * `GET /website/article/exportXls`
 */
export function websiteArticleExportXls(request: { query?: WebsiteArticleExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/website/article/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type WebsiteArticleImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 文章: take a workbook.
 *
 * `POST /website/article/importExcel`
 */
export function websiteArticleImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<WebsiteArticleImportExcelResult>('/website/article/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 文章: what a workbook would bring.
 *
 * `POST /website/article/importPreview`
 */
export function websiteArticleImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/website/article/importPreview', formOf(request.body), config)
}

/**
 * 文章: an empty workbook to fill in.
 *
 * `GET /website/article/importTemplate`
 */
export function websiteArticleImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/website/article/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
