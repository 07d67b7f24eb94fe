// Made by `npm run generate`. Do not edit: change what it is made from.
/** 校验规则 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 校验规则 */
export interface SysCheckRule {
  id: string
  /** 规则名称 */
  ruleName?: string | null
  /** 规则编码 */
  ruleCode?: string | null
  /** 规则内容 */
  ruleJson?: string | null
  /** 规则描述 */
  ruleDescription?: string | null
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

export interface SysCheckRuleAdd {
  /** 规则名称 */
  ruleName: string | null
  /** 规则编码 */
  ruleCode: string | null
  /** 规则内容 */
  ruleJson: string | null
  /** 规则描述 */
  ruleDescription?: string | null
}

/** What is absent stays as it is. */
export interface SysCheckRuleEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 规则名称 */
  ruleName?: string | null
  /** 规则编码 */
  ruleCode?: string | null
  /** 规则内容 */
  ruleJson?: string | null
  /** 规则描述 */
  ruleDescription?: string | null
}

export interface SysCheckRuleChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysCheckRuleAdd
  }[]
  changed?: SysCheckRuleEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysCheckRuleListQuery = ListQuery

export type SysCheckRuleListResult = Page & {
  records: SysCheckRule[]
}

/**
 * 校验规则: one page.
 *
 * `GET /sys/checkRule/list`
 */
export function sysCheckRuleList(request: { query?: SysCheckRuleListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysCheckRuleListResult>('/sys/checkRule/list', { ...config, params: queryOf(request.query) })
}

export interface SysCheckRuleQueryByIdQuery {
  id: string
}

/**
 * 校验规则: one record.
 *
 * `GET /sys/checkRule/queryById`
 */
export function sysCheckRuleQueryById(request: { query: SysCheckRuleQueryByIdQuery }, config?: Config) {
  return http.Get<SysCheckRule>('/sys/checkRule/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 校验规则: save a new record.
 *
 * `POST /sys/checkRule/add`
 */
export function sysCheckRuleAdd(request: { body: SysCheckRuleAdd }, config?: Config) {
  return http.Post<null>('/sys/checkRule/add', request.body, config)
}

/**
 * 校验规则: save a changed record.
 *
 * `PUT /sys/checkRule/edit`
 */
export function sysCheckRuleEdit(request: { body: SysCheckRuleEdit }, config?: Config) {
  return http.Put<null>('/sys/checkRule/edit', request.body, config)
}

export interface SysCheckRuleDeleteQuery {
  id: string
}

/**
 * 校验规则: delete one record.
 *
 * `DELETE /sys/checkRule/delete`
 */
export function sysCheckRuleDelete(request: { query: SysCheckRuleDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/checkRule/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysCheckRuleDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 校验规则: delete several records.
 *
 * `DELETE /sys/checkRule/deleteBatch`
 */
export function sysCheckRuleDeleteBatch(request: { query: SysCheckRuleDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/checkRule/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 校验规则: save new, changed and deleted records at once, or none of them.
 *
 * `POST /sys/checkRule/saveBatch`
 */
export function sysCheckRuleSaveBatch(request: { body: SysCheckRuleChanges }, config?: Config) {
  return http.Post<SavedRows>('/sys/checkRule/saveBatch', request.body, config)
}

export type SysCheckRuleExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 校验规则: workbook of what the filters leave, or of `selections`.
 *
 * `GET /sys/checkRule/exportXls`
 */
export function sysCheckRuleExportXls(request: { query?: SysCheckRuleExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/checkRule/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type SysCheckRuleImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 校验规则: take a workbook.
 *
 * `POST /sys/checkRule/importExcel`
 */
export function sysCheckRuleImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<SysCheckRuleImportExcelResult>('/sys/checkRule/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 校验规则: what a workbook would bring.
 *
 * `POST /sys/checkRule/importPreview`
 */
export function sysCheckRuleImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/sys/checkRule/importPreview', formOf(request.body), config)
}

/**
 * 校验规则: an empty workbook to fill in.
 *
 * `GET /sys/checkRule/importTemplate`
 */
export function sysCheckRuleImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/sys/checkRule/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
