// Made by `npm run generate`. Do not edit: change what it is made from.
/** 知识 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 知识 */
export interface UnstructurDocumentdataKnowledgebase {
  id: string
  /** 标题 */
  name?: string | null
  /** 知识类型 */
  unstructurDocumentdataDocumentTypeId?: string | null
  /** 知识分类 */
  category?: string | null
  /** 标签 */
  tagIds?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** yyyy-MM-dd */
  validFrom?: string | null
  /** yyyy-MM-dd */
  validUntil?: string | null
  /** 有效性 */
  validity?: string | null
  /** 正文 */
  fullTextContent?: string | null
  /** 引用文档 */
  citations?: string | null
  /** 相关知识 */
  related?: string | null
  /** 有用 */
  voteCount?: number | null
  /** 浏览量 */
  browseCount?: number | null
  unstructurDocumentdataDocumentTypeId_dictText?: string | null
  category_dictText?: string | null
  tagIds_dictText?: string | null
  secretLevel_dictText?: string | null
  validity_dictText?: string | null
  citations_dictText?: string | null
  related_dictText?: string | null
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

export interface UnstructurDocumentdataKnowledgebaseAdd {
  /** 标题 */
  name: string | null
  /** 知识类型 */
  unstructurDocumentdataDocumentTypeId?: string | null
  /** 知识分类 */
  category?: string | null
  /** 标签 */
  tagIds?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** yyyy-MM-dd */
  validFrom?: string | null
  /** yyyy-MM-dd */
  validUntil?: string | null
  /** 正文 */
  fullTextContent: string | null
  /** 引用文档 */
  citations?: string | null
  /** 相关知识 */
  related?: string | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataKnowledgebaseEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 标题 */
  name?: string | null
  /** 知识类型 */
  unstructurDocumentdataDocumentTypeId?: string | null
  /** 知识分类 */
  category?: string | null
  /** 标签 */
  tagIds?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** yyyy-MM-dd */
  validFrom?: string | null
  /** yyyy-MM-dd */
  validUntil?: string | null
  /** 正文 */
  fullTextContent?: string | null
  /** 引用文档 */
  citations?: string | null
  /** 相关知识 */
  related?: string | null
}

export interface UnstructurDocumentdataKnowledgebaseChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataKnowledgebaseAdd
  }[]
  changed?: UnstructurDocumentdataKnowledgebaseEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataKnowledgebaseListQuery = ListQuery

export type UnstructurDocumentdataKnowledgebaseListResult = Page & {
  records: UnstructurDocumentdataKnowledgebase[]
}

/**
 * 知识: one page.
 *
 * `GET /unstructur/documentdata/knowledgebase/list`
 */
export function unstructurDocumentdataKnowledgebaseList(request: { query?: UnstructurDocumentdataKnowledgebaseListQuery | undefined } = {}, config?: Config) {
  return http.Get<UnstructurDocumentdataKnowledgebaseListResult>('/unstructur/documentdata/knowledgebase/list', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataKnowledgebaseQueryByIdQuery {
  id: string
}

/**
 * 知识: one record.
 *
 * `GET /unstructur/documentdata/knowledgebase/queryById`
 */
export function unstructurDocumentdataKnowledgebaseQueryById(request: { query: UnstructurDocumentdataKnowledgebaseQueryByIdQuery }, config?: Config) {
  return http.Get<UnstructurDocumentdataKnowledgebase>('/unstructur/documentdata/knowledgebase/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 知识: save a new record.
 *
 * `POST /unstructur/documentdata/knowledgebase/add`
 */
export function unstructurDocumentdataKnowledgebaseAdd(request: { body: UnstructurDocumentdataKnowledgebaseAdd }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/knowledgebase/add', request.body, config)
}

/**
 * 知识: save a changed record.
 *
 * `PUT /unstructur/documentdata/knowledgebase/edit`
 */
export function unstructurDocumentdataKnowledgebaseEdit(request: { body: UnstructurDocumentdataKnowledgebaseEdit }, config?: Config) {
  return http.Put<null>('/unstructur/documentdata/knowledgebase/edit', request.body, config)
}

export interface UnstructurDocumentdataKnowledgebaseDeleteQuery {
  id: string
}

/**
 * 知识: delete one record.
 *
 * `DELETE /unstructur/documentdata/knowledgebase/delete`
 */
export function unstructurDocumentdataKnowledgebaseDelete(request: { query: UnstructurDocumentdataKnowledgebaseDeleteQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/knowledgebase/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataKnowledgebaseDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 知识: delete several records.
 *
 * `DELETE /unstructur/documentdata/knowledgebase/deleteBatch`
 */
export function unstructurDocumentdataKnowledgebaseDeleteBatch(request: { query: UnstructurDocumentdataKnowledgebaseDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/knowledgebase/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 知识: save new, changed and deleted records at once, or none of them.
 *
 * `POST /unstructur/documentdata/knowledgebase/saveBatch`
 */
export function unstructurDocumentdataKnowledgebaseSaveBatch(request: { body: UnstructurDocumentdataKnowledgebaseChanges }, config?: Config) {
  return http.Post<SavedRows>('/unstructur/documentdata/knowledgebase/saveBatch', request.body, config)
}

export type UnstructurDocumentdataKnowledgebaseExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 知识: workbook of what the filters leave, or of `selections`.
 *
 * `GET /unstructur/documentdata/knowledgebase/exportXls`
 */
export function unstructurDocumentdataKnowledgebaseExportXls(request: { query?: UnstructurDocumentdataKnowledgebaseExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/knowledgebase/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type UnstructurDocumentdataKnowledgebaseImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 知识: take a workbook.
 *
 * `POST /unstructur/documentdata/knowledgebase/importExcel`
 */
export function unstructurDocumentdataKnowledgebaseImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<UnstructurDocumentdataKnowledgebaseImportExcelResult>('/unstructur/documentdata/knowledgebase/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 知识: what a workbook would bring.
 *
 * `POST /unstructur/documentdata/knowledgebase/importPreview`
 */
export function unstructurDocumentdataKnowledgebaseImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/unstructur/documentdata/knowledgebase/importPreview', formOf(request.body), config)
}

/**
 * 知识: an empty workbook to fill in.
 *
 * `GET /unstructur/documentdata/knowledgebase/importTemplate`
 */
export function unstructurDocumentdataKnowledgebaseImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/knowledgebase/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
