// Made by `npm run generate`. Do not edit: change what it is made from.
/** 示例脚本 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 示例脚本 */
export interface ExampleCode {
  id: string
  /** 名称 */
  name?: string | null
  /** 资产条形码 */
  assetNo?: string | null
  /** 摘要 */
  summary?: string | null
  /** 清洗脚本 */
  script?: string | null
  /** 取数语句 */
  statement?: string | null
  /** 运行参数 */
  config?: unknown
  /** 说明文档 */
  readme?: string | null
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

export interface ExampleCodeAdd {
  /** 名称 */
  name: string | null
  /** 资产条形码 */
  assetNo?: string | null
  /** 摘要 */
  summary?: string | null
  /** 清洗脚本 */
  script?: string | null
  /** 取数语句 */
  statement?: string | null
  /** 运行参数 */
  config?: unknown
  /** 说明文档 */
  readme?: string | null
}

/** What is absent stays as it is. */
export interface ExampleCodeEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 资产条形码 */
  assetNo?: string | null
  /** 摘要 */
  summary?: string | null
  /** 清洗脚本 */
  script?: string | null
  /** 取数语句 */
  statement?: string | null
  /** 运行参数 */
  config?: unknown
  /** 说明文档 */
  readme?: string | null
}

export interface ExampleCodeChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleCodeAdd
  }[]
  changed?: ExampleCodeEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleCodeListQuery = ListQuery

export type ExampleCodeListResult = Page & {
  records: ExampleCode[]
}

/**
 * 示例脚本: one page.
 *
 * `GET /example/code/list`
 */
export function exampleCodeList(request: { query?: ExampleCodeListQuery | undefined } = {}, config?: Config) {
  return http.Get<ExampleCodeListResult>('/example/code/list', { ...config, params: queryOf(request.query) })
}

export interface ExampleCodeQueryByIdQuery {
  id: string
}

/**
 * 示例脚本: one record.
 *
 * `GET /example/code/queryById`
 */
export function exampleCodeQueryById(request: { query: ExampleCodeQueryByIdQuery }, config?: Config) {
  return http.Get<ExampleCode>('/example/code/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 示例脚本: save a new record.
 *
 * `POST /example/code/add`
 */
export function exampleCodeAdd(request: { body: ExampleCodeAdd }, config?: Config) {
  return http.Post<null>('/example/code/add', request.body, config)
}

/**
 * 示例脚本: save a changed record.
 *
 * `PUT /example/code/edit`
 */
export function exampleCodeEdit(request: { body: ExampleCodeEdit }, config?: Config) {
  return http.Put<null>('/example/code/edit', request.body, config)
}

export interface ExampleCodeDeleteQuery {
  id: string
}

/**
 * 示例脚本: delete one record.
 *
 * `DELETE /example/code/delete`
 */
export function exampleCodeDelete(request: { query: ExampleCodeDeleteQuery }, config?: Config) {
  return http.Delete<null>('/example/code/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface ExampleCodeDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 示例脚本: delete several records.
 *
 * `DELETE /example/code/deleteBatch`
 */
export function exampleCodeDeleteBatch(request: { query: ExampleCodeDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/example/code/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 示例脚本: save new, changed and deleted records at once, or none of them.
 *
 * `POST /example/code/saveBatch`
 */
export function exampleCodeSaveBatch(request: { body: ExampleCodeChanges }, config?: Config) {
  return http.Post<SavedRows>('/example/code/saveBatch', request.body, config)
}

export type ExampleCodeExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 示例脚本: workbook of what the filters leave, or of `selections`.
 *
 * `GET /example/code/exportXls`
 */
export function exampleCodeExportXls(request: { query?: ExampleCodeExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/example/code/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type ExampleCodeImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 示例脚本: take a workbook.
 *
 * `POST /example/code/importExcel`
 */
export function exampleCodeImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ExampleCodeImportExcelResult>('/example/code/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 示例脚本: what a workbook would bring.
 *
 * `POST /example/code/importPreview`
 */
export function exampleCodeImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/example/code/importPreview', formOf(request.body), config)
}

/**
 * 示例脚本: an empty workbook to fill in.
 *
 * `GET /example/code/importTemplate`
 */
export function exampleCodeImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/example/code/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
