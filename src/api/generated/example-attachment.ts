// Made by `npm run generate`. Do not edit: change what it is made from.
/** 示例附件 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 示例附件 */
export interface ExampleAttachment {
  id: string
  /** 资料名称 */
  name?: string | null
  /** 合同扫描件 */
  contract?: string | null
  /** 审计资料 */
  papers?: string | null
  /** 封面 */
  cover?: string | null
  /** 现场照片 */
  photos?: string | null
  /** 凭证明细 */
  items?: {
    id?: string
    /** 凭证 */
    title?: string | null
    /** 扫描件 */
    scan?: string | null
    /** 照片 */
    picture?: string | null
  }[] | null
  /** 说明 */
  memo?: string | null
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

export interface ExampleAttachmentAdd {
  /** 资料名称 */
  name: string | null
  /** 合同扫描件 */
  contract?: string | null
  /** 审计资料 */
  papers?: string | null
  /** 封面 */
  cover?: string | null
  /** 现场照片 */
  photos?: string | null
  /** 凭证明细 */
  items?: {
    id?: string
    /** 凭证 */
    title?: string | null
    /** 扫描件 */
    scan?: string | null
    /** 照片 */
    picture?: string | null
  }[] | null
  /** 说明 */
  memo?: string | null
}

/** What is absent stays as it is. */
export interface ExampleAttachmentEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 资料名称 */
  name?: string | null
  /** 合同扫描件 */
  contract?: string | null
  /** 审计资料 */
  papers?: string | null
  /** 封面 */
  cover?: string | null
  /** 现场照片 */
  photos?: string | null
  /** 凭证明细 */
  items?: {
    id?: string
    /** 凭证 */
    title?: string | null
    /** 扫描件 */
    scan?: string | null
    /** 照片 */
    picture?: string | null
  }[] | null
  /** 说明 */
  memo?: string | null
}

export interface ExampleAttachmentChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleAttachmentAdd
  }[]
  changed?: ExampleAttachmentEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleAttachmentListQuery = ListQuery

export type ExampleAttachmentListResult = Page & {
  records: ExampleAttachment[]
}

/**
 * 示例附件: one page.
 *
 * `GET /example/attachment/list`
 */
export function exampleAttachmentList(request: { query?: ExampleAttachmentListQuery | undefined } = {}, config?: Config) {
  return http.Get<ExampleAttachmentListResult>('/example/attachment/list', { ...config, params: queryOf(request.query) })
}

export interface ExampleAttachmentQueryByIdQuery {
  id: string
}

/**
 * 示例附件: one record.
 *
 * `GET /example/attachment/queryById`
 */
export function exampleAttachmentQueryById(request: { query: ExampleAttachmentQueryByIdQuery }, config?: Config) {
  return http.Get<ExampleAttachment>('/example/attachment/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 示例附件: save a new record.
 *
 * `POST /example/attachment/add`
 */
export function exampleAttachmentAdd(request: { body: ExampleAttachmentAdd }, config?: Config) {
  return http.Post<null>('/example/attachment/add', request.body, config)
}

/**
 * 示例附件: save a changed record.
 *
 * `PUT /example/attachment/edit`
 */
export function exampleAttachmentEdit(request: { body: ExampleAttachmentEdit }, config?: Config) {
  return http.Put<null>('/example/attachment/edit', request.body, config)
}

export interface ExampleAttachmentDeleteQuery {
  id: string
}

/**
 * 示例附件: delete one record.
 *
 * `DELETE /example/attachment/delete`
 */
export function exampleAttachmentDelete(request: { query: ExampleAttachmentDeleteQuery }, config?: Config) {
  return http.Delete<null>('/example/attachment/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface ExampleAttachmentDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 示例附件: delete several records.
 *
 * `DELETE /example/attachment/deleteBatch`
 */
export function exampleAttachmentDeleteBatch(request: { query: ExampleAttachmentDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/example/attachment/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 示例附件: save new, changed and deleted records at once, or none of them.
 *
 * `POST /example/attachment/saveBatch`
 */
export function exampleAttachmentSaveBatch(request: { body: ExampleAttachmentChanges }, config?: Config) {
  return http.Post<SavedRows>('/example/attachment/saveBatch', request.body, config)
}

export type ExampleAttachmentExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 示例附件: workbook of what the filters leave, or of `selections`.
 *
 * `GET /example/attachment/exportXls`
 */
export function exampleAttachmentExportXls(request: { query?: ExampleAttachmentExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/example/attachment/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type ExampleAttachmentImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 示例附件: take a workbook.
 *
 * `POST /example/attachment/importExcel`
 */
export function exampleAttachmentImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ExampleAttachmentImportExcelResult>('/example/attachment/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 示例附件: what a workbook would bring.
 *
 * `POST /example/attachment/importPreview`
 */
export function exampleAttachmentImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/example/attachment/importPreview', formOf(request.body), config)
}

/**
 * 示例附件: an empty workbook to fill in.
 *
 * `GET /example/attachment/importTemplate`
 */
export function exampleAttachmentImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/example/attachment/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
