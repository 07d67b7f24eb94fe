// Made by `npm run generate`. Do not edit: change what it is made from.
/** 章节 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 章节 */
export interface CourseChapter {
  id: string
  /** 课程 */
  courseId?: string | null
  /** 章节名称 */
  title?: string | null
  /** 顺序 */
  sort?: number | null
  courseId_dictText?: string | null
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

export interface CourseChapterAdd {
  /** 课程 */
  courseId: string | null
  /** 章节名称 */
  title: string | null
  /** 顺序 */
  sort?: number | null
}

/** What is absent stays as it is. */
export interface CourseChapterEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 课程 */
  courseId?: string | null
  /** 章节名称 */
  title?: string | null
  /** 顺序 */
  sort?: number | null
}

export interface CourseChapterChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: CourseChapterAdd
  }[]
  changed?: CourseChapterEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type CourseChapterListQuery = ListQuery

export type CourseChapterListResult = Page & {
  records: CourseChapter[]
}

/**
 * 章节: one page.
 *
 * `GET /course/chapter/list`
 */
export function courseChapterList(request: { query?: CourseChapterListQuery | undefined } = {}, config?: Config) {
  return http.Get<CourseChapterListResult>('/course/chapter/list', { ...config, params: queryOf(request.query) })
}

export interface CourseChapterQueryByIdQuery {
  id: string
}

/**
 * 章节: one record.
 *
 * `GET /course/chapter/queryById`
 */
export function courseChapterQueryById(request: { query: CourseChapterQueryByIdQuery }, config?: Config) {
  return http.Get<CourseChapter>('/course/chapter/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 章节: save a new record.
 *
 * `POST /course/chapter/add`
 */
export function courseChapterAdd(request: { body: CourseChapterAdd }, config?: Config) {
  return http.Post<null>('/course/chapter/add', request.body, config)
}

/**
 * 章节: save a changed record.
 *
 * `PUT /course/chapter/edit`
 */
export function courseChapterEdit(request: { body: CourseChapterEdit }, config?: Config) {
  return http.Put<null>('/course/chapter/edit', request.body, config)
}

export interface CourseChapterDeleteQuery {
  id: string
}

/**
 * 章节: delete one record.
 *
 * `DELETE /course/chapter/delete`
 */
export function courseChapterDelete(request: { query: CourseChapterDeleteQuery }, config?: Config) {
  return http.Delete<null>('/course/chapter/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface CourseChapterDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 章节: delete several records.
 *
 * `DELETE /course/chapter/deleteBatch`
 */
export function courseChapterDeleteBatch(request: { query: CourseChapterDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/course/chapter/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 章节: save new, changed and deleted records at once, or none of them.
 *
 * `POST /course/chapter/saveBatch`
 */
export function courseChapterSaveBatch(request: { body: CourseChapterChanges }, config?: Config) {
  return http.Post<SavedRows>('/course/chapter/saveBatch', request.body, config)
}

export type CourseChapterExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 章节: workbook of what the filters leave, or of `selections`.
 *
 * `GET /course/chapter/exportXls`
 */
export function courseChapterExportXls(request: { query?: CourseChapterExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/course/chapter/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type CourseChapterImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 章节: take a workbook.
 *
 * `POST /course/chapter/importExcel`
 */
export function courseChapterImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<CourseChapterImportExcelResult>('/course/chapter/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 章节: what a workbook would bring.
 *
 * `POST /course/chapter/importPreview`
 */
export function courseChapterImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/course/chapter/importPreview', formOf(request.body), config)
}

/**
 * 章节: an empty workbook to fill in.
 *
 * `GET /course/chapter/importTemplate`
 */
export function courseChapterImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/course/chapter/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
