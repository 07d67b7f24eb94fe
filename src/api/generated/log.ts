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
