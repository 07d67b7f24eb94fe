// Made by `npm run generate`. Do not edit: change what it is made from.
/** Data sources */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, Page } from './common'

export interface DataSourceAdd {
  code: string
  name: string
  remark?: string | null
  /** `PostgreSQL`, or 4 as the family numbers it. */
  dbType: string
  dbDriver?: string | null
  /** As JDBC writes it, without account and password. */
  dbUrl: string
  dbName?: string | null
  dbUsername: string
  /** Kept sealed; empty leaves what is kept, unless address or account change. */
  dbPassword?: string | null
}

export interface DataSourceEdit {
  id: string
  version?: number | null
  code: string
  name: string
  remark?: string | null
  /** `PostgreSQL`, or 4 as the family numbers it. */
  dbType: string
  dbDriver?: string | null
  /** As JDBC writes it, without account and password. */
  dbUrl: string
  dbName?: string | null
  dbUsername: string
  /** Kept sealed; empty leaves what is kept, unless address or account change. */
  dbPassword?: string | null
}

/** A database of others. */
export interface SysDataSource {
  id: string
  code: string
  name: string
  remark?: string | null
  /** `PostgreSQL`, or 4 as the family numbers it. */
  dbType: string
  dbDriver?: string | null
  /** As JDBC writes it, without account and password. */
  dbUrl: string
  dbName?: string | null
  dbUsername: string
  /** Always empty. */
  dbPassword?: string
  sysOrgCode?: string | null
  /** Whether one is kept. */
  hasPassword?: boolean
  testedTime?: string | null
  /** Why the last test failed. */
  testError?: string | null
  createBy?: string | null
  createTime?: string
  updateTime?: string | null
  version?: number
  /** Names of the reports that read it. */
  usedBy?: string | null
}

export type SysDataSourceListQuery = ListQuery

export type SysDataSourceListResult = Page & {
  records: SysDataSource[]
}

/**
 * Data sources, without their passwords.
 *
 * `GET /sys/dataSource/list`
 */
export function sysDataSourceList(request: { query?: SysDataSourceListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysDataSourceListResult>('/sys/dataSource/list', { ...config, params: queryOf(request.query) })
}

export interface SysDataSourceQueryByIdQuery {
  id: string
}

/**
 * One data source, without its password.
 *
 * `GET /sys/dataSource/queryById`
 */
export function sysDataSourceQueryById(request: { query: SysDataSourceQueryByIdQuery }, config?: Config) {
  return http.Get<SysDataSource>('/sys/dataSource/queryById', { ...config, params: queryOf(request.query) })
}

export type SysDataSourceOptionsResult = {
  value: string
  label: string
  text: string
}[]

/**
 * Codes and names, to choose among.
 *
 * `GET /sys/dataSource/options`
 */
export function sysDataSourceOptions(config?: Config) {
  return http.Get<SysDataSourceOptionsResult>('/sys/dataSource/options', config)
}

/**
 * Save a new data source.
 *
 * `POST /sys/dataSource/add`
 */
export function sysDataSourceAdd(request: { body: DataSourceAdd }, config?: Config) {
  return http.Post<null>('/sys/dataSource/add', request.body, config)
}

/**
 * Save a changed data source.
 *
 * `PUT /sys/dataSource/edit`
 */
export function sysDataSourceEdit(request: { body: DataSourceEdit }, config?: Config) {
  return http.Put<null>('/sys/dataSource/edit', request.body, config)
}

export interface SysDataSourceTestBody {
  id: string
}

/**
 * Connect to a data source, and keep what came of it.
 *
 * `POST /sys/dataSource/test`
 */
export function sysDataSourceTest(request: { body: SysDataSourceTestBody }, config?: Config) {
  return http.Post<null>('/sys/dataSource/test', request.body, config)
}

export interface SysDataSourceDeleteQuery {
  id: string
}

/**
 * Delete a data source.
 *
 * `DELETE /sys/dataSource/delete`
 */
export function sysDataSourceDelete(request: { query: SysDataSourceDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/dataSource/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysDataSourceDeleteBatchQuery {
  ids: string
}

/**
 * Delete several data sources.
 *
 * `DELETE /sys/dataSource/deleteBatch`
 */
export function sysDataSourceDeleteBatch(request: { query: SysDataSourceDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/dataSource/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}
