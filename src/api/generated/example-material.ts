// Made by `npm run generate`. Do not edit: change what it is made from.
/** 示例物料 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 示例物料 */
export interface ExampleMaterial {
  id: string
  /** 物料编码 */
  code?: string | null
  /** 物料名称 */
  name?: string | null
  /** 单位 */
  unit?: string | null
  /** 数量 */
  quantity?: number | string | null
  /** 单价 */
  price?: number | null
  /** 金额 */
  amount?: number | string | null
  /** yyyy-MM-dd */
  checked?: string | null
  /** 在用 */
  active?: string | null
  /** 说明书 */
  manual?: string | null
  /** 说明 */
  memo?: string | null
  unit_dictText?: string | null
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

export interface ExampleMaterialAdd {
  /** 物料编码 */
  code: string | null
  /** 物料名称 */
  name: string | null
  /** 单位 */
  unit?: string | null
  /** 数量 */
  quantity?: number | string | null
  /** 单价 */
  price?: number | null
  /** yyyy-MM-dd */
  checked?: string | null
  /** 在用 */
  active?: string | null
  /** 说明书 */
  manual?: string | null
  /** 说明 */
  memo?: string | null
}

/** What is absent stays as it is. */
export interface ExampleMaterialEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 物料编码 */
  code?: string | null
  /** 物料名称 */
  name?: string | null
  /** 单位 */
  unit?: string | null
  /** 数量 */
  quantity?: number | string | null
  /** 单价 */
  price?: number | null
  /** yyyy-MM-dd */
  checked?: string | null
  /** 在用 */
  active?: string | null
  /** 说明书 */
  manual?: string | null
  /** 说明 */
  memo?: string | null
}

export interface ExampleMaterialChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleMaterialAdd
  }[]
  changed?: ExampleMaterialEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleMaterialListQuery = ListQuery

export type ExampleMaterialListResult = Page & {
  records: ExampleMaterial[]
}

/**
 * 示例物料: one page.
 *
 * `GET /example/material/list`
 */
export function exampleMaterialList(request: { query?: ExampleMaterialListQuery | undefined } = {}, config?: Config) {
  return http.Get<ExampleMaterialListResult>('/example/material/list', { ...config, params: queryOf(request.query) })
}

export interface ExampleMaterialQueryByIdQuery {
  id: string
}

/**
 * 示例物料: one record.
 *
 * `GET /example/material/queryById`
 */
export function exampleMaterialQueryById(request: { query: ExampleMaterialQueryByIdQuery }, config?: Config) {
  return http.Get<ExampleMaterial>('/example/material/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 示例物料: save a new record.
 *
 * `POST /example/material/add`
 */
export function exampleMaterialAdd(request: { body: ExampleMaterialAdd }, config?: Config) {
  return http.Post<null>('/example/material/add', request.body, config)
}

/**
 * 示例物料: save a changed record.
 *
 * `PUT /example/material/edit`
 */
export function exampleMaterialEdit(request: { body: ExampleMaterialEdit }, config?: Config) {
  return http.Put<null>('/example/material/edit', request.body, config)
}

export interface ExampleMaterialDeleteQuery {
  id: string
}

/**
 * 示例物料: delete one record.
 *
 * `DELETE /example/material/delete`
 */
export function exampleMaterialDelete(request: { query: ExampleMaterialDeleteQuery }, config?: Config) {
  return http.Delete<null>('/example/material/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface ExampleMaterialDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 示例物料: delete several records.
 *
 * `DELETE /example/material/deleteBatch`
 */
export function exampleMaterialDeleteBatch(request: { query: ExampleMaterialDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/example/material/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 示例物料: save new, changed and deleted records at once, or none of them.
 *
 * `POST /example/material/saveBatch`
 */
export function exampleMaterialSaveBatch(request: { body: ExampleMaterialChanges }, config?: Config) {
  return http.Post<SavedRows>('/example/material/saveBatch', request.body, config)
}

export type ExampleMaterialExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 示例物料: workbook of what the filters leave, or of `selections`.
 *
 * `GET /example/material/exportXls`
 */
export function exampleMaterialExportXls(request: { query?: ExampleMaterialExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/example/material/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type ExampleMaterialImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 示例物料: take a workbook.
 *
 * `POST /example/material/importExcel`
 */
export function exampleMaterialImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ExampleMaterialImportExcelResult>('/example/material/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 示例物料: what a workbook would bring.
 *
 * `POST /example/material/importPreview`
 */
export function exampleMaterialImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/example/material/importPreview', formOf(request.body), config)
}

/**
 * 示例物料: an empty workbook to fill in.
 *
 * `GET /example/material/importTemplate`
 */
export function exampleMaterialImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/example/material/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
