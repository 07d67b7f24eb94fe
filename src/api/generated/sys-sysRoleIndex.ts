// Made by `npm run generate`. Do not edit: change what it is made from.
/** 角色首页 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 角色首页 */
export interface SysSysRoleIndex {
  id: string
  /** 角色 */
  roleCode?: string | null
  /** 首页路径 */
  url?: string | null
  /** 前端组件 */
  component?: string | null
  /** 优先级 */
  priority?: number | string | null
  /** 状态 */
  status?: string | null
  roleCode_dictText?: string | null
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

export interface SysSysRoleIndexAdd {
  /** 角色 */
  roleCode: string | null
  /** 首页路径 */
  url: string | null
  /** 前端组件 */
  component?: string | null
  /** 优先级 */
  priority?: number | string | null
  /** 状态 */
  status?: string | null
}

/** What is absent stays as it is. */
export interface SysSysRoleIndexEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 角色 */
  roleCode?: string | null
  /** 首页路径 */
  url?: string | null
  /** 前端组件 */
  component?: string | null
  /** 优先级 */
  priority?: number | string | null
  /** 状态 */
  status?: string | null
}

export interface SysSysRoleIndexChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysSysRoleIndexAdd
  }[]
  changed?: SysSysRoleIndexEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysSysRoleIndexListQuery = ListQuery

export type SysSysRoleIndexListResult = Page & {
  records: SysSysRoleIndex[]
}

/**
 * 角色首页: one page.
 *
 * `GET /sys/sysRoleIndex/list`
 */
export function sysSysRoleIndexList(request: { query?: SysSysRoleIndexListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysSysRoleIndexListResult>('/sys/sysRoleIndex/list', { ...config, params: queryOf(request.query) })
}

export interface SysSysRoleIndexQueryByIdQuery {
  id: string
}

/**
 * 角色首页: one record.
 *
 * `GET /sys/sysRoleIndex/queryById`
 */
export function sysSysRoleIndexQueryById(request: { query: SysSysRoleIndexQueryByIdQuery }, config?: Config) {
  return http.Get<SysSysRoleIndex>('/sys/sysRoleIndex/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 角色首页: save a new record.
 *
 * `POST /sys/sysRoleIndex/add`
 */
export function sysSysRoleIndexAdd(request: { body: SysSysRoleIndexAdd }, config?: Config) {
  return http.Post<null>('/sys/sysRoleIndex/add', request.body, config)
}

/**
 * 角色首页: save a changed record.
 *
 * `PUT /sys/sysRoleIndex/edit`
 */
export function sysSysRoleIndexEdit(request: { body: SysSysRoleIndexEdit }, config?: Config) {
  return http.Put<null>('/sys/sysRoleIndex/edit', request.body, config)
}

export interface SysSysRoleIndexDeleteQuery {
  id: string
}

/**
 * 角色首页: delete one record.
 *
 * `DELETE /sys/sysRoleIndex/delete`
 */
export function sysSysRoleIndexDelete(request: { query: SysSysRoleIndexDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/sysRoleIndex/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysSysRoleIndexDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 角色首页: delete several records.
 *
 * `DELETE /sys/sysRoleIndex/deleteBatch`
 */
export function sysSysRoleIndexDeleteBatch(request: { query: SysSysRoleIndexDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/sysRoleIndex/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 角色首页: save new, changed and deleted records at once, or none of them.
 *
 * `POST /sys/sysRoleIndex/saveBatch`
 */
export function sysSysRoleIndexSaveBatch(request: { body: SysSysRoleIndexChanges }, config?: Config) {
  return http.Post<SavedRows>('/sys/sysRoleIndex/saveBatch', request.body, config)
}

export type SysSysRoleIndexExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 角色首页: workbook of what the filters leave, or of `selections`.
 *
 * `GET /sys/sysRoleIndex/exportXls`
 */
export function sysSysRoleIndexExportXls(request: { query?: SysSysRoleIndexExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/sysRoleIndex/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type SysSysRoleIndexImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 角色首页: take a workbook.
 *
 * `POST /sys/sysRoleIndex/importExcel`
 */
export function sysSysRoleIndexImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<SysSysRoleIndexImportExcelResult>('/sys/sysRoleIndex/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 角色首页: what a workbook would bring.
 *
 * `POST /sys/sysRoleIndex/importPreview`
 */
export function sysSysRoleIndexImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/sys/sysRoleIndex/importPreview', formOf(request.body), config)
}

/**
 * 角色首页: an empty workbook to fill in.
 *
 * `GET /sys/sysRoleIndex/importTemplate`
 */
export function sysSysRoleIndexImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/sys/sysRoleIndex/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
