// Made by `npm run generate`. Do not edit: change what it is made from.
/** 企业信息 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 企业信息 */
export interface UnstructurDocumentdataCompanyinformation {
  id: string
  /** 企业名称 */
  name?: string | null
  /** 简称和曾用名 */
  aliases?: string | null
  /** 统一社会信用代码 */
  creditCode?: string | null
  /** 类别 */
  kind?: string | null
  /** 联系人 */
  contact?: string | null
  /** 联系电话 */
  phone?: string | null
  /** 地址 */
  address?: string | null
  /** 备注 */
  remark?: string | null
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

export interface UnstructurDocumentdataCompanyinformationAdd {
  /** 企业名称 */
  name: string | null
  /** 简称和曾用名 */
  aliases?: string | null
  /** 统一社会信用代码 */
  creditCode?: string | null
  /** 类别 */
  kind?: string | null
  /** 联系人 */
  contact?: string | null
  /** 联系电话 */
  phone?: string | null
  /** 地址 */
  address?: string | null
  /** 备注 */
  remark?: string | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataCompanyinformationEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 企业名称 */
  name?: string | null
  /** 简称和曾用名 */
  aliases?: string | null
  /** 统一社会信用代码 */
  creditCode?: string | null
  /** 类别 */
  kind?: string | null
  /** 联系人 */
  contact?: string | null
  /** 联系电话 */
  phone?: string | null
  /** 地址 */
  address?: string | null
  /** 备注 */
  remark?: string | null
}

export interface UnstructurDocumentdataCompanyinformationChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataCompanyinformationAdd
  }[]
  changed?: UnstructurDocumentdataCompanyinformationEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataCompanyinformationListQuery = ListQuery

export type UnstructurDocumentdataCompanyinformationListResult = Page & {
  records: UnstructurDocumentdataCompanyinformation[]
}

/**
 * 企业信息: one page.
 *
 * `GET /unstructur/documentdata/companyinformation/list`
 */
export function unstructurDocumentdataCompanyinformationList(request: { query?: UnstructurDocumentdataCompanyinformationListQuery | undefined } = {}, config?: Config) {
  return http.Get<UnstructurDocumentdataCompanyinformationListResult>('/unstructur/documentdata/companyinformation/list', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataCompanyinformationQueryByIdQuery {
  id: string
}

/**
 * 企业信息: one record.
 *
 * `GET /unstructur/documentdata/companyinformation/queryById`
 */
export function unstructurDocumentdataCompanyinformationQueryById(request: { query: UnstructurDocumentdataCompanyinformationQueryByIdQuery }, config?: Config) {
  return http.Get<UnstructurDocumentdataCompanyinformation>('/unstructur/documentdata/companyinformation/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 企业信息: save a new record.
 *
 * `POST /unstructur/documentdata/companyinformation/add`
 */
export function unstructurDocumentdataCompanyinformationAdd(request: { body: UnstructurDocumentdataCompanyinformationAdd }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/companyinformation/add', request.body, config)
}

/**
 * 企业信息: save a changed record.
 *
 * `PUT /unstructur/documentdata/companyinformation/edit`
 */
export function unstructurDocumentdataCompanyinformationEdit(request: { body: UnstructurDocumentdataCompanyinformationEdit }, config?: Config) {
  return http.Put<null>('/unstructur/documentdata/companyinformation/edit', request.body, config)
}

export interface UnstructurDocumentdataCompanyinformationDeleteQuery {
  id: string
}

/**
 * 企业信息: delete one record.
 *
 * `DELETE /unstructur/documentdata/companyinformation/delete`
 */
export function unstructurDocumentdataCompanyinformationDelete(request: { query: UnstructurDocumentdataCompanyinformationDeleteQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/companyinformation/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataCompanyinformationDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 企业信息: delete several records.
 *
 * `DELETE /unstructur/documentdata/companyinformation/deleteBatch`
 */
export function unstructurDocumentdataCompanyinformationDeleteBatch(request: { query: UnstructurDocumentdataCompanyinformationDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/companyinformation/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 企业信息: save new, changed and deleted records at once, or none of them.
 *
 * `POST /unstructur/documentdata/companyinformation/saveBatch`
 */
export function unstructurDocumentdataCompanyinformationSaveBatch(request: { body: UnstructurDocumentdataCompanyinformationChanges }, config?: Config) {
  return http.Post<SavedRows>('/unstructur/documentdata/companyinformation/saveBatch', request.body, config)
}

export type UnstructurDocumentdataCompanyinformationExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 企业信息: workbook of what the filters leave, or of `selections`.
 *
 * `GET /unstructur/documentdata/companyinformation/exportXls`
 */
export function unstructurDocumentdataCompanyinformationExportXls(request: { query?: UnstructurDocumentdataCompanyinformationExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/companyinformation/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type UnstructurDocumentdataCompanyinformationImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 企业信息: take a workbook.
 *
 * `POST /unstructur/documentdata/companyinformation/importExcel`
 */
export function unstructurDocumentdataCompanyinformationImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<UnstructurDocumentdataCompanyinformationImportExcelResult>('/unstructur/documentdata/companyinformation/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 企业信息: what a workbook would bring.
 *
 * `POST /unstructur/documentdata/companyinformation/importPreview`
 */
export function unstructurDocumentdataCompanyinformationImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/unstructur/documentdata/companyinformation/importPreview', formOf(request.body), config)
}

/**
 * 企业信息: an empty workbook to fill in.
 *
 * `GET /unstructur/documentdata/companyinformation/importTemplate`
 */
export function unstructurDocumentdataCompanyinformationImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/companyinformation/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
