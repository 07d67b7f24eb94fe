// Made by `npm run generate`. Do not edit: change what it is made from.
/** 审计项目 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 审计项目 */
export interface AuditProject {
  id: string
  /** 项目编号 */
  number?: string | null
  /** 项目名称 */
  name?: string | null
  /** 项目类型 */
  kind?: string | null
  /** 被审计单位 */
  unit?: string | null
  /** yyyy-MM-dd */
  year?: string | null
  /** 阶段 */
  state?: string | null
  /** 组长 */
  leader?: string | null
  /** 成员 */
  members?: string | null
  /** yyyy-MM-dd */
  periodBegin?: string | null
  /** yyyy-MM-dd */
  periodEnd?: string | null
  /** 审计目标 */
  goal?: string | null
  /** 实施方案 */
  tasks?: {
    id?: string
    /** 事项 */
    name?: string | null
    /** 负责人 */
    owner?: string | null
    /** yyyy-MM-dd */
    begin?: string | null
    /** yyyy-MM-dd */
    end?: string | null
    /** 人天 */
    days?: number | string | null
    /** 完成 */
    done?: string | null
    owner_dictText?: string | null
  }[] | null
  kind_dictText?: string | null
  state_dictText?: string | null
  leader_dictText?: string | null
  members_dictText?: string | null
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

export interface AuditProjectAdd {
  /** 项目编号 */
  number: string | null
  /** 项目名称 */
  name: string | null
  /** 项目类型 */
  kind: string | null
  /** 被审计单位 */
  unit: string | null
  /** yyyy-MM-dd */
  year: string | null
  /** 阶段 */
  state?: string | null
  /** 组长 */
  leader: string | null
  /** 成员 */
  members?: string | null
  /** yyyy-MM-dd */
  periodBegin: string | null
  /** yyyy-MM-dd */
  periodEnd: string | null
  /** 审计目标 */
  goal?: string | null
  /** 实施方案 */
  tasks?: {
    id?: string
    /** 事项 */
    name?: string | null
    /** 负责人 */
    owner?: string | null
    /** yyyy-MM-dd */
    begin?: string | null
    /** yyyy-MM-dd */
    end?: string | null
    /** 人天 */
    days?: number | string | null
    /** 完成 */
    done?: string | null
  }[] | null
}

/** What is absent stays as it is. */
export interface AuditProjectEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 项目编号 */
  number?: string | null
  /** 项目名称 */
  name?: string | null
  /** 项目类型 */
  kind?: string | null
  /** 被审计单位 */
  unit?: string | null
  /** yyyy-MM-dd */
  year?: string | null
  /** 阶段 */
  state?: string | null
  /** 组长 */
  leader?: string | null
  /** 成员 */
  members?: string | null
  /** yyyy-MM-dd */
  periodBegin?: string | null
  /** yyyy-MM-dd */
  periodEnd?: string | null
  /** 审计目标 */
  goal?: string | null
  /** 实施方案 */
  tasks?: {
    id?: string
    /** 事项 */
    name?: string | null
    /** 负责人 */
    owner?: string | null
    /** yyyy-MM-dd */
    begin?: string | null
    /** yyyy-MM-dd */
    end?: string | null
    /** 人天 */
    days?: number | string | null
    /** 完成 */
    done?: string | null
  }[] | null
}

export interface AuditProjectChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: AuditProjectAdd
  }[]
  changed?: AuditProjectEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type AuditProjectListQuery = ListQuery

export type AuditProjectListResult = Page & {
  records: AuditProject[]
}

/**
 * 审计项目: one page.
 *
 * `GET /audit/project/list`
 */
export function auditProjectList(request: { query?: AuditProjectListQuery | undefined } = {}, config?: Config) {
  return http.Get<AuditProjectListResult>('/audit/project/list', { ...config, params: queryOf(request.query) })
}

export interface AuditProjectQueryByIdQuery {
  id: string
}

/**
 * 审计项目: one record.
 *
 * `GET /audit/project/queryById`
 */
export function auditProjectQueryById(request: { query: AuditProjectQueryByIdQuery }, config?: Config) {
  return http.Get<AuditProject>('/audit/project/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 审计项目: save a new record.
 *
 * `POST /audit/project/add`
 */
export function auditProjectAdd(request: { body: AuditProjectAdd }, config?: Config) {
  return http.Post<null>('/audit/project/add', request.body, config)
}

/**
 * 审计项目: save a changed record.
 *
 * `PUT /audit/project/edit`
 */
export function auditProjectEdit(request: { body: AuditProjectEdit }, config?: Config) {
  return http.Put<null>('/audit/project/edit', request.body, config)
}

export interface AuditProjectDeleteQuery {
  id: string
}

/**
 * 审计项目: delete one record.
 *
 * `DELETE /audit/project/delete`
 */
export function auditProjectDelete(request: { query: AuditProjectDeleteQuery }, config?: Config) {
  return http.Delete<null>('/audit/project/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface AuditProjectDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 审计项目: delete several records.
 *
 * `DELETE /audit/project/deleteBatch`
 */
export function auditProjectDeleteBatch(request: { query: AuditProjectDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/audit/project/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 审计项目: save new, changed and deleted records at once, or none of them.
 *
 * `POST /audit/project/saveBatch`
 */
export function auditProjectSaveBatch(request: { body: AuditProjectChanges }, config?: Config) {
  return http.Post<SavedRows>('/audit/project/saveBatch', request.body, config)
}

export type AuditProjectExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 审计项目: workbook of what the filters leave, or of `selections`.
 *
 * `GET /audit/project/exportXls`
 */
export function auditProjectExportXls(request: { query?: AuditProjectExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/audit/project/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type AuditProjectImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 审计项目: take a workbook.
 *
 * `POST /audit/project/importExcel`
 */
export function auditProjectImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<AuditProjectImportExcelResult>('/audit/project/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 审计项目: what a workbook would bring.
 *
 * `POST /audit/project/importPreview`
 */
export function auditProjectImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/audit/project/importPreview', formOf(request.body), config)
}

/**
 * 审计项目: an empty workbook to fill in.
 *
 * `GET /audit/project/importTemplate`
 */
export function auditProjectImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/audit/project/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
