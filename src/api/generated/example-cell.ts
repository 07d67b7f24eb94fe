// Made by `npm run generate`. Do not edit: change what it is made from.
/** 示例列类型 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 示例列类型 */
export interface ExampleCell {
  id: string
  /** 文本 */
  name?: string | null
  /** 数字 */
  count?: number | string | null
  /** 弹出文本 */
  note?: string | null
  /** 下拉 */
  level?: string | null
  /** 单选 */
  size?: string | null
  /** 多选框 */
  tags?: string | null
  /** 下拉多选 */
  days?: string | null
  /** 下拉搜索 */
  material?: string | null
  /** 勾选 */
  ok?: string | null
  /** 勾选（1/0） */
  active?: string | null
  /** yyyy-MM-dd */
  begin?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  moment?: string | null
  /** 上传 */
  upload?: string | null
  /** 文件 */
  files?: string | null
  /** 图片 */
  picture?: string | null
  /** 完成度 */
  done?: string | null
  /** 只读文本 */
  remark?: string | null
  /** 隐藏列 */
  secretNo?: string | null
  level_dictText?: string | null
  size_dictText?: string | null
  tags_dictText?: string | null
  days_dictText?: string | null
  material_dictText?: string | null
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

export interface ExampleCellAdd {
  /** 文本 */
  name: string | null
  /** 数字 */
  count?: number | string | null
  /** 弹出文本 */
  note?: string | null
  /** 下拉 */
  level?: string | null
  /** 单选 */
  size?: string | null
  /** 多选框 */
  tags?: string | null
  /** 下拉多选 */
  days?: string | null
  /** 下拉搜索 */
  material?: string | null
  /** 勾选 */
  ok?: string | null
  /** 勾选（1/0） */
  active?: string | null
  /** yyyy-MM-dd */
  begin?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  moment?: string | null
  /** 上传 */
  upload?: string | null
  /** 文件 */
  files?: string | null
  /** 图片 */
  picture?: string | null
  /** 完成度 */
  done?: string | null
  /** 只读文本 */
  remark?: string | null
  /** 隐藏列 */
  secretNo?: string | null
}

/** What is absent stays as it is. */
export interface ExampleCellEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 文本 */
  name?: string | null
  /** 数字 */
  count?: number | string | null
  /** 弹出文本 */
  note?: string | null
  /** 下拉 */
  level?: string | null
  /** 单选 */
  size?: string | null
  /** 多选框 */
  tags?: string | null
  /** 下拉多选 */
  days?: string | null
  /** 下拉搜索 */
  material?: string | null
  /** 勾选 */
  ok?: string | null
  /** 勾选（1/0） */
  active?: string | null
  /** yyyy-MM-dd */
  begin?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  moment?: string | null
  /** 上传 */
  upload?: string | null
  /** 文件 */
  files?: string | null
  /** 图片 */
  picture?: string | null
  /** 完成度 */
  done?: string | null
  /** 只读文本 */
  remark?: string | null
  /** 隐藏列 */
  secretNo?: string | null
}

export interface ExampleCellChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleCellAdd
  }[]
  changed?: ExampleCellEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleCellListQuery = ListQuery

export type ExampleCellListResult = Page & {
  records: ExampleCell[]
}

/**
 * 示例列类型: one page.
 *
 * `GET /example/cell/list`
 */
export function exampleCellList(request: { query?: ExampleCellListQuery | undefined } = {}, config?: Config) {
  return http.Get<ExampleCellListResult>('/example/cell/list', { ...config, params: queryOf(request.query) })
}

export interface ExampleCellQueryByIdQuery {
  id: string
}

/**
 * 示例列类型: one record.
 *
 * `GET /example/cell/queryById`
 */
export function exampleCellQueryById(request: { query: ExampleCellQueryByIdQuery }, config?: Config) {
  return http.Get<ExampleCell>('/example/cell/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 示例列类型: save a new record.
 *
 * `POST /example/cell/add`
 */
export function exampleCellAdd(request: { body: ExampleCellAdd }, config?: Config) {
  return http.Post<null>('/example/cell/add', request.body, config)
}

/**
 * 示例列类型: save a changed record.
 *
 * `PUT /example/cell/edit`
 */
export function exampleCellEdit(request: { body: ExampleCellEdit }, config?: Config) {
  return http.Put<null>('/example/cell/edit', request.body, config)
}

export interface ExampleCellDeleteQuery {
  id: string
}

/**
 * 示例列类型: delete one record.
 *
 * `DELETE /example/cell/delete`
 */
export function exampleCellDelete(request: { query: ExampleCellDeleteQuery }, config?: Config) {
  return http.Delete<null>('/example/cell/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface ExampleCellDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 示例列类型: delete several records.
 *
 * `DELETE /example/cell/deleteBatch`
 */
export function exampleCellDeleteBatch(request: { query: ExampleCellDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/example/cell/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 示例列类型: save new, changed and deleted records at once, or none of them.
 *
 * `POST /example/cell/saveBatch`
 */
export function exampleCellSaveBatch(request: { body: ExampleCellChanges }, config?: Config) {
  return http.Post<SavedRows>('/example/cell/saveBatch', request.body, config)
}

export type ExampleCellExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 示例列类型: workbook of what the filters leave, or of `selections`.
 *
 * `GET /example/cell/exportXls`
 */
export function exampleCellExportXls(request: { query?: ExampleCellExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/example/cell/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type ExampleCellImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 示例列类型: take a workbook.
 *
 * `POST /example/cell/importExcel`
 */
export function exampleCellImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ExampleCellImportExcelResult>('/example/cell/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 示例列类型: what a workbook would bring.
 *
 * `POST /example/cell/importPreview`
 */
export function exampleCellImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/example/cell/importPreview', formOf(request.body), config)
}

/**
 * 示例列类型: an empty workbook to fill in.
 *
 * `GET /example/cell/importTemplate`
 */
export function exampleCellImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/example/cell/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
