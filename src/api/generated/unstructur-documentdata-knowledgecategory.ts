// Made by `npm run generate`. Do not edit: change what it is made from.
/** 知识分类 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 知识分类 */
export interface UnstructurDocumentdataKnowledgecategory {
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

export interface UnstructurDocumentdataKnowledgecategoryAdd {
  pid?: string | null
  /** 名称 */
  name: string | null
  /** 排序 */
  sort?: number | null
  /** 备注 */
  remark?: string | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataKnowledgecategoryEdit {
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

export interface UnstructurDocumentdataKnowledgecategoryChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataKnowledgecategoryAdd
  }[]
  changed?: UnstructurDocumentdataKnowledgecategoryEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataKnowledgecategoryListQuery = ListQuery

export type UnstructurDocumentdataKnowledgecategoryListResult = Page & {
  records: UnstructurDocumentdataKnowledgecategory[]
}

/**
 * 知识分类: one page.
 *
 * `GET /unstructur/documentdata/knowledgecategory/list`
 */
export function unstructurDocumentdataKnowledgecategoryList(request: { query?: UnstructurDocumentdataKnowledgecategoryListQuery | undefined } = {}, config?: Config) {
  return http.Get<UnstructurDocumentdataKnowledgecategoryListResult>('/unstructur/documentdata/knowledgecategory/list', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataKnowledgecategoryQueryByIdQuery {
  id: string
}

/**
 * 知识分类: one record.
 *
 * `GET /unstructur/documentdata/knowledgecategory/queryById`
 */
export function unstructurDocumentdataKnowledgecategoryQueryById(request: { query: UnstructurDocumentdataKnowledgecategoryQueryByIdQuery }, config?: Config) {
  return http.Get<UnstructurDocumentdataKnowledgecategory>('/unstructur/documentdata/knowledgecategory/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 知识分类: save a new record.
 *
 * `POST /unstructur/documentdata/knowledgecategory/add`
 */
export function unstructurDocumentdataKnowledgecategoryAdd(request: { body: UnstructurDocumentdataKnowledgecategoryAdd }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/knowledgecategory/add', request.body, config)
}

/**
 * 知识分类: save a changed record.
 *
 * `PUT /unstructur/documentdata/knowledgecategory/edit`
 */
export function unstructurDocumentdataKnowledgecategoryEdit(request: { body: UnstructurDocumentdataKnowledgecategoryEdit }, config?: Config) {
  return http.Put<null>('/unstructur/documentdata/knowledgecategory/edit', request.body, config)
}

export interface UnstructurDocumentdataKnowledgecategoryDeleteQuery {
  id: string
}

/**
 * 知识分类: delete one record.
 *
 * `DELETE /unstructur/documentdata/knowledgecategory/delete`
 */
export function unstructurDocumentdataKnowledgecategoryDelete(request: { query: UnstructurDocumentdataKnowledgecategoryDeleteQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/knowledgecategory/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataKnowledgecategoryDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 知识分类: delete several records.
 *
 * `DELETE /unstructur/documentdata/knowledgecategory/deleteBatch`
 */
export function unstructurDocumentdataKnowledgecategoryDeleteBatch(request: { query: UnstructurDocumentdataKnowledgecategoryDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/knowledgecategory/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 知识分类: save new, changed and deleted records at once, or none of them.
 *
 * `POST /unstructur/documentdata/knowledgecategory/saveBatch`
 */
export function unstructurDocumentdataKnowledgecategorySaveBatch(request: { body: UnstructurDocumentdataKnowledgecategoryChanges }, config?: Config) {
  return http.Post<SavedRows>('/unstructur/documentdata/knowledgecategory/saveBatch', request.body, config)
}

export type UnstructurDocumentdataKnowledgecategoryExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 知识分类: workbook of what the filters leave, or of `selections`.
 *
 * `GET /unstructur/documentdata/knowledgecategory/exportXls`
 */
export function unstructurDocumentdataKnowledgecategoryExportXls(request: { query?: UnstructurDocumentdataKnowledgecategoryExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/knowledgecategory/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type UnstructurDocumentdataKnowledgecategoryImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 知识分类: take a workbook.
 *
 * `POST /unstructur/documentdata/knowledgecategory/importExcel`
 */
export function unstructurDocumentdataKnowledgecategoryImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<UnstructurDocumentdataKnowledgecategoryImportExcelResult>('/unstructur/documentdata/knowledgecategory/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 知识分类: what a workbook would bring.
 *
 * `POST /unstructur/documentdata/knowledgecategory/importPreview`
 */
export function unstructurDocumentdataKnowledgecategoryImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/unstructur/documentdata/knowledgecategory/importPreview', formOf(request.body), config)
}

/**
 * 知识分类: an empty workbook to fill in.
 *
 * `GET /unstructur/documentdata/knowledgecategory/importTemplate`
 */
export function unstructurDocumentdataKnowledgecategoryImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/knowledgecategory/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}

export type UnstructurDocumentdataKnowledgecategoryRootListQuery = ListQuery & {
  /** Default 0. */
  pid?: string
}

export type UnstructurDocumentdataKnowledgecategoryRootListResult = Page & {
  records: UnstructurDocumentdataKnowledgecategory[]
}

/**
 * 知识分类: one page of what stands at the top, or below `pid`.
 *
 * `GET /unstructur/documentdata/knowledgecategory/rootList`
 */
export function unstructurDocumentdataKnowledgecategoryRootList(request: { query?: UnstructurDocumentdataKnowledgecategoryRootListQuery | undefined } = {}, config?: Config) {
  return http.Get<UnstructurDocumentdataKnowledgecategoryRootListResult>('/unstructur/documentdata/knowledgecategory/rootList', { ...config, params: queryOf(request.query) })
}

export type UnstructurDocumentdataKnowledgecategoryChildListQuery = ListQuery & {
  pid: string
}

/**
 * 知识分类: what stands below one.
 *
 * `GET /unstructur/documentdata/knowledgecategory/childList`
 */
export function unstructurDocumentdataKnowledgecategoryChildList(request: { query: UnstructurDocumentdataKnowledgecategoryChildListQuery }, config?: Config) {
  return http.Get<UnstructurDocumentdataKnowledgecategory[]>('/unstructur/documentdata/knowledgecategory/childList', { ...config, params: queryOf(request.query) })
}
