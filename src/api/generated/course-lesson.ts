// Made by `npm run generate`. Do not edit: change what it is made from.
/** 课件 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 课件 */
export interface CourseLesson {
  id: string
  /** 章节 */
  chapterId?: string | null
  /** 课件名称 */
  title?: string | null
  /** 类型 */
  kind?: string | null
  /** 时长（秒） */
  seconds?: number | string | null
  /** 顺序 */
  sort?: number | string | null
  /** 文件 */
  file?: string | null
  /** 字幕 */
  captions?: string | null
  /** 文档 */
  documentId?: string | null
  /** 正文 */
  content?: string | null
  /** 链接 */
  link?: string | null
  chapterId_dictText?: string | null
  kind_dictText?: string | null
  documentId_dictText?: string | null
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

export interface CourseLessonAdd {
  /** 章节 */
  chapterId: string | null
  /** 课件名称 */
  title: string | null
  /** 类型 */
  kind: string | null
  /** 时长（秒） */
  seconds: number | string | null
  /** 顺序 */
  sort?: number | string | null
  /** 文件 */
  file?: string | null
  /** 字幕 */
  captions?: string | null
  /** 文档 */
  documentId?: string | null
  /** 正文 */
  content?: string | null
  /** 链接 */
  link?: string | null
}

/** What is absent stays as it is. */
export interface CourseLessonEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 章节 */
  chapterId?: string | null
  /** 课件名称 */
  title?: string | null
  /** 类型 */
  kind?: string | null
  /** 时长（秒） */
  seconds?: number | string | null
  /** 顺序 */
  sort?: number | string | null
  /** 文件 */
  file?: string | null
  /** 字幕 */
  captions?: string | null
  /** 文档 */
  documentId?: string | null
  /** 正文 */
  content?: string | null
  /** 链接 */
  link?: string | null
}

export interface CourseLessonChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: CourseLessonAdd
  }[]
  changed?: CourseLessonEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type CourseLessonListQuery = ListQuery

export type CourseLessonListResult = Page & {
  records: CourseLesson[]
}

/**
 * 课件: one page.
 *
 * `GET /course/lesson/list`
 */
export function courseLessonList(request: { query?: CourseLessonListQuery | undefined } = {}, config?: Config) {
  return http.Get<CourseLessonListResult>('/course/lesson/list', { ...config, params: queryOf(request.query) })
}

export interface CourseLessonQueryByIdQuery {
  id: string
}

/**
 * 课件: one record.
 *
 * `GET /course/lesson/queryById`
 */
export function courseLessonQueryById(request: { query: CourseLessonQueryByIdQuery }, config?: Config) {
  return http.Get<CourseLesson>('/course/lesson/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 课件: save a new record.
 *
 * `POST /course/lesson/add`
 */
export function courseLessonAdd(request: { body: CourseLessonAdd }, config?: Config) {
  return http.Post<null>('/course/lesson/add', request.body, config)
}

/**
 * 课件: save a changed record.
 *
 * `PUT /course/lesson/edit`
 */
export function courseLessonEdit(request: { body: CourseLessonEdit }, config?: Config) {
  return http.Put<null>('/course/lesson/edit', request.body, config)
}

export interface CourseLessonDeleteQuery {
  id: string
}

/**
 * 课件: delete one record.
 *
 * `DELETE /course/lesson/delete`
 */
export function courseLessonDelete(request: { query: CourseLessonDeleteQuery }, config?: Config) {
  return http.Delete<null>('/course/lesson/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface CourseLessonDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 课件: delete several records.
 *
 * `DELETE /course/lesson/deleteBatch`
 */
export function courseLessonDeleteBatch(request: { query: CourseLessonDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/course/lesson/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 课件: save new, changed and deleted records at once, or none of them.
 *
 * `POST /course/lesson/saveBatch`
 */
export function courseLessonSaveBatch(request: { body: CourseLessonChanges }, config?: Config) {
  return http.Post<SavedRows>('/course/lesson/saveBatch', request.body, config)
}

export type CourseLessonExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 课件: workbook of what the filters leave, or of `selections`.
 *
 * `GET /course/lesson/exportXls`
 */
export function courseLessonExportXls(request: { query?: CourseLessonExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/course/lesson/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type CourseLessonImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 课件: take a workbook.
 *
 * `POST /course/lesson/importExcel`
 */
export function courseLessonImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<CourseLessonImportExcelResult>('/course/lesson/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 课件: what a workbook would bring.
 *
 * `POST /course/lesson/importPreview`
 */
export function courseLessonImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/course/lesson/importPreview', formOf(request.body), config)
}

/**
 * 课件: an empty workbook to fill in.
 *
 * `GET /course/lesson/importTemplate`
 */
export function courseLessonImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/course/lesson/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
