// Made by `npm run generate`. Do not edit: change what it is made from.
/** 法规 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 法规 */
export interface AuditLaw {
  id: string
  /** 名称 */
  name?: string | null
  /** 简称 */
  aliases?: string | null
  /** 效力级别 */
  level?: string | null
  /** 制定机关 */
  issuer?: string | null
  /** 文号 */
  number?: string | null
  /** yyyy-MM-dd */
  promulgated?: string | null
  /** yyyy-MM-dd */
  effective?: string | null
  /** 时效性 */
  validity?: string | null
  /** 相关法规 */
  relations?: {
    id?: string
    /** 关系 */
    kind?: string | null
    /** 法规 */
    otherId?: string | null
    /** 说明 */
    note?: string | null
    kind_dictText?: string | null
    otherId_dictText?: string | null
  }[] | null
  /** 备注 */
  remark?: string | null
  level_dictText?: string | null
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

export interface AuditLawAdd {
  /** 名称 */
  name: string | null
  /** 简称 */
  aliases?: string | null
  /** 效力级别 */
  level: string | null
  /** 制定机关 */
  issuer?: string | null
  /** 相关法规 */
  relations?: {
    id?: string
    /** 关系 */
    kind?: string | null
    /** 法规 */
    otherId?: string | null
    /** 说明 */
    note?: string | null
  }[] | null
  /** 备注 */
  remark?: string | null
}

/** What is absent stays as it is. */
export interface AuditLawEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 简称 */
  aliases?: string | null
  /** 效力级别 */
  level?: string | null
  /** 制定机关 */
  issuer?: string | null
  /** 相关法规 */
  relations?: {
    id?: string
    /** 关系 */
    kind?: string | null
    /** 法规 */
    otherId?: string | null
    /** 说明 */
    note?: string | null
  }[] | null
  /** 备注 */
  remark?: string | null
}

export interface AuditLawChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: AuditLawAdd
  }[]
  changed?: AuditLawEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type AuditLawListQuery = ListQuery

export type AuditLawListResult = Page & {
  records: AuditLaw[]
}

/**
 * 法规: one page.
 *
 * `GET /audit/law/list`
 */
export function auditLawList(request: { query?: AuditLawListQuery | undefined } = {}, config?: Config) {
  return http.Get<AuditLawListResult>('/audit/law/list', { ...config, params: queryOf(request.query) })
}

export interface AuditLawQueryByIdQuery {
  id: string
}

/**
 * 法规: one record.
 *
 * `GET /audit/law/queryById`
 */
export function auditLawQueryById(request: { query: AuditLawQueryByIdQuery }, config?: Config) {
  return http.Get<AuditLaw>('/audit/law/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 法规: save a new record.
 *
 * `POST /audit/law/add`
 */
export function auditLawAdd(request: { body: AuditLawAdd }, config?: Config) {
  return http.Post<null>('/audit/law/add', request.body, config)
}

/**
 * 法规: save a changed record.
 *
 * `PUT /audit/law/edit`
 */
export function auditLawEdit(request: { body: AuditLawEdit }, config?: Config) {
  return http.Put<null>('/audit/law/edit', request.body, config)
}

export interface AuditLawDeleteQuery {
  id: string
}

/**
 * 法规: delete one record.
 *
 * `DELETE /audit/law/delete`
 */
export function auditLawDelete(request: { query: AuditLawDeleteQuery }, config?: Config) {
  return http.Delete<null>('/audit/law/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface AuditLawDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 法规: delete several records.
 *
 * `DELETE /audit/law/deleteBatch`
 */
export function auditLawDeleteBatch(request: { query: AuditLawDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/audit/law/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 法规: save new, changed and deleted records at once, or none of them.
 *
 * `POST /audit/law/saveBatch`
 */
export function auditLawSaveBatch(request: { body: AuditLawChanges }, config?: Config) {
  return http.Post<SavedRows>('/audit/law/saveBatch', request.body, config)
}

export type AuditLawExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 法规: workbook of what the filters leave, or of `selections`.
 *
 * `GET /audit/law/exportXls`
 */
export function auditLawExportXls(request: { query?: AuditLawExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/audit/law/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type AuditLawImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 法规: take a workbook.
 *
 * `POST /audit/law/importExcel`
 */
export function auditLawImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<AuditLawImportExcelResult>('/audit/law/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 法规: what a workbook would bring.
 *
 * `POST /audit/law/importPreview`
 */
export function auditLawImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/audit/law/importPreview', formOf(request.body), config)
}

/**
 * 法规: an empty workbook to fill in.
 *
 * `GET /audit/law/importTemplate`
 */
export function auditLawImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/audit/law/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
