// Made by `npm run generate`. Do not edit: change what it is made from.
/** Versions of files */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, Page } from './common'

export interface DocumentVersion {
  /** Of a former file its own; of the current one that of the document. */
  id: string
  /** From 1, the oldest. */
  no: number
  /** Stored path. */
  file: string
  fileType: string | null
  pageCount: number | null
  current: 'Y' | 'N'
  /** Marks and notes on it that the caller sees. */
  notes: number
  /** Who has uploaded it. */
  createBy: string | null
  /** When. */
  createTime: string | null
}

export interface ReadVersion {
  id: string
  no: number
  file: string
  fileType: string | null
  documentId: string
  /** The title of the document with the number of the version. */
  name: string
}

export interface RestoredVersion {
  id: string
}

export type UnstructurDocumentdataDocumentversionListQuery = ListQuery & {
  /** The document. */
  documentId: string
}

export type UnstructurDocumentdataDocumentversionListResult = Page & {
  records: DocumentVersion[]
}

/**
 * The file of a document and those that it had before, the newest first.
 *
 * `GET /unstructur/documentdata/documentversion/list`
 */
export function unstructurDocumentdataDocumentversionList(request: { query: UnstructurDocumentdataDocumentversionListQuery }, config?: Config) {
  return http.Get<UnstructurDocumentdataDocumentversionListResult>('/unstructur/documentdata/documentversion/list', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataDocumentversionQueryByIdQuery {
  /** The version. */
  id: string
}

/**
 * A file that a document had before, as the reader of documents shows it.
 *
 * `GET /unstructur/documentdata/documentversion/queryById`
 */
export function unstructurDocumentdataDocumentversionQueryById(request: { query: UnstructurDocumentdataDocumentversionQueryByIdQuery }, config?: Config) {
  return http.Get<ReadVersion>('/unstructur/documentdata/documentversion/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Put a former file of a document in place again; the current one becomes a version.
 *
 * `POST /unstructur/documentdata/documentversion/restore`
 */
export function unstructurDocumentdataDocumentversionRestore(request: { body: RestoredVersion }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/documentversion/restore', request.body, config)
}
