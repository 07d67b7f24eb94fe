// Made by `npm run generate`. Do not edit: change what it is made from.
/** 报表配置 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 报表配置 */
export interface OnlineReport {
  id: string
  /** 报表编码 */
  code?: string | null
  /** 报表名称 */
  name?: string | null
  /** 数据源 */
  source?: string | null
  /** 默认排序 */
  sort?: string | null
  /** 外部数据源 */
  dbSource?: string | null
  /** 报表SQL */
  cgrSql?: string | null
  /** 报表说明 */
  content?: string | null
  /** 返回值字段 */
  returnValField?: string | null
  /** 返回文本字段 */
  returnTxtField?: string | null
  /** 返回类型 */
  returnType?: string | null
  /** 报表列 */
  items?: {
    id?: string
    /** 字段 */
    fieldName?: string | null
    /** 列名 */
    fieldTxt?: string | null
    /** 类型 */
    fieldType?: string | null
    /** 列宽 */
    fieldWidth?: number | string | null
    /** 显示 */
    isShow?: string | null
    /** 可排序 */
    isOrder?: string | null
    /** 查询 */
    isSearch?: string | null
    /** 查询方式 */
    searchMode?: string | null
    /** 字典 */
    dictCode?: string | null
    /** 取值替换 */
    replaceVal?: string | null
    /** 合计 */
    isTotal?: string | null
    /** 分组列头 */
    groupTitle?: string | null
    /** 跳转地址 */
    fieldHref?: string | null
    fieldType_dictText?: string | null
    searchMode_dictText?: string | null
  }[] | null
  /** 报表参数 */
  params?: {
    id?: string
    /** 参数 */
    paramName?: string | null
    /** 参数名称 */
    paramTxt?: string | null
    /** 比较的字段 */
    fieldName?: string | null
    /** 比较方式 */
    rule?: string | null
    /** 默认值 */
    paramValue?: string | null
    rule_dictText?: string | null
  }[] | null
  dbSource_dictText?: string | null
  returnType_dictText?: string | null
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

export interface OnlineReportAdd {
  /** 报表编码 */
  code: string | null
  /** 报表名称 */
  name: string | null
  /** 数据源 */
  source?: string | null
  /** 默认排序 */
  sort?: string | null
  /** 外部数据源 */
  dbSource?: string | null
  /** 报表SQL */
  cgrSql?: string | null
  /** 报表说明 */
  content?: string | null
  /** 返回值字段 */
  returnValField?: string | null
  /** 返回文本字段 */
  returnTxtField?: string | null
  /** 返回类型 */
  returnType?: string | null
  /** 报表列 */
  items: {
    id?: string
    /** 字段 */
    fieldName?: string | null
    /** 列名 */
    fieldTxt?: string | null
    /** 类型 */
    fieldType?: string | null
    /** 列宽 */
    fieldWidth?: number | string | null
    /** 显示 */
    isShow?: string | null
    /** 可排序 */
    isOrder?: string | null
    /** 查询 */
    isSearch?: string | null
    /** 查询方式 */
    searchMode?: string | null
    /** 字典 */
    dictCode?: string | null
    /** 取值替换 */
    replaceVal?: string | null
    /** 合计 */
    isTotal?: string | null
    /** 分组列头 */
    groupTitle?: string | null
    /** 跳转地址 */
    fieldHref?: string | null
  }[] | null
  /** 报表参数 */
  params?: {
    id?: string
    /** 参数 */
    paramName?: string | null
    /** 参数名称 */
    paramTxt?: string | null
    /** 比较的字段 */
    fieldName?: string | null
    /** 比较方式 */
    rule?: string | null
    /** 默认值 */
    paramValue?: string | null
  }[] | null
}

/** What is absent stays as it is. */
export interface OnlineReportEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 报表编码 */
  code?: string | null
  /** 报表名称 */
  name?: string | null
  /** 数据源 */
  source?: string | null
  /** 默认排序 */
  sort?: string | null
  /** 外部数据源 */
  dbSource?: string | null
  /** 报表SQL */
  cgrSql?: string | null
  /** 报表说明 */
  content?: string | null
  /** 返回值字段 */
  returnValField?: string | null
  /** 返回文本字段 */
  returnTxtField?: string | null
  /** 返回类型 */
  returnType?: string | null
  /** 报表列 */
  items?: {
    id?: string
    /** 字段 */
    fieldName?: string | null
    /** 列名 */
    fieldTxt?: string | null
    /** 类型 */
    fieldType?: string | null
    /** 列宽 */
    fieldWidth?: number | string | null
    /** 显示 */
    isShow?: string | null
    /** 可排序 */
    isOrder?: string | null
    /** 查询 */
    isSearch?: string | null
    /** 查询方式 */
    searchMode?: string | null
    /** 字典 */
    dictCode?: string | null
    /** 取值替换 */
    replaceVal?: string | null
    /** 合计 */
    isTotal?: string | null
    /** 分组列头 */
    groupTitle?: string | null
    /** 跳转地址 */
    fieldHref?: string | null
  }[] | null
  /** 报表参数 */
  params?: {
    id?: string
    /** 参数 */
    paramName?: string | null
    /** 参数名称 */
    paramTxt?: string | null
    /** 比较的字段 */
    fieldName?: string | null
    /** 比较方式 */
    rule?: string | null
    /** 默认值 */
    paramValue?: string | null
  }[] | null
}

