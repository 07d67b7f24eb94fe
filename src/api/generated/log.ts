// Made by `npm run generate`. Do not edit: change what it is made from.
/** Logs */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ListQuery, Page } from './common'

export interface SysLog {
  id: string
  /** Dictionary `log_type`: 1 sign-in, 2 operation, 4 failure. */
  logType: number
  logType_dictText?: string | null
  /** Dictionary `operate_type`. */
  operateType?: number | null
  operateType_dictText?: string | null
  logContent?: string | null
  userid?: string | null
  /** The account. */
  username?: string | null
  username_dictText?: string | null
  ip?: string | null
  /** The name that administrators gave the network of the address; empty where it has none. */
  network?: string
  /** The operation. */
  method?: string | null
  /** Its path, as the contract writes it. */
  requestUrl?: string | null
  requestType?: string | null
  /** Of a run of a report: its code, and the names of what it was asked by. */
  requestParam?: string | null
  /** Milliseconds. */
  costTime?: number | null
  /** Why it was refused, by the name of the error; null: it was not. */
  refused?: string | null
  /** Of a failure: what the program says of it. */
  error?: string | null
  /** How many calls the line stands for. */
  times?: number
  /** Id of the call, which its caller was told; changes in the audit table carry it too. */
  trace?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime: string
}

export interface SysDataLog {
  id: string
  dataTable: string
  /** What people call the table. */
  dataTable_dictText?: string | null
  dataId?: string | null
  /** The record as JSON text; of a deleted one as it was before. */
  dataContent?: string | null
  /** From 1: which version of the record it is. */
  dataVersion?: number | null
  /** `insert`, `update`, `delete`, or what was done besides, such as `export`. */
  action: string
  createBy?: string | null
  createBy_dictText?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime: string
  /** Id of the call that did it. */
  trace?: string | null
  /** Where the record is opened, for who may; null: no page of the menu shows it, or it is gone. */
  page_dictText?: string | null
}

export interface FieldDifference {
  /** Of the change, and the field. */
  id: string
  /** What people call the table, else its name. */
  table: string
  recordId?: string | null
  action?: string
  field: string
  /** What people call the field, else its name. */
  title: string
  /** In words; null: there was none. */
  before?: string | null
  after?: string | null
}

export interface RecordVersion {
  id: string
  /** What is kept of the record in other tables, by its titles: no version holds it, and a restore leaves it as it is. */
  beside?: string[]
  action: 'insert' | 'update' | 'delete'
  /** The number of saves before it. */
  version?: number | null
  createBy?: string | null
  createBy_dictText?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime: string
  /** The record as this version has it, in the columns that the caller sees; null where it cannot be read any more. */
  after: {
    [k: string]: unknown
  } | null
  /** The same before it; null for the first. */
  before: {
    [k: string]: unknown
  } | null
}

export interface LogSeal {
  id: string
  /** sys_log or sys_audit. */
  source?: string | null
  /** yyyy-MM-dd: the day that had ended. */
  day?: string | null
  /** Number of the first line that it covers. */
  firstNo?: number | null
  /** Number of the last one; one less than the first where there was none. */
  lastNo?: number | null
  /** How many it covers. */
  lines?: number | null
  /** Hash of the last line, in hexadecimal digits. */
  hash?: string | null
  /** The seal before it. */
  before?: string | null
  /** Hash of all of this: what a copy is compared with. */
  seal?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  sealed?: string | null
}

export interface LogChains {
  /** Lines of the log that are linked. */
  logLines: number
  /** Lines that are not linked yet, 10,000 at most. */
  logWaiting: number
  /** Time of the oldest of them, yyyy-MM-dd HH:mm:ss. */
  logOldest?: string | null
  /** When lines were linked last, yyyy-MM-dd HH:mm:ss. */
  logChained?: string | null
  /** Lines of the audit table that are linked. */
  changeLines: number
  /** Lines that are not linked yet, 10,000 at most. */
  changeWaiting: number
  /** Time of the oldest of them, yyyy-MM-dd HH:mm:ss. */
  changeOldest?: string | null
  /** When lines were linked last, yyyy-MM-dd HH:mm:ss. */
  changeChained?: string | null
}

