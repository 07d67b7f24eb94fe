// Made by `npm run generate`. Do not edit: change what it is made from.
/** 审计问题 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 审计问题 */
export interface AuditFinding {
  id: string
  /** 审计项目 */
  projectId?: string | null
  /** 标题 */
  title?: string | null
  /** 问题类别 */
  kind?: string | null
  /** 严重程度 */
  severity?: string | null
  /** 状态 */
  state?: string | null
  /** 责任单位 */
  unit?: string | null
  /** yyyy-MM-dd */
  factDate?: string | null
  /** 涉及金额（元） */
  amount?: number | string | null
  /** 事实 */
  fact?: string | null
  /** 定性依据 */
  basis?: {
    id?: string
    /** 法规 */
    law?: string | null
    /** 条款 */
    article?: string | null
    /** 条文内容 */
    words?: string | null
    /** 引用理由 */
    reason?: string | null
    law_dictText?: string | null
  }[] | null
  /** 证据 */
  evidence?: string | null
  /** 疑点 */
  doubtId?: string | null
  /** 原因 */
  cause?: string | null
  /** 建议 */
  advice?: string | null
  /** yyyy-MM-dd */
  deadline?: string | null
  /** 整改情况 */
  answer?: string | null
  /** 整改证明 */
  proof?: string | null
  projectId_dictText?: string | null
  kind_dictText?: string | null
  severity_dictText?: string | null
  state_dictText?: string | null
  evidence_dictText?: string | null
  doubtId_dictText?: string | null
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

export interface AuditFindingAdd {
  /** 审计项目 */
  projectId: string | null
  /** 标题 */
  title: string | null
  /** 问题类别 */
  kind: string | null
  /** 严重程度 */
  severity?: string | null
  /** 状态 */
  state?: string | null
  /** 责任单位 */
  unit: string | null
  /** yyyy-MM-dd */
  factDate: string | null
  /** 涉及金额（元） */
  amount?: number | string | null
  /** 事实 */
  fact: string | null
  /** 定性依据 */
  basis?: {
    id?: string
    /** 法规 */
    law?: string | null
    /** 条款 */
    article?: string | null
    /** 条文内容 */
    words?: string | null
    /** 引用理由 */
    reason?: string | null
  }[] | null
  /** 证据 */
  evidence?: string | null
  /** 疑点 */
  doubtId?: string | null
  /** 原因 */
  cause?: string | null
  /** 建议 */
  advice?: string | null
  /** yyyy-MM-dd */
  deadline?: string | null
  /** 整改情况 */
  answer?: string | null
  /** 整改证明 */
  proof?: string | null
}

/** What is absent stays as it is. */
export interface AuditFindingEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 审计项目 */
  projectId?: string | null
  /** 标题 */
  title?: string | null
  /** 问题类别 */
  kind?: string | null
  /** 严重程度 */
  severity?: string | null
  /** 状态 */
  state?: string | null
  /** 责任单位 */
  unit?: string | null
  /** yyyy-MM-dd */
  factDate?: string | null
  /** 涉及金额（元） */
  amount?: number | string | null
  /** 事实 */
  fact?: string | null
  /** 定性依据 */
  basis?: {
    id?: string
    /** 法规 */
    law?: string | null
    /** 条款 */
    article?: string | null
    /** 条文内容 */
    words?: string | null
    /** 引用理由 */
    reason?: string | null
  }[] | null
  /** 证据 */
  evidence?: string | null
  /** 疑点 */
  doubtId?: string | null
  /** 原因 */
  cause?: string | null
  /** 建议 */
  advice?: string | null
  /** yyyy-MM-dd */
  deadline?: string | null
  /** 整改情况 */
  answer?: string | null
  /** 整改证明 */
  proof?: string | null
}

export interface AuditFindingChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: AuditFindingAdd
  }[]
  changed?: AuditFindingEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type AuditFindingListQuery = ListQuery

export type AuditFindingListResult = Page & {
  records: AuditFinding[]
}

/**
 * 审计问题: one page.
 *
 * `GET /audit/finding/list`
 */
export function auditFindingList(request: { query?: AuditFindingListQuery | undefined } = {}, config?: Config) {
  return http.Get<AuditFindingListResult>('/audit/finding/list', { ...config, params: queryOf(request.query) })
}

export interface AuditFindingQueryByIdQuery {
  id: string
}

/**
 * 审计问题: one record.
 *
 * `GET /audit/finding/queryById`
 */
export function auditFindingQueryById(request: { query: AuditFindingQueryByIdQuery }, config?: Config) {
  return http.Get<AuditFinding>('/audit/finding/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 审计问题: save a new record.
 *
 * `POST /audit/finding/add`
 */
export function auditFindingAdd(request: { body: AuditFindingAdd }, config?: Config) {
  return http.Post<null>('/audit/finding/add', request.body, config)
}

/**
 * 审计问题: save a changed record.
 *
 * `PUT /audit/finding/edit`
 */
export function auditFindingEdit(request: { body: AuditFindingEdit }, config?: Config) {
  return http.Put<null>('/audit/finding/edit', request.body, config)
}

export interface AuditFindingDeleteQuery {
  id: string
}

/**
 * 审计问题: delete one record.
 *
 * `DELETE /audit/finding/delete`
 */
export function auditFindingDelete(request: { query: AuditFindingDeleteQuery }, config?: Config) {
  return http.Delete<null>('/audit/finding/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface AuditFindingDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 审计问题: delete several records.
 *
 * `DELETE /audit/finding/deleteBatch`
 */
export function auditFindingDeleteBatch(request: { query: AuditFindingDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/audit/finding/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 审计问题: save new, changed and deleted records at once, or none of them.
 *
 * `POST /audit/finding/saveBatch`
 */
export function auditFindingSaveBatch(request: { body: AuditFindingChanges }, config?: Config) {
  return http.Post<SavedRows>('/audit/finding/saveBatch', request.body, config)
}

export type AuditFindingExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 审计问题: workbook of what the filters leave, or of `selections`.
 *
 * `GET /audit/finding/exportXls`
 */
export function auditFindingExportXls(request: { query?: AuditFindingExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/audit/finding/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type AuditFindingImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 审计问题: take a workbook.
 *
 * `POST /audit/finding/importExcel`
 */
export function auditFindingImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<AuditFindingImportExcelResult>('/audit/finding/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 审计问题: what a workbook would bring.
 *
 * `POST /audit/finding/importPreview`
 */
export function auditFindingImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/audit/finding/importPreview', formOf(request.body), config)
}

/**
 * 审计问题: an empty workbook to fill in.
 *
 * `GET /audit/finding/importTemplate`
 */
export function auditFindingImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/audit/finding/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