export interface OnlineReportChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: OnlineReportAdd
  }[]
  changed?: OnlineReportEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type OnlineReportListQuery = ListQuery

export type OnlineReportListResult = Page & {
  records: OnlineReport[]
}

/**
 * 报表配置: one page.
 *
 * `GET /online/report/list`
 */
export function onlineReportList(request: { query?: OnlineReportListQuery | undefined } = {}, config?: Config) {
  return http.Get<OnlineReportListResult>('/online/report/list', { ...config, params: queryOf(request.query) })
}

export interface OnlineReportQueryByIdQuery {
  id: string
}

/**
 * 报表配置: one record.
 *
 * `GET /online/report/queryById`
 */
export function onlineReportQueryById(request: { query: OnlineReportQueryByIdQuery }, config?: Config) {
  return http.Get<OnlineReport>('/online/report/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 报表配置: save a new record.
 *
 * `POST /online/report/add`
 */
export function onlineReportAdd(request: { body: OnlineReportAdd }, config?: Config) {
  return http.Post<null>('/online/report/add', request.body, config)
}

/**
 * 报表配置: save a changed record.
 *
 * `PUT /online/report/edit`
 */
export function onlineReportEdit(request: { body: OnlineReportEdit }, config?: Config) {
  return http.Put<null>('/online/report/edit', request.body, config)
}

export interface OnlineReportDeleteQuery {
  id: string
}

/**
 * 报表配置: delete one record.
 *
 * `DELETE /online/report/delete`
 */
export function onlineReportDelete(request: { query: OnlineReportDeleteQuery }, config?: Config) {
  return http.Delete<null>('/online/report/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface OnlineReportDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 报表配置: delete several records.
 *
 * `DELETE /online/report/deleteBatch`
 */
export function onlineReportDeleteBatch(request: { query: OnlineReportDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/online/report/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 报表配置: save new, changed and deleted records at once, or none of them.
 *
 * `POST /online/report/saveBatch`
 */
export function onlineReportSaveBatch(request: { body: OnlineReportChanges }, config?: Config) {
  return http.Post<SavedRows>('/online/report/saveBatch', request.body, config)
}

export type OnlineReportExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 报表配置: workbook of what the filters leave, or of `selections`.
 *
 * `GET /online/report/exportXls`
 */
export function onlineReportExportXls(request: { query?: OnlineReportExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/online/report/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type OnlineReportImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 报表配置: take a workbook.
 *
 * `POST /online/report/importExcel`
 */
export function onlineReportImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<OnlineReportImportExcelResult>('/online/report/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 报表配置: what a workbook would bring.
 *
 * `POST /online/report/importPreview`
 */
export function onlineReportImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/online/report/importPreview', formOf(request.body), config)
}

/**
 * 报表配置: an empty workbook to fill in.
 *
 * `GET /online/report/importTemplate`
 */
export function onlineReportImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/online/report/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
