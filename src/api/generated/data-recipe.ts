// Made by `npm run generate`. Do not edit: change what it is made from.
/** 数据配方 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 数据配方 */
export interface DataRecipe {
  id: string
  /** 名称 */
  name?: string | null
  /** 来源数据表 */
  sheetId?: string | null
  /** 目录 */
  folderId?: string | null
  /** 步骤数 */
  stepCount?: number | null
  /** 版本 */
  versionNo?: number | null
  /** yyyy-MM-dd HH:mm:ss */
  versionTime?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 说明 */
  description?: string | null
  sheetId_dictText?: string | null
  folderId_dictText?: string | null
  secretLevel_dictText?: string | null
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

export interface DataRecipeAdd {
  /** 名称 */
  name: string | null
  /** 来源数据表 */
  sheetId: string | null
  /** 目录 */
  folderId?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 说明 */
  description?: string | null
}

/** What is absent stays as it is. */
export interface DataRecipeEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 来源数据表 */
  sheetId?: string | null
  /** 目录 */
  folderId?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 说明 */
  description?: string | null
}

export interface DataRecipeChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: DataRecipeAdd
  }[]
  changed?: DataRecipeEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type DataRecipeListQuery = ListQuery

export type DataRecipeListResult = Page & {
  records: DataRecipe[]
}

/**
 * 数据配方: one page.
 *
 * `GET /data/recipe/list`
 */
export function dataRecipeList(request: { query?: DataRecipeListQuery | undefined } = {}, config?: Config) {
  return http.Get<DataRecipeListResult>('/data/recipe/list', { ...config, params: queryOf(request.query) })
}

export interface DataRecipeQueryByIdQuery {
  id: string
}

/**
 * 数据配方: one record.
 *
 * `GET /data/recipe/queryById`
 */
export function dataRecipeQueryById(request: { query: DataRecipeQueryByIdQuery }, config?: Config) {
  return http.Get<DataRecipe>('/data/recipe/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 数据配方: save a new record.
 *
 * `POST /data/recipe/add`
 */
export function dataRecipeAdd(request: { body: DataRecipeAdd }, config?: Config) {
  return http.Post<null>('/data/recipe/add', request.body, config)
}

/**
 * 数据配方: save a changed record.
 *
 * `PUT /data/recipe/edit`
 */
export function dataRecipeEdit(request: { body: DataRecipeEdit }, config?: Config) {
  return http.Put<null>('/data/recipe/edit', request.body, config)
}

export interface DataRecipeDeleteQuery {
  id: string
}

/**
 * 数据配方: delete one record.
 *
 * `DELETE /data/recipe/delete`
 */
export function dataRecipeDelete(request: { query: DataRecipeDeleteQuery }, config?: Config) {
  return http.Delete<null>('/data/recipe/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface DataRecipeDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 数据配方: delete several records.
 *
 * `DELETE /data/recipe/deleteBatch`
 */
export function dataRecipeDeleteBatch(request: { query: DataRecipeDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/data/recipe/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 数据配方: save new, changed and deleted records at once, or none of them.
 *
 * `POST /data/recipe/saveBatch`
 */
export function dataRecipeSaveBatch(request: { body: DataRecipeChanges }, config?: Config) {
  return http.Post<SavedRows>('/data/recipe/saveBatch', request.body, config)
}

export type DataRecipeExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 数据配方: workbook of what the filters leave, or of `selections`.
 *
 * `GET /data/recipe/exportXls`
 */
export function dataRecipeExportXls(request: { query?: DataRecipeExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/data/recipe/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type DataRecipeImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 数据配方: take a workbook.
 *
 * `POST /data/recipe/importExcel`
 */
export function dataRecipeImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<DataRecipeImportExcelResult>('/data/recipe/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 数据配方: what a workbook would bring.
 *
 * `POST /data/recipe/importPreview`
 */
export function dataRecipeImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/data/recipe/importPreview', formOf(request.body), config)
}

/**
 * 数据配方: an empty workbook to fill in.
 *
 * `GET /data/recipe/importTemplate`
 */
export function dataRecipeImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/data/recipe/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
