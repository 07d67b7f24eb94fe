// Made by `npm run generate`. Do not edit: change what it is made from.
/** 法规版本 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 法规版本 */
export interface AuditLawversion {
  id: string
  /** 法规 */
  lawId?: string | null
  /** 文号 */
  number?: string | null
  /** yyyy-MM-dd */
  promulgated?: string | null
  /** yyyy-MM-dd */
  effective?: string | null
  /** yyyy-MM-dd */
  expired?: string | null
  /** 时效性 */
  validity?: string | null
  /** 条数 */
  articles?: number | null
  /** 条文核对 */
  doubts?: string | null
  /** 正文 */
  text?: string | null
  /** 原文文件 */
  file?: string | null
  lawId_dictText?: string | null
  validity_dictText?: string | null
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

export interface AuditLawversionAdd {
  /** 法规 */
  lawId: string | null
  /** 文号 */
  number?: string | null
  /** yyyy-MM-dd */
  promulgated?: string | null
  /** yyyy-MM-dd */
  effective?: string | null
  /** yyyy-MM-dd */
  expired?: string | null
  /** 正文 */
  text: string | null
  /** 原文文件 */
  file?: string | null
}

/** What is absent stays as it is. */
export interface AuditLawversionEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 法规 */
  lawId?: string | null
  /** 文号 */
  number?: string | null
  /** yyyy-MM-dd */
  promulgated?: string | null
  /** yyyy-MM-dd */
  effective?: string | null
  /** yyyy-MM-dd */
  expired?: string | null
  /** 正文 */
  text?: string | null
  /** 原文文件 */
  file?: string | null
}

export interface AuditLawversionChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: AuditLawversionAdd
  }[]
  changed?: AuditLawversionEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type AuditLawversionListQuery = ListQuery

export type AuditLawversionListResult = Page & {
  records: AuditLawversion[]
}

/**
 * 法规版本: one page.
 *
 * `GET /audit/lawversion/list`
 */
export function auditLawversionList(request: { query?: AuditLawversionListQuery | undefined } = {}, config?: Config) {
  return http.Get<AuditLawversionListResult>('/audit/lawversion/list', { ...config, params: queryOf(request.query) })
}

export interface AuditLawversionQueryByIdQuery {
  id: string
}

/**
 * 法规版本: one record.
 *
 * `GET /audit/lawversion/queryById`
 */
export function auditLawversionQueryById(request: { query: AuditLawversionQueryByIdQuery }, config?: Config) {
  return http.Get<AuditLawversion>('/audit/lawversion/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 法规版本: save a new record.
 *
 * `POST /audit/lawversion/add`
 */
export function auditLawversionAdd(request: { body: AuditLawversionAdd }, config?: Config) {
  return http.Post<null>('/audit/lawversion/add', request.body, config)
}

/**
 * 法规版本: save a changed record.
 *
 * `PUT /audit/lawversion/edit`
 */
export function auditLawversionEdit(request: { body: AuditLawversionEdit }, config?: Config) {
  return http.Put<null>('/audit/lawversion/edit', request.body, config)
}

export interface AuditLawversionDeleteQuery {
  id: string
}

/**
 * 法规版本: delete one record.
 *
 * `DELETE /audit/lawversion/delete`
 */
export function auditLawversionDelete(request: { query: AuditLawversionDeleteQuery }, config?: Config) {
  return http.Delete<null>('/audit/lawversion/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface AuditLawversionDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 法规版本: delete several records.
 *
 * `DELETE /audit/lawversion/deleteBatch`
 */
export function auditLawversionDeleteBatch(request: { query: AuditLawversionDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/audit/lawversion/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 法规版本: save new, changed and deleted records at once, or none of them.
 *
 * `POST /audit/lawversion/saveBatch`
 */
export function auditLawversionSaveBatch(request: { body: AuditLawversionChanges }, config?: Config) {
  return http.Post<SavedRows>('/audit/lawversion/saveBatch', request.body, config)
}

export type AuditLawversionExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 法规版本: workbook of what the filters leave, or of `selections`.
 *
 * `GET /audit/lawversion/exportXls`
 */
export function auditLawversionExportXls(request: { query?: AuditLawversionExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/audit/lawversion/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type AuditLawversionImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 法规版本: take a workbook.
 *
 * `POST /audit/lawversion/importExcel`
 */
export function auditLawversionImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<AuditLawversionImportExcelResult>('/audit/lawversion/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 法规版本: what a workbook would bring.
 *
 * `POST /audit/lawversion/importPreview`
 */
export function auditLawversionImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/audit/lawversion/importPreview', formOf(request.body), config)
}

/**
 * 法规版本: an empty workbook to fill in.
 *
 * `GET /audit/lawversion/importTemplate`
 */
export function auditLawversionImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/audit/lawversion/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
