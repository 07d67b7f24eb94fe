// Made by `npm run generate`. Do not edit: change what it is made from.
/** Online */
import { http } from '../http'
import { type Config, pathOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { DictModel, ListQuery, Page } from './common'

export interface ReportColumns {
  columns: ReportColumn[]
  /** Choices by `customRender` of a column. */
  dictOptions: {
    [k: string]: DictModel[]
  }
  cgRpConfigId: string
  cgRpConfigName: string
  fieldHrefSlots?: {
    /** Name of the column. */
    slotName: string
    /** `${column}` stands for a value of the row. */
    href: string
  }[]
  /** Whether the caller may take the rows away as a workbook. */
  canExport?: boolean
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
  /** How its values compare: String, Integer, Long, Date, Datetime or BigDecimal. */
  fieldType?: string | null
  /** Key of `fieldHrefSlots`: its cells lead somewhere. */
  hrefSlotName?: string | null
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

export interface ReportHead {
  id: string
  /** Under which the popup finds it. */
  code: string
  name: string
  /** One SELECT over the tables of lists; parameters are written `${name}`. */
  cgrSql?: string | null
  /** Base path of the list that it stands on, instead of a statement. */
  source?: string | null
  /** A column, with a minus before it to sort down. */
  sort?: string | null
  /** Code of a data source; there is only the database of the application, whose code is empty. */
  dbSource?: string | null
  returnValField?: string | null
  returnTxtField?: string | null
  /** "1": one row is chosen, "2": several. */
  returnType?: string | null
  content?: string | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number
}

export interface ReportHeadAdd {
  /** Under which the popup finds it. */
  code: string
  name: string
  /** One SELECT over the tables of lists; parameters are written `${name}`. */
  cgrSql?: string | null
  /** Base path of the list that it stands on, instead of a statement. */
  source?: string | null
  /** A column, with a minus before it to sort down. */
  sort?: string | null
  /** Code of a data source; there is only the database of the application, whose code is empty. */
  dbSource?: string | null
  returnValField?: string | null
  returnTxtField?: string | null
  /** "1": one row is chosen, "2": several. */
  returnType?: string | null
  content?: string | null
}

export interface ReportHeadEdit {
  id: string
  /** Under which the popup finds it. */
  code: string
  name: string
  /** One SELECT over the tables of lists; parameters are written `${name}`. */
  cgrSql?: string | null
  /** Base path of the list that it stands on, instead of a statement. */
  source?: string | null
  /** A column, with a minus before it to sort down. */
  sort?: string | null
  /** Code of a data source; there is only the database of the application, whose code is empty. */
  dbSource?: string | null
  returnValField?: string | null
  returnTxtField?: string | null
  /** "1": one row is chosen, "2": several. */
  returnType?: string | null
  content?: string | null
  version?: number | null
}

export interface ReportItem {
  id: string
  cgrheadId: string
  /** As the statement or the list names it. */
  fieldName: string
  /** Heading of the column. */
  fieldTxt: string
  fieldWidth?: number | null
  fieldType?: string | null
  searchMode?: string | null
  /** 1: a click on its head sorts. */
  isOrder?: string | number | null
  /** 1: can be asked by. */
  isSearch?: string | number | null
  /** 0: no column. */
  isShow?: string | number | null
  orderNum?: number | null
  /** A dictionary, or `table,text,code`. */
  dictCode?: string | null
  /** `text_value`, joined by commas. */
  replaceVal?: string | null
  /** Address that a click on the value opens. */
  fieldHref?: string | null
  /** "1": summed. */
  isTotal?: string | number | null
  groupTitle?: string | null
}

export interface ReportItemGiven {
  /** Of a row that is there already. */
  id?: string | null
  cgrheadId?: string | null
  /** As the statement or the list names it. */
  fieldName: string
  /** Heading of the column. */
  fieldTxt: string
  fieldWidth?: number | null
  fieldType?: 'String' | 'Integer' | 'Long' | 'Date' | 'Datetime' | 'BigDecimal' | null
  searchMode?: 'single' | 'group' | null
  /** 1: a click on its head sorts. */
  isOrder?: string | number | null
  /** 1: can be asked by. */
  isSearch?: string | number | null
  /** 0: no column. */
  isShow?: string | number | null
  orderNum?: number | null
  /** A dictionary, or `table,text,code`. */
  dictCode?: string | null
  /** `text_value`, joined by commas. */
  replaceVal?: string | null
  /** Address that a click on the value opens. */
  fieldHref?: string | null
  /** "1": summed. */
  isTotal?: string | number | null
  groupTitle?: string | null
}

export interface ReportHeadParam {
  id: string
  cgrheadId: string
  paramName: string
  paramTxt?: string | null
  /** Taken when nothing is sent. */
  paramValue?: string | null
  /** Of a report that stands on a list: the field that it compares. */
  fieldName?: string | null
  rule?: string | null
  orderNum?: number | null
}

export interface ReportHeadParamGiven {
  /** Of a row that is there already. */
  id?: string | null
  cgrheadId?: string | null
  paramName: string
  paramTxt?: string | null
  /** Taken when nothing is sent. */
  paramValue?: string | null
  /** Of a report that stands on a list: the field that it compares. */
  fieldName?: string | null
  rule?: 'eq' | 'ne' | 'like' | 'in' | 'gt' | 'ge' | 'lt' | 'le' | null
  orderNum?: number | null
}

export interface ReportAdd {
  head: ReportHeadAdd
  items: ReportItemGiven[]
  params?: ReportHeadParamGiven[]
  /** Ids joined by commas; what is not in `items` is gone anyway. */
  deleteItemIds?: string | null
  /** Ids joined by commas. */
  deleteParamIds?: string | null
}

export interface ReportEditAll {
  head: ReportHeadEdit
  items: ReportItemGiven[]
  params?: ReportHeadParamGiven[]
  /** Ids joined by commas; what is not in `items` is gone anyway. */
  deleteItemIds?: string | null
  /** Ids joined by commas. */
  deleteParamIds?: string | null
}

export interface ReportParsed {
  fields: {
    fieldName: string
    fieldTxt: string
    fieldType: string
    isShow: number
    orderNum: number
  }[]
  params: string[]
}

export interface ReportColumnsAndData {
  data: ReportData
  columns: ReportColumn[]
  /** Choices by `customRender` of a column. */
  dictOptions: {
    [k: string]: DictModel[]
  }
  fieldHrefSlots: {
    /** Name of the column. */
    slotName: string
    /** `${column}` stands for a value of the row. */
    href: string
  }[]
  cgreportHeadName: string
  isGroupTitle: boolean
}

/** A database as clients of the family describe it. */
export interface ReportDataSource {
  id?: string | null
  code?: string | null
  name?: string | null
  remark?: string | null
  dbType?: string | null
  dbDriver?: string | null
  dbUrl?: string | null
  dbName?: string | null
  dbUsername?: string | null
  dbPassword?: string | null
  sysOrgCode?: string | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
}

/** A value that can be chosen. */
export interface ReportChoice {
  value: string
  text: string
  /** The text. */
  title?: string
  /** The text. */
  label?: string
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

export interface OnlineCgreportApiGetColumnsAndDataParams {
  /** Id of the report. */
  cgRpConfigId: string
}

export type OnlineCgreportApiGetColumnsAndDataQuery = ListQuery

/**
 * The columns of a report, by its id, and one page of its rows.
 *
 * `GET /online/cgreport/api/getColumnsAndData/{cgRpConfigId}`
 */
export function onlineCgreportApiGetColumnsAndData(request: { params: OnlineCgreportApiGetColumnsAndDataParams; query?: OnlineCgreportApiGetColumnsAndDataQuery | undefined }, config?: Config) {
  return http.Get<ReportColumnsAndData>(pathOf('/online/cgreport/api/getColumnsAndData/{cgRpConfigId}', request.params), { ...config, params: queryOf(request.query) })
}

export interface OnlineCgreportApiExportXlsParams {
  /** Id of the report. */
  cgRpConfigId: string
}

export type OnlineCgreportApiExportXlsQuery = ListQuery

/**
 * The rows of a report as a workbook; takes the right to export every list that it stands on.
 *
 * `GET /online/cgreport/api/exportXls/{cgRpConfigId}`
 */
export function onlineCgreportApiExportXls(request: { params: OnlineCgreportApiExportXlsParams; query?: OnlineCgreportApiExportXlsQuery | undefined }, config?: Config) {
  return http.Get<DownloadedFile>(pathOf('/online/cgreport/api/exportXls/{cgRpConfigId}', request.params), { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type OnlineCgreportHeadListQuery = ListQuery

export type OnlineCgreportHeadListResult = Page & {
  records: ReportHead[]
}

/**
 * Reports.
 *
 * `GET /online/cgreport/head/list`
 */
export function onlineCgreportHeadList(request: { query?: OnlineCgreportHeadListQuery | undefined } = {}, config?: Config) {
  return http.Get<OnlineCgreportHeadListResult>('/online/cgreport/head/list', { ...config, params: queryOf(request.query) })
}

/**
 * Add a report with its columns and parameters.
 *
 * `POST /online/cgreport/head/add`
 */
export function onlineCgreportHeadAdd(request: { body: ReportAdd }, config?: Config) {
  return http.Post<null>('/online/cgreport/head/add', request.body, config)
}

/**
 * Change a report; `items` and `params` are all that it has from then on.
 *
 * `PUT /online/cgreport/head/editAll`
 */
export function onlineCgreportHeadEditAll(request: { body: ReportEditAll }, config?: Config) {
  return http.Put<null>('/online/cgreport/head/editAll', request.body, config)
}

export interface OnlineCgreportHeadDeleteQuery {
  /** Id of the report. */
  id: string
}

/**
 * Delete a report.
 *
 * `DELETE /online/cgreport/head/delete`
 */
export function onlineCgreportHeadDelete(request: { query: OnlineCgreportHeadDeleteQuery }, config?: Config) {
  return http.Delete<null>('/online/cgreport/head/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface OnlineCgreportHeadDeleteBatchQuery {
  /** Ids joined by commas. */
  ids: string
}

/**
 * Delete reports.
 *
 * `DELETE /online/cgreport/head/deleteBatch`
 */
export function onlineCgreportHeadDeleteBatch(request: { query: OnlineCgreportHeadDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/online/cgreport/head/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

export interface OnlineCgreportHeadParseSqlQuery {
  /** The statement. */
  sql: string
  /** Code of a data source; there is only the database of the application, whose code is empty. */
  dbKey?: string
}

/**
 * What a statement would answer: its columns with their types, and its parameters. Refused, with the reason, if it is not one SELECT of what reports may do.
 *
 * `GET /online/cgreport/head/parseSql`
 */
export function onlineCgreportHeadParseSql(request: { query: OnlineCgreportHeadParseSqlQuery }, config?: Config) {
  return http.Get<ReportParsed>('/online/cgreport/head/parseSql', { ...config, params: queryOf(request.query) })
}

export interface OnlineCgreportItemListByHeadIdQuery {
  /** Id of the report. */
  headId: string
}

/**
 * The columns of a report as they were configured.
 *
 * `GET /online/cgreport/item/listByHeadId`
 */
export function onlineCgreportItemListByHeadId(request: { query: OnlineCgreportItemListByHeadIdQuery }, config?: Config) {
  return http.Get<ReportItem[]>('/online/cgreport/item/listByHeadId', { ...config, params: queryOf(request.query) })
}

export interface OnlineCgreportParamListByHeadIdQuery {
  /** Id of the report. */
  headId: string
}

/**
 * The parameters of a report as they were configured.
 *
 * `GET /online/cgreport/param/listByHeadId`
 */
export function onlineCgreportParamListByHeadId(request: { query: OnlineCgreportParamListByHeadIdQuery }, config?: Config) {
  return http.Get<ReportHeadParam[]>('/online/cgreport/param/listByHeadId', { ...config, params: queryOf(request.query) })
}

/**
 * Whether reports reach a database: the one that they read has no code and no address.
 *
 * `POST /online/cgreport/api/testConnection`
 */
export function onlineCgreportApiTestConnection(request: { body: ReportDataSource }, config?: Config) {
  return http.Post<null>('/online/cgreport/api/testConnection', request.body, config)
}

export interface OnlineCgreportApiExportManySheetXlsParams {
  /** Id of the report. */
  cgRpConfigId: string
}

export type OnlineCgreportApiExportManySheetXlsQuery = ListQuery

/**
 * The same as `exportXls`, by the name that 3.x has for it.
 *
 * `GET /online/cgreport/api/exportManySheetXls/{cgRpConfigId}`
 */
export function onlineCgreportApiExportManySheetXls(request: { params: OnlineCgreportApiExportManySheetXlsParams; query?: OnlineCgreportApiExportManySheetXlsQuery | undefined }, config?: Config) {
  return http.Get<DownloadedFile>(pathOf('/online/cgreport/api/exportManySheetXls/{cgRpConfigId}', request.params), { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export interface OnlineCgreportApiGetReportDictListQuery {
  /** The column, by its id. */
  fieldId: string
  /** Part of a text. */
  keyword?: string
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
 * A page of what a column of a report is chosen from.
 *
 * `GET /online/cgreport/api/getReportDictList`
 */
export function onlineCgreportApiGetReportDictList(request: { query: OnlineCgreportApiGetReportDictListQuery }, config?: Config) {
  return http.Get<ReportChoice[]>('/online/cgreport/api/getReportDictList', { ...config, params: queryOf(request.query) })
}

export interface OnlineApiCgreportGetDataPackageQuery {
  /** The report. */
  code: string
  /** The column that is read. */
  dictText: string
  /** The column of the values. */
  dictCode: string
  /** Values, apart by commas. */
  dataList: string
}

/**
 * Texts of one column of a report by the values of another.
 *
 * `GET /online/api/cgreportGetDataPackage`
 */
export function onlineApiCgreportGetDataPackage(request: { query: OnlineApiCgreportGetDataPackageQuery }, config?: Config) {
  return http.Get<ReportChoice[]>('/online/api/cgreportGetDataPackage', { ...config, params: queryOf(request.query) })
}
