// Made by `npm run generate`. Do not edit: change what it is made from.
/** 学习记录 */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ListQuery, Page } from './common'

/** 学习记录 */
export interface CourseRecord {
  id: string
  /** 课程 */
  courseId?: string | null
  /** 学员 */
  username?: string | null
  /** 部门 */
  orgCode?: string | null
  /** 状态 */
  state?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  startTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  finishTime?: string | null
  /** 学习时长（分钟） */
  minutes?: number | null
  /** 学完人次 */
  finished?: number | null
  /** 学完率（%） */
  completion?: number | null
  courseId_dictText?: string | null
  username_dictText?: string | null
  orgCode_dictText?: string | null
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

export type CourseRecordListQuery = ListQuery

export type CourseRecordListResult = Page & {
  records: CourseRecord[]
}

/**
 * 学习记录: one page.
 *
 * `GET /course/record/list`
 */
export function courseRecordList(request: { query?: CourseRecordListQuery | undefined } = {}, config?: Config) {
  return http.Get<CourseRecordListResult>('/course/record/list', { ...config, params: queryOf(request.query) })
}

export interface CourseRecordQueryByIdQuery {
  id: string
}

/**
 * 学习记录: one record.
 *
 * `GET /course/record/queryById`
 */
export function courseRecordQueryById(request: { query: CourseRecordQueryByIdQuery }, config?: Config) {
  return http.Get<CourseRecord>('/course/record/queryById', { ...config, params: queryOf(request.query) })
}

export type CourseRecordExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 学习记录: workbook of what the filters leave, or of `selections`.
 *
 * `GET /course/record/exportXls`
 */
export function courseRecordExportXls(request: { query?: CourseRecordExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/course/record/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}
