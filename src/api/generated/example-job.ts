// Made by `npm run generate`. Do not edit: change what it is made from.
/** 示例任务 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 示例任务 */
export interface ExampleJob {
  id: string
  /** 任务名称 */
  name?: string | null
  /** 执行计划 */
  schedule?: string | null
  /** 汇总计划 */
  summary?: string | null
  /** 纽约计划 */
  abroad?: string | null
  /** 启用 */
  active?: string | null
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

export interface ExampleJobAdd {
  /** 任务名称 */
  name: string | null
  /** 执行计划 */
  schedule: string | null
  /** 汇总计划 */
  summary?: string | null
  /** 纽约计划 */
  abroad?: string | null
  /** 启用 */
  active?: string | null
}

/** What is absent stays as it is. */
export interface ExampleJobEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 任务名称 */
  name?: string | null
  /** 执行计划 */
  schedule?: string | null
  /** 汇总计划 */
  summary?: string | null
  /** 纽约计划 */
  abroad?: string | null
  /** 启用 */
  active?: string | null
}

export interface ExampleJobChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleJobAdd
  }[]
  changed?: ExampleJobEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleJobListQuery = ListQuery

export type ExampleJobListResult = Page & {
  records: ExampleJob[]
}

/**
 * 示例任务: one page.
 *
 * `GET /example/job/list`
 */
export function exampleJobList(request: { query?: ExampleJobListQuery | undefined } = {}, config?: Config) {
  return http.Get<ExampleJobListResult>('/example/job/list', { ...config, params: queryOf(request.query) })
}

export interface ExampleJobQueryByIdQuery {
  id: string
}

/**
 * 示例任务: one record.
 *
 * `GET /example/job/queryById`
 */
export function exampleJobQueryById(request: { query: ExampleJobQueryByIdQuery }, config?: Config) {
  return http.Get<ExampleJob>('/example/job/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 示例任务: save a new record.
 *
 * `POST /example/job/add`
 */
export function exampleJobAdd(request: { body: ExampleJobAdd }, config?: Config) {
  return http.Post<null>('/example/job/add', request.body, config)
}

/**
 * 示例任务: save a changed record.
 *
 * `PUT /example/job/edit`
 */
export function exampleJobEdit(request: { body: ExampleJobEdit }, config?: Config) {
  return http.Put<null>('/example/job/edit', request.body, config)
}

export interface ExampleJobDeleteQuery {
  id: string
}

/**
 * 示例任务: delete one record.
 *
 * `DELETE /example/job/delete`
 */
export function exampleJobDelete(request: { query: ExampleJobDeleteQuery }, config?: Config) {
  return http.Delete<null>('/example/job/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface ExampleJobDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 示例任务: delete several records.
 *
 * `DELETE /example/job/deleteBatch`
 */
export function exampleJobDeleteBatch(request: { query: ExampleJobDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/example/job/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 示例任务: save new, changed and deleted records at once, or none of them.
 *
 * `POST /example/job/saveBatch`
 */
export function exampleJobSaveBatch(request: { body: ExampleJobChanges }, config?: Config) {
  return http.Post<SavedRows>('/example/job/saveBatch', request.body, config)
}

export type ExampleJobExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 示例任务: workbook of what the filters leave, or of `selections`.
 *
 * `GET /example/job/exportXls`
 */
export function exampleJobExportXls(request: { query?: ExampleJobExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/example/job/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type ExampleJobImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 示例任务: take a workbook.
 *
 * `POST /example/job/importExcel`
 */
export function exampleJobImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ExampleJobImportExcelResult>('/example/job/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 示例任务: what a workbook would bring.
 *
 * `POST /example/job/importPreview`
 */
export function exampleJobImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/example/job/importPreview', formOf(request.body), config)
}

/**
 * 示例任务: an empty workbook to fill in.
 *
 * `GET /example/job/importTemplate`
 */
export function exampleJobImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/example/job/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
