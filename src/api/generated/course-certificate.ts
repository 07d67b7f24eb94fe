// Made by `npm run generate`. Do not edit: change what it is made from.
/** 课程证书 */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ListQuery, Page } from './common'

/** 课程证书 */
export interface CourseCertificate {
  id: string
  /** 证书编号 */
  number?: string | null
  /** 姓名 */
  realname?: string | null
  /** 账号 */
  username?: string | null
  /** 部门 */
  orgCode?: string | null
  /** 课程 */
  courseId?: string | null
  /** 课程名称 */
  courseTitle?: string | null
  /** 学习时长（分钟） */
  minutes?: number | null
  /** yyyy-MM-dd */
  finishDate?: string | null
  /** 状态 */
  state?: string | null
  /** 吊销原因 */
  revokeReason?: string | null
  /** 吊销人 */
  revokeBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  revokeTime?: string | null
  orgCode_dictText?: string | null
  courseId_dictText?: string | null
  state_dictText?: string | null
  revokeBy_dictText?: string | null
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

export type CourseCertificateListQuery = ListQuery

export type CourseCertificateListResult = Page & {
  records: CourseCertificate[]
}

/**
 * 课程证书: one page.
 *
 * `GET /course/certificate/list`
 */
export function courseCertificateList(request: { query?: CourseCertificateListQuery | undefined } = {}, config?: Config) {
  return http.Get<CourseCertificateListResult>('/course/certificate/list', { ...config, params: queryOf(request.query) })
}

export interface CourseCertificateQueryByIdQuery {
  id: string
}

/**
 * 课程证书: one record.
 *
 * `GET /course/certificate/queryById`
 */
export function courseCertificateQueryById(request: { query: CourseCertificateQueryByIdQuery }, config?: Config) {
  return http.Get<CourseCertificate>('/course/certificate/queryById', { ...config, params: queryOf(request.query) })
}

export type CourseCertificateExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 课程证书: workbook of what the filters leave, or of `selections`.
 *
 * `GET /course/certificate/exportXls`
 */
export function courseCertificateExportXls(request: { query?: CourseCertificateExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/course/certificate/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}
