// Made by `npm run generate`. Do not edit: change what it is made from.
/** Analyses */
import { http } from '../http'
import { type Config } from './request'
import type { DownloadedFile } from '../answer'

export interface QuerySource {
  code: string
  title: string
  /** Whether the caller may export it. */
  exports: boolean
  fields: QueryField[]
}

export interface QueryField {
  name: string
  title: string
  /** Cell type. */
  type: string
  /** Kind of value. */
  kind: string
  dict: string | null
}

export interface QueryGroup {
  field: string
  /** Of a date: what counts as the same. Absent: the value itself. */
  bucket?: 'day' | 'month' | 'year'
}

export interface QueryMeasure {
  measure: 'count' | 'sum' | 'avg' | 'min' | 'max' | 'distinct'
  /** Absent for count. */
  field?: string
}

export interface QueryAsk {
  /** Code of a source, such as /course/lecturer. */
  source: string
  /** Fields of rows that come as they are; of no effect with groups or measures. */
  columns?: string[]
  groups?: QueryGroup[]
  measures?: QueryMeasure[]
  /** Conditions as JSON, as in lists. */
  superQueryTree?: string
  /** A column of the result: g0, m0, or a field. */
  sortBy?: string
  order?: 'asc' | 'desc'
  /** Rows of the result at most. Default 1000. */
  limit?: number
}

export interface QueryColumn {
  name: string
  kind: string
  field: string | null
  bucket: string | null
  measure: string | null
}

export interface QueryResult {
  columns: QueryColumn[]
  rows: {
    [k: string]: unknown
  }[]
  /** Whether there are more rows. */
  truncated: boolean
}

/**
 * What the caller may ask, with the fields that he may read.
 *
 * `GET /sys/query/sources`
 */
export function sysQuerySources(config?: Config) {
  return http.Get<QuerySource[]>('/sys/query/sources', config)
}

/**
 * Answer an analysis.
 *
 * `POST /sys/query/run`
 */
export function sysQueryRun(request: { body: QueryAsk }, config?: Config) {
  return http.Post<QueryResult>('/sys/query/run', request.body, config)
}

/**
 * The same as a workbook; takes the right to export the source.
 *
 * `POST /sys/query/export`
 */
export function sysQueryExport(request: { body: QueryAsk }, config?: Config) {
  return http.Post<DownloadedFile>('/sys/query/export', request.body, { ...config, meta: { ...config?.meta, answer: 'file' } })
}
