// Made by `npm run generate`. Do not edit: change what it is made from.
/** Online */
import { http } from '../http'
import { type Config, pathOf, queryOf } from './request'
import type { DictModel, ListQuery } from './common'

export interface ReportColumns {
  columns: ReportColumn[]
  /** Choices by `customRender` of a column. */
  dictOptions: {
    [k: string]: DictModel[]
  }
  cgRpConfigId: string
  cgRpConfigName: string
}

export interface ReportColumn {
  title: string
  /** Name of the column in the rows. */
  dataIndex: string
  align: string
  sorter: boolean
  width?: number | null
  /** Key of `dictOptions`, or `<column>_dictText` of the row. */
  customRender?: string | null
  /** "1": summed. */
  isTotal?: string | null
  groupTitle?: string | null
}

export interface ReportQuery {
  field: string
  key?: string
  label: string
  view: 'text' | 'list' | 'Date' | 'Datetime'
  /** group: `<field>_begin` and `<field>_end`. */
  mode: 'single' | 'group'
  /** "1": behind the expand link. */
  hidden: '0' | '1'
  dictCode?: string | null
  placeholder?: string | null
}

export interface ReportParam {
  paramName: string
  paramTxt?: string | null
  /** Taken when nothing is sent. */
  paramValue?: string | null
}

export interface ReportData {
  records: {
    [k: string]: unknown
  }[]
  total: number
}

export interface OnlineCgreportApiGetRpColumnsParams {
  /** Code of the report. */
  code: string
}

/**
 * The columns of a report, by its code.
 *
 * `GET /online/cgreport/api/getRpColumns/{code}`
 */
export function onlineCgreportApiGetRpColumns(request: { params: OnlineCgreportApiGetRpColumnsParams }, config?: Config) {
  return http.Get<ReportColumns>(pathOf('/online/cgreport/api/getRpColumns/{code}', request.params), config)
}

export interface OnlineCgreportApiGetQueryInfoParams {
  /** Id of the report. */
  cgRpConfigId: string
}

/**
 * What a report can be asked.
 *
 * `GET /online/cgreport/api/getQueryInfo/{cgRpConfigId}`
 */
export function onlineCgreportApiGetQueryInfo(request: { params: OnlineCgreportApiGetQueryInfoParams }, config?: Config) {
  return http.Get<ReportQuery[]>(pathOf('/online/cgreport/api/getQueryInfo/{cgRpConfigId}', request.params), config)
}

export interface OnlineCgreportApiGetParamsInfoParams {
  /** Id of the report. */
  cgRpConfigId: string
}

/**
 * The parameters of a report; each is sent as `self_` and its name.
 *
 * `GET /online/cgreport/api/getParamsInfo/{cgRpConfigId}`
 */
export function onlineCgreportApiGetParamsInfo(request: { params: OnlineCgreportApiGetParamsInfoParams }, config?: Config) {
  return http.Get<ReportParam[]>(pathOf('/online/cgreport/api/getParamsInfo/{cgRpConfigId}', request.params), config)
}

export interface OnlineCgreportApiGetDataParams {
  /** Id of the report. */
  cgRpConfigId: string
}

export type OnlineCgreportApiGetDataQuery = ListQuery

/**
 * One page of the rows of a report. Filters are its columns; parameters begin with `self_`.
 *
 * `GET /online/cgreport/api/getData/{cgRpConfigId}`
 */
export function onlineCgreportApiGetData(request: { params: OnlineCgreportApiGetDataParams; query?: OnlineCgreportApiGetDataQuery | undefined }, config?: Config) {
  return http.Get<ReportData>(pathOf('/online/cgreport/api/getData/{cgRpConfigId}', request.params), { ...config, params: queryOf(request.query) })
}
