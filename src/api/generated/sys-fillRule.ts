// Made by `npm run generate`. Do not edit: change what it is made from.
/** 填值规则 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 填值规则 */
export interface SysFillRule {
  id: string
  /** 规则名称 */
  ruleName?: string | null
  /** 规则编码 */
  ruleCode?: string | null
  /** 规则类型 */
  ruleClass?: string | null
  /** 规则参数 */
  ruleParams?: string | null
  ruleClass_dictText?: string | null
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

export interface SysFillRuleAdd {
  /** 规则名称 */
  ruleName: string | null
  /** 规则编码 */
  ruleCode: string | null
  /** 规则类型 */
  ruleClass?: string | null
  /** 规则参数 */
  ruleParams?: string | null
}

/** What is absent stays as it is. */
export interface SysFillRuleEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 规则名称 */
  ruleName?: string | null
  /** 规则编码 */
  ruleCode?: string | null
  /** 规则类型 */
  ruleClass?: string | null
  /** 规则参数 */
  ruleParams?: string | null
}

export interface SysFillRuleChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysFillRuleAdd
  }[]
  changed?: SysFillRuleEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysFillRuleListQuery = ListQuery

export type SysFillRuleListResult = Page & {
  records: SysFillRule[]
}

/**
 * 填值规则: one page.
 *
 * `GET /sys/fillRule/list`
 */
export function sysFillRuleList(request: { query?: SysFillRuleListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysFillRuleListResult>('/sys/fillRule/list', { ...config, params: queryOf(request.query) })
}

export interface SysFillRuleQueryByIdQuery {
  id: string
}

/**
 * 填值规则: one record.
 *
 * `GET /sys/fillRule/queryById`
 */
export function sysFillRuleQueryById(request: { query: SysFillRuleQueryByIdQuery }, config?: Config) {
  return http.Get<SysFillRule>('/sys/fillRule/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 填值规则: save a new record.
 *
 * `POST /sys/fillRule/add`
 */
export function sysFillRuleAdd(request: { body: SysFillRuleAdd }, config?: Config) {
  return http.Post<null>('/sys/fillRule/add', request.body, config)
}

/**
 * 填值规则: save a changed record.
 *
 * `PUT /sys/fillRule/edit`
 */
export function sysFillRuleEdit(request: { body: SysFillRuleEdit }, config?: Config) {
  return http.Put<null>('/sys/fillRule/edit', request.body, config)
}

export interface SysFillRuleDeleteQuery {
  id: string
}

/**
 * 填值规则: delete one record.
 *
 * `DELETE /sys/fillRule/delete`
 */
export function sysFillRuleDelete(request: { query: SysFillRuleDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/fillRule/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysFillRuleDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 填值规则: delete several records.
 *
 * `DELETE /sys/fillRule/deleteBatch`
 */
export function sysFillRuleDeleteBatch(request: { query: SysFillRuleDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/fillRule/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 填值规则: save new, changed and deleted records at once, or none of them.
 *
 * `POST /sys/fillRule/saveBatch`
 */
export function sysFillRuleSaveBatch(request: { body: SysFillRuleChanges }, config?: Config) {
  return http.Post<SavedRows>('/sys/fillRule/saveBatch', request.body, config)
}

export type SysFillRuleExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 填值规则: workbook of what the filters leave, or of `selections`.
 *
 * `GET /sys/fillRule/exportXls`
 */
export function sysFillRuleExportXls(request: { query?: SysFillRuleExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/fillRule/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type SysFillRuleImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 填值规则: take a workbook.
 *
 * `POST /sys/fillRule/importExcel`
 */
export function sysFillRuleImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<SysFillRuleImportExcelResult>('/sys/fillRule/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 填值规则: what a workbook would bring.
 *
 * `POST /sys/fillRule/importPreview`
 */
export function sysFillRuleImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/sys/fillRule/importPreview', formOf(request.body), config)
}

/**
 * 填值规则: an empty workbook to fill in.
 *
 * `GET /sys/fillRule/importTemplate`
 */
export function sysFillRuleImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/sys/fillRule/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
