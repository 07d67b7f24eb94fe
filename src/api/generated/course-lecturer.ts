// Made by `npm run generate`. Do not edit: change what it is made from.
/** 讲师 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 讲师 */
export interface CourseLecturer {
  id: string
  /** 姓名 */
  name?: string | null
  /** 性别 */
  gender?: string | null
  /** yyyy-MM-dd */
  birthday?: string | null
  /** 手机 */
  phone?: string | null
  /** 邮箱 */
  email?: string | null
  /** 照片 */
  photo?: string | null
  /** 级别 */
  level?: string | null
  /** 外聘 */
  external?: string | null
  /** 单位 */
  company?: string | null
  /** 课酬 */
  fee?: number | null
  /** 简历 */
  resume?: string | null
  /** 简介 */
  intro?: string | null
  gender_dictText?: string | null
  level_dictText?: string | null
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

export interface CourseLecturerAdd {
  /** 姓名 */
  name: string | null
  /** 性别 */
  gender?: string | null
  /** yyyy-MM-dd */
  birthday?: string | null
  /** 手机 */
  phone?: string | null
  /** 邮箱 */
  email?: string | null
  /** 照片 */
  photo?: string | null
  /** 级别 */
  level: string | null
  /** 外聘 */
  external?: string | null
  /** 单位 */
  company?: string | null
  /** 课酬 */
  fee?: number | null
  /** 简历 */
  resume?: string | null
  /** 简介 */
  intro?: string | null
}

/** What is absent stays as it is. */
export interface CourseLecturerEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 姓名 */
  name?: string | null
  /** 性别 */
  gender?: string | null
  /** yyyy-MM-dd */
  birthday?: string | null
  /** 手机 */
  phone?: string | null
  /** 邮箱 */
  email?: string | null
  /** 照片 */
  photo?: string | null
  /** 级别 */
  level?: string | null
  /** 外聘 */
  external?: string | null
  /** 单位 */
  company?: string | null
  /** 课酬 */
  fee?: number | null
  /** 简历 */
  resume?: string | null
  /** 简介 */
  intro?: string | null
}

export interface CourseLecturerChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: CourseLecturerAdd
  }[]
  changed?: CourseLecturerEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type CourseLecturerListQuery = ListQuery

export type CourseLecturerListResult = Page & {
  records: CourseLecturer[]
}

/**
 * 讲师: one page.
 *
 * `GET /course/lecturer/list`
 */
export function courseLecturerList(request: { query?: CourseLecturerListQuery | undefined } = {}, config?: Config) {
  return http.Get<CourseLecturerListResult>('/course/lecturer/list', { ...config, params: queryOf(request.query) })
}

export interface CourseLecturerQueryByIdQuery {
  id: string
}

/**
 * 讲师: one record.
 *
 * `GET /course/lecturer/queryById`
 */
export function courseLecturerQueryById(request: { query: CourseLecturerQueryByIdQuery }, config?: Config) {
  return http.Get<CourseLecturer>('/course/lecturer/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 讲师: save a new record.
 *
 * `POST /course/lecturer/add`
 */
export function courseLecturerAdd(request: { body: CourseLecturerAdd }, config?: Config) {
  return http.Post<null>('/course/lecturer/add', request.body, config)
}

/**
 * 讲师: save a changed record.
 *
 * `PUT /course/lecturer/edit`
 */
export function courseLecturerEdit(request: { body: CourseLecturerEdit }, config?: Config) {
  return http.Put<null>('/course/lecturer/edit', request.body, config)
}

export interface CourseLecturerDeleteQuery {
  id: string
}

/**
 * 讲师: delete one record.
 *
 * `DELETE /course/lecturer/delete`
 */
export function courseLecturerDelete(request: { query: CourseLecturerDeleteQuery }, config?: Config) {
  return http.Delete<null>('/course/lecturer/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface CourseLecturerDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 讲师: delete several records.
 *
 * `DELETE /course/lecturer/deleteBatch`
 */
export function courseLecturerDeleteBatch(request: { query: CourseLecturerDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/course/lecturer/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 讲师: save new, changed and deleted records at once, or none of them.
 *
 * `POST /course/lecturer/saveBatch`
 */
export function courseLecturerSaveBatch(request: { body: CourseLecturerChanges }, config?: Config) {
  return http.Post<SavedRows>('/course/lecturer/saveBatch', request.body, config)
}

export type CourseLecturerExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 讲师: workbook of what the filters leave, or of `selections`.
 *
 * `GET /course/lecturer/exportXls`
 */
export function courseLecturerExportXls(request: { query?: CourseLecturerExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/course/lecturer/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type CourseLecturerImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 讲师: take a workbook.
 *
 * `POST /course/lecturer/importExcel`
 */
export function courseLecturerImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<CourseLecturerImportExcelResult>('/course/lecturer/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 讲师: what a workbook would bring.
 *
 * `POST /course/lecturer/importPreview`
 */
export function courseLecturerImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/course/lecturer/importPreview', formOf(request.body), config)
}

/**
 * 讲师: an empty workbook to fill in.
 *
 * `GET /course/lecturer/importTemplate`
 */
export function courseLecturerImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/course/lecturer/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
