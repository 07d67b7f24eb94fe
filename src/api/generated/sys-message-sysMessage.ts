// Made by `npm run generate`. Do not edit: change what it is made from.
/** 消息 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 消息 */
export interface SysMessageSysMessage {
  id: string
  /** 消息标题 */
  esTitle?: string | null
  /** 发送方式 */
  esType?: string | null
  /** 接收人 */
  esReceiver?: string | null
  /** 参数 */
  esParam?: string | null
  /** 消息内容 */
  esContent?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  esSendTime?: string | null
  /** 发送状态 */
  esSendStatus?: string | null
  /** 发送次数 */
  esSendNum?: number | string | null
  /** 失败原因 */
  esResult?: string | null
  /** 备注 */
  remark?: string | null
  esType_dictText?: string | null
  esSendStatus_dictText?: string | null
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

export interface SysMessageSysMessageAdd {
  /** 消息标题 */
  esTitle: string | null
  /** 发送方式 */
  esType?: string | null
  /** 接收人 */
  esReceiver: string | null
  /** 参数 */
  esParam?: string | null
  /** 消息内容 */
  esContent: string | null
  /** yyyy-MM-dd HH:mm:ss */
  esSendTime?: string | null
  /** 发送状态 */
  esSendStatus?: string | null
  /** 发送次数 */
  esSendNum?: number | string | null
  /** 失败原因 */
  esResult?: string | null
  /** 备注 */
  remark?: string | null
}

/** What is absent stays as it is. */
export interface SysMessageSysMessageEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 消息标题 */
  esTitle?: string | null
  /** 发送方式 */
  esType?: string | null
  /** 接收人 */
  esReceiver?: string | null
  /** 参数 */
  esParam?: string | null
  /** 消息内容 */
  esContent?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  esSendTime?: string | null
  /** 发送状态 */
  esSendStatus?: string | null
  /** 发送次数 */
  esSendNum?: number | string | null
  /** 失败原因 */
  esResult?: string | null
  /** 备注 */
  remark?: string | null
}

export interface SysMessageSysMessageChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysMessageSysMessageAdd
  }[]
  changed?: SysMessageSysMessageEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysMessageSysMessageListQuery = ListQuery

export type SysMessageSysMessageListResult = Page & {
  records: SysMessageSysMessage[]
}

/**
 * 消息: one page.
 *
 * `GET /sys/message/sysMessage/list`
 */
export function sysMessageSysMessageList(request: { query?: SysMessageSysMessageListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysMessageSysMessageListResult>('/sys/message/sysMessage/list', { ...config, params: queryOf(request.query) })
}

export interface SysMessageSysMessageQueryByIdQuery {
  id: string
}

/**
 * 消息: one record.
 *
 * `GET /sys/message/sysMessage/queryById`
 */
export function sysMessageSysMessageQueryById(request: { query: SysMessageSysMessageQueryByIdQuery }, config?: Config) {
  return http.Get<SysMessageSysMessage>('/sys/message/sysMessage/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 消息: save a new record.
 *
 * `POST /sys/message/sysMessage/add`
 */
export function sysMessageSysMessageAdd(request: { body: SysMessageSysMessageAdd }, config?: Config) {
  return http.Post<null>('/sys/message/sysMessage/add', request.body, config)
}

/**
 * 消息: save a changed record.
 *
 * `PUT /sys/message/sysMessage/edit`
 */
export function sysMessageSysMessageEdit(request: { body: SysMessageSysMessageEdit }, config?: Config) {
  return http.Put<null>('/sys/message/sysMessage/edit', request.body, config)
}

export interface SysMessageSysMessageDeleteQuery {
  id: string
}

/**
 * 消息: delete one record.
 *
 * `DELETE /sys/message/sysMessage/delete`
 */
export function sysMessageSysMessageDelete(request: { query: SysMessageSysMessageDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/message/sysMessage/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysMessageSysMessageDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 消息: delete several records.
 *
 * `DELETE /sys/message/sysMessage/deleteBatch`
 */
export function sysMessageSysMessageDeleteBatch(request: { query: SysMessageSysMessageDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/message/sysMessage/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 消息: save new, changed and deleted records at once, or none of them.
 *
 * `POST /sys/message/sysMessage/saveBatch`
 */
export function sysMessageSysMessageSaveBatch(request: { body: SysMessageSysMessageChanges }, config?: Config) {
  return http.Post<SavedRows>('/sys/message/sysMessage/saveBatch', request.body, config)
}

export type SysMessageSysMessageExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 消息: workbook of what the filters leave, or of `selections`.
 *
 * `GET /sys/message/sysMessage/exportXls`
 */
export function sysMessageSysMessageExportXls(request: { query?: SysMessageSysMessageExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/message/sysMessage/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type SysMessageSysMessageImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 消息: take a workbook.
 *
 * `POST /sys/message/sysMessage/importExcel`
 */
export function sysMessageSysMessageImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<SysMessageSysMessageImportExcelResult>('/sys/message/sysMessage/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 消息: what a workbook would bring.
 *
 * `POST /sys/message/sysMessage/importPreview`
 */
export function sysMessageSysMessageImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/sys/message/sysMessage/importPreview', formOf(request.body), config)
}

/**
 * 消息: an empty workbook to fill in.
 *
 * `GET /sys/message/sysMessage/importTemplate`
 */
export function sysMessageSysMessageImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/sys/message/sysMessage/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
