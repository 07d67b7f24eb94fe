// Made by `npm run generate`. Do not edit: change what it is made from.
/** 示例选择器 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 示例选择器 */
export interface ExamplePicker {
  id: string
  /** 名称 */
  name?: string | null
  /** 参与人 */
  people?: string | null
  /** 负责人 */
  owner?: string | null
  /** 参与部门 */
  departs?: string | null
  /** 角色 */
  roles?: string | null
  /** 职务 */
  position?: string | null
  /** 讲师 */
  lecturers?: string | null
  /** 物料 */
  material?: string | null
  /** 主讲人 */
  teacher?: string | null
  /** 主讲人手机 */
  teacherPhone?: string | null
  /** 主讲人单位 */
  teacherCompany?: string | null
  /** 见证人 */
  witness?: string | null
  /** 小组 */
  team?: {
    id?: string
    /** 成员 */
    member?: string | null
    /** 担任职务 */
    post?: string | null
    /** 授课人 */
    speaker?: string | null
    /** 授课人手机 */
    speakerPhone?: string | null
    member_dictText?: string | null
    post_dictText?: string | null
  }[] | null
  people_dictText?: string | null
  owner_dictText?: string | null
  departs_dictText?: string | null
  roles_dictText?: string | null
  position_dictText?: string | null
  lecturers_dictText?: string | null
  material_dictText?: string | null
  witness_dictText?: string | null
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

export interface ExamplePickerAdd {
  /** 名称 */
  name: string | null
  /** 参与人 */
  people?: string | null
  /** 负责人 */
  owner?: string | null
  /** 参与部门 */
  departs?: string | null
  /** 角色 */
  roles?: string | null
  /** 职务 */
  position?: string | null
  /** 讲师 */
  lecturers?: string | null
  /** 物料 */
  material?: string | null
  /** 主讲人 */
  teacher?: string | null
  /** 主讲人手机 */
  teacherPhone?: string | null
  /** 主讲人单位 */
  teacherCompany?: string | null
  /** 见证人 */
  witness?: string | null
  /** 小组 */
  team?: {
    id?: string
    /** 成员 */
    member?: string | null
    /** 担任职务 */
    post?: string | null
    /** 授课人 */
    speaker?: string | null
    /** 授课人手机 */
    speakerPhone?: string | null
  }[] | null
}

/** What is absent stays as it is. */
export interface ExamplePickerEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 参与人 */
  people?: string | null
  /** 负责人 */
  owner?: string | null
  /** 参与部门 */
  departs?: string | null
  /** 角色 */
  roles?: string | null
  /** 职务 */
  position?: string | null
  /** 讲师 */
  lecturers?: string | null
  /** 物料 */
  material?: string | null
  /** 主讲人 */
  teacher?: string | null
  /** 主讲人手机 */
  teacherPhone?: string | null
  /** 主讲人单位 */
  teacherCompany?: string | null
  /** 见证人 */
  witness?: string | null
  /** 小组 */
  team?: {
    id?: string
    /** 成员 */
    member?: string | null
    /** 担任职务 */
    post?: string | null
    /** 授课人 */
    speaker?: string | null
    /** 授课人手机 */
    speakerPhone?: string | null
  }[] | null
}

export interface ExamplePickerChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExamplePickerAdd
  }[]
  changed?: ExamplePickerEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExamplePickerListQuery = ListQuery

export type ExamplePickerListResult = Page & {
  records: ExamplePicker[]
}

/**
 * 示例选择器: one page.
 *
 * `GET /example/picker/list`
 */
export function examplePickerList(request: { query?: ExamplePickerListQuery | undefined } = {}, config?: Config) {
  return http.Get<ExamplePickerListResult>('/example/picker/list', { ...config, params: queryOf(request.query) })
}

export interface ExamplePickerQueryByIdQuery {
  id: string
}

/**
 * 示例选择器: one record.
 *
 * `GET /example/picker/queryById`
 */
export function examplePickerQueryById(request: { query: ExamplePickerQueryByIdQuery }, config?: Config) {
  return http.Get<ExamplePicker>('/example/picker/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 示例选择器: save a new record.
 *
 * `POST /example/picker/add`
 */
export function examplePickerAdd(request: { body: ExamplePickerAdd }, config?: Config) {
  return http.Post<null>('/example/picker/add', request.body, config)
}

/**
 * 示例选择器: save a changed record.
 *
 * `PUT /example/picker/edit`
 */
export function examplePickerEdit(request: { body: ExamplePickerEdit }, config?: Config) {
  return http.Put<null>('/example/picker/edit', request.body, config)
}

export interface ExamplePickerDeleteQuery {
  id: string
}

/**
 * 示例选择器: delete one record.
 *
 * `DELETE /example/picker/delete`
 */
export function examplePickerDelete(request: { query: ExamplePickerDeleteQuery }, config?: Config) {
  return http.Delete<null>('/example/picker/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface ExamplePickerDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 示例选择器: delete several records.
 *
 * `DELETE /example/picker/deleteBatch`
 */
export function examplePickerDeleteBatch(request: { query: ExamplePickerDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/example/picker/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 示例选择器: save new, changed and deleted records at once, or none of them.
 *
 * `POST /example/picker/saveBatch`
 */
export function examplePickerSaveBatch(request: { body: ExamplePickerChanges }, config?: Config) {
  return http.Post<SavedRows>('/example/picker/saveBatch', request.body, config)
}

export type ExamplePickerExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 示例选择器: workbook of what the filters leave, or of `selections`.
 *
 * `GET /example/picker/exportXls`
 */
export function examplePickerExportXls(request: { query?: ExamplePickerExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/example/picker/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type ExamplePickerImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 示例选择器: take a workbook.
 *
 * `POST /example/picker/importExcel`
 */
export function examplePickerImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ExamplePickerImportExcelResult>('/example/picker/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 示例选择器: what a workbook would bring.
 *
 * `POST /example/picker/importPreview`
 */
export function examplePickerImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/example/picker/importPreview', formOf(request.body), config)
}

/**
 * 示例选择器: an empty workbook to fill in.
 *
 * `GET /example/picker/importTemplate`
 */
export function examplePickerImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/example/picker/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
