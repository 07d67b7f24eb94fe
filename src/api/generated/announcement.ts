// Made by `npm run generate`. Do not edit: change what it is made from.
/** Announcements */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result } from './common'

export interface SysAnnouncement {
  id: string
  /** The title; spelt so everywhere. */
  titile?: string | null
  /** HTML, cleaned when it was saved. */
  msgContent?: string | null
  msgAbstract?: string | null
  /** yyyy-MM-dd HH:mm:ss; not shown earlier. */
  startTime?: string | null
  /** yyyy-MM-dd HH:mm:ss; not shown later. */
  endTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  sendTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  cancelTime?: string | null
  /** Username of who released it. */
  sender?: string | null
  /** L, M or H. */
  priority?: string | null
  /** 1 announcement, 2 system message. */
  msgCategory?: string | null
  /** ALL, USER or DEPART. */
  msgType?: string | null
  /** Ids of users, each followed by a comma. */
  userIds?: string | null
  /** Ids of departments joined by commas; those below them are meant too. Ours. */
  departIds?: string | null
  /** 0 draft, 1 released, 2 revoked. */
  sendStatus?: string | null
  busType?: string | null
  busId?: string | null
  /** `url`: openPage is a path; `component`: the screen openPage is shown with busId; empty: details only. */
  openType?: string | null
  openPage?: string | null
  delFlag?: string | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  /** Username. */
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

/** msgCategory is 1, msgType ALL and priority M unless said otherwise. */
export interface SysAnnouncementAdd {
  titile: string
  /** HTML; what could run, submit or restyle is taken out. */
  msgContent?: string | null
  msgAbstract?: string | null
  startTime?: string | null
  endTime?: string | null
  priority?: 'L' | 'M' | 'H'
  msgCategory?: '1' | '2'
  msgType?: 'ALL' | 'USER' | 'DEPART'
  /** Ids of users joined by commas; a trailing comma is allowed. Needed with USER. */
  userIds?: string | null
  /** Ids of departments joined by commas. Needed with DEPART. */
  departIds?: string | null
  busType?: string | null
  busId?: string | null
  /** url, component or empty. */
  openType?: string | null
  openPage?: string | null
}

/** What is absent stays as it is. */
export interface SysAnnouncementEdit {
  id: string
  titile?: string
  /** HTML; what could run, submit or restyle is taken out. */
  msgContent?: string | null
  msgAbstract?: string | null
  startTime?: string | null
  endTime?: string | null
  priority?: 'L' | 'M' | 'H'
  msgCategory?: '1' | '2'
  msgType?: 'ALL' | 'USER' | 'DEPART'
  /** Ids of users joined by commas; a trailing comma is allowed. Needed with USER. */
  userIds?: string | null
  /** Ids of departments joined by commas. Needed with DEPART. */
  departIds?: string | null
  busType?: string | null
  busId?: string | null
  /** url, component or empty. */
  openType?: string | null
  openPage?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface UnreadAnnouncement {
  id: string
  /** The title; spelt so everywhere. */
  titile?: string | null
  /** HTML, cleaned when it was saved. */
  msgContent?: string | null
  msgAbstract?: string | null
  /** Username of who released it. */
  sender?: string | null
  /** Name of who released it. */
  sender_dictText?: string | null
  /** L, M or H. */
  priority?: string | null
  /** 1 announcement, 2 system message. */
  msgCategory?: string | null
  /** ALL, USER or DEPART. */
  msgType?: string | null
  /** 0 draft, 1 released, 2 revoked. */
  sendStatus?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  sendTime?: string | null
  /** yyyy-MM-dd HH:mm:ss; not shown earlier. */
  startTime?: string | null
  /** yyyy-MM-dd HH:mm:ss; not shown later. */
  endTime?: string | null
  busType?: string | null
  busId?: string | null
  /** `url`: openPage is a path; `component`: the screen openPage is shown with busId; empty: details only. */
  openType?: string | null
  openPage?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
}

export interface UnreadAnnouncements {
  anntMsgList: UnreadAnnouncement[]
  anntMsgTotal: number
  sysMsgList: UnreadAnnouncement[]
  sysMsgTotal: number
}

export interface ReadAnnouncement {
  anntId: string
}

export interface MyAnnouncement {
  /** The same as anntId. */
  id: string
  anntId?: string | null
  /** The caller. */
  userId?: string | null
  /** The title; spelt so everywhere. */
  titile?: string | null
  /** HTML, cleaned when it was saved. */
  msgContent?: string | null
  msgAbstract?: string | null
  /** Username of who released it. */
  sender?: string | null
  /** L, M or H. */
  priority?: string | null
  /** 0 or 1. */
  readFlag?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  sendTime?: string | null
  /** 1 announcement, 2 system message. */
  msgCategory?: string | null
  busType?: string | null
  busId?: string | null
  /** `url`: openPage is a path; `component`: the screen openPage is shown with busId; empty: details only. */
  openType?: string | null
  openPage?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
}

export interface SysAnnouncementSend {
  id: string
  anntId?: string | null
  userId?: string | null
  /** 0 or 1. */
  readFlag?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  readTime?: string | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  /** Username. */
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysAnnouncementSendAdd {
  anntId: string
  userId: string
}

export interface SysAnnouncementSendEdit {
  id: string
  readFlag: '0' | '1'
}

export interface UnreadCounts {
  anntMsgTotal: number
  sysMsgTotal: number
}

export type SysAnnountCementListQuery = ListQuery

export type SysAnnountCementListResult = Page & {
  records: SysAnnouncement[]
}

/**
 * Announcements of every state.
 *
 * `GET /sys/annountCement/list`
 */
export function sysAnnountCementList(request: { query?: SysAnnountCementListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysAnnountCementListResult>('/sys/annountCement/list', { ...config, params: queryOf(request.query) })
}

export interface SysAnnountCementQueryByIdQuery {
  id: string
}

/**
 * One announcement.
 *
 * For who may list announcements, and for those whom a released one is meant for; nobody else finds it.
 *
 * `GET /sys/annountCement/queryById`
 */
export function sysAnnountCementQueryById(request: { query: SysAnnountCementQueryByIdQuery }, config?: Config) {
  return http.Get<SysAnnouncement>('/sys/annountCement/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Add a draft.
 *
 * `POST /sys/annountCement/add`
 */
export function sysAnnountCementAdd(request: { body: SysAnnouncementAdd }, config?: Config) {
  return http.Post<null>('/sys/annountCement/add', request.body, config)
}

/**
 * Change a draft or a revoked announcement.
 *
 * `PUT /sys/annountCement/edit`
 */
export function sysAnnountCementEdit(request: { body: SysAnnouncementEdit }, config?: Config) {
  return http.Put<null>('/sys/annountCement/edit', request.body, config)
}

export interface SysAnnountCementDeleteQuery {
  id: string
}

/**
 * Delete an announcement that is not released.
 *
 * `DELETE /sys/annountCement/delete`
 */
export function sysAnnountCementDelete(request: { query: SysAnnountCementDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/annountCement/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysAnnountCementDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * Delete announcements, none of which is released.
 *
 * `DELETE /sys/annountCement/deleteBatch`
 */
export function sysAnnountCementDeleteBatch(request: { query: SysAnnountCementDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/annountCement/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysAnnountCementDoReleaseDataQuery {
  id: string
}

/**
 * Release: recipients see it from now on, or from its start, and are told at once.
 *
 * What somebody has read of an earlier release counts as unread again.
 *
 * `GET /sys/annountCement/doReleaseData`
 */
export function sysAnnountCementDoReleaseData(request: { query: SysAnnountCementDoReleaseDataQuery }, config?: Config) {
  return http.Get<null>('/sys/annountCement/doReleaseData', { ...config, params: queryOf(request.query) })
}

export interface SysAnnountCementDoReovkeDataQuery {
  id: string
}

/**
 * Revoke: recipients do not see it any more.
 *
 * `GET /sys/annountCement/doReovkeData`
 */
export function sysAnnountCementDoReovkeData(request: { query: SysAnnountCementDoReovkeDataQuery }, config?: Config) {
  return http.Get<null>('/sys/annountCement/doReovkeData', { ...config, params: queryOf(request.query) })
}

/**
 * What the caller has not read: five at most of each kind, and how many there are.
 *
 * `GET /sys/annountCement/listByUser`
 */
export function sysAnnountCementListByUser(config?: Config) {
  return http.Get<UnreadAnnouncements>('/sys/annountCement/listByUser', config)
}

export interface SysAnnountCementSyncNoticQuery {
  anntId?: string
}

/**
 * Push a released announcement again; without an id, ask everybody to reload.
 *
 * `GET /sys/annountCement/syncNotic`
 */
export function sysAnnountCementSyncNotic(request: { query?: SysAnnountCementSyncNoticQuery | undefined } = {}, config?: Config) {
  return http.Get<null>('/sys/annountCement/syncNotic', { ...config, params: queryOf(request.query) })
}

export type SysAnnountCementExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * Workbook of the announcements that the filters leave, or of `selections`.
 *
 * `GET /sys/annountCement/exportXls`
 */
export function sysAnnountCementExportXls(request: { query?: SysAnnountCementExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/annountCement/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type SysAnnountCementImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * Import drafts from a workbook.
 *
 * Code 200 when every row was taken, 201 and a report when some were refused.
 *
 * `POST /sys/annountCement/importExcel`
 */
export function sysAnnountCementImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<SysAnnountCementImportExcelResult>('/sys/annountCement/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * What a workbook would bring, by row; nothing is saved. Ours; the family has none.
 *
 * `POST /sys/annountCement/importPreview`
 */
export function sysAnnountCementImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/sys/annountCement/importPreview', formOf(request.body), config)
}

/**
 * An empty workbook to fill in and import. Ours; the family has none.
 *
 * `GET /sys/annountCement/importTemplate`
 */
export function sysAnnountCementImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/sys/annountCement/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}

/**
 * Mark an announcement as read by the caller.
 *
 * `PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId`
 */
export function sysSysAnnouncementSendEditByAnntIdAndUserId(request: { body: ReadAnnouncement }, config?: Config) {
  return http.Put<null>('/sys/sysAnnouncementSend/editByAnntIdAndUserId', request.body, config)
}

/**
 * The same by POST, as some clients send it.
 *
 * `POST /sys/sysAnnouncementSend/editByAnntIdAndUserId`
 */
export function sysSysAnnouncementSendEditByAnntIdAndUserIdPost(request: { body: ReadAnnouncement }, config?: Config) {
  return http.Post<null>('/sys/sysAnnouncementSend/editByAnntIdAndUserId', request.body, config)
}

export type SysSysAnnouncementSendGetMyAnnouncementSendQuery = ListQuery

export type SysSysAnnouncementSendGetMyAnnouncementSendResult = Page & {
  records: MyAnnouncement[]
}

/**
 * Everything that is announced to the caller, read or not.
 *
 * `GET /sys/sysAnnouncementSend/getMyAnnouncementSend`
 */
export function sysSysAnnouncementSendGetMyAnnouncementSend(request: { query?: SysSysAnnouncementSendGetMyAnnouncementSendQuery | undefined } = {}, config?: Config) {
  return http.Get<SysSysAnnouncementSendGetMyAnnouncementSendResult>('/sys/sysAnnouncementSend/getMyAnnouncementSend', { ...config, params: queryOf(request.query) })
}

/**
 * Mark everything as read by the caller.
 *
 * `PUT /sys/sysAnnouncementSend/readAll`
 */
export function sysSysAnnouncementSendReadAll(config?: Config) {
  return http.Put<null>('/sys/sysAnnouncementSend/readAll', undefined, config)
}

/**
 * The same, as clients of 3.x call it.
 *
 * `POST /sys/annountCement/clearAllUnReadMessage`
 */
export function sysAnnountCementClearAllUnReadMessage(config?: Config) {
  return http.Post<null>('/sys/annountCement/clearAllUnReadMessage', undefined, config)
}

export type SysSysAnnouncementSendListQuery = ListQuery

export type SysSysAnnouncementSendListResult = Page & {
  records: SysAnnouncementSend[]
}

/**
 * Who has read what, and who was named as a recipient.
 *
 * `GET /sys/sysAnnouncementSend/list`
 */
export function sysSysAnnouncementSendList(request: { query?: SysSysAnnouncementSendListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysSysAnnouncementSendListResult>('/sys/sysAnnouncementSend/list', { ...config, params: queryOf(request.query) })
}

export interface SysSysAnnouncementSendQueryByIdQuery {
  id: string
}

/**
 * One read mark.
 *
 * `GET /sys/sysAnnouncementSend/queryById`
 */
export function sysSysAnnouncementSendQueryById(request: { query: SysSysAnnouncementSendQueryByIdQuery }, config?: Config) {
  return http.Get<SysAnnouncementSend>('/sys/sysAnnouncementSend/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Name one more recipient.
 *
 * `POST /sys/sysAnnouncementSend/add`
 */
export function sysSysAnnouncementSendAdd(request: { body: SysAnnouncementSendAdd }, config?: Config) {
  return http.Post<null>('/sys/sysAnnouncementSend/add', request.body, config)
}

/**
 * Change a read mark.
 *
 * `PUT /sys/sysAnnouncementSend/edit`
 */
export function sysSysAnnouncementSendEdit(request: { body: SysAnnouncementSendEdit }, config?: Config) {
  return http.Put<null>('/sys/sysAnnouncementSend/edit', request.body, config)
}

export interface SysSysAnnouncementSendDeleteQuery {
  id: string
}

/**
 * Remove a read mark.
 *
 * `DELETE /sys/sysAnnouncementSend/delete`
 */
export function sysSysAnnouncementSendDelete(request: { query: SysSysAnnouncementSendDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/sysAnnouncementSend/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysSysAnnouncementSendDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * Remove read marks.
 *
 * `DELETE /sys/sysAnnouncementSend/deleteBatch`
 */
export function sysSysAnnouncementSendDeleteBatch(request: { query: SysSysAnnouncementSendDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/sysAnnouncementSend/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * How many the caller has not read, of each kind, as clients of 3.x ask for the bell.
 *
 * `GET /sys/annountCement/getUnreadMessageCount`
 */
export function sysAnnountCementGetUnreadMessageCount(config?: Config) {
  return http.Get<UnreadCounts>('/sys/annountCement/getUnreadMessageCount', config)
}

export interface SysSysAnnouncementSendGetOneQuery {
  /** Its id in `getMyAnnouncementSend`. */
  sendId: string
}

/**
 * One that is announced to the caller.
 *
 * `GET /sys/sysAnnouncementSend/getOne`
 */
export function sysSysAnnouncementSendGetOne(request: { query: SysSysAnnouncementSendGetOneQuery }, config?: Config) {
  return http.Get<MyAnnouncement>('/sys/sysAnnouncementSend/getOne', { ...config, params: queryOf(request.query) })
}

export interface SysAnnountCementVue3ListQuery {
  /** Username of who released it. */
  fromUser?: string | null
  /** What it is about. */
  busType?: string | null
  /** 1 announcement, 2 system message. */
  msgCategory?: string | null
  /** 1: marked by the caller. Nothing is marked here: the list is then empty. */
  starFlag?: string | null
  /** Unread. */
  noticeType?: string | null
  /** jt today, zt yesterday, bz this week, sz the last, by this month, sy the last, 7day the last seven days, zdy from beginDate to endDate. */
  rangeDateKey?: 'jt' | 'zt' | 'bz' | 'sz' | 'by' | 'sy' | '7day' | 'zdy' | '' | null
  /** Of zdy: `yyyy-MM-dd HH:mm:ss`. */
  beginDate?: string | null
  /** Of zdy: `yyyy-MM-dd HH:mm:ss`. */
  endDate?: string | null
  /**
   * From 1.
   * @default 1
   */
  pageNo?: number
  /**
   * Default 10.
   * @default 10
   */
  pageSize?: number
}

/**
 * What is announced to the caller in a time, by a sender or of a kind, the newest first.
 *
 * `GET /sys/annountCement/vue3List`
 */
export function sysAnnountCementVue3List(request: { query?: SysAnnountCementVue3ListQuery | undefined } = {}, config?: Config) {
  return http.Get<MyAnnouncement[]>('/sys/annountCement/vue3List', { ...config, params: queryOf(request.query) })
}
