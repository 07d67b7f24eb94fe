// Made by `npm run generate`. Do not edit: change what it is made from.
/** 课程分类 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 课程分类 */
export interface CourseCategory {
  id: string
  pid?: string | null
  /** "1" when rows stand below. */
  hasChild?: string | null
  /** 名称 */
  name?: string | null
  /** 编码 */
  code?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  enabled?: string | null
  /** 备注 */
  remark?: string | null
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

export interface CourseCategoryAdd {
  pid?: string | null
  /** 名称 */
  name: string | null
  /** 编码 */
  code: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  enabled?: string | null
  /** 备注 */
  remark?: string | null
}

/** What is absent stays as it is. */
export interface CourseCategoryEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  pid?: string | null
  /** 名称 */
  name?: string | null
  /** 编码 */
  code?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  enabled?: string | null
  /** 备注 */
  remark?: string | null
}

export interface CourseCategoryChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: CourseCategoryAdd
  }[]
  changed?: CourseCategoryEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type CourseCategoryListQuery = ListQuery

export type CourseCategoryListResult = Page & {
  records: CourseCategory[]
}

/**
 * 课程分类: one page.
 *
 * `GET /course/category/list`
 */
export function courseCategoryList(request: { query?: CourseCategoryListQuery | undefined } = {}, config?: Config) {
  return http.Get<CourseCategoryListResult>('/course/category/list', { ...config, params: queryOf(request.query) })
}

export interface CourseCategoryQueryByIdQuery {
  id: string
}

/**
 * 课程分类: one record.
 *
 * `GET /course/category/queryById`
 */
export function courseCategoryQueryById(request: { query: CourseCategoryQueryByIdQuery }, config?: Config) {
  return http.Get<CourseCategory>('/course/category/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 课程分类: save a new record.
 *
 * `POST /course/category/add`
 */
export function courseCategoryAdd(request: { body: CourseCategoryAdd }, config?: Config) {
  return http.Post<null>('/course/category/add', request.body, config)
}

/**
 * 课程分类: save a changed record.
 *
 * `PUT /course/category/edit`
 */
export function courseCategoryEdit(request: { body: CourseCategoryEdit }, config?: Config) {
  return http.Put<null>('/course/category/edit', request.body, config)
}

export interface CourseCategoryDeleteQuery {
  id: string
}

/**
 * 课程分类: delete one record.
 *
 * `DELETE /course/category/delete`
 */
export function courseCategoryDelete(request: { query: CourseCategoryDeleteQuery }, config?: Config) {
  return http.Delete<null>('/course/category/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface CourseCategoryDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 课程分类: delete several records.
 *
 * `DELETE /course/category/deleteBatch`
 */
export function courseCategoryDeleteBatch(request: { query: CourseCategoryDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/course/category/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 课程分类: save new, changed and deleted records at once, or none of them.
 *
 * `POST /course/category/saveBatch`
 */
export function courseCategorySaveBatch(request: { body: CourseCategoryChanges }, config?: Config) {
  return http.Post<SavedRows>('/course/category/saveBatch', request.body, config)
}

export type CourseCategoryExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 课程分类: workbook of what the filters leave, or of `selections`.
 *
 * `GET /course/category/exportXls`
 */
export function courseCategoryExportXls(request: { query?: CourseCategoryExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/course/category/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type CourseCategoryImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 课程分类: take a workbook.
 *
 * `POST /course/category/importExcel`
 */
export function courseCategoryImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<CourseCategoryImportExcelResult>('/course/category/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 课程分类: what a workbook would bring.
 *
 * `POST /course/category/importPreview`
 */
export function courseCategoryImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/course/category/importPreview', formOf(request.body), config)
}

/**
 * 课程分类: an empty workbook to fill in.
 *
 * `GET /course/category/importTemplate`
 */
export function courseCategoryImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/course/category/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}

export type CourseCategoryRootListQuery = ListQuery & {
  /** Default 0. */
  pid?: string
}

export type CourseCategoryRootListResult = Page & {
  records: CourseCategory[]
}

/**
 * 课程分类: one page of what stands at the top, or below `pid`.
 *
 * `GET /course/category/rootList`
 */
export function courseCategoryRootList(request: { query?: CourseCategoryRootListQuery | undefined } = {}, config?: Config) {
  return http.Get<CourseCategoryRootListResult>('/course/category/rootList', { ...config, params: queryOf(request.query) })
}

export type CourseCategoryChildListQuery = ListQuery & {
  pid: string
}

/**
 * 课程分类: what stands below one.
 *
 * `GET /course/category/childList`
 */
export function courseCategoryChildList(request: { query: CourseCategoryChildListQuery }, config?: Config) {
  return http.Get<CourseCategory[]>('/course/category/childList', { ...config, params: queryOf(request.query) })
}
