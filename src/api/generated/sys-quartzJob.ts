// Made by `npm run generate`. Do not edit: change what it is made from.
/** 定时任务 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 定时任务 */
export interface SysQuartzJob {
  id: string
  /** 任务名称 */
  name?: string | null
  /** 任务类型 */
  jobClassName?: string | null
  /** 执行计划 */
  cronExpression?: string | null
  /** 时区 */
  timeZone?: string | null
  /** 参数 */
  parameter?: string | null
  /** 状态 */
  status?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  startTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  endTime?: string | null
  /** 错过后 */
  missed?: string | null
  /** 上次未结束时 */
  overlap?: string | null
  /** 最多尝试次数 */
  attempts?: number | string | null
  /** 重试间隔（秒） */
  pauseSeconds?: number | string | null
  /** 时限（秒） */
  timeLimit?: number | string | null
  /** 通知创建人 */
  tells?: string | null
  /** 连续失败告警（次） */
  alarmAfter?: number | string | null
  /** 延误告警（分钟） */
  lateMinutes?: number | string | null
  /** 同时通知 */
  informed?: string | null
  /** 描述 */
  description?: string | null
  /** 删除标记 */
  delFlag?: number | string | null
  jobClassName_dictText?: string | null
  timeZone_dictText?: string | null
  status_dictText?: string | null
  missed_dictText?: string | null
  overlap_dictText?: string | null
  tells_dictText?: string | null
  informed_dictText?: string | null
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

export interface SysQuartzJobAdd {
  /** 任务名称 */
  name?: string | null
  /** 任务类型 */
  jobClassName: string | null
  /** 执行计划 */
  cronExpression: string | null
  /** 时区 */
  timeZone?: string | null
  /** 参数 */
  parameter?: string | null
  /** 状态 */
  status?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  startTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  endTime?: string | null
  /** 错过后 */
  missed?: string | null
  /** 上次未结束时 */
  overlap?: string | null
  /** 最多尝试次数 */
  attempts?: number | string | null
  /** 重试间隔（秒） */
  pauseSeconds?: number | string | null
  /** 时限（秒） */
  timeLimit?: number | string | null
  /** 通知创建人 */
  tells?: string | null
  /** 连续失败告警（次） */
  alarmAfter?: number | string | null
  /** 延误告警（分钟） */
  lateMinutes?: number | string | null
  /** 同时通知 */
  informed?: string | null
  /** 描述 */
  description?: string | null
  /** 删除标记 */
  delFlag?: number | string | null
}

/** What is absent stays as it is. */
export interface SysQuartzJobEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 任务名称 */
  name?: string | null
  /** 任务类型 */
  jobClassName?: string | null
  /** 执行计划 */
  cronExpression?: string | null
  /** 时区 */
  timeZone?: string | null
  /** 参数 */
  parameter?: string | null
  /** 状态 */
  status?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  startTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  endTime?: string | null
  /** 错过后 */
  missed?: string | null
  /** 上次未结束时 */
  overlap?: string | null
  /** 最多尝试次数 */
  attempts?: number | string | null
  /** 重试间隔（秒） */
  pauseSeconds?: number | string | null
  /** 时限（秒） */
  timeLimit?: number | string | null
  /** 通知创建人 */
  tells?: string | null
  /** 连续失败告警（次） */
  alarmAfter?: number | string | null
  /** 延误告警（分钟） */
  lateMinutes?: number | string | null
  /** 同时通知 */
  informed?: string | null
  /** 描述 */
  description?: string | null
  /** 删除标记 */
  delFlag?: number | string | null
}

export interface SysQuartzJobChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysQuartzJobAdd
  }[]
  changed?: SysQuartzJobEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysQuartzJobListQuery = ListQuery

export type SysQuartzJobListResult = Page & {
  records: SysQuartzJob[]
}

/**
 * 定时任务: one page.
 *
 * `GET /sys/quartzJob/list`
 */
export function sysQuartzJobList(request: { query?: SysQuartzJobListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysQuartzJobListResult>('/sys/quartzJob/list', { ...config, params: queryOf(request.query) })
}

export interface SysQuartzJobQueryByIdQuery {
  id: string
}

/**
 * 定时任务: one record.
 *
 * `GET /sys/quartzJob/queryById`
 */
export function sysQuartzJobQueryById(request: { query: SysQuartzJobQueryByIdQuery }, config?: Config) {
  return http.Get<SysQuartzJob>('/sys/quartzJob/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 定时任务: save a new record.
 *
 * `POST /sys/quartzJob/add`
 */
export function sysQuartzJobAdd(request: { body: SysQuartzJobAdd }, config?: Config) {
  return http.Post<null>('/sys/quartzJob/add', request.body, config)
}

/**
 * 定时任务: save a changed record.
 *
 * `PUT /sys/quartzJob/edit`
 */
export function sysQuartzJobEdit(request: { body: SysQuartzJobEdit }, config?: Config) {
  return http.Put<null>('/sys/quartzJob/edit', request.body, config)
}

export interface SysQuartzJobDeleteQuery {
  id: string
}

/**
 * 定时任务: delete one record.
 *
 * `DELETE /sys/quartzJob/delete`
 */
export function sysQuartzJobDelete(request: { query: SysQuartzJobDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/quartzJob/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysQuartzJobDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 定时任务: delete several records.
 *
 * `DELETE /sys/quartzJob/deleteBatch`
 */
export function sysQuartzJobDeleteBatch(request: { query: SysQuartzJobDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/quartzJob/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 定时任务: save new, changed and deleted records at once, or none of them.
 *
 * `POST /sys/quartzJob/saveBatch`
 */
export function sysQuartzJobSaveBatch(request: { body: SysQuartzJobChanges }, config?: Config) {
  return http.Post<SavedRows>('/sys/quartzJob/saveBatch', request.body, config)
}

export type SysQuartzJobExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 定时任务: workbook of what the filters leave, or of `selections`.
 *
 * `GET /sys/quartzJob/exportXls`
 */
export function sysQuartzJobExportXls(request: { query?: SysQuartzJobExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/quartzJob/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type SysQuartzJobImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 定时任务: take a workbook.
 *
 * `POST /sys/quartzJob/importExcel`
 */
export function sysQuartzJobImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<SysQuartzJobImportExcelResult>('/sys/quartzJob/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 定时任务: what a workbook would bring.
 *
 * `POST /sys/quartzJob/importPreview`
 */
export function sysQuartzJobImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/sys/quartzJob/importPreview', formOf(request.body), config)
}

/**
 * 定时任务: an empty workbook to fill in.
 *
 * `GET /sys/quartzJob/importTemplate`
 */
export function sysQuartzJobImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/sys/quartzJob/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
