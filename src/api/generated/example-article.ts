// Made by `npm run generate`. Do not edit: change what it is made from.
/** 示例文章 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 示例文章 */
export interface ExampleArticle {
  id: string
  /** 标题 */
  name?: string | null
  /** yyyy-MM-dd */
  writtenOn?: string | null
  /** 正文 */
  content?: string | null
  /** 批注 */
  remarks?: {
    id?: string
    /** 位置 */
    place?: string | null
    /** 意见 */
    opinion?: string | null
  }[] | null
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

export interface ExampleArticleAdd {
  /** 标题 */
  name: string | null
  /** yyyy-MM-dd */
  writtenOn?: string | null
  /** 正文 */
  content: string | null
  /** 批注 */
  remarks?: {
    id?: string
    /** 位置 */
    place?: string | null
    /** 意见 */
    opinion?: string | null
  }[] | null
}

/** What is absent stays as it is. */
export interface ExampleArticleEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 标题 */
  name?: string | null
  /** yyyy-MM-dd */
  writtenOn?: string | null
  /** 正文 */
  content?: string | null
  /** 批注 */
  remarks?: {
    id?: string
    /** 位置 */
    place?: string | null
    /** 意见 */
    opinion?: string | null
  }[] | null
}

export interface ExampleArticleChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleArticleAdd
  }[]
  changed?: ExampleArticleEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleArticleListQuery = ListQuery

export type ExampleArticleListResult = Page & {
  records: ExampleArticle[]
}

/**
 * 示例文章: one page.
 *
 * `GET /example/article/list`
 */
export function exampleArticleList(request: { query?: ExampleArticleListQuery | undefined } = {}, config?: Config) {
  return http.Get<ExampleArticleListResult>('/example/article/list', { ...config, params: queryOf(request.query) })
}

export interface ExampleArticleQueryByIdQuery {
  id: string
}

/**
 * 示例文章: one record.
 *
 * `GET /example/article/queryById`
 */
export function exampleArticleQueryById(request: { query: ExampleArticleQueryByIdQuery }, config?: Config) {
  return http.Get<ExampleArticle>('/example/article/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 示例文章: save a new record.
 *
 * `POST /example/article/add`
 */
export function exampleArticleAdd(request: { body: ExampleArticleAdd }, config?: Config) {
  return http.Post<null>('/example/article/add', request.body, config)
}

/**
 * 示例文章: save a changed record.
 *
 * `PUT /example/article/edit`
 */
export function exampleArticleEdit(request: { body: ExampleArticleEdit }, config?: Config) {
  return http.Put<null>('/example/article/edit', request.body, config)
}

export interface ExampleArticleDeleteQuery {
  id: string
}

/**
 * 示例文章: delete one record.
 *
 * `DELETE /example/article/delete`
 */
export function exampleArticleDelete(request: { query: ExampleArticleDeleteQuery }, config?: Config) {
  return http.Delete<null>('/example/article/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface ExampleArticleDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 示例文章: delete several records.
 *
 * `DELETE /example/article/deleteBatch`
 */
export function exampleArticleDeleteBatch(request: { query: ExampleArticleDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/example/article/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 示例文章: save new, changed and deleted records at once, or none of them.
 *
 * `POST /example/article/saveBatch`
 */
export function exampleArticleSaveBatch(request: { body: ExampleArticleChanges }, config?: Config) {
  return http.Post<SavedRows>('/example/article/saveBatch', request.body, config)
}

export type ExampleArticleExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 示例文章: workbook of what the filters leave, or of `selections`.
 *
 * `GET /example/article/exportXls`
 */
export function exampleArticleExportXls(request: { query?: ExampleArticleExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/example/article/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type ExampleArticleImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 示例文章: take a workbook.
 *
 * `POST /example/article/importExcel`
 */
export function exampleArticleImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ExampleArticleImportExcelResult>('/example/article/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 示例文章: what a workbook would bring.
 *
 * `POST /example/article/importPreview`
 */
export function exampleArticleImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/example/article/importPreview', formOf(request.body), config)
}

/**
 * 示例文章: an empty workbook to fill in.
 *
 * `GET /example/article/importTemplate`
 */
export function exampleArticleImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/example/article/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
