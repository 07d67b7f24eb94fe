// Made by `npm run generate`. Do not edit: change what it is made from.
/** 示例读数 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 示例读数 */
export interface ExampleReading {
  id: string
  /** 读数编号 */
  no?: string | null
  /** 站点 */
  station?: string | null
  /** 读数值 */
  value?: number | string | null
  /** yyyy-MM-dd */
  readOn?: string | null
  /** 已核对 */
  checked?: string | null
  /** 备注 */
  note?: string | null
  station_dictText?: string | null
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

export interface ExampleReadingAdd {
  /** 读数编号 */
  no: string | null
  /** 站点 */
  station: string | null
  /** 读数值 */
  value?: number | string | null
  /** yyyy-MM-dd */
  readOn?: string | null
  /** 已核对 */
  checked?: string | null
  /** 备注 */
  note?: string | null
}

/** What is absent stays as it is. */
export interface ExampleReadingEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 读数编号 */
  no?: string | null
  /** 站点 */
  station?: string | null
  /** 读数值 */
  value?: number | string | null
  /** yyyy-MM-dd */
  readOn?: string | null
  /** 已核对 */
  checked?: string | null
  /** 备注 */
  note?: string | null
}

export interface ExampleReadingChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleReadingAdd
  }[]
  changed?: ExampleReadingEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleReadingListQuery = ListQuery

export type ExampleReadingListResult = Page & {
  records: ExampleReading[]
}

/**
 * 示例读数: one page.
 *
 * `GET /example/reading/list`
 */
export function exampleReadingList(request: { query?: ExampleReadingListQuery | undefined } = {}, config?: Config) {
  return http.Get<ExampleReadingListResult>('/example/reading/list', { ...config, params: queryOf(request.query) })
}

export interface ExampleReadingQueryByIdQuery {
  id: string
}

/**
 * 示例读数: one record.
 *
 * `GET /example/reading/queryById`
 */
export function exampleReadingQueryById(request: { query: ExampleReadingQueryByIdQuery }, config?: Config) {
  return http.Get<ExampleReading>('/example/reading/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 示例读数: save a new record.
 *
 * `POST /example/reading/add`
 */
export function exampleReadingAdd(request: { body: ExampleReadingAdd }, config?: Config) {
  return http.Post<null>('/example/reading/add', request.body, config)
}

/**
 * 示例读数: save a changed record.
 *
 * `PUT /example/reading/edit`
 */
export function exampleReadingEdit(request: { body: ExampleReadingEdit }, config?: Config) {
  return http.Put<null>('/example/reading/edit', request.body, config)
}

export interface ExampleReadingDeleteQuery {
  id: string
}

/**
 * 示例读数: delete one record.
 *
 * `DELETE /example/reading/delete`
 */
export function exampleReadingDelete(request: { query: ExampleReadingDeleteQuery }, config?: Config) {
  return http.Delete<null>('/example/reading/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface ExampleReadingDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 示例读数: delete several records.
 *
 * `DELETE /example/reading/deleteBatch`
 */
export function exampleReadingDeleteBatch(request: { query: ExampleReadingDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/example/reading/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 示例读数: save new, changed and deleted records at once, or none of them.
 *
 * `POST /example/reading/saveBatch`
 */
export function exampleReadingSaveBatch(request: { body: ExampleReadingChanges }, config?: Config) {
  return http.Post<SavedRows>('/example/reading/saveBatch', request.body, config)
}

export type ExampleReadingExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 示例读数: workbook of what the filters leave, or of `selections`.
 *
 * `GET /example/reading/exportXls`
 */
export function exampleReadingExportXls(request: { query?: ExampleReadingExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/example/reading/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type ExampleReadingImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 示例读数: take a workbook.
 *
 * `POST /example/reading/importExcel`
 */
export function exampleReadingImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ExampleReadingImportExcelResult>('/example/reading/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 示例读数: what a workbook would bring.
 *
 * `POST /example/reading/importPreview`
 */
export function exampleReadingImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/example/reading/importPreview', formOf(request.body), config)
}

/**
 * 示例读数: an empty workbook to fill in.
 *
 * `GET /example/reading/importTemplate`
 */
export function exampleReadingImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/example/reading/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
