// Made by `npm run generate`. Do not edit: change what it is made from.
/** 告警规则 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 告警规则 */
export interface SysWatchRule {
  id: string
  /** 规则名称 */
  name?: string | null
  /** 监控指标 */
  measure?: string | null
  /** 比较 */
  comparison?: string | null
  /** 阈值 */
  threshold?: number | string | null
  /** 持续分钟 */
  minutes?: number | string | null
  /** 通知 */
  tells?: string | null
  /** 状态 */
  status?: string | null
  /** 说明 */
  description?: string | null
  measure_dictText?: string | null
  comparison_dictText?: string | null
  tells_dictText?: string | null
  status_dictText?: string | null
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

export interface SysWatchRuleAdd {
  /** 规则名称 */
  name: string | null
  /** 监控指标 */
  measure: string | null
  /** 比较 */
  comparison?: string | null
  /** 阈值 */
  threshold: number | string | null
  /** 持续分钟 */
  minutes?: number | string | null
  /** 通知 */
  tells?: string | null
  /** 状态 */
  status?: string | null
  /** 说明 */
  description?: string | null
}

/** What is absent stays as it is. */
export interface SysWatchRuleEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 规则名称 */
  name?: string | null
  /** 监控指标 */
  measure?: string | null
  /** 比较 */
  comparison?: string | null
  /** 阈值 */
  threshold?: number | string | null
  /** 持续分钟 */
  minutes?: number | string | null
  /** 通知 */
  tells?: string | null
  /** 状态 */
  status?: string | null
  /** 说明 */
  description?: string | null
}

export interface SysWatchRuleChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysWatchRuleAdd
  }[]
  changed?: SysWatchRuleEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysWatchRuleListQuery = ListQuery

export type SysWatchRuleListResult = Page & {
  records: SysWatchRule[]
}

/**
 * 告警规则: one page.
 *
 * `GET /sys/watchRule/list`
 */
export function sysWatchRuleList(request: { query?: SysWatchRuleListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysWatchRuleListResult>('/sys/watchRule/list', { ...config, params: queryOf(request.query) })
}

export interface SysWatchRuleQueryByIdQuery {
  id: string
}

/**
 * 告警规则: one record.
 *
 * `GET /sys/watchRule/queryById`
 */
export function sysWatchRuleQueryById(request: { query: SysWatchRuleQueryByIdQuery }, config?: Config) {
  return http.Get<SysWatchRule>('/sys/watchRule/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 告警规则: save a new record.
 *
 * `POST /sys/watchRule/add`
 */
export function sysWatchRuleAdd(request: { body: SysWatchRuleAdd }, config?: Config) {
  return http.Post<null>('/sys/watchRule/add', request.body, config)
}

/**
 * 告警规则: save a changed record.
 *
 * `PUT /sys/watchRule/edit`
 */
export function sysWatchRuleEdit(request: { body: SysWatchRuleEdit }, config?: Config) {
  return http.Put<null>('/sys/watchRule/edit', request.body, config)
}

export interface SysWatchRuleDeleteQuery {
  id: string
}

/**
 * 告警规则: delete one record.
 *
 * `DELETE /sys/watchRule/delete`
 */
export function sysWatchRuleDelete(request: { query: SysWatchRuleDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/watchRule/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysWatchRuleDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 告警规则: delete several records.
 *
 * `DELETE /sys/watchRule/deleteBatch`
 */
export function sysWatchRuleDeleteBatch(request: { query: SysWatchRuleDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/watchRule/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 告警规则: save new, changed and deleted records at once, or none of them.
 *
 * `POST /sys/watchRule/saveBatch`
 */
export function sysWatchRuleSaveBatch(request: { body: SysWatchRuleChanges }, config?: Config) {
  return http.Post<SavedRows>('/sys/watchRule/saveBatch', request.body, config)
}

export type SysWatchRuleExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 告警规则: workbook of what the filters leave, or of `selections`.
 *
 * `GET /sys/watchRule/exportXls`
 */
export function sysWatchRuleExportXls(request: { query?: SysWatchRuleExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/watchRule/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type SysWatchRuleImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 告警规则: take a workbook.
 *
 * `POST /sys/watchRule/importExcel`
 */
export function sysWatchRuleImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<SysWatchRuleImportExcelResult>('/sys/watchRule/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 告警规则: what a workbook would bring.
 *
 * `POST /sys/watchRule/importPreview`
 */
export function sysWatchRuleImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/sys/watchRule/importPreview', formOf(request.body), config)
}

/**
 * 告警规则: an empty workbook to fill in.
 *
 * `GET /sys/watchRule/importTemplate`
 */
export function sysWatchRuleImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/sys/watchRule/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
