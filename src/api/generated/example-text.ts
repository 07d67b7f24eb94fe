// Made by `npm run generate`. Do not edit: change what it is made from.
/** 示例文本 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 示例文本 */
export interface ExampleText {
  id: string
  /** 名称 */
  name?: string | null
  /** 标签 */
  tags?: string | null
  /** 条件 */
  scope?: string | null
  /** 颜色 */
  color?: string | null
  /** 评分 */
  score?: number | null
  /** 进度 */
  progress?: number | null
  /** 资产二维码 */
  asset?: string | null
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

export interface ExampleTextAdd {
  /** 名称 */
  name: string | null
  /** 标签 */
  tags?: string | null
  /** 条件 */
  scope?: string | null
  /** 颜色 */
  color?: string | null
  /** 评分 */
  score?: number | null
  /** 进度 */
  progress?: number | null
  /** 资产二维码 */
  asset?: string | null
}

/** What is absent stays as it is. */
export interface ExampleTextEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 标签 */
  tags?: string | null
  /** 条件 */
  scope?: string | null
  /** 颜色 */
  color?: string | null
  /** 评分 */
  score?: number | null
  /** 进度 */
  progress?: number | null
  /** 资产二维码 */
  asset?: string | null
}

export interface ExampleTextChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleTextAdd
  }[]
  changed?: ExampleTextEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleTextListQuery = ListQuery

export type ExampleTextListResult = Page & {
  records: ExampleText[]
}

/**
 * 示例文本: one page.
 *
 * `GET /example/text/list`
 */
export function exampleTextList(request: { query?: ExampleTextListQuery | undefined } = {}, config?: Config) {
  return http.Get<ExampleTextListResult>('/example/text/list', { ...config, params: queryOf(request.query) })
}

export interface ExampleTextQueryByIdQuery {
  id: string
}

/**
 * 示例文本: one record.
 *
 * `GET /example/text/queryById`
 */
export function exampleTextQueryById(request: { query: ExampleTextQueryByIdQuery }, config?: Config) {
  return http.Get<ExampleText>('/example/text/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 示例文本: save a new record.
 *
 * `POST /example/text/add`
 */
export function exampleTextAdd(request: { body: ExampleTextAdd }, config?: Config) {
  return http.Post<null>('/example/text/add', request.body, config)
}

/**
 * 示例文本: save a changed record.
 *
 * `PUT /example/text/edit`
 */
export function exampleTextEdit(request: { body: ExampleTextEdit }, config?: Config) {
  return http.Put<null>('/example/text/edit', request.body, config)
}

export interface ExampleTextDeleteQuery {
  id: string
}

/**
 * 示例文本: delete one record.
 *
 * `DELETE /example/text/delete`
 */
export function exampleTextDelete(request: { query: ExampleTextDeleteQuery }, config?: Config) {
  return http.Delete<null>('/example/text/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface ExampleTextDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 示例文本: delete several records.
 *
 * `DELETE /example/text/deleteBatch`
 */
export function exampleTextDeleteBatch(request: { query: ExampleTextDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/example/text/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 示例文本: save new, changed and deleted records at once, or none of them.
 *
 * `POST /example/text/saveBatch`
 */
export function exampleTextSaveBatch(request: { body: ExampleTextChanges }, config?: Config) {
  return http.Post<SavedRows>('/example/text/saveBatch', request.body, config)
}

export type ExampleTextExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 示例文本: workbook of what the filters leave, or of `selections`.
 *
 * `GET /example/text/exportXls`
 */
export function exampleTextExportXls(request: { query?: ExampleTextExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/example/text/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type ExampleTextImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 示例文本: take a workbook.
 *
 * `POST /example/text/importExcel`
 */
export function exampleTextImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ExampleTextImportExcelResult>('/example/text/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 示例文本: what a workbook would bring.
 *
 * `POST /example/text/importPreview`
 */
export function exampleTextImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/example/text/importPreview', formOf(request.body), config)
}

/**
 * 示例文本: an empty workbook to fill in.
 *
 * `GET /example/text/importTemplate`
 */
export function exampleTextImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/example/text/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
