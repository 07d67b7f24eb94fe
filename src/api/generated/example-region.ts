// Made by `npm run generate`. Do not edit: change what it is made from.
/** 示例地区 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 示例地区 */
export interface ExampleRegion {
  id: string
  pid?: string | null
  /** "1" when rows stand below. */
  hasChild?: string | null
  /** 地区名称 */
  name?: string | null
  /** 地区编码 */
  code?: string | null
  /** 联系人 */
  manager?: string | null
  manager_dictText?: string | null
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

export interface ExampleRegionAdd {
  pid?: string | null
  /** 地区名称 */
  name: string | null
  /** 地区编码 */
  code: string | null
  /** 联系人 */
  manager?: string | null
}

/** What is absent stays as it is. */
export interface ExampleRegionEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  pid?: string | null
  /** 地区名称 */
  name?: string | null
  /** 地区编码 */
  code?: string | null
  /** 联系人 */
  manager?: string | null
}

export interface ExampleRegionChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleRegionAdd
  }[]
  changed?: ExampleRegionEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleRegionListQuery = ListQuery

export type ExampleRegionListResult = Page & {
  records: ExampleRegion[]
}

/**
 * 示例地区: one page.
 *
 * `GET /example/region/list`
 */
export function exampleRegionList(request: { query?: ExampleRegionListQuery | undefined } = {}, config?: Config) {
  return http.Get<ExampleRegionListResult>('/example/region/list', { ...config, params: queryOf(request.query) })
}

export interface ExampleRegionQueryByIdQuery {
  id: string
}

/**
 * 示例地区: one record.
 *
 * `GET /example/region/queryById`
 */
export function exampleRegionQueryById(request: { query: ExampleRegionQueryByIdQuery }, config?: Config) {
  return http.Get<ExampleRegion>('/example/region/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 示例地区: save a new record.
 *
 * `POST /example/region/add`
 */
export function exampleRegionAdd(request: { body: ExampleRegionAdd }, config?: Config) {
  return http.Post<null>('/example/region/add', request.body, config)
}

/**
 * 示例地区: save a changed record.
 *
 * `PUT /example/region/edit`
 */
export function exampleRegionEdit(request: { body: ExampleRegionEdit }, config?: Config) {
  return http.Put<null>('/example/region/edit', request.body, config)
}

export interface ExampleRegionDeleteQuery {
  id: string
}

/**
 * 示例地区: delete one record.
 *
 * `DELETE /example/region/delete`
 */
export function exampleRegionDelete(request: { query: ExampleRegionDeleteQuery }, config?: Config) {
  return http.Delete<null>('/example/region/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface ExampleRegionDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 示例地区: delete several records.
 *
 * `DELETE /example/region/deleteBatch`
 */
export function exampleRegionDeleteBatch(request: { query: ExampleRegionDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/example/region/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 示例地区: save new, changed and deleted records at once, or none of them.
 *
 * `POST /example/region/saveBatch`
 */
export function exampleRegionSaveBatch(request: { body: ExampleRegionChanges }, config?: Config) {
  return http.Post<SavedRows>('/example/region/saveBatch', request.body, config)
}

export type ExampleRegionExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 示例地区: workbook of what the filters leave, or of `selections`.
 *
 * `GET /example/region/exportXls`
 */
export function exampleRegionExportXls(request: { query?: ExampleRegionExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/example/region/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type ExampleRegionImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 示例地区: take a workbook.
 *
 * `POST /example/region/importExcel`
 */
export function exampleRegionImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ExampleRegionImportExcelResult>('/example/region/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 示例地区: what a workbook would bring.
 *
 * `POST /example/region/importPreview`
 */
export function exampleRegionImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/example/region/importPreview', formOf(request.body), config)
}

/**
 * 示例地区: an empty workbook to fill in.
 *
 * `GET /example/region/importTemplate`
 */
export function exampleRegionImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/example/region/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}

export type ExampleRegionRootListQuery = ListQuery & {
  /** Default 0. */
  pid?: string
}

export type ExampleRegionRootListResult = Page & {
  records: ExampleRegion[]
}

/**
 * 示例地区: one page of what stands at the top, or below `pid`.
 *
 * `GET /example/region/rootList`
 */
export function exampleRegionRootList(request: { query?: ExampleRegionRootListQuery | undefined } = {}, config?: Config) {
  return http.Get<ExampleRegionRootListResult>('/example/region/rootList', { ...config, params: queryOf(request.query) })
}

export type ExampleRegionChildListQuery = ListQuery & {
  pid: string
}

/**
 * 示例地区: what stands below one.
 *
 * `GET /example/region/childList`
 */
export function exampleRegionChildList(request: { query: ExampleRegionChildListQuery }, config?: Config) {
  return http.Get<ExampleRegion[]>('/example/region/childList', { ...config, params: queryOf(request.query) })
}
