// Made by `npm run generate`. Do not edit: change what it is made from.
/** Dictionaries */
import { http } from '../http'
import { type Config, formOf, pathOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { DictModel, ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, TreeSelectModel } from './common'

export interface SysDict {
  id: string
  /** 0 text values, 1 numeric values. */
  type?: number | null
  dictName?: string | null
  dictCode?: string | null
  description?: string | null
  delFlag?: number | null
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

/** A dictionary with the keys that trees need. */
export type SysDictNode = SysDict & {
  key: string
  title: string
}

export interface SysDictItem {
  id: string
  dictId?: string | null
  itemText?: string | null
  itemValue?: string | null
  description?: string | null
  sortOrder?: number | null
  /** 1 enabled, 0 disabled. */
  status?: number | null
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
  status_dictText?: string | null
}

/** Dictionary code to its enabled items in order. Table dictionaries are not in it. */
export interface DictMap {
  [k: string]: DictModel[]
}

export interface SysDictAdd {
  /** 0 text values, 1 numeric values. */
  type?: number | null
  dictName: string
  dictCode: string
  description?: string | null
}

/** What is absent stays as it is. */
export interface SysDictEdit {
  id: string
  /** 0 text values, 1 numeric values. */
  type?: number | null
  dictName?: string
  dictCode?: string
  description?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysDictItemAdd {
  dictId: string
  itemText: string
  itemValue: string
  description?: string | null
  sortOrder?: number | null
  /** 1 enabled, 0 disabled. */
  status?: 0 | 1 | null
}

/** What is absent stays as it is. */
export interface SysDictItemEdit {
  id: string
  dictId?: string
  itemText?: string
  itemValue?: string
  description?: string | null
  sortOrder?: number | null
  /** 1 enabled, 0 disabled. */
  status?: 0 | 1 | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface DictRecycleBody {
  /** Joined by commas. */
  ids: string
}

export type SysDictListQuery = ListQuery

export type SysDictListResult = Page & {
  records: SysDict[]
}

/**
 * Dictionaries.
 *
 * `GET /sys/dict/list`
 */
export function sysDictList(request: { query?: SysDictListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysDictListResult>('/sys/dict/list', { ...config, params: queryOf(request.query) })
}

export interface SysDictTreeListQuery {
  dictName?: string
}

/**
 * Dictionaries as flat nodes.
 *
 * `GET /sys/dict/treeList`
 */
export function sysDictTreeList(request: { query?: SysDictTreeListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysDictNode[]>('/sys/dict/treeList', { ...config, params: queryOf(request.query) })
}

export interface SysDictQueryByIdQuery {
  id: string
}

/**
 * One dictionary. Ours, for forms.
 *
 * `GET /sys/dict/queryById`
 */
export function sysDictQueryById(request: { query: SysDictQueryByIdQuery }, config?: Config) {
  return http.Get<SysDict>('/sys/dict/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Add a dictionary.
 *
 * `POST /sys/dict/add`
 */
export function sysDictAdd(request: { body: SysDictAdd }, config?: Config) {
  return http.Post<null>('/sys/dict/add', request.body, config)
}

/**
 * Change a dictionary.
 *
 * `PUT /sys/dict/edit`
 */
export function sysDictEdit(request: { body: SysDictEdit }, config?: Config) {
  return http.Put<null>('/sys/dict/edit', request.body, config)
}

export interface SysDictDeleteQuery {
  id: string
}

/**
 * Move a dictionary to the recycle bin.
 *
 * `DELETE /sys/dict/delete`
 */
export function sysDictDelete(request: { query: SysDictDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/dict/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysDictDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * Move dictionaries to the recycle bin.
 *
 * `DELETE /sys/dict/deleteBatch`
 */
export function sysDictDeleteBatch(request: { query: SysDictDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/dict/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

export type SysDictDeleteListQuery = ListQuery

/**
 * Dictionaries in the recycle bin.
 *
 * `GET /sys/dict/deleteList`
 */
export function sysDictDeleteList(request: { query?: SysDictDeleteListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysDict[]>('/sys/dict/deleteList', { ...config, params: queryOf(request.query) })
}

export interface SysDictDeletePhysicParams {
  id: string
}

/**
 * Erase a dictionary for good.
 *
 * `DELETE /sys/dict/deletePhysic/{id}`
 */
export function sysDictDeletePhysic(request: { params: SysDictDeletePhysicParams }, config?: Config) {
  return http.Delete<null>(pathOf('/sys/dict/deletePhysic/{id}', request.params), undefined, config)
}

export interface SysDictBackParams {
  id: string
}

/**
 * Restore a dictionary from the recycle bin.
 *
 * `PUT /sys/dict/back/{id}`
 */
export function sysDictBack(request: { params: SysDictBackParams }, config?: Config) {
  return http.Put<null>(pathOf('/sys/dict/back/{id}', request.params), undefined, config)
}

export interface SysDictGetDictItemsParams {
  /** A code, or `table,text column,value column` of a declared source. */
  dict: string
}

/**
 * Options of a dictionary, disabled ones too; an unknown code gives none.
 *
 * `GET /sys/dict/getDictItems/{dict}`
 */
export function sysDictGetDictItems(request: { params: SysDictGetDictItemsParams }, config?: Config) {
  return http.Get<DictModel[]>(pathOf('/sys/dict/getDictItems/{dict}', request.params), config)
}

export interface SysDictGetDictTextParams {
  code: string
  key: string
}

/**
 * The label of one value; null when unknown.
 *
 * `GET /sys/dict/getDictText/{code}/{key}`
 */
export function sysDictGetDictText(request: { params: SysDictGetDictTextParams }, config?: Config) {
  return http.Get<string | null>(pathOf('/sys/dict/getDictText/{code}/{key}', request.params), config)
}

export interface SysDictLoadDictParams {
  /** `table,text column,value column` of a declared source. */
  dict: string
}

export interface SysDictLoadDictQuery {
  /** Empty: all. */
  keyword?: string
  pageSize?: number
}

/**
 * Options of a table dictionary whose text contains the keyword.
 *
 * `GET /sys/dict/loadDict/{dict}`
 */
export function sysDictLoadDict(request: { params: SysDictLoadDictParams; query?: SysDictLoadDictQuery | undefined }, config?: Config) {
  return http.Get<DictModel[]>(pathOf('/sys/dict/loadDict/{dict}', request.params), { ...config, params: queryOf(request.query) })
}

export interface SysDictLoadDictItemParams {
  /** `table,text column,value column` of a declared source. */
  dict: string
}

export interface SysDictLoadDictItemQuery {
  /** Values joined by commas. */
  key: string
  /**
   * False keeps unknown keys.
   * @default true
   */
  delNotExist?: boolean
}

/**
 * Labels in the order of the keys; unknown keys are left out.
 *
 * `GET /sys/dict/loadDictItem/{dict}`
 */
export function sysDictLoadDictItem(request: { params: SysDictLoadDictItemParams; query: SysDictLoadDictItemQuery }, config?: Config) {
  return http.Get<string[]>(pathOf('/sys/dict/loadDictItem/{dict}', request.params), { ...config, params: queryOf(request.query) })
}

export interface SysDictLoadTreeDataQuery {
  /** Parent value; empty: rows without parent. */
  pid?: string
  pidField: string
  tableName: string
  text: string
  code: string
  hasChildField?: string
  /** JSON object of column to value, all of which must equal. */
  condition?: string
  /** Instead of what is directly below the parent: every node below it whose text holds the keyword, with those above it. Back ends of the family do not know it. */
  keyword?: string
}

/**
 * Nodes of a tree dictionary below one parent.
 *
 * `GET /sys/dict/loadTreeData`
 */
export function sysDictLoadTreeData(request: { query: SysDictLoadTreeDataQuery }, config?: Config) {
  return http.Get<TreeSelectModel[]>('/sys/dict/loadTreeData', { ...config, params: queryOf(request.query) })
}

export interface SysDictQueryTableDataQuery {
  table: string
  text: string
  code: string
  keyword?: string
  codeValue?: string
  /** @default 1 */
  pageNo?: number
  /** @default 10 */
  pageSize?: number
}

/**
 * A page of options of a table dictionary.
 *
 * `GET /sys/dict/queryTableData`
 */
export function sysDictQueryTableData(request: { query: SysDictQueryTableDataQuery }, config?: Config) {
  return http.Get<DictModel[]>('/sys/dict/queryTableData', { ...config, params: queryOf(request.query) })
}

/**
 * Drop every cached dictionary.
 *
 * `GET /sys/dict/refleshCache`
 */
export function sysDictRefleshCache(config?: Config) {
  return http.Get<null>('/sys/dict/refleshCache', config)
}

/**
 * Every dictionary with its enabled items. Answers code 200.
 *
 * `GET /sys/dict/queryAllDictItems`
 */
export function sysDictQueryAllDictItems(config?: Config) {
  return http.Get<DictMap>('/sys/dict/queryAllDictItems', config)
}

export type SysDictExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * Workbook of the dictionaries with their items that the filters leave, or of `selections`.
 *
 * `GET /sys/dict/exportXls`
 */
export function sysDictExportXls(request: { query?: SysDictExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/sys/dict/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type SysDictImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * Import dictionaries with their items from a workbook.
 *
 * Code 200 when every row was taken, 201 and a report when some were refused.
 *
 * `POST /sys/dict/importExcel`
 */
export function sysDictImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<SysDictImportExcelResult>('/sys/dict/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * What a workbook would bring, by row; nothing is saved. Ours; the family has none.
 *
 * `POST /sys/dict/importPreview`
 */
export function sysDictImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/sys/dict/importPreview', formOf(request.body), config)
}

/**
 * An empty workbook to fill in and import. Ours; the family has none.
 *
 * `GET /sys/dict/importTemplate`
 */
export function sysDictImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/sys/dict/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}

export type SysDictItemListQuery = ListQuery & {
  /** Default: the items of every dictionary. */
  dictId?: string
}

export type SysDictItemListResult = Page & {
  records: SysDictItem[]
}

/**
 * Items of a dictionary by sortOrder.
 *
 * `GET /sys/dictItem/list`
 */
export function sysDictItemList(request: { query?: SysDictItemListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysDictItemListResult>('/sys/dictItem/list', { ...config, params: queryOf(request.query) })
}

export interface SysDictItemQueryByIdQuery {
  id: string
}

/**
 * One item. Ours, for forms.
 *
 * `GET /sys/dictItem/queryById`
 */
export function sysDictItemQueryById(request: { query: SysDictItemQueryByIdQuery }, config?: Config) {
  return http.Get<SysDictItem>('/sys/dictItem/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Add an item.
 *
 * `POST /sys/dictItem/add`
 */
export function sysDictItemAdd(request: { body: SysDictItemAdd }, config?: Config) {
  return http.Post<null>('/sys/dictItem/add', request.body, config)
}

/**
 * Change an item.
 *
 * `PUT /sys/dictItem/edit`
 */
export function sysDictItemEdit(request: { body: SysDictItemEdit }, config?: Config) {
  return http.Put<null>('/sys/dictItem/edit', request.body, config)
}

export interface SysDictItemDeleteQuery {
  id: string
}

/**
 * Delete an item.
 *
 * `DELETE /sys/dictItem/delete`
 */
export function sysDictItemDelete(request: { query: SysDictItemDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/dictItem/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysDictItemDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * Delete items.
 *
 * `DELETE /sys/dictItem/deleteBatch`
 */
export function sysDictItemDeleteBatch(request: { query: SysDictItemDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/dictItem/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysDictItemDictItemCheckQuery {
  dictId: string
  itemValue: string
  /** The item being edited. */
  id?: string
}

/**
 * Whether a value is free in its dictionary; taken is success false.
 *
 * `GET /sys/dictItem/dictItemCheck`
 */
export function sysDictItemDictItemCheck(request: { query: SysDictItemDictItemCheckQuery }, config?: Config) {
  return http.Get<null>('/sys/dictItem/dictItemCheck', { ...config, params: queryOf(request.query) })
}

/**
 * Restore dictionaries from the recycle bin.
 *
 * `PUT /sys/dict/putRecycleBin`
 */
export function sysDictPutRecycleBin(request: { body: DictRecycleBody }, config?: Config) {
  return http.Put<null>('/sys/dict/putRecycleBin', request.body, config)
}

export interface SysDictDeleteRecycleBinQuery {
  /** Joined by commas. */
  ids: string
}

/**
 * Erase dictionaries of the recycle bin for good.
 *
 * `DELETE /sys/dict/deleteRecycleBin`
 */
export function sysDictDeleteRecycleBin(request: { query: SysDictDeleteRecycleBinQuery }, config?: Config) {
  return http.Delete<null>('/sys/dict/deleteRecycleBin', undefined, { ...config, params: queryOf(request.query) })
}
