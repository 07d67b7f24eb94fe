// Made by `npm run generate`. Do not edit: change what it is made from.
/** 疑点 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 疑点 */
export interface AuditDoubt {
  id: string
  /** 疑点标题 */
  title?: string | null
  /** 数据表 */
  sheetId?: string | null
  /** 数据版本 */
  sheetNo?: number | null
  /** 关键字段 */
  rowKey?: string | null
  /** 数据行 */
  rowText?: string | null
  /** 行标识 */
  place?: string | null
  /** 分析模型 */
  model?: string | null
  /** 可疑程度 */
  score?: number | null
  /** 涉及金额（元） */
  amount?: number | string | null
  /** 状态 */
  state?: string | null
  /** 审计项目 */
  projectId?: string | null
  /** 核实人 */
  handler?: string | null
  /** yyyy-MM-dd */
  deadline?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 核实结论 */
  conclusion?: string | null
  /** 证据 */
  evidence?: string | null
  /** 备注 */
  remark?: string | null
  /** 审计问题 */
  findingId?: string | null
  sheetId_dictText?: string | null
  state_dictText?: string | null
  projectId_dictText?: string | null
  handler_dictText?: string | null
  secretLevel_dictText?: string | null
  evidence_dictText?: string | null
  findingId_dictText?: string | null
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

export interface AuditDoubtAdd {
  /** 疑点标题 */
  title: string | null
  /** 数据表 */
  sheetId: string | null
  /** 可疑程度 */
  score?: number | null
  /** 涉及金额（元） */
  amount?: number | string | null
  /** 状态 */
  state?: string | null
  /** 审计项目 */
  projectId?: string | null
  /** 核实人 */
  handler?: string | null
  /** yyyy-MM-dd */
  deadline?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 核实结论 */
  conclusion?: string | null
  /** 证据 */
  evidence?: string | null
  /** 备注 */
  remark?: string | null
}

/** What is absent stays as it is. */
export interface AuditDoubtEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 疑点标题 */
  title?: string | null
  /** 数据表 */
  sheetId?: string | null
  /** 可疑程度 */
  score?: number | null
  /** 涉及金额（元） */
  amount?: number | string | null
  /** 状态 */
  state?: string | null
  /** 审计项目 */
  projectId?: string | null
  /** 核实人 */
  handler?: string | null
  /** yyyy-MM-dd */
  deadline?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 核实结论 */
  conclusion?: string | null
  /** 证据 */
  evidence?: string | null
  /** 备注 */
  remark?: string | null
}

export interface AuditDoubtChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: AuditDoubtAdd
  }[]
  changed?: AuditDoubtEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type AuditDoubtListQuery = ListQuery

export type AuditDoubtListResult = Page & {
  records: AuditDoubt[]
}

/**
 * 疑点: one page.
 *
 * `GET /audit/doubt/list`
 */
export function auditDoubtList(request: { query?: AuditDoubtListQuery | undefined } = {}, config?: Config) {
  return http.Get<AuditDoubtListResult>('/audit/doubt/list', { ...config, params: queryOf(request.query) })
}

export interface AuditDoubtQueryByIdQuery {
  id: string
}

/**
 * 疑点: one record.
 *
 * `GET /audit/doubt/queryById`
 */
export function auditDoubtQueryById(request: { query: AuditDoubtQueryByIdQuery }, config?: Config) {
  return http.Get<AuditDoubt>('/audit/doubt/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 疑点: save a new record.
 *
 * `POST /audit/doubt/add`
 */
export function auditDoubtAdd(request: { body: AuditDoubtAdd }, config?: Config) {
  return http.Post<null>('/audit/doubt/add', request.body, config)
}

/**
 * 疑点: save a changed record.
 *
 * `PUT /audit/doubt/edit`
 */
export function auditDoubtEdit(request: { body: AuditDoubtEdit }, config?: Config) {
  return http.Put<null>('/audit/doubt/edit', request.body, config)
}

export interface AuditDoubtDeleteQuery {
  id: string
}

/**
 * 疑点: delete one record.
 *
 * `DELETE /audit/doubt/delete`
 */
export function auditDoubtDelete(request: { query: AuditDoubtDeleteQuery }, config?: Config) {
  return http.Delete<null>('/audit/doubt/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface AuditDoubtDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 疑点: delete several records.
 *
 * `DELETE /audit/doubt/deleteBatch`
 */
export function auditDoubtDeleteBatch(request: { query: AuditDoubtDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/audit/doubt/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 疑点: save new, changed and deleted records at once, or none of them.
 *
 * `POST /audit/doubt/saveBatch`
 */
export function auditDoubtSaveBatch(request: { body: AuditDoubtChanges }, config?: Config) {
  return http.Post<SavedRows>('/audit/doubt/saveBatch', request.body, config)
}

export type AuditDoubtExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 疑点: workbook of what the filters leave, or of `selections`.
 *
 * `GET /audit/doubt/exportXls`
 */
export function auditDoubtExportXls(request: { query?: AuditDoubtExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/audit/doubt/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type AuditDoubtImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 疑点: take a workbook.
 *
 * `POST /audit/doubt/importExcel`
 */
export function auditDoubtImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<AuditDoubtImportExcelResult>('/audit/doubt/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 疑点: what a workbook would bring.
 *
 * `POST /audit/doubt/importPreview`
 */
export function auditDoubtImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/audit/doubt/importPreview', formOf(request.body), config)
}

/**
 * 疑点: an empty workbook to fill in.
 *
 * `GET /audit/doubt/importTemplate`
 */
export function auditDoubtImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/audit/doubt/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
