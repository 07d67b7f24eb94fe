// Made by `npm run generate`. Do not edit: change what it is made from.
/** 首页轮播 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 首页轮播 */
export interface WebsiteSlide {
  id: string
  /** 标题 */
  title?: string | null
  /** 图片 */
  picture?: string | null
  /** 链接地址 */
  link?: string | null
  /** 排序 */
  sort?: number | null
  /** yyyy-MM-dd HH:mm:ss */
  shownFrom?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  shownUntil?: string | null
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

export interface WebsiteSlideAdd {
  /** 标题 */
  title: string | null
  /** 图片 */
  picture?: string | null
  /** 链接地址 */
  link?: string | null
  /** 排序 */
  sort?: number | null
  /** yyyy-MM-dd HH:mm:ss */
  shownFrom?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  shownUntil?: string | null
  /** 启用 */
  enabled?: string | null
}

/** What is absent stays as it is. */
export interface WebsiteSlideEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 标题 */
  title?: string | null
  /** 图片 */
  picture?: string | null
  /** 链接地址 */
  link?: string | null
  /** 排序 */
  sort?: number | null
  /** yyyy-MM-dd HH:mm:ss */
  shownFrom?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  shownUntil?: string | null
  /** 启用 */
  enabled?: string | null
}

export interface WebsiteSlideChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: WebsiteSlideAdd
  }[]
  changed?: WebsiteSlideEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type WebsiteSlideListQuery = ListQuery

export type WebsiteSlideListResult = Page & {
  records: WebsiteSlide[]
}

/**
 * 首页轮播: one page.
 *
 * `GET /website/slide/list`
 */
export function websiteSlideList(request: { query?: WebsiteSlideListQuery | undefined } = {}, config?: Config) {
  return http.Get<WebsiteSlideListResult>('/website/slide/list', { ...config, params: queryOf(request.query) })
}

export interface WebsiteSlideQueryByIdQuery {
  id: string
}

/**
 * 首页轮播: one record.
 *
 * `GET /website/slide/queryById`
 */
export function websiteSlideQueryById(request: { query: WebsiteSlideQueryByIdQuery }, config?: Config) {
  return http.Get<WebsiteSlide>('/website/slide/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 首页轮播: save a new record.
 *
 * `POST /website/slide/add`
 */
export function websiteSlideAdd(request: { body: WebsiteSlideAdd }, config?: Config) {
  return http.Post<null>('/website/slide/add', request.body, config)
}

/**
 * 首页轮播: save a changed record.
 *
 * `PUT /website/slide/edit`
 */
export function websiteSlideEdit(request: { body: WebsiteSlideEdit }, config?: Config) {
  return http.Put<null>('/website/slide/edit', request.body, config)
}

export interface WebsiteSlideDeleteQuery {
  id: string
}

/**
 * 首页轮播: delete one record.
 *
 * `DELETE /website/slide/delete`
 */
export function websiteSlideDelete(request: { query: WebsiteSlideDeleteQuery }, config?: Config) {
  return http.Delete<null>('/website/slide/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface WebsiteSlideDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 首页轮播: delete several records.
 *
 * `DELETE /website/slide/deleteBatch`
 */
export function websiteSlideDeleteBatch(request: { query: WebsiteSlideDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/website/slide/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 首页轮播: save new, changed and deleted records at once, or none of them.
 *
 * `POST /website/slide/saveBatch`
 */
export function websiteSlideSaveBatch(request: { body: WebsiteSlideChanges }, config?: Config) {
  return http.Post<SavedRows>('/website/slide/saveBatch', request.body, config)
}

export type WebsiteSlideExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 首页轮播: workbook of what the filters leave, or of `selections`.
 *
 * `GET /website/slide/exportXls`
 */
export function websiteSlideExportXls(request: { query?: WebsiteSlideExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/website/slide/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type WebsiteSlideImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 首页轮播: take a workbook.
 *
 * `POST /website/slide/importExcel`
 */
export function websiteSlideImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<WebsiteSlideImportExcelResult>('/website/slide/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 首页轮播: what a workbook would bring.
 *
 * `POST /website/slide/importPreview`
 */
export function websiteSlideImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/website/slide/importPreview', formOf(request.body), config)
}

/**
 * 首页轮播: an empty workbook to fill in.
 *
 * `GET /website/slide/importTemplate`
 */
export function websiteSlideImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/website/slide/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
