// Made by `npm run generate`. Do not edit: change what it is made from.
/** 示例订单 */
import { http } from '../http'
import { type Config, formOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result, SavedRows } from './common'

/** 示例订单 */
export interface ExampleOrder {
  id: string
  /** 订单号 */
  no?: string | null
  /** 客户 */
  customer?: string | null
  /** yyyy-MM-dd */
  orderDate?: string | null
  /** 折扣率 */
  rate?: number | null
  /** 收货信息 */
  delivery?: {
    /** 收货人 */
    receiver?: string | null
    /** 联系电话 */
    phone?: string | null
    /** 所在地区 */
    place?: string | null
    /** 经办人 */
    contact?: string | null
    /** 自提 */
    pickup?: string | null
    /** 详细地址 */
    address?: string | null
    place_dictText?: string | null
    contact_dictText?: string | null
    [k: string]: unknown
  } | null
  /** 订单明细 */
  lines?: {
    id?: string
    /** 物料编码 */
    code?: string | null
    /** 物料名称 */
    name?: string | null
    /** 单位 */
    unit?: string | null
    /** 数量 */
    quantity?: number | string | null
    /** 单价 */
    price?: number | string | null
    /** 金额 */
    amount?: number | string | null
    /** yyyy-MM-dd */
    due?: string | null
    /** 加急 */
    urgent?: string | null
    /** 加急原因 */
    reason?: string | null
    unit_dictText?: string | null
  }[] | null
  /** 备注 */
  memo?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface ExampleOrderAdd {
  /** 订单号 */
  no: string | null
  /** 客户 */
  customer: string | null
  /** yyyy-MM-dd */
  orderDate: string | null
  /** 折扣率 */
  rate?: number | null
  /** 收货信息 */
  delivery?: {
    /** 收货人 */
    receiver?: string | null
    /** 联系电话 */
    phone?: string | null
    /** 所在地区 */
    place?: string | null
    /** 经办人 */
    contact?: string | null
    /** 自提 */
    pickup?: string | null
    /** 详细地址 */
    address?: string | null
  } | null
  /** 订单明细 */
  lines?: {
    id?: string
    /** 物料编码 */
    code?: string | null
    /** 物料名称 */
    name?: string | null
    /** 单位 */
    unit?: string | null
    /** 数量 */
    quantity?: number | string | null
    /** 单价 */
    price?: number | string | null
    /** yyyy-MM-dd */
    due?: string | null
    /** 加急 */
    urgent?: string | null
    /** 加急原因 */
    reason?: string | null
  }[] | null
  /** 备注 */
  memo?: string | null
}

/** What is absent stays as it is. */
export interface ExampleOrderEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 订单号 */
  no?: string | null
  /** 客户 */
  customer?: string | null
  /** yyyy-MM-dd */
  orderDate?: string | null
  /** 折扣率 */
  rate?: number | null
  /** 收货信息 */
  delivery?: {
    /** 收货人 */
    receiver?: string | null
    /** 联系电话 */
    phone?: string | null
    /** 所在地区 */
    place?: string | null
    /** 经办人 */
    contact?: string | null
    /** 自提 */
    pickup?: string | null
    /** 详细地址 */
    address?: string | null
  } | null
  /** 订单明细 */
  lines?: {
    id?: string
    /** 物料编码 */
    code?: string | null
    /** 物料名称 */
    name?: string | null
    /** 单位 */
    unit?: string | null
    /** 数量 */
    quantity?: number | string | null
    /** 单价 */
    price?: number | string | null
    /** yyyy-MM-dd */
    due?: string | null
    /** 加急 */
    urgent?: string | null
    /** 加急原因 */
    reason?: string | null
  }[] | null
  /** 备注 */
  memo?: string | null
}

export interface ExampleOrderChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleOrderAdd
  }[]
  changed?: ExampleOrderEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleOrderListQuery = ListQuery

export type ExampleOrderListResult = Page & {
  records: ExampleOrder[]
}

/**
 * 示例订单: one page.
 *
 * `GET /example/order/list`
 */
export function exampleOrderList(request: { query?: ExampleOrderListQuery | undefined } = {}, config?: Config) {
  return http.Get<ExampleOrderListResult>('/example/order/list', { ...config, params: queryOf(request.query) })
}

export interface ExampleOrderQueryByIdQuery {
  id: string
}

/**
 * 示例订单: one record.
 *
 * `GET /example/order/queryById`
 */
export function exampleOrderQueryById(request: { query: ExampleOrderQueryByIdQuery }, config?: Config) {
  return http.Get<ExampleOrder>('/example/order/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * 示例订单: save a new record.
 *
 * `POST /example/order/add`
 */
export function exampleOrderAdd(request: { body: ExampleOrderAdd }, config?: Config) {
  return http.Post<null>('/example/order/add', request.body, config)
}

/**
 * 示例订单: save a changed record.
 *
 * `PUT /example/order/edit`
 */
export function exampleOrderEdit(request: { body: ExampleOrderEdit }, config?: Config) {
  return http.Put<null>('/example/order/edit', request.body, config)
}

export interface ExampleOrderDeleteQuery {
  id: string
}

/**
 * 示例订单: delete one record.
 *
 * `DELETE /example/order/delete`
 */
export function exampleOrderDelete(request: { query: ExampleOrderDeleteQuery }, config?: Config) {
  return http.Delete<null>('/example/order/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface ExampleOrderDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

/**
 * 示例订单: delete several records.
 *
 * `DELETE /example/order/deleteBatch`
 */
export function exampleOrderDeleteBatch(request: { query: ExampleOrderDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/example/order/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

/**
 * 示例订单: save new, changed and deleted records at once, or none of them.
 *
 * `POST /example/order/saveBatch`
 */
export function exampleOrderSaveBatch(request: { body: ExampleOrderChanges }, config?: Config) {
  return http.Post<SavedRows>('/example/order/saveBatch', request.body, config)
}

export type ExampleOrderExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/**
 * 示例订单: workbook of what the filters leave, or of `selections`.
 *
 * `GET /example/order/exportXls`
 */
export function exampleOrderExportXls(request: { query?: ExampleOrderExportXlsQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/example/order/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export type ExampleOrderImportExcelResult = Result & {
  result?: ImportReport | null
}

/**
 * 示例订单: take a workbook.
 *
 * `POST /example/order/importExcel`
 */
export function exampleOrderImportExcel(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ExampleOrderImportExcelResult>('/example/order/importExcel', formOf(request.body), { ...config, meta: { ...config?.meta, answer: 'envelope' } })
}

/**
 * 示例订单: what a workbook would bring.
 *
 * `POST /example/order/importPreview`
 */
export function exampleOrderImportPreview(request: { body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>('/example/order/importPreview', formOf(request.body), config)
}

/**
 * 示例订单: an empty workbook to fill in.
 *
 * `GET /example/order/importTemplate`
 */
export function exampleOrderImportTemplate(config?: Config) {
  return http.Get<DownloadedFile>('/example/order/importTemplate', { ...config, meta: { ...config?.meta, answer: 'file' } })
}
