// Made by `npm run generate`. Do not edit: change what it is made from.
/** 任务流程 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 任务流程 */
export interface SysJobFlow {
  id: string
  /** 流程名称 */
  name?: string | null
  /** 步骤 */
  steps?: {
    id?: string
    /** 步骤名称 */
    name?: string | null
    /** 任务类型 */
    jobClassName?: string | null
    /** 前置步骤 */
    parents?: string | null
    /** 何时开始 */
    waitsFor?: string | null
    /** 最多尝试次数 */
    attempts?: number | string | null
    /** 参数 */
    parameter?: string | null
    jobClassName_dictText?: string | null
    waitsFor_dictText?: string | null
  }[] | null
  /** 描述 */
  description?: string | null
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

export interface SysJobFlowAdd {
  /** 流程名称 */
  name: string | null
  /** 步骤 */
  steps: {
    id?: string
    /** 步骤名称 */
    name?: string | null
    /** 任务类型 */
    jobClassName?: string | null
    /** 前置步骤 */
    parents?: string | null
    /** 何时开始 */
    waitsFor?: string | null
    /** 最多尝试次数 */
    attempts?: number | string | null
    /** 参数 */
    parameter?: string | null
  }[] | null
  /** 描述 */
  description?: string | null
}

/** What is absent stays as it is. */
export interface SysJobFlowEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 流程名称 */
  name?: string | null
  /** 步骤 */
  steps?: {
    id?: string
    /** 步骤名称 */
    name?: string | null
    /** 任务类型 */
    jobClassName?: string | null
    /** 前置步骤 */
    parents?: string | null
    /** 何时开始 */
    waitsFor?: string | null
    /** 最多尝试次数 */
    attempts?: number | string | null
    /** 参数 */
    parameter?: string | null
  }[] | null
  /** 描述 */
  description?: string | null
}

export interface SysJobFlowChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysJobFlowAdd
  }[]
  changed?: SysJobFlowEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysJobFlowListQuery = ListQuery

export type SysJobFlowListResult = Page & {
  records: SysJobFlow[]
}

/**
 * 任务流程: one page.
 *
 * `GET /sys/jobFlow/list`
 */
export function sysJobFlowList(request: { query?: SysJobFlowListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysJobFlowListResult>('/sys/jobFlow/list', { ...config, params: queryOf(request.query) })
}

export interface SysJobFlowQueryByIdQuery {
  id: string
}

/**
 * 任务流程: one record.
 *
 * `GET /sys/jobFlow/queryById`
 */
export function sysJobFlowQueryById(request: { query: SysJobFlowQueryByIdQuery }, config?: Config) {
  return http.Get<SysJobFlow>('/sys/jobFlow/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 任务流程: save a new record.
 *
 * `POST /sys/jobFlow/add`
 */
export function sysJobFlowAdd(request: { body: SysJobFlowAdd }, config?: Config) {
  return http.Post<null>('/sys/jobFlow/add', request.body, config)
}

/**
 * 任务流程: save a changed record.
 *
 * `PUT /sys/jobFlow/edit`
 */
export function sysJobFlowEdit(request: { body: SysJobFlowEdit }, config?: Config) {
  return http.Put<null>('/sys/jobFlow/edit', request.body, config)
}

export interface SysJobFlowDeleteQuery {
  id: string
}

/**
 * 任务流程: delete one record.
 *
 * `DELETE /sys/jobFlow/delete`
 */
export function sysJobFlowDelete(request: { query: SysJobFlowDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/jobFlow/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysJobFlowDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 任务流程: delete several records.
 *
 * `DELETE /sys/jobFlow/deleteBatch`
 */
export function sysJobFlowDeleteBatch(request: { query: SysJobFlowDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/jobFlow/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 任务流程: save new, changed and deleted records at once, or none of them.
 *
 * `POST /sys/jobFlow/saveBatch`
 */
export function sysJobFlowSaveBatch(request: { body: SysJobFlowChanges }, config?: Config) {
  return http.Post<SavedRows>('/sys/jobFlow/saveBatch', request.body, config)
}

export type SysJobFlowExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 任务流程: workbook of what the filters leave, or of `selections`.
 *
 * `GET /sys/jobFlow/exportXls`
 */
export function sysJobFlowExportXls(request: { query?: SysJobFlowExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/jobFlow/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type SysJobFlowImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 任务流程: take a workbook.
 *
 * `POST /sys/jobFlow/importExcel`
 */
export function sysJobFlowImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<SysJobFlowImportExcelResult>('/sys/jobFlow/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 任务流程: what a workbook would bring.
 *
 * `POST /sys/jobFlow/importPreview`
 */
export function sysJobFlowImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/sys/jobFlow/importPreview', formOf(request.body), config)
}

/**
 * 任务流程: an empty workbook to fill in.
 *
 * `GET /sys/jobFlow/importTemplate`
 */
export function sysJobFlowImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/sys/jobFlow/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
