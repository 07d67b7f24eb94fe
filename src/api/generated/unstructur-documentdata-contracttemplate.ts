// Made by `npm run generate`. Do not edit: change what it is made from.
/** 合同模板 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 合同模板 */
export interface UnstructurDocumentdataContracttemplate {
  id: string
  /** 名称 */
  name?: string | null
  /** 适用文档类型 */
  documentTypeIds?: string | null
  /** 标题包含 */
  titleWords?: string | null
  /** 启用 */
  enabled?: string | null
  /** 说明 */
  note?: string | null
  /** 要素 */
  items?: {
    id?: string
    /** 名称 */
    label?: string | null
    /** 别名 */
    aliases?: string | null
    /** 类型 */
    kind?: string | null
    /** 必填 */
    needed?: string | null
    /** 位置 */
    place?: string | null
    /** 标题或列名 */
    anchor?: string | null
    /** 正则表达式 */
    pattern?: string | null
    /** 核对条件 */
    condition?: string | null
    /** 不成立时提示 */
    message?: string | null
    kind_dictText?: string | null
    place_dictText?: string | null
  }[] | null
  documentTypeIds_dictText?: string | null
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

export interface UnstructurDocumentdataContracttemplateAdd {
  /** 名称 */
  name: string | null
  /** 适用文档类型 */
  documentTypeIds?: string | null
  /** 标题包含 */
  titleWords?: string | null
  /** 启用 */
  enabled?: string | null
  /** 说明 */
  note?: string | null
  /** 要素 */
  items: {
    id?: string
    /** 名称 */
    label?: string | null
    /** 别名 */
    aliases?: string | null
    /** 类型 */
    kind?: string | null
    /** 必填 */
    needed?: string | null
    /** 位置 */
    place?: string | null
    /** 标题或列名 */
    anchor?: string | null
    /** 正则表达式 */
    pattern?: string | null
    /** 核对条件 */
    condition?: string | null
    /** 不成立时提示 */
    message?: string | null
  }[] | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataContracttemplateEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 适用文档类型 */
  documentTypeIds?: string | null
  /** 标题包含 */
  titleWords?: string | null
  /** 启用 */
  enabled?: string | null
  /** 说明 */
  note?: string | null
  /** 要素 */
  items?: {
    id?: string
    /** 名称 */
    label?: string | null
    /** 别名 */
    aliases?: string | null
    /** 类型 */
    kind?: string | null
    /** 必填 */
    needed?: string | null
    /** 位置 */
    place?: string | null
    /** 标题或列名 */
    anchor?: string | null
    /** 正则表达式 */
    pattern?: string | null
    /** 核对条件 */
    condition?: string | null
    /** 不成立时提示 */
    message?: string | null
  }[] | null
}

export interface UnstructurDocumentdataContracttemplateChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataContracttemplateAdd
  }[]
  changed?: UnstructurDocumentdataContracttemplateEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataContracttemplateListQuery = ListQuery

export type UnstructurDocumentdataContracttemplateListResult = Page & {
  records: UnstructurDocumentdataContracttemplate[]
}

/**
 * 合同模板: one page.
 *
 * `GET /unstructur/documentdata/contracttemplate/list`
 */
export function unstructurDocumentdataContracttemplateList(request: { query?: UnstructurDocumentdataContracttemplateListQuery | undefined } = {}, config?: Config) {
  return http.Get<UnstructurDocumentdataContracttemplateListResult>('/unstructur/documentdata/contracttemplate/list', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataContracttemplateQueryByIdQuery {
  id: string
}

/**
 * 合同模板: one record.
 *
 * `GET /unstructur/documentdata/contracttemplate/queryById`
 */
export function unstructurDocumentdataContracttemplateQueryById(request: { query: UnstructurDocumentdataContracttemplateQueryByIdQuery }, config?: Config) {
  return http.Get<UnstructurDocumentdataContracttemplate>('/unstructur/documentdata/contracttemplate/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 合同模板: save a new record.
 *
 * `POST /unstructur/documentdata/contracttemplate/add`
 */
export function unstructurDocumentdataContracttemplateAdd(request: { body: UnstructurDocumentdataContracttemplateAdd }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/contracttemplate/add', request.body, config)
}

/**
 * 合同模板: save a changed record.
 *
 * `PUT /unstructur/documentdata/contracttemplate/edit`
 */
export function unstructurDocumentdataContracttemplateEdit(request: { body: UnstructurDocumentdataContracttemplateEdit }, config?: Config) {
  return http.Put<null>('/unstructur/documentdata/contracttemplate/edit', request.body, config)
}

export interface UnstructurDocumentdataContracttemplateDeleteQuery {
  id: string
}

/**
 * 合同模板: delete one record.
 *
 * `DELETE /unstructur/documentdata/contracttemplate/delete`
 */
export function unstructurDocumentdataContracttemplateDelete(request: { query: UnstructurDocumentdataContracttemplateDeleteQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/contracttemplate/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataContracttemplateDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 合同模板: delete several records.
 *
 * `DELETE /unstructur/documentdata/contracttemplate/deleteBatch`
 */
export function unstructurDocumentdataContracttemplateDeleteBatch(request: { query: UnstructurDocumentdataContracttemplateDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/contracttemplate/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 合同模板: save new, changed and deleted records at once, or none of them.
 *
 * `POST /unstructur/documentdata/contracttemplate/saveBatch`
 */
export function unstructurDocumentdataContracttemplateSaveBatch(request: { body: UnstructurDocumentdataContracttemplateChanges }, config?: Config) {
  return http.Post<SavedRows>('/unstructur/documentdata/contracttemplate/saveBatch', request.body, config)
}

export type UnstructurDocumentdataContracttemplateExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 合同模板: workbook of what the filters leave, or of `selections`.
 *
 * `GET /unstructur/documentdata/contracttemplate/exportXls`
 */
export function unstructurDocumentdataContracttemplateExportXls(request: { query?: UnstructurDocumentdataContracttemplateExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/contracttemplate/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type UnstructurDocumentdataContracttemplateImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 合同模板: take a workbook.
 *
 * `POST /unstructur/documentdata/contracttemplate/importExcel`
 */
export function unstructurDocumentdataContracttemplateImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<UnstructurDocumentdataContracttemplateImportExcelResult>('/unstructur/documentdata/contracttemplate/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 合同模板: what a workbook would bring.
 *
 * `POST /unstructur/documentdata/contracttemplate/importPreview`
 */
export function unstructurDocumentdataContracttemplateImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/unstructur/documentdata/contracttemplate/importPreview', formOf(request.body), config)
}

/**
 * 合同模板: an empty workbook to fill in.
 *
 * `GET /unstructur/documentdata/contracttemplate/importTemplate`
 */
export function unstructurDocumentdataContracttemplateImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/contracttemplate/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
