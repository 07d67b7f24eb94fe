// Made by `npm run generate`. Do not edit: change what it is made from.
/** 专题合集 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 专题合集 */
export interface CourseCollection {
  id: string
  /** 专题名称 */
  title?: string | null
  /** 状态 */
  state?: string | null
  /** 专题简介 */
  summary?: string | null
  /** 课程 */
  courses?: {
    id?: string
    /** 课程 */
    courseId?: string | null
    courseId_dictText?: string | null
  }[] | null
  state_dictText?: string | null
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

export interface CourseCollectionAdd {
  /** 专题名称 */
  title: string | null
  /** 状态 */
  state?: string | null
  /** 专题简介 */
  summary?: string | null
  /** 课程 */
  courses?: {
    id?: string
    /** 课程 */
    courseId?: string | null
  }[] | null
}

/** What is absent stays as it is. */
export interface CourseCollectionEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 专题名称 */
  title?: string | null
  /** 状态 */
  state?: string | null
  /** 专题简介 */
  summary?: string | null
  /** 课程 */
  courses?: {
    id?: string
    /** 课程 */
    courseId?: string | null
  }[] | null
}

export interface CourseCollectionChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: CourseCollectionAdd
  }[]
  changed?: CourseCollectionEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type CourseCollectionListQuery = ListQuery

export type CourseCollectionListResult = Page & {
  records: CourseCollection[]
}

/**
 * 专题合集: one page.
 *
 * `GET /course/collection/list`
 */
export function courseCollectionList(request: { query?: CourseCollectionListQuery | undefined } = {}, config?: Config) {
  return http.Get<CourseCollectionListResult>('/course/collection/list', { ...config, params: queryOf(request.query) })
}

export interface CourseCollectionQueryByIdQuery {
  id: string
}

/**
 * 专题合集: one record.
 *
 * `GET /course/collection/queryById`
 */
export function courseCollectionQueryById(request: { query: CourseCollectionQueryByIdQuery }, config?: Config) {
  return http.Get<CourseCollection>('/course/collection/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 专题合集: save a new record.
 *
 * `POST /course/collection/add`
 */
export function courseCollectionAdd(request: { body: CourseCollectionAdd }, config?: Config) {
  return http.Post<null>('/course/collection/add', request.body, config)
}

/**
 * 专题合集: save a changed record.
 *
 * `PUT /course/collection/edit`
 */
export function courseCollectionEdit(request: { body: CourseCollectionEdit }, config?: Config) {
  return http.Put<null>('/course/collection/edit', request.body, config)
}

export interface CourseCollectionDeleteQuery {
  id: string
}

/**
 * 专题合集: delete one record.
 *
 * `DELETE /course/collection/delete`
 */
export function courseCollectionDelete(request: { query: CourseCollectionDeleteQuery }, config?: Config) {
  return http.Delete<null>('/course/collection/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface CourseCollectionDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 专题合集: delete several records.
 *
 * `DELETE /course/collection/deleteBatch`
 */
export function courseCollectionDeleteBatch(request: { query: CourseCollectionDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/course/collection/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 专题合集: save new, changed and deleted records at once, or none of them.
 *
 * `POST /course/collection/saveBatch`
 */
export function courseCollectionSaveBatch(request: { body: CourseCollectionChanges }, config?: Config) {
  return http.Post<SavedRows>('/course/collection/saveBatch', request.body, config)
}

export type CourseCollectionExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 专题合集: workbook of what the filters leave, or of `selections`.
 *
 * `GET /course/collection/exportXls`
 */
export function courseCollectionExportXls(request: { query?: CourseCollectionExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/course/collection/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type CourseCollectionImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 专题合集: take a workbook.
 *
 * `POST /course/collection/importExcel`
 */
export function courseCollectionImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<CourseCollectionImportExcelResult>('/course/collection/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 专题合集: what a workbook would bring.
 *
 * `POST /course/collection/importPreview`
 */
export function courseCollectionImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/course/collection/importPreview', formOf(request.body), config)
}

/**
 * 专题合集: an empty workbook to fill in.
 *
 * `GET /course/collection/importTemplate`
 */
export function courseCollectionImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/course/collection/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
