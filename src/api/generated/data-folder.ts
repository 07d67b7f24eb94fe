// Made by `npm run generate`. Do not edit: change what it is made from.
/** 数据目录 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 数据目录 */
export interface DataFolder {
  id: string
  pid?: string | null
  /** "1" when rows stand below. */
  hasChild?: string | null
  /** 名称 */
  name?: string | null
  /** 排序 */
  sort?: number | null
  /** 备注 */
  remark?: string | null
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

export interface DataFolderAdd {
  pid?: string | null
  /** 名称 */
  name: string | null
  /** 排序 */
  sort?: number | null
  /** 备注 */
  remark?: string | null
}

/** What is absent stays as it is. */
export interface DataFolderEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  pid?: string | null
  /** 名称 */
  name?: string | null
  /** 排序 */
  sort?: number | null
  /** 备注 */
  remark?: string | null
}

export interface DataFolderChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: DataFolderAdd
  }[]
  changed?: DataFolderEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type DataFolderListQuery = ListQuery

export type DataFolderListResult = Page & {
  records: DataFolder[]
}

/**
 * 数据目录: one page.
 *
 * `GET /data/folder/list`
 */
export function dataFolderList(request: { query?: DataFolderListQuery | undefined } = {}, config?: Config) {
  return http.Get<DataFolderListResult>('/data/folder/list', { ...config, params: queryOf(request.query) })
}

export interface DataFolderQueryByIdQuery {
  id: string
}

/**
 * 数据目录: one record.
 *
 * `GET /data/folder/queryById`
 */
export function dataFolderQueryById(request: { query: DataFolderQueryByIdQuery }, config?: Config) {
  return http.Get<DataFolder>('/data/folder/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 数据目录: save a new record.
 *
 * `POST /data/folder/add`
 */
export function dataFolderAdd(request: { body: DataFolderAdd }, config?: Config) {
  return http.Post<null>('/data/folder/add', request.body, config)
}

/**
 * 数据目录: save a changed record.
 *
 * `PUT /data/folder/edit`
 */
export function dataFolderEdit(request: { body: DataFolderEdit }, config?: Config) {
  return http.Put<null>('/data/folder/edit', request.body, config)
}

export interface DataFolderDeleteQuery {
  id: string
}

/**
 * 数据目录: delete one record.
 *
 * `DELETE /data/folder/delete`
 */
export function dataFolderDelete(request: { query: DataFolderDeleteQuery }, config?: Config) {
  return http.Delete<null>('/data/folder/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface DataFolderDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 数据目录: delete several records.
 *
 * `DELETE /data/folder/deleteBatch`
 */
export function dataFolderDeleteBatch(request: { query: DataFolderDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/data/folder/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 数据目录: save new, changed and deleted records at once, or none of them.
 *
 * `POST /data/folder/saveBatch`
 */
export function dataFolderSaveBatch(request: { body: DataFolderChanges }, config?: Config) {
  return http.Post<SavedRows>('/data/folder/saveBatch', request.body, config)
}

export type DataFolderExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 数据目录: workbook of what the filters leave, or of `selections`.
 *
 * `GET /data/folder/exportXls`
 */
export function dataFolderExportXls(request: { query?: DataFolderExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/data/folder/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type DataFolderImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 数据目录: take a workbook.
 *
 * `POST /data/folder/importExcel`
 */
export function dataFolderImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<DataFolderImportExcelResult>('/data/folder/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 数据目录: what a workbook would bring.
 *
 * `POST /data/folder/importPreview`
 */
export function dataFolderImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/data/folder/importPreview', formOf(request.body), config)
}

/**
 * 数据目录: an empty workbook to fill in.
 *
 * `GET /data/folder/importTemplate`
 */
export function dataFolderImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/data/folder/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}

export type DataFolderRootListQuery = ListQuery & {
  /** Default 0. */
  pid?: string
}

export type DataFolderRootListResult = Page & {
  records: DataFolder[]
}

/**
 * 数据目录: one page of what stands at the top, or below `pid`.
 *
 * `GET /data/folder/rootList`
 */
export function dataFolderRootList(request: { query?: DataFolderRootListQuery | undefined } = {}, config?: Config) {
  return http.Get<DataFolderRootListResult>('/data/folder/rootList', { ...config, params: queryOf(request.query) })
}

export type DataFolderChildListQuery = ListQuery & {
  pid: string
}

/**
 * 数据目录: what stands below one.
 *
 * `GET /data/folder/childList`
 */
export function dataFolderChildList(request: { query: DataFolderChildListQuery }, config?: Config) {
  return http.Get<DataFolder[]>('/data/folder/childList', { ...config, params: queryOf(request.query) })
}
