// Made by `npm run generate`. Do not edit: change what it is made from.
/** Shares of records */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, Page } from './common'

export interface RecordShare {
  id: string
  kind: 'user' | 'depart' | 'role'
  targetId: string
  /** Null: it is gone. */
  targetName: string | null
  /** The last day, `YYYY-MM-DD`. Null: without an end. */
  until: string | null
  createBy: string | null
  createBy_dictText?: string | null
  createTime: string
  /** `over`: its last day is. */
  state: 'inForce' | 'over'
}

export interface RecordShareGiven {
  tableName: string
  tableDataId: string
  /** Ids of users, joined by commas. */
  users?: string | null
  /** Ids of departments, whose members and those below read it, joined by commas. */
  departs?: string | null
  /** Ids of roles, joined by commas. */
  roles?: string | null
  /** The last day. Default: without an end. */
  until?: string | null
  /** Path of the page on which those it is shared with find the record; it is in the message to them. Default: none. */
  page?: string | null
}

export type SysRecordShareListQuery = ListQuery & {
  /** The table of the record. */
  tableName: string
  /** The record. */
  tableDataId: string
}

export type SysRecordShareListResult = Page & {
  records: RecordShare[]
}

/**
 * Whom a record is shared with, the newest first.
 *
 * `GET /sys/recordShare/list`
 */
export function sysRecordShareList(request: { query: SysRecordShareListQuery }, config?: Config) {
  return http.Get<SysRecordShareListResult>('/sys/recordShare/list', { ...config, params: queryOf(request.query) })
}

/**
 * Share a record; with whom it is shared already, up to the new day.
 *
 * `POST /sys/recordShare/add`
 */
export function sysRecordShareAdd(request: { body: RecordShareGiven }, config?: Config) {
  return http.Post<null>('/sys/recordShare/add', request.body, config)
}

export interface SysRecordShareDeleteQuery {
  id: string
}

/**
 * Withdraw a share; it holds no more at once.
 *
 * `DELETE /sys/recordShare/delete`
 */
export function sysRecordShareDelete(request: { query: SysRecordShareDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/recordShare/delete', undefined, { ...config, params: queryOf(request.query) })
}
