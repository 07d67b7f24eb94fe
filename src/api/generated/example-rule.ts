// Made by `npm run generate`. Do not edit: change what it is made from.
/** 示例校验 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 示例校验 */
export interface ExampleRule {
  id: string
  /** 编码 */
  code?: string | null
  /** 新物料编码 */
  material?: string | null
  /** 新物料名称 */
  fresh?: string | null
  /** 资产编号 */
  asset?: string | null
  /** 6到16位数字 */
  digits?: string | null
  /** 6到16位任意字符 */
  text?: string | null
  /** 6到18位字母 */
  letters?: string | null
  /** 非空 */
  anyText?: string | null
  /** 网址 */
  url?: string | null
  /** 电子邮件 */
  email?: string | null
  /** 手机号码 */
  mobile?: string | null
  /** 邮政编码 */
  post?: string | null
  /** 字母 */
  word?: string | null
  /** 数字文本 */
  number?: string | null
  /** 整数 */
  whole?: string | null
  /** 金额文本 */
  money?: string | null
  /** 正则 */
  plate?: string | null
  /** yyyy-MM-dd */
  begin?: string | null
  /** yyyy-MM-dd */
  end?: string | null
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

export interface ExampleRuleAdd {
  /** 编码 */
  code: string | null
  /** 新物料编码 */
  material?: string | null
  /** 新物料名称 */
  fresh?: string | null
  /** 资产编号 */
  asset?: string | null
  /** 6到16位数字 */
  digits?: string | null
  /** 6到16位任意字符 */
  text?: string | null
  /** 6到18位字母 */
  letters?: string | null
  /** 非空 */
  anyText?: string | null
  /** 网址 */
  url?: string | null
  /** 电子邮件 */
  email?: string | null
  /** 手机号码 */
  mobile?: string | null
  /** 邮政编码 */
  post?: string | null
  /** 字母 */
  word?: string | null
  /** 数字文本 */
  number?: string | null
  /** 整数 */
  whole?: string | null
  /** 金额文本 */
  money?: string | null
  /** 正则 */
  plate?: string | null
  /** yyyy-MM-dd */
  begin?: string | null
  /** yyyy-MM-dd */
  end?: string | null
}

/** What is absent stays as it is. */
export interface ExampleRuleEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 编码 */
  code?: string | null
  /** 新物料编码 */
  material?: string | null
  /** 新物料名称 */
  fresh?: string | null
  /** 资产编号 */
  asset?: string | null
  /** 6到16位数字 */
  digits?: string | null
  /** 6到16位任意字符 */
  text?: string | null
  /** 6到18位字母 */
  letters?: string | null
  /** 非空 */
  anyText?: string | null
  /** 网址 */
  url?: string | null
  /** 电子邮件 */
  email?: string | null
  /** 手机号码 */
  mobile?: string | null
  /** 邮政编码 */
  post?: string | null
  /** 字母 */
  word?: string | null
  /** 数字文本 */
  number?: string | null
  /** 整数 */
  whole?: string | null
  /** 金额文本 */
  money?: string | null
  /** 正则 */
  plate?: string | null
  /** yyyy-MM-dd */
  begin?: string | null
  /** yyyy-MM-dd */
  end?: string | null
}

export interface ExampleRuleChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleRuleAdd
  }[]
  changed?: ExampleRuleEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleRuleListQuery = ListQuery

export type ExampleRuleListResult = Page & {
  records: ExampleRule[]
}

/**
 * 示例校验: one page.
 *
 * `GET /example/rule/list`
 */
export function exampleRuleList(request: { query?: ExampleRuleListQuery | undefined } = {}, config?: Config) {
  return http.Get<ExampleRuleListResult>('/example/rule/list', { ...config, params: queryOf(request.query) })
}

export interface ExampleRuleQueryByIdQuery {
  id: string
}

/**
 * 示例校验: one record.
 *
 * `GET /example/rule/queryById`
 */
export function exampleRuleQueryById(request: { query: ExampleRuleQueryByIdQuery }, config?: Config) {
  return http.Get<ExampleRule>('/example/rule/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 示例校验: save a new record.
 *
 * `POST /example/rule/add`
 */
export function exampleRuleAdd(request: { body: ExampleRuleAdd }, config?: Config) {
  return http.Post<null>('/example/rule/add', request.body, config)
}

/**
 * 示例校验: save a changed record.
 *
 * `PUT /example/rule/edit`
 */
export function exampleRuleEdit(request: { body: ExampleRuleEdit }, config?: Config) {
  return http.Put<null>('/example/rule/edit', request.body, config)
}

export interface ExampleRuleDeleteQuery {
  id: string
}

/**
 * 示例校验: delete one record.
 *
 * `DELETE /example/rule/delete`
 */
export function exampleRuleDelete(request: { query: ExampleRuleDeleteQuery }, config?: Config) {
  return http.Delete<null>('/example/rule/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface ExampleRuleDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 示例校验: delete several records.
 *
 * `DELETE /example/rule/deleteBatch`
 */
export function exampleRuleDeleteBatch(request: { query: ExampleRuleDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/example/rule/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 示例校验: save new, changed and deleted records at once, or none of them.
 *
 * `POST /example/rule/saveBatch`
 */
export function exampleRuleSaveBatch(request: { body: ExampleRuleChanges }, config?: Config) {
  return http.Post<SavedRows>('/example/rule/saveBatch', request.body, config)
}

export type ExampleRuleExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 示例校验: workbook of what the filters leave, or of `selections`.
 *
 * `GET /example/rule/exportXls`
 */
export function exampleRuleExportXls(request: { query?: ExampleRuleExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/example/rule/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type ExampleRuleImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 示例校验: take a workbook.
 *
 * `POST /example/rule/importExcel`
 */
export function exampleRuleImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ExampleRuleImportExcelResult>('/example/rule/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 示例校验: what a workbook would bring.
 *
 * `POST /example/rule/importPreview`
 */
export function exampleRuleImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/example/rule/importPreview', formOf(request.body), config)
}

/**
 * 示例校验: an empty workbook to fill in.
 *
 * `GET /example/rule/importTemplate`
 */
export function exampleRuleImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/example/rule/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
