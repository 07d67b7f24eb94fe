// Made by `npm run generate`. Do not edit: change what it is made from.
/** 示例机构 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 示例机构 */
export interface ExampleBranch {
  id: string
  /** 机构名称 */
  name?: string | null
  /** 所在地区 */
  place?: string | null
  /** 服务城市 */
  service?: string | null
  /** 所属片区 */
  region?: string | null
  /** 一级片区 */
  province?: string | null
  /** 二级片区 */
  city?: string | null
  /** 三级片区 */
  town?: string | null
  /** 审计类型 */
  kind?: string | null
  /** 类型名称 */
  kindName?: string | null
  /** 文书类别 */
  papers?: string | null
  /** 负责人 */
  manager?: string | null
  /** 接待日 */
  days?: string | null
  /** 职责 */
  duties?: string | null
  /** 行业 */
  sector?: string | null
  /** 业务 */
  line?: string | null
  place_dictText?: string | null
  service_dictText?: string | null
  region_dictText?: string | null
  province_dictText?: string | null
  city_dictText?: string | null
  town_dictText?: string | null
  kind_dictText?: string | null
  papers_dictText?: string | null
  manager_dictText?: string | null
  days_dictText?: string | null
  duties_dictText?: string | null
  sector_dictText?: string | null
  line_dictText?: string | null
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

export interface ExampleBranchAdd {
  /** 机构名称 */
  name: string | null
  /** 所在地区 */
  place: string | null
  /** 服务城市 */
  service?: string | null
  /** 所属片区 */
  region?: string | null
  /** 一级片区 */
  province?: string | null
  /** 二级片区 */
  city?: string | null
  /** 三级片区 */
  town?: string | null
  /** 审计类型 */
  kind?: string | null
  /** 类型名称 */
  kindName?: string | null
  /** 文书类别 */
  papers?: string | null
  /** 负责人 */
  manager?: string | null
  /** 接待日 */
  days?: string | null
  /** 职责 */
  duties?: string | null
  /** 行业 */
  sector?: string | null
  /** 业务 */
  line?: string | null
}

/** What is absent stays as it is. */
export interface ExampleBranchEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 机构名称 */
  name?: string | null
  /** 所在地区 */
  place?: string | null
  /** 服务城市 */
  service?: string | null
  /** 所属片区 */
  region?: string | null
  /** 一级片区 */
  province?: string | null
  /** 二级片区 */
  city?: string | null
  /** 三级片区 */
  town?: string | null
  /** 审计类型 */
  kind?: string | null
  /** 类型名称 */
  kindName?: string | null
  /** 文书类别 */
  papers?: string | null
  /** 负责人 */
  manager?: string | null
  /** 接待日 */
  days?: string | null
  /** 职责 */
  duties?: string | null
  /** 行业 */
  sector?: string | null
  /** 业务 */
  line?: string | null
}

export interface ExampleBranchChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleBranchAdd
  }[]
  changed?: ExampleBranchEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleBranchListQuery = ListQuery

export type ExampleBranchListResult = Page & {
  records: ExampleBranch[]
}

/**
 * 示例机构: one page.
 *
 * `GET /example/branch/list`
 */
export function exampleBranchList(request: { query?: ExampleBranchListQuery | undefined } = {}, config?: Config) {
  return http.Get<ExampleBranchListResult>('/example/branch/list', { ...config, params: queryOf(request.query) })
}

export interface ExampleBranchQueryByIdQuery {
  id: string
}

/**
 * 示例机构: one record.
 *
 * `GET /example/branch/queryById`
 */
export function exampleBranchQueryById(request: { query: ExampleBranchQueryByIdQuery }, config?: Config) {
  return http.Get<ExampleBranch>('/example/branch/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 示例机构: save a new record.
 *
 * `POST /example/branch/add`
 */
export function exampleBranchAdd(request: { body: ExampleBranchAdd }, config?: Config) {
  return http.Post<null>('/example/branch/add', request.body, config)
}

/**
 * 示例机构: save a changed record.
 *
 * `PUT /example/branch/edit`
 */
export function exampleBranchEdit(request: { body: ExampleBranchEdit }, config?: Config) {
  return http.Put<null>('/example/branch/edit', request.body, config)
}

export interface ExampleBranchDeleteQuery {
  id: string
}

/**
 * 示例机构: delete one record.
 *
 * `DELETE /example/branch/delete`
 */
export function exampleBranchDelete(request: { query: ExampleBranchDeleteQuery }, config?: Config) {
  return http.Delete<null>('/example/branch/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface ExampleBranchDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 示例机构: delete several records.
 *
 * `DELETE /example/branch/deleteBatch`
 */
export function exampleBranchDeleteBatch(request: { query: ExampleBranchDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/example/branch/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 示例机构: save new, changed and deleted records at once, or none of them.
 *
 * `POST /example/branch/saveBatch`
 */
export function exampleBranchSaveBatch(request: { body: ExampleBranchChanges }, config?: Config) {
  return http.Post<SavedRows>('/example/branch/saveBatch', request.body, config)
}

export type ExampleBranchExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 示例机构: workbook of what the filters leave, or of `selections`.
 *
 * `GET /example/branch/exportXls`
 */
export function exampleBranchExportXls(request: { query?: ExampleBranchExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/example/branch/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type ExampleBranchImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 示例机构: take a workbook.
 *
 * `POST /example/branch/importExcel`
 */
export function exampleBranchImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ExampleBranchImportExcelResult>('/example/branch/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 示例机构: what a workbook would bring.
 *
 * `POST /example/branch/importPreview`
 */
export function exampleBranchImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/example/branch/importPreview', formOf(request.body), config)
}

/**
 * 示例机构: an empty workbook to fill in.
 *
 * `GET /example/branch/importTemplate`
 */
export function exampleBranchImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/example/branch/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
