// Made by `npm run generate`. Do not edit: change what it is made from.
/** 文档 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 文档 */
export interface UnstructurDocumentdataDocumentinformation {
  id: string
  /** 标题 */
  name?: string | null
  /** 状态 */
  state?: string | null
  /** 处理说明 */
  stateReason?: string | null
  /** 文号 */
  number?: string | null
  /** 文档类型 */
  unstructurDocumentdataDocumentTypeId?: string | null
  /** 所属企业 */
  unstructurDocumentdataCompanyInformationId?: string | null
  /** 项目 */
  project?: string | null
  /** 标签 */
  tagIds?: string | null
  /** 目录 */
  folderIds?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 来源 */
  source?: string | null
  /** 作者 */
  author?: string | null
  /** yyyy-MM-dd */
  documentDate?: string | null
  /** 文本类型 */
  textType?: string | null
  /** 文件 */
  file?: string | null
  /** 名单命中 */
  watchLevel?: string | null
  /** 命中说明 */
  watchNote?: string | null
  /** 文件类型 */
  fileType?: string | null
  /** 文件指纹 */
  fileHash?: string | null
  /** 页数 */
  pageCount?: number | null
  /** 语言 */
  language?: string | null
  /** 含识别文字 */
  recognised?: string | null
  /** 摘要 */
  summary?: string | null
  /** 关键词 */
  keywords?: string | null
  /** 浏览量 */
  browseCount?: number | null
  state_dictText?: string | null
  unstructurDocumentdataDocumentTypeId_dictText?: string | null
  unstructurDocumentdataCompanyInformationId_dictText?: string | null
  tagIds_dictText?: string | null
  folderIds_dictText?: string | null
  secretLevel_dictText?: string | null
  textType_dictText?: string | null
  watchLevel_dictText?: string | null
  language_dictText?: string | null
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

export interface UnstructurDocumentdataDocumentinformationAdd {
  /** 标题 */
  name: string | null
  /** 文号 */
  number?: string | null
  /** 文档类型 */
  unstructurDocumentdataDocumentTypeId?: string | null
  /** 所属企业 */
  unstructurDocumentdataCompanyInformationId?: string | null
  /** 项目 */
  project?: string | null
  /** 标签 */
  tagIds?: string | null
  /** 目录 */
  folderIds?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 来源 */
  source?: string | null
  /** 作者 */
  author?: string | null
  /** yyyy-MM-dd */
  documentDate?: string | null
  /** 文本类型 */
  textType?: string | null
  /** 文件 */
  file?: string | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataDocumentinformationEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 标题 */
  name?: string | null
  /** 文号 */
  number?: string | null
  /** 文档类型 */
  unstructurDocumentdataDocumentTypeId?: string | null
  /** 所属企业 */
  unstructurDocumentdataCompanyInformationId?: string | null
  /** 项目 */
  project?: string | null
  /** 标签 */
  tagIds?: string | null
  /** 目录 */
  folderIds?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 来源 */
  source?: string | null
  /** 作者 */
  author?: string | null
  /** yyyy-MM-dd */
  documentDate?: string | null
  /** 文本类型 */
  textType?: string | null
  /** 文件 */
  file?: string | null
}

export interface UnstructurDocumentdataDocumentinformationChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataDocumentinformationAdd
  }[]
  changed?: UnstructurDocumentdataDocumentinformationEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataDocumentinformationListQuery = ListQuery

export type UnstructurDocumentdataDocumentinformationListResult = Page & {
  records: UnstructurDocumentdataDocumentinformation[]
}

/**
 * 文档: one page.
 *
 * `GET /unstructur/documentdata/documentinformation/list`
 */
export function unstructurDocumentdataDocumentinformationList(request: { query?: UnstructurDocumentdataDocumentinformationListQuery | undefined } = {}, config?: Config) {
  return http.Get<UnstructurDocumentdataDocumentinformationListResult>('/unstructur/documentdata/documentinformation/list', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataDocumentinformationQueryByIdQuery {
  id: string
}

/**
 * 文档: one record.
 *
 * `GET /unstructur/documentdata/documentinformation/queryById`
 */
export function unstructurDocumentdataDocumentinformationQueryById(request: { query: UnstructurDocumentdataDocumentinformationQueryByIdQuery }, config?: Config) {
  return http.Get<UnstructurDocumentdataDocumentinformation>('/unstructur/documentdata/documentinformation/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 文档: save a new record.
 *
 * `POST /unstructur/documentdata/documentinformation/add`
 */
export function unstructurDocumentdataDocumentinformationAdd(request: { body: UnstructurDocumentdataDocumentinformationAdd }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/documentinformation/add', request.body, config)
}

/**
 * 文档: save a changed record.
 *
 * `PUT /unstructur/documentdata/documentinformation/edit`
 */
export function unstructurDocumentdataDocumentinformationEdit(request: { body: UnstructurDocumentdataDocumentinformationEdit }, config?: Config) {
  return http.Put<null>('/unstructur/documentdata/documentinformation/edit', request.body, config)
}

export interface UnstructurDocumentdataDocumentinformationDeleteQuery {
  id: string
}

/**
 * 文档: delete one record.
 *
 * `DELETE /unstructur/documentdata/documentinformation/delete`
 */
export function unstructurDocumentdataDocumentinformationDelete(request: { query: UnstructurDocumentdataDocumentinformationDeleteQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/documentinformation/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataDocumentinformationDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 文档: delete several records.
 *
 * `DELETE /unstructur/documentdata/documentinformation/deleteBatch`
 */
export function unstructurDocumentdataDocumentinformationDeleteBatch(request: { query: UnstructurDocumentdataDocumentinformationDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/documentinformation/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 文档: save new, changed and deleted records at once, or none of them.
 *
 * `POST /unstructur/documentdata/documentinformation/saveBatch`
 */
export function unstructurDocumentdataDocumentinformationSaveBatch(request: { body: UnstructurDocumentdataDocumentinformationChanges }, config?: Config) {
  return http.Post<SavedRows>('/unstructur/documentdata/documentinformation/saveBatch', request.body, config)
}

export type UnstructurDocumentdataDocumentinformationExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 文档: workbook of what the filters leave, or of `selections`.
 *
 * `GET /unstructur/documentdata/documentinformation/exportXls`
 */
export function unstructurDocumentdataDocumentinformationExportXls(request: { query?: UnstructurDocumentdataDocumentinformationExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/documentinformation/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type UnstructurDocumentdataDocumentinformationImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 文档: take a workbook.
 *
 * `POST /unstructur/documentdata/documentinformation/importExcel`
 */
export function unstructurDocumentdataDocumentinformationImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<UnstructurDocumentdataDocumentinformationImportExcelResult>('/unstructur/documentdata/documentinformation/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 文档: what a workbook would bring.
 *
 * `POST /unstructur/documentdata/documentinformation/importPreview`
 */
export function unstructurDocumentdataDocumentinformationImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/unstructur/documentdata/documentinformation/importPreview', formOf(request.body), config)
}

/**
 * 文档: an empty workbook to fill in.
 *
 * `GET /unstructur/documentdata/documentinformation/importTemplate`
 */
export function unstructurDocumentdataDocumentinformationImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/documentinformation/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
