// Made by `npm run generate`. Do not edit: change what it is made from.
/** Taking in documents */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, Page } from './common'

export interface DocumentIngest {
  /** Stored paths of uploads, joined by commas. */
  file: string
  /** @default "0" */
  secretLevel?: '0' | '1' | '2'
  unstructurDocumentdataDocumentTypeId?: string | null
  unstructurDocumentdataCompanyInformationId?: string | null
  project?: string | null
}

export interface DocumentReread {
  /** Ids, joined by commas. */
  ids: string
}

export interface IngestedBatch {
  /** The batch that the files came in as. */
  batchId: string
}

export interface DocumentBatch {
  id: string
  time: string
  total: number
  ready: number
  failed: number
  /** Those that wait or are being read. */
  waiting: number
}

export interface DocumentBatchItem {
  id: string
  no: number
  /** Its name, with the folders and archives that it came from. */
  path: string
  /** Null for an archive, and for a document that is gone or not the caller's to see. */
  documentId: string | null
  state: 'pending' | 'working' | 'ready' | 'failed' | 'gone'
  stateReason: string | null
  pageCount: number | null
}

export interface ChosenBatch {
  id: string
}

/**
 * Make a document of each uploaded file; of each file in a .zip by a job.
 *
 * `POST /unstructur/documentdata/documentinformation/ingest`
 */
export function unstructurDocumentdataDocumentinformationIngest(request: { body: DocumentIngest }, config?: Config) {
  return http.Post<IngestedBatch>('/unstructur/documentdata/documentinformation/ingest', request.body, config)
}

/**
 * Read the files of documents anew.
 *
 * `POST /unstructur/documentdata/documentinformation/reread`
 */
export function unstructurDocumentdataDocumentinformationReread(request: { body: DocumentReread }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/documentinformation/reread', request.body, config)
}

export type UnstructurDocumentdataDocumentbatchListQuery = ListQuery

export type UnstructurDocumentdataDocumentbatchListResult = Page & {
  records: DocumentBatch[]
}

/**
 * Batches of files that the caller has sent, the newest first.
 *
 * `GET /unstructur/documentdata/documentbatch/list`
 */
export function unstructurDocumentdataDocumentbatchList(request: { query?: UnstructurDocumentdataDocumentbatchListQuery | undefined } = {}, config?: Config) {
  return http.Get<UnstructurDocumentdataDocumentbatchListResult>('/unstructur/documentdata/documentbatch/list', { ...config, params: queryOf(request.query) })
}

export type UnstructurDocumentdataDocumentbatchItemsQuery = ListQuery & {
  /** The batch. */
  batchId: string
}

export type UnstructurDocumentdataDocumentbatchItemsResult = Page & {
  records: DocumentBatchItem[]
}

/**
 * The files of a batch of the caller's, each with its state.
 *
 * `GET /unstructur/documentdata/documentbatch/items`
 */
export function unstructurDocumentdataDocumentbatchItems(request: { query: UnstructurDocumentdataDocumentbatchItemsQuery }, config?: Config) {
  return http.Get<UnstructurDocumentdataDocumentbatchItemsResult>('/unstructur/documentdata/documentbatch/items', { ...config, params: queryOf(request.query) })
}

/**
 * Read the files of a batch again that could not be read.
 *
 * `POST /unstructur/documentdata/documentbatch/retry`
 */
export function unstructurDocumentdataDocumentbatchRetry(request: { body: ChosenBatch }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/documentbatch/retry', request.body, config)
}

/**
 * Stop what reads or unpacks files of a batch.
 *
 * `POST /unstructur/documentdata/documentbatch/cancel`
 */
export function unstructurDocumentdataDocumentbatchCancel(request: { body: ChosenBatch }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/documentbatch/cancel', request.body, config)
}
