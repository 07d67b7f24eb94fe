// Made by `npm run generate`. Do not edit: change what it is made from.
/** 知识类型 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 知识类型 */
export interface UnstructurDocumentdataKnowledgebasedocumenttype {
  id: string
  /** 名称 */
  name?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  isEnable?: string | null
  /** 已移除 */
  isDeleted?: string | null
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

export interface UnstructurDocumentdataKnowledgebasedocumenttypeAdd {
  /** 名称 */
  name: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  isEnable?: string | null
  /** 已移除 */
  isDeleted?: string | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataKnowledgebasedocumenttypeEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  isEnable?: string | null
  /** 已移除 */
  isDeleted?: string | null
}

export interface UnstructurDocumentdataKnowledgebasedocumenttypeChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataKnowledgebasedocumenttypeAdd
  }[]
  changed?: UnstructurDocumentdataKnowledgebasedocumenttypeEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataKnowledgebasedocumenttypeListQuery = ListQuery

export type UnstructurDocumentdataKnowledgebasedocumenttypeListResult = Page & {
  records: UnstructurDocumentdataKnowledgebasedocumenttype[]
}

/**
 * 知识类型: one page.
 *
 * `GET /unstructur/documentdata/knowledgebasedocumenttype/list`
 */
export function unstructurDocumentdataKnowledgebasedocumenttypeList(request: { query?: UnstructurDocumentdataKnowledgebasedocumenttypeListQuery | undefined } = {}, config?: Config) {
  return http.Get<UnstructurDocumentdataKnowledgebasedocumenttypeListResult>('/unstructur/documentdata/knowledgebasedocumenttype/list', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataKnowledgebasedocumenttypeQueryByIdQuery {
  id: string
}

/**
 * 知识类型: one record.
 *
 * `GET /unstructur/documentdata/knowledgebasedocumenttype/queryById`
 */
export function unstructurDocumentdataKnowledgebasedocumenttypeQueryById(request: { query: UnstructurDocumentdataKnowledgebasedocumenttypeQueryByIdQuery }, config?: Config) {
  return http.Get<UnstructurDocumentdataKnowledgebasedocumenttype>('/unstructur/documentdata/knowledgebasedocumenttype/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 知识类型: save a new record.
 *
 * `POST /unstructur/documentdata/knowledgebasedocumenttype/add`
 */
export function unstructurDocumentdataKnowledgebasedocumenttypeAdd(request: { body: UnstructurDocumentdataKnowledgebasedocumenttypeAdd }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/knowledgebasedocumenttype/add', request.body, config)
}

/**
 * 知识类型: save a changed record.
 *
 * `PUT /unstructur/documentdata/knowledgebasedocumenttype/edit`
 */
export function unstructurDocumentdataKnowledgebasedocumenttypeEdit(request: { body: UnstructurDocumentdataKnowledgebasedocumenttypeEdit }, config?: Config) {
  return http.Put<null>('/unstructur/documentdata/knowledgebasedocumenttype/edit', request.body, config)
}

export interface UnstructurDocumentdataKnowledgebasedocumenttypeDeleteQuery {
  id: string
}

/**
 * 知识类型: delete one record.
 *
 * `DELETE /unstructur/documentdata/knowledgebasedocumenttype/delete`
 */
export function unstructurDocumentdataKnowledgebasedocumenttypeDelete(request: { query: UnstructurDocumentdataKnowledgebasedocumenttypeDeleteQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/knowledgebasedocumenttype/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataKnowledgebasedocumenttypeDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 知识类型: delete several records.
 *
 * `DELETE /unstructur/documentdata/knowledgebasedocumenttype/deleteBatch`
 */
export function unstructurDocumentdataKnowledgebasedocumenttypeDeleteBatch(request: { query: UnstructurDocumentdataKnowledgebasedocumenttypeDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/knowledgebasedocumenttype/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 知识类型: save new, changed and deleted records at once, or none of them.
 *
 * `POST /unstructur/documentdata/knowledgebasedocumenttype/saveBatch`
 */
export function unstructurDocumentdataKnowledgebasedocumenttypeSaveBatch(request: { body: UnstructurDocumentdataKnowledgebasedocumenttypeChanges }, config?: Config) {
  return http.Post<SavedRows>('/unstructur/documentdata/knowledgebasedocumenttype/saveBatch', request.body, config)
}

export type UnstructurDocumentdataKnowledgebasedocumenttypeExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 知识类型: workbook of what the filters leave, or of `selections`.
 *
 * `GET /unstructur/documentdata/knowledgebasedocumenttype/exportXls`
 */
export function unstructurDocumentdataKnowledgebasedocumenttypeExportXls(request: { query?: UnstructurDocumentdataKnowledgebasedocumenttypeExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/knowledgebasedocumenttype/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type UnstructurDocumentdataKnowledgebasedocumenttypeImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 知识类型: take a workbook.
 *
 * `POST /unstructur/documentdata/knowledgebasedocumenttype/importExcel`
 */
export function unstructurDocumentdataKnowledgebasedocumenttypeImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<UnstructurDocumentdataKnowledgebasedocumenttypeImportExcelResult>('/unstructur/documentdata/knowledgebasedocumenttype/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 知识类型: what a workbook would bring.
 *
 * `POST /unstructur/documentdata/knowledgebasedocumenttype/importPreview`
 */
export function unstructurDocumentdataKnowledgebasedocumenttypeImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/unstructur/documentdata/knowledgebasedocumenttype/importPreview', formOf(request.body), config)
}

/**
 * 知识类型: an empty workbook to fill in.
 *
 * `GET /unstructur/documentdata/knowledgebasedocumenttype/importTemplate`
 */
export function unstructurDocumentdataKnowledgebasedocumenttypeImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/knowledgebasedocumenttype/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