/** A log with its rule. */
export interface LogRetention {
  /** The log. */
  id: 'sys_log' | 'sys_audit'
  name: string
  /** What stands in it. */
  holds?: string
  /** For how many months it is kept; 0: for ever. */
  months: number
  /** The same in words. */
  rule: string
  /** Id of the setting that is the rule. */
  settingId?: string | null
  /** Of the setting. */
  version?: number
  parts: number
  lines: number
  /** False: the lines of large parts are estimated. */
  exact?: boolean
  /** In words. */
  size?: string | null
  /** Time of the oldest line, yyyy-MM-dd HH:mm:ss. */
  oldest?: string | null
  /** Parts that the next run drops. */
  dueParts: number
  /** Their lines. */
  dueLines: number
  /** When the next run is planned, yyyy-MM-dd HH:mm:ss; null: no schedule is at work. */
  nextTime?: string | null
  sortNo?: number
  updateBy?: string | null
  updateBy_dictText?: string | null
  createTime?: string | null
  /** When the rule was changed. */
  updateTime?: string | null
}

/** A part of a log: one month of it. */
export interface LogPart {
  /** Name of its table. */
  id: string
  /** The log. */
  source: 'sys_log' | 'sys_audit'
  /** yyyy-MM, or what it holds besides months. */
  month?: string | null
  lines: number
  /** False: an estimate. */
  exact?: boolean
  /** In words. */
  size?: string | null
  /** Time of its oldest line. */
  oldest?: string | null
  /** When it was dropped. */
  dropped?: string | null
  state: 'kept' | 'due' | 'dropped'
  /** What the list is sorted by. */
  monthNo?: string | null
}

export interface LogRuleEffect {
  parts: number
  lines: number
  /** The same in words, or why the rule is refused. */
  text: string
}

export type SysLogListQuery = ListQuery

export type SysLogListResult = Page & {
  records: SysLog[]
}

/**
 * Sign-ins, operations and failures, the newest first; `keyWord` asks for a part of the content.
 *
 * `GET /sys/log/list`
 */
