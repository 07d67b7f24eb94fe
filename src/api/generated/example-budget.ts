// Made by `npm run generate`. Do not edit: change what it is made from.
/** 示例预算 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 示例预算 */
export interface ExampleBudget {
  id: string
  /** 项目 */
  name?: string | null
  /** 类别 */
  kind?: string | null
  /** 明细类别 */
  item?: string | null
  /** 数量 */
  quantity?: number | string | null
  /** 单价 */
  price?: number | null
  /** 金额 */
  amount?: number | string | null
  /** 已执行 */
  spent?: number | null
  /** 结余 */
  rest?: number | string | null
  /** 超支原因 */
  reason?: string | null
  /** 已结项 */
  closed?: string | null
  /** yyyy-MM-dd */
  closedOn?: string | null
  kind_dictText?: string | null
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

export interface ExampleBudgetAdd {
  /** 项目 */
  name: string | null
  /** 类别 */
  kind?: string | null
  /** 明细类别 */
  item?: string | null
  /** 数量 */
  quantity: number | string | null
  /** 单价 */
  price: number | null
  /** 已执行 */
  spent?: number | null
  /** 超支原因 */
  reason?: string | null
  /** 已结项 */
  closed?: string | null
  /** yyyy-MM-dd */
  closedOn?: string | null
}

/** What is absent stays as it is. */
export interface ExampleBudgetEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 项目 */
  name?: string | null
  /** 类别 */
  kind?: string | null
  /** 明细类别 */
  item?: string | null
  /** 数量 */
  quantity?: number | string | null
  /** 单价 */
  price?: number | null
  /** 已执行 */
  spent?: number | null
  /** 超支原因 */
  reason?: string | null
  /** 已结项 */
  closed?: string | null
  /** yyyy-MM-dd */
  closedOn?: string | null
}

export interface ExampleBudgetChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleBudgetAdd
  }[]
  changed?: ExampleBudgetEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleBudgetListQuery = ListQuery

export type ExampleBudgetListResult = Page & {
  records: ExampleBudget[]
}

/**
 * 示例预算: one page.
 *
 * `GET /example/budget/list`
 */
export function exampleBudgetList(request: { query?: ExampleBudgetListQuery | undefined } = {}, config?: Config) {
  return http.Get<ExampleBudgetListResult>('/example/budget/list', { ...config, params: queryOf(request.query) })
}

export interface ExampleBudgetQueryByIdQuery {
  id: string
}

/**
 * 示例预算: one record.
 *
 * `GET /example/budget/queryById`
 */
export function exampleBudgetQueryById(request: { query: ExampleBudgetQueryByIdQuery }, config?: Config) {
  return http.Get<ExampleBudget>('/example/budget/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 示例预算: save a new record.
 *
 * `POST /example/budget/add`
 */
export function exampleBudgetAdd(request: { body: ExampleBudgetAdd }, config?: Config) {
  return http.Post<null>('/example/budget/add', request.body, config)
}

/**
 * 示例预算: save a changed record.
 *
 * `PUT /example/budget/edit`
 */
export function exampleBudgetEdit(request: { body: ExampleBudgetEdit }, config?: Config) {
  return http.Put<null>('/example/budget/edit', request.body, config)
}

export interface ExampleBudgetDeleteQuery {
  id: string
}

/**
 * 示例预算: delete one record.
 *
 * `DELETE /example/budget/delete`
 */
export function exampleBudgetDelete(request: { query: ExampleBudgetDeleteQuery }, config?: Config) {
  return http.Delete<null>('/example/budget/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface ExampleBudgetDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 示例预算: delete several records.
 *
 * `DELETE /example/budget/deleteBatch`
 */
export function exampleBudgetDeleteBatch(request: { query: ExampleBudgetDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/example/budget/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 示例预算: save new, changed and deleted records at once, or none of them.
 *
 * `POST /example/budget/saveBatch`
 */
export function exampleBudgetSaveBatch(request: { body: ExampleBudgetChanges }, config?: Config) {
  return http.Post<SavedRows>('/example/budget/saveBatch', request.body, config)
}

export type ExampleBudgetExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 示例预算: workbook of what the filters leave, or of `selections`.
 *
 * `GET /example/budget/exportXls`
 */
export function exampleBudgetExportXls(request: { query?: ExampleBudgetExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/example/budget/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type ExampleBudgetImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 示例预算: take a workbook.
 *
 * `POST /example/budget/importExcel`
 */
export function exampleBudgetImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ExampleBudgetImportExcelResult>('/example/budget/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 示例预算: what a workbook would bring.
 *
 * `POST /example/budget/importPreview`
 */
export function exampleBudgetImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/example/budget/importPreview', formOf(request.body), config)
}

/**
 * 示例预算: an empty workbook to fill in.
 *
 * `GET /example/budget/importTemplate`
 */
export function exampleBudgetImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/example/budget/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
