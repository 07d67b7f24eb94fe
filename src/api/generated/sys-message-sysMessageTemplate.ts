// Made by `npm run generate`. Do not edit: change what it is made from.
/** 消息模板 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 消息模板 */
export interface SysMessageSysMessageTemplate {
  id: string
  /** 模板编码 */
  templateCode?: string | null
  /** 模板标题 */
  templateName?: string | null
  /** 模板类型 */
  templateType?: string | null
  /** 模板内容 */
  templateContent?: string | null
  /** 测试数据 */
  templateTestJson?: string | null
  templateType_dictText?: string | null
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

export interface SysMessageSysMessageTemplateAdd {
  /** 模板编码 */
  templateCode: string | null
  /** 模板标题 */
  templateName: string | null
  /** 模板类型 */
  templateType?: string | null
  /** 模板内容 */
  templateContent: string | null
  /** 测试数据 */
  templateTestJson?: string | null
}

/** What is absent stays as it is. */
export interface SysMessageSysMessageTemplateEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 模板编码 */
  templateCode?: string | null
  /** 模板标题 */
  templateName?: string | null
  /** 模板类型 */
  templateType?: string | null
  /** 模板内容 */
  templateContent?: string | null
  /** 测试数据 */
  templateTestJson?: string | null
}

export interface SysMessageSysMessageTemplateChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysMessageSysMessageTemplateAdd
  }[]
  changed?: SysMessageSysMessageTemplateEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysMessageSysMessageTemplateListQuery = ListQuery

export type SysMessageSysMessageTemplateListResult = Page & {
  records: SysMessageSysMessageTemplate[]
}

/**
 * 消息模板: one page.
 *
 * `GET /sys/message/sysMessageTemplate/list`
 */
export function sysMessageSysMessageTemplateList(request: { query?: SysMessageSysMessageTemplateListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysMessageSysMessageTemplateListResult>('/sys/message/sysMessageTemplate/list', { ...config, params: queryOf(request.query) })
}

export interface SysMessageSysMessageTemplateQueryByIdQuery {
  id: string
}

/**
 * 消息模板: one record.
 *
 * `GET /sys/message/sysMessageTemplate/queryById`
 */
export function sysMessageSysMessageTemplateQueryById(request: { query: SysMessageSysMessageTemplateQueryByIdQuery }, config?: Config) {
  return http.Get<SysMessageSysMessageTemplate>('/sys/message/sysMessageTemplate/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 消息模板: save a new record.
 *
 * `POST /sys/message/sysMessageTemplate/add`
 */
export function sysMessageSysMessageTemplateAdd(request: { body: SysMessageSysMessageTemplateAdd }, config?: Config) {
  return http.Post<null>('/sys/message/sysMessageTemplate/add', request.body, config)
}

/**
 * 消息模板: save a changed record.
 *
 * `PUT /sys/message/sysMessageTemplate/edit`
 */
export function sysMessageSysMessageTemplateEdit(request: { body: SysMessageSysMessageTemplateEdit }, config?: Config) {
  return http.Put<null>('/sys/message/sysMessageTemplate/edit', request.body, config)
}

export interface SysMessageSysMessageTemplateDeleteQuery {
  id: string
}

/**
 * 消息模板: delete one record.
 *
 * `DELETE /sys/message/sysMessageTemplate/delete`
 */
export function sysMessageSysMessageTemplateDelete(request: { query: SysMessageSysMessageTemplateDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/message/sysMessageTemplate/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysMessageSysMessageTemplateDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 消息模板: delete several records.
 *
 * `DELETE /sys/message/sysMessageTemplate/deleteBatch`
 */
export function sysMessageSysMessageTemplateDeleteBatch(request: { query: SysMessageSysMessageTemplateDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/message/sysMessageTemplate/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 消息模板: save new, changed and deleted records at once, or none of them.
 *
 * `POST /sys/message/sysMessageTemplate/saveBatch`
 */
export function sysMessageSysMessageTemplateSaveBatch(request: { body: SysMessageSysMessageTemplateChanges }, config?: Config) {
  return http.Post<SavedRows>('/sys/message/sysMessageTemplate/saveBatch', request.body, config)
}

export type SysMessageSysMessageTemplateExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 消息模板: workbook of what the filters leave, or of `selections`.
 *
 * `GET /sys/message/sysMessageTemplate/exportXls`
 */
export function sysMessageSysMessageTemplateExportXls(request: { query?: SysMessageSysMessageTemplateExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/message/sysMessageTemplate/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type SysMessageSysMessageTemplateImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 消息模板: take a workbook.
 *
 * `POST /sys/message/sysMessageTemplate/importExcel`
 */
export function sysMessageSysMessageTemplateImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<SysMessageSysMessageTemplateImportExcelResult>('/sys/message/sysMessageTemplate/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 消息模板: what a workbook would bring.
 *
 * `POST /sys/message/sysMessageTemplate/importPreview`
 */
export function sysMessageSysMessageTemplateImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/sys/message/sysMessageTemplate/importPreview', formOf(request.body), config)
}

/**
 * 消息模板: an empty workbook to fill in.
 *
 * `GET /sys/message/sysMessageTemplate/importTemplate`
 */
export function sysMessageSysMessageTemplateImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/sys/message/sysMessageTemplate/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
