// Made by `npm run generate`. Do not edit: change what it is made from.
/** 课程 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 课程 */
export interface CourseCourse {
  id: string
  /** 课程名称 */
  title?: string | null
  /** 课程分类 */
  category?: string | null
  /** 讲师 */
  lecturer?: string | null
  /** 封面 */
  cover?: string | null
  /** 状态 */
  state?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 课程简介 */
  summary?: string | null
  category_dictText?: string | null
  lecturer_dictText?: string | null
  state_dictText?: string | null
  secretLevel_dictText?: string | null
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

export interface CourseCourseAdd {
  /** 课程名称 */
  title: string | null
  /** 课程分类 */
  category: string | null
  /** 讲师 */
  lecturer: string | null
  /** 封面 */
  cover?: string | null
  /** 状态 */
  state?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 课程简介 */
  summary?: string | null
}

/** What is absent stays as it is. */
export interface CourseCourseEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 课程名称 */
  title?: string | null
  /** 课程分类 */
  category?: string | null
  /** 讲师 */
  lecturer?: string | null
  /** 封面 */
  cover?: string | null
  /** 状态 */
  state?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 课程简介 */
  summary?: string | null
}

export interface CourseCourseChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: CourseCourseAdd
  }[]
  changed?: CourseCourseEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type CourseCourseListQuery = ListQuery

export type CourseCourseListResult = Page & {
  records: CourseCourse[]
}

/**
 * 课程: one page.
 *
 * `GET /course/course/list`
 */
export function courseCourseList(request: { query?: CourseCourseListQuery | undefined } = {}, config?: Config) {
  return http.Get<CourseCourseListResult>('/course/course/list', { ...config, params: queryOf(request.query) })
}

export interface CourseCourseQueryByIdQuery {
  id: string
}

/**
 * 课程: one record.
 *
 * `GET /course/course/queryById`
 */
export function courseCourseQueryById(request: { query: CourseCourseQueryByIdQuery }, config?: Config) {
  return http.Get<CourseCourse>('/course/course/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 课程: save a new record.
 *
 * `POST /course/course/add`
 */
export function courseCourseAdd(request: { body: CourseCourseAdd }, config?: Config) {
  return http.Post<null>('/course/course/add', request.body, config)
}

/**
 * 课程: save a changed record.
 *
 * `PUT /course/course/edit`
 */
export function courseCourseEdit(request: { body: CourseCourseEdit }, config?: Config) {
  return http.Put<null>('/course/course/edit', request.body, config)
}

export interface CourseCourseDeleteQuery {
  id: string
}

/**
 * 课程: delete one record.
 *
 * `DELETE /course/course/delete`
 */
export function courseCourseDelete(request: { query: CourseCourseDeleteQuery }, config?: Config) {
  return http.Delete<null>('/course/course/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface CourseCourseDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 课程: delete several records.
 *
 * `DELETE /course/course/deleteBatch`
 */
export function courseCourseDeleteBatch(request: { query: CourseCourseDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/course/course/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 课程: save new, changed and deleted records at once, or none of them.
 *
 * `POST /course/course/saveBatch`
 */
export function courseCourseSaveBatch(request: { body: CourseCourseChanges }, config?: Config) {
  return http.Post<SavedRows>('/course/course/saveBatch', request.body, config)
}

export type CourseCourseExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 课程: workbook of what the filters leave, or of `selections`.
 *
 * `GET /course/course/exportXls`
 */
export function courseCourseExportXls(request: { query?: CourseCourseExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/course/course/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type CourseCourseImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 课程: take a workbook.
 *
 * `POST /course/course/importExcel`
 */
export function courseCourseImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<CourseCourseImportExcelResult>('/course/course/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 课程: what a workbook would bring.
 *
 * `POST /course/course/importPreview`
 */
export function courseCourseImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/course/course/importPreview', formOf(request.body), config)
}

/**
 * 课程: an empty workbook to fill in.
 *
 * `GET /course/course/importTemplate`
 */
export function courseCourseImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/course/course/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
