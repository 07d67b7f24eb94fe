// Made by `npm run generate`. Do not edit: change what it is made from.
/** Data sources */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ListQuery, Page } from './common'

export interface DataSourceAdd {
  code: string
  name: string
  remark?: string | null
  /** `PostgreSQL`, `MySQL` or `MariaDB`; 4 and 1 as the family numbers them. */
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
  /** `PostgreSQL`, `MySQL` or `MariaDB`; 4 and 1 as the family numbers them. */
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
  /** `PostgreSQL`, `MySQL` or `MariaDB`; 4 and 1 as the family numbers them. */
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

export interface DataSourceTable {
  /** Schema and name. */
  id: string
  /** Id of the data source. */
  sourceId: string
  /** Its schema; its database in MySQL. */
  schema: string
  name: string
  /** What the database says of it. */
  title: string
  /** True: a view. */
  view: boolean
}

export interface DataSourceColumn {
  /** Its name. */
  id: string
  name: string
  /** As the database writes it. */
  type: string
  nullable: boolean
  /** What the database says of it. */
  title: string
  /** Values of the first rows. */
  sample: string
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

export type SysDataSourceTablesQuery = ListQuery & {
  /** Id of the data source. */
  sourceId: string
  /** Part of the name or of what is said of the table. */
  name?: string
}

/**
 * Tables and views that the account of a data source may read; 1000 at most.
 *
 * `GET /sys/dataSource/tables`
 */
export function sysDataSourceTables(request: { query: SysDataSourceTablesQuery }, config?: Config) {
  return http.Get<DataSourceTable[]>('/sys/dataSource/tables', { ...config, params: queryOf(request.query) })
}

export type SysDataSourceColumnsQuery = ListQuery & {
  /** Id of the data source. */
  sourceId: string
  /** Schema of the table; its database in MySQL. */
  schema: string
  /** Name of the table. */
  table: string
}

/**
 * Columns of a table of a data source, with values of its first rows.
 *
 * `GET /sys/dataSource/columns`
 */
export function sysDataSourceColumns(request: { query: SysDataSourceColumnsQuery }, config?: Config) {
  return http.Get<DataSourceColumn[]>('/sys/dataSource/columns', { ...config, params: queryOf(request.query) })
}

export interface SysDataSourceWorkbookQuery {
  /** Id of the data source. */
  sourceId: string
  /** Schema of the table; its database in MySQL. */
  schema: string
  /** Name of the table. */
  table: string
}

/**
 * Workbook of the rows of a table of a data source, with the heads that its columns are called by: what imports of lists read.
 *
 * `GET /sys/dataSource/workbook`
 */
export function sysDataSourceWorkbook(request: { query: SysDataSourceWorkbookQuery }, config?: Config) {
  return http.Get<DownloadedFile>('/sys/dataSource/workbook', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}
