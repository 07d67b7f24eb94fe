// Made by `npm run generate`. Do not edit: change what it is made from.
/** 示例销售 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 示例销售 */
export interface ExampleSale {
  id: string
  /** 销售编号 */
  no?: string | null
  /** yyyy-MM-dd */
  soldOn?: string | null
  /** 大区 */
  region?: string | null
  /** 省份 */
  province?: string | null
  /** 产品 */
  product?: string | null
  /** 渠道 */
  channel?: string | null
  /** 数量 */
  quantity?: number | string | null
  /** 金额 */
  amount?: number | null
  /** 目标金额 */
  target?: number | null
  region_dictText?: string | null
  product_dictText?: string | null
  channel_dictText?: string | null
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

export interface ExampleSaleAdd {
  /** 销售编号 */
  no: string | null
  /** yyyy-MM-dd */
  soldOn: string | null
  /** 大区 */
  region: string | null
  /** 省份 */
  province: string | null
  /** 产品 */
  product: string | null
  /** 渠道 */
  channel?: string | null
  /** 数量 */
  quantity: number | string | null
  /** 金额 */
  amount: number | null
  /** 目标金额 */
  target?: number | null
}

/** What is absent stays as it is. */
export interface ExampleSaleEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 销售编号 */
  no?: string | null
  /** yyyy-MM-dd */
  soldOn?: string | null
  /** 大区 */
  region?: string | null
  /** 省份 */
  province?: string | null
  /** 产品 */
  product?: string | null
  /** 渠道 */
  channel?: string | null
  /** 数量 */
  quantity?: number | string | null
  /** 金额 */
  amount?: number | null
  /** 目标金额 */
  target?: number | null
}

export interface ExampleSaleChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleSaleAdd
  }[]
  changed?: ExampleSaleEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleSaleListQuery = ListQuery

export type ExampleSaleListResult = Page & {
  records: ExampleSale[]
}

/**
 * 示例销售: one page.
 *
 * `GET /example/sale/list`
 */
export function exampleSaleList(request: { query?: ExampleSaleListQuery | undefined } = {}, config?: Config) {
  return http.Get<ExampleSaleListResult>('/example/sale/list', { ...config, params: queryOf(request.query) })
}

export interface ExampleSaleQueryByIdQuery {
  id: string
}

/**
 * 示例销售: one record.
 *
 * `GET /example/sale/queryById`
 */
export function exampleSaleQueryById(request: { query: ExampleSaleQueryByIdQuery }, config?: Config) {
  return http.Get<ExampleSale>('/example/sale/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 示例销售: save a new record.
 *
 * `POST /example/sale/add`
 */
export function exampleSaleAdd(request: { body: ExampleSaleAdd }, config?: Config) {
  return http.Post<null>('/example/sale/add', request.body, config)
}

/**
 * 示例销售: save a changed record.
 *
 * `PUT /example/sale/edit`
 */
export function exampleSaleEdit(request: { body: ExampleSaleEdit }, config?: Config) {
  return http.Put<null>('/example/sale/edit', request.body, config)
}

export interface ExampleSaleDeleteQuery {
  id: string
}

/**
 * 示例销售: delete one record.
 *
 * `DELETE /example/sale/delete`
 */
export function exampleSaleDelete(request: { query: ExampleSaleDeleteQuery }, config?: Config) {
  return http.Delete<null>('/example/sale/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface ExampleSaleDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 示例销售: delete several records.
 *
 * `DELETE /example/sale/deleteBatch`
 */
export function exampleSaleDeleteBatch(request: { query: ExampleSaleDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/example/sale/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 示例销售: save new, changed and deleted records at once, or none of them.
 *
 * `POST /example/sale/saveBatch`
 */
export function exampleSaleSaveBatch(request: { body: ExampleSaleChanges }, config?: Config) {
  return http.Post<SavedRows>('/example/sale/saveBatch', request.body, config)
}

export type ExampleSaleExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 示例销售: workbook of what the filters leave, or of `selections`.
 *
 * `GET /example/sale/exportXls`
 */
export function exampleSaleExportXls(request: { query?: ExampleSaleExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/example/sale/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type ExampleSaleImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 示例销售: take a workbook.
 *
 * `POST /example/sale/importExcel`
 */
export function exampleSaleImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ExampleSaleImportExcelResult>('/example/sale/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 示例销售: what a workbook would bring.
 *
 * `POST /example/sale/importPreview`
 */
export function exampleSaleImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/example/sale/importPreview', formOf(request.body), config)
}

/**
 * 示例销售: an empty workbook to fill in.
 *
 * `GET /example/sale/importTemplate`
 */
export function exampleSaleImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/example/sale/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