export function sysLogList(request: { query?: SysLogListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysLogListResult>('/sys/log/list', { ...config, params: queryOf(request.query) })
}

export type SysLogExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * Workbook of the lines that the filters leave, or of `selections`.
 *
 * `GET /sys/log/exportXls`
 */
export function sysLogExportXls(request: { query?: SysLogExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/log/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export interface SysLogExportFileBody {
  /** What the list is asked, by parameter. */
  query: {
    [k: string]: string
  }
  /** Of the file; by default csv. */
  format?: 'csv' | 'xlsx'
}

/**
 * Begin a job that writes all lines that the filters leave into a file of the caller.
 *
 * `POST /sys/log/exportFile`
 */
export function sysLogExportFile(request: { body: SysLogExportFileBody }, config?: Config) {
  return http.Post<null>('/sys/log/exportFile', request.body, config)
}

export interface SysDataLogExportFileBody {
  /** What the list is asked, by parameter. */
  query: {
    [k: string]: string
  }
  /** Of the file; by default csv. */
  format?: 'csv' | 'xlsx'
}

/**
 * Begin a job that writes all changes that the filters leave into a file of the caller.
 *
 * `POST /sys/dataLog/exportFile`
 */
export function sysDataLogExportFile(request: { body: SysDataLogExportFileBody }, config?: Config) {
  return http.Post<null>('/sys/dataLog/exportFile', request.body, config)
}

export type SysDataLogListQuery = ListQuery

export type SysDataLogListResult = Page & {
  records: SysDataLog[]
}

/**
 * Changes of records in every table, the newest first.
 *
 * `GET /sys/dataLog/list`
 */
export function sysDataLogList(request: { query?: SysDataLogListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysDataLogListResult>('/sys/dataLog/list', { ...config, params: queryOf(request.query) })
}

export type SysDataLogExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * Workbook of the changes that the filters leave, or of `selections`.
 *
 * `GET /sys/dataLog/exportXls`
 */
export function sysDataLogExportXls(request: { query?: SysDataLogExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/dataLog/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export interface SysDataLogQueryCompareListQuery {
  /** Id of a change. */
  dataId1: string
  /** Id of another. */
  dataId2: string
}

/**
 * Two changes, to be compared.
 *
 * `GET /sys/dataLog/queryCompareList`
 */
export function sysDataLogQueryCompareList(request: { query: SysDataLogQueryCompareListQuery }, config?: Config) {
  return http.Get<SysDataLog[]>('/sys/dataLog/queryCompareList', { ...config, params: queryOf(request.query) })
}

export interface SysDataLogQueryDataVerListQuery {
  dataTable: string
  dataId: string
}

/**
 * Versions of one record, the newest first.
 *
 * `GET /sys/dataLog/queryDataVerList`
 */
export function sysDataLogQueryDataVerList(request: { query: SysDataLogQueryDataVerListQuery }, config?: Config) {
  return http.Get<SysDataLog[]>('/sys/dataLog/queryDataVerList', { ...config, params: queryOf(request.query) })
}

export interface SysDataLogDifferencesQuery {
  /** Id of a change. */
  id?: string
  /** Trace id of a call. */
  trace?: string
  /** As lists send it; not read, since all of it is answered. */
  pageNo?: number
  /** As lists send it; not read, since all of it is answered. */
  pageSize?: number
  /** As lists send it; not read, since all of it is answered. */
  queryPage?: number
  /** As lists send it; not read, since all of it is answered. */
  querySize?: number
  /** As lists send it; not read, since all of it is answered. */
  field?: string
}

/**
 * What one change, or the changes of one call, did to which fields.
 *
 * `GET /sys/dataLog/differences`
 */
export function sysDataLogDifferences(request: { query?: SysDataLogDifferencesQuery | undefined } = {}, config?: Config) {
  return http.Get<FieldDifference[]>('/sys/dataLog/differences', { ...config, params: queryOf(request.query) })
}

export interface SysDataLogHistoryQuery {
  /** The table of the record: of an entity, or of an online form. */
  tableName: string
  /** The record. */
  tableDataId: string
  /**
   * From 1.
   * @default 1
   */
  pageNo?: number
  /**
   * Default 20.
   * @default 20
   */
  pageSize?: number
}

export type SysDataLogHistoryResult = Page & {
  records: RecordVersion[]
}

/**
 * Versions of one record for who may see it, the newest first, as its list shows records.
 *
 * `GET /sys/dataLog/history`
 */
export function sysDataLogHistory(request: { query: SysDataLogHistoryQuery }, config?: Config) {
  return http.Get<SysDataLogHistoryResult>('/sys/dataLog/history', { ...config, params: queryOf(request.query) })
}

export type SysLogSealListQuery = ListQuery

export type SysLogSealListResult = Page & {
  records: LogSeal[]
}

/**
 * Seals of the log and of the audit table, the newest first: one for each and each day.
 *
 * `GET /sys/logSeal/list`
 */
export function sysLogSealList(request: { query?: SysLogSealListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysLogSealListResult>('/sys/logSeal/list', { ...config, params: queryOf(request.query) })
}

/**
 * How far the chains of the log and of the audit table are, and how many lines wait to be linked.
 *
 * `GET /sys/logSeal/chains`
 */
export function sysLogSealChains(config?: Config) {
  return http.Get<LogChains>('/sys/logSeal/chains', config)
}

/**
 * Ask for a check of both chains; its result is that of the run.
 *
 * `POST /sys/logSeal/check`
 */
export function sysLogSealCheck(config?: Config) {
  return http.Post<null>('/sys/logSeal/check', undefined, config)
}

export type SysLogRetentionListQuery = ListQuery

export type SysLogRetentionListResult = Page & {
  records: LogRetention[]
}

/**
 * The logs with their rules, what they hold, and what goes by the next run.
 *
 * `GET /sys/logRetention/list`
 */
export function sysLogRetentionList(request: { query?: SysLogRetentionListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysLogRetentionListResult>('/sys/logRetention/list', { ...config, params: queryOf(request.query) })
}

export type SysLogRetentionPartsQuery = ListQuery

export type SysLogRetentionPartsResult = Page & {
  records: LogPart[]
}

/**
 * The parts of the logs by month, those that were dropped too.
 *
 * `GET /sys/logRetention/parts`
 */
export function sysLogRetentionParts(request: { query?: SysLogRetentionPartsQuery | undefined } = {}, config?: Config) {
  return http.Get<SysLogRetentionPartsResult>('/sys/logRetention/parts', { ...config, params: queryOf(request.query) })
}

export interface SysLogRetentionEffectQuery {
  /** The log. */
  id: 'sys_log' | 'sys_audit'
  /** 0: for ever. */
  months: number
}

/**
 * What a rule would drop now.
 *
 * `GET /sys/logRetention/effect`
 */
export function sysLogRetentionEffect(request: { query: SysLogRetentionEffectQuery }, config?: Config) {
  return http.Get<LogRuleEffect>('/sys/logRetention/effect', { ...config, params: queryOf(request.query) })
}

export interface SysLogRetentionRunBody {
  /** The log. */
  id: 'sys_log' | 'sys_audit'
  /** How many lines were shown as going. */
  lines: number
}

/**
 * Ask for what the rule says to be dropped at once; refused unless as many lines go as were confirmed.
 *
 * `POST /sys/logRetention/run`
 */
export function sysLogRetentionRun(request: { body: SysLogRetentionRunBody }, config?: Config) {
  return http.Post<null>('/sys/logRetention/run', request.body, config)
}
