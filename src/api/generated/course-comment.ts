// Made by `npm run generate`. Do not edit: change what it is made from.
/** 课件评论 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 课件评论 */
export interface CourseComment {
  id: string
  /** 课件 */
  courseware?: string | null
  /** 讲师 */
  lecturer?: string | null
  /** 评论内容 */
  content?: string | null
  /** 评分 */
  score?: number | null
  /** yyyy-MM-dd HH:mm:ss */
  commentTime?: string | null
  /** 状态 */
  status?: string | null
  /** 审核人 */
  reviewer?: string | null
  /** 审核意见 */
  reply?: string | null
  lecturer_dictText?: string | null
  status_dictText?: string | null
  reviewer_dictText?: string | null
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

export interface CourseCommentAdd {
  /** 课件 */
  courseware: string | null
  /** 讲师 */
  lecturer: string | null
  /** 评论内容 */
  content: string | null
  /** 评分 */
  score: number | null
  /** yyyy-MM-dd HH:mm:ss */
  commentTime: string | null
  /** 状态 */
  status?: string | null
  /** 审核人 */
  reviewer?: string | null
  /** 审核意见 */
  reply?: string | null
}

/** What is absent stays as it is. */
export interface CourseCommentEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 课件 */
  courseware?: string | null
  /** 讲师 */
  lecturer?: string | null
  /** 评论内容 */
  content?: string | null
  /** 评分 */
  score?: number | null
  /** yyyy-MM-dd HH:mm:ss */
  commentTime?: string | null
  /** 状态 */
  status?: string | null
  /** 审核人 */
  reviewer?: string | null
  /** 审核意见 */
  reply?: string | null
}

export interface CourseCommentChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: CourseCommentAdd
  }[]
  changed?: CourseCommentEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type CourseCommentListQuery = ListQuery

export type CourseCommentListResult = Page & {
  records: CourseComment[]
}

/**
 * 课件评论: one page.
 *
 * `GET /course/comment/list`
 */
export function courseCommentList(request: { query?: CourseCommentListQuery | undefined } = {}, config?: Config) {
  return http.Get<CourseCommentListResult>('/course/comment/list', { ...config, params: queryOf(request.query) })
}

export interface CourseCommentQueryByIdQuery {
  id: string
}

/**
 * 课件评论: one record.
 *
 * `GET /course/comment/queryById`
 */
export function courseCommentQueryById(request: { query: CourseCommentQueryByIdQuery }, config?: Config) {
  return http.Get<CourseComment>('/course/comment/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 课件评论: save a new record.
 *
 * `POST /course/comment/add`
 */
export function courseCommentAdd(request: { body: CourseCommentAdd }, config?: Config) {
  return http.Post<null>('/course/comment/add', request.body, config)
}

/**
 * 课件评论: save a changed record.
 *
 * `PUT /course/comment/edit`
 */
export function courseCommentEdit(request: { body: CourseCommentEdit }, config?: Config) {
  return http.Put<null>('/course/comment/edit', request.body, config)
}

export interface CourseCommentDeleteQuery {
  id: string
}

/**
 * 课件评论: delete one record.
 *
 * `DELETE /course/comment/delete`
 */
export function courseCommentDelete(request: { query: CourseCommentDeleteQuery }, config?: Config) {
  return http.Delete<null>('/course/comment/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface CourseCommentDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 课件评论: delete several records.
 *
 * `DELETE /course/comment/deleteBatch`
 */
export function courseCommentDeleteBatch(request: { query: CourseCommentDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/course/comment/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 课件评论: save new, changed and deleted records at once, or none of them.
 *
 * `POST /course/comment/saveBatch`
 */
export function courseCommentSaveBatch(request: { body: CourseCommentChanges }, config?: Config) {
  return http.Post<SavedRows>('/course/comment/saveBatch', request.body, config)
}

export type CourseCommentExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 课件评论: workbook of what the filters leave, or of `selections`.
 *
 * `GET /course/comment/exportXls`
 */
export function courseCommentExportXls(request: { query?: CourseCommentExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/course/comment/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type CourseCommentImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 课件评论: take a workbook.
 *
 * `POST /course/comment/importExcel`
 */
export function courseCommentImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<CourseCommentImportExcelResult>('/course/comment/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 课件评论: what a workbook would bring.
 *
 * `POST /course/comment/importPreview`
 */
export function courseCommentImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/course/comment/importPreview', formOf(request.body), config)
}

/**
 * 课件评论: an empty workbook to fill in.
 *
 * `GET /course/comment/importTemplate`
 */
export function courseCommentImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/course/comment/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
