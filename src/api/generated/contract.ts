// Made by `npm run generate`. Do not edit: change what it is made from.
/** Fields of contracts */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { ListQuery, Page } from './common'

export interface ContractExtractionRow {
  id: string
  documentId: string
  /** Of the document. */
  name: string
  templateId: string
  templateName: string
  state: 'pending' | 'checked' | 'failed'
  fault: string | null
  checkedBy: string | null
  checkedTime: string | null
  number: string | null
  fields: number
  found: number
  /** Values about which something is told. */
  problems: number
  /** Values that no user has checked. */
  open: number
  createTime: string
}

export interface ContractExtraction {
  id: string
  documentId: string
  /** Of the document. */
  name: string
  templateId: string
  templateName: string
  state: 'pending' | 'checked' | 'failed'
  fault: string | null
  checkedBy: string | null
  checkedTime: string | null
  values: ContractValue[]
}

export interface ContractValue {
  id: string
  version: number
  no: number
  label: string
  kind: 'text' | 'amount' | 'date' | 'firm' | 'number'
  required: boolean
  /** Yuan with two digits, ISO days, texts as they stand. */
  value: string | null
  /** As it stands in the document. */
  quote: string | null
  page: number | null
  start: number | null
  end: number | null
  /** Of 100. */
  confidence: number | null
  /** How it was found. */
  reason: string | null
  problem: string | null
  state: 'open' | 'confirmed' | 'corrected' | 'absent'
  checkedBy: string | null
  checkedTime: string | null
}

export interface ContractChoice {
  /** Ids joined by commas, 500 at most. */
  documents: string
  /** Absent: templates that apply to each document. */
  templateId?: string
}

export interface ContractAsked {
  /** The run. */
  id: string
}

export interface ContractValueGiven {
  id: string
  version: number
  state: 'open' | 'confirmed' | 'corrected' | 'absent'
  /** Of a correction, as a user writes it. */
  value?: string | null
  /** Where it was taken from. */
  page?: number | null
  start?: number | null
  end?: number | null
}

export interface ContractCheckGiven {
  id: string
  checked: boolean
}

export interface ContractResults {
  labels: string[]
  /** Whether there are more than are told. */
  more: boolean
  contracts: ContractResult[]
}

export interface ContractResult {
  id: string
  documentId: string
  name: string
  number: string | null
  state: 'pending' | 'checked' | 'failed'
  checkedBy: string | null
  checkedTime: string | null
  values: ContractResultValue[]
}

export interface ContractResultValue {
  label: string
  value: string | null
  problem: string | null
}

export type UnstructurDocumentdataContractListQuery = ListQuery

export type UnstructurDocumentdataContractListResult = Page & {
  records: ContractExtractionRow[]
}

/**
 * Extractions from documents that the caller may read, the newest first.
 *
 * `GET /unstructur/documentdata/contract/list`
 */
export function unstructurDocumentdataContractList(request: { query?: UnstructurDocumentdataContractListQuery | undefined } = {}, config?: Config) {
  return http.Get<UnstructurDocumentdataContractListResult>('/unstructur/documentdata/contract/list', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataContractQueryByIdQuery {
  /** The extraction. */
  id: string
}

/**
 * An extraction with its values and their places.
 *
 * `GET /unstructur/documentdata/contract/queryById`
 */
export function unstructurDocumentdataContractQueryById(request: { query: UnstructurDocumentdataContractQueryByIdQuery }, config?: Config) {
  return http.Get<ContractExtraction>('/unstructur/documentdata/contract/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Begin a job that looks for the fields of templates in documents that the caller may read.
 *
 * `POST /unstructur/documentdata/contract/extract`
 */
export function unstructurDocumentdataContractExtract(request: { body: ContractChoice }, config?: Config) {
  return http.Post<ContractAsked>('/unstructur/documentdata/contract/extract', request.body, config)
}

/**
 * Confirm, correct or deny a value, or open it again; refused over a change that the caller has not seen.
 *
 * `PUT /unstructur/documentdata/contract/value/edit`
 */
export function unstructurDocumentdataContractValueEdit(request: { body: ContractValueGiven }, config?: Config) {
  return http.Put<ContractExtraction>('/unstructur/documentdata/contract/value/edit', request.body, config)
}

/**
 * Mark a contract as checked, once none of its values is open, or take that back.
 *
 * `PUT /unstructur/documentdata/contract/check`
 */
export function unstructurDocumentdataContractCheck(request: { body: ContractCheckGiven }, config?: Config) {
  return http.Put<ContractExtraction>('/unstructur/documentdata/contract/check', request.body, config)
}

export interface UnstructurDocumentdataContractDeleteQuery {
  /** The extraction. */
  id: string
}

/**
 * Remove an extraction with its values.
 *
 * `DELETE /unstructur/documentdata/contract/delete`
 */
export function unstructurDocumentdataContractDelete(request: { query: UnstructurDocumentdataContractDeleteQuery }, config?: Config) {
  return http.Delete<unknown>('/unstructur/documentdata/contract/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataContractResultsQuery {
  /** The template. */
  templateId: string
  /** Extractions, joined by commas; absent: all of the template that the list would show. */
  ids?: string
  /** Title of the document as the list is asked, such as `*采购*`. */
  name?: string
  /** Its number, in the same way. */
  number?: string
  /** State of the check, in the same way. */
  state?: string
  /** Advanced conditions as the list is asked. */
  superQueryParams?: string
  /** Whether all of them hold, or one. */
  superQueryMatchType?: string
  /** Advanced conditions in groups. */
  superQueryTree?: string
}

/**
 * The contracts of a template that the list shows with these conditions, with the values of their fields.
 *
 * `GET /unstructur/documentdata/contract/results`
 */
export function unstructurDocumentdataContractResults(request: { query: UnstructurDocumentdataContractResultsQuery }, config?: Config) {
  return http.Get<ContractResults>('/unstructur/documentdata/contract/results', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataContractExportXlsQuery {
  /** The template. */
  templateId: string
  /** Extractions, joined by commas; absent: all of the template that the list would show. */
  ids?: string
  /** Title of the document as the list is asked, such as `*采购*`. */
  name?: string
  /** Its number, in the same way. */
  number?: string
  /** State of the check, in the same way. */
  state?: string
  /** Advanced conditions as the list is asked. */
  superQueryParams?: string
  /** Whether all of them hold, or one. */
  superQueryMatchType?: string
  /** Advanced conditions in groups. */
  superQueryTree?: string
}

/**
 * The same as a workbook.
 *
 * `GET /unstructur/documentdata/contract/exportXls`
 */
export function unstructurDocumentdataContractExportXls(request: { query: UnstructurDocumentdataContractExportXlsQuery }, config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/contract/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}
