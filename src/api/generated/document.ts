// Made by `npm run generate`. Do not edit: change what it is made from.
/** Documents */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { Page } from './common'

export interface DocumentTypeBrief {
  id: string
  name: string
  code: string
  isEnable?: string | null
  isDeleted?: string | null
  sort?: number | null
}

export interface KnowledgeTypeBrief {
  id: string
  name: string
  isEnable?: string | null
  isDeleted?: string | null
  sort?: number | null
}

export interface MarkedRecord {
  /** Which of both kinds of records. */
  source: 'document' | 'knowledge'
  id: string
  name: string
  secretLevel?: string
  fileType?: string | null
  collected?: boolean
  /** When it was collected or last read, yyyy-MM-dd HH:mm:ss. */
  time: string
}

export interface UnstructurDocumentdataDocumenttypeAllBriefQuery {
  /** Default: both. */
  isEnable?: '0' | '1'
  /** Default: both. */
  isDeleted?: '0' | '1'
  /**
   * What they are sorted by.
   * @default "sort"
   */
  column?: 'sort' | 'name' | 'createTime'
  /** @default "asc" */
  order?: 'asc' | 'desc'
}

/**
 * Types of documents, all at once.
 *
 * `GET /unstructur/documentdata/documenttype/all/brief`
 */
export function unstructurDocumentdataDocumenttypeAllBrief(request: { query?: UnstructurDocumentdataDocumenttypeAllBriefQuery | undefined } = {}, config?: Config) {
  return http.Get<DocumentTypeBrief[]>('/unstructur/documentdata/documenttype/all/brief', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataDocumenttypeIsExistNameQuery {
  name: string
}

/**
 * Whether a type has the name: success means that one has.
 *
 * `GET /unstructur/documentdata/documenttype/isExistName`
 */
export function unstructurDocumentdataDocumenttypeIsExistName(request: { query: UnstructurDocumentdataDocumenttypeIsExistNameQuery }, config?: Config) {
  return http.Get<null>('/unstructur/documentdata/documenttype/isExistName', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataKnowledgebasedocumenttypeAllBriefQuery {
  /** Default: both. */
  isEnable?: '0' | '1'
  /** Default: both. */
  isDeleted?: '0' | '1'
  /**
   * What they are sorted by.
   * @default "sort"
   */
  column?: 'sort' | 'name' | 'createTime'
  /** @default "asc" */
  order?: 'asc' | 'desc'
}

/**
 * Types of knowledge entries, all at once.
 *
 * `GET /unstructur/documentdata/knowledgebasedocumenttype/all/brief`
 */
export function unstructurDocumentdataKnowledgebasedocumenttypeAllBrief(request: { query?: UnstructurDocumentdataKnowledgebasedocumenttypeAllBriefQuery | undefined } = {}, config?: Config) {
  return http.Get<KnowledgeTypeBrief[]>('/unstructur/documentdata/knowledgebasedocumenttype/all/brief', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataKnowledgebasedocumenttypeIsExistNameQuery {
  name: string
}

/**
 * Whether a type has the name: success means that one has.
 *
 * `GET /unstructur/documentdata/knowledgebasedocumenttype/isExistName`
 */
export function unstructurDocumentdataKnowledgebasedocumenttypeIsExistName(request: { query: UnstructurDocumentdataKnowledgebasedocumenttypeIsExistNameQuery }, config?: Config) {
  return http.Get<null>('/unstructur/documentdata/knowledgebasedocumenttype/isExistName', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataCollectListQuery {
  /**
   * From 1.
   * @default 1
   */
  pageNo?: number
  /** @default 10 */
  pageSize?: number
}

export type UnstructurDocumentdataCollectListResult = Page & {
  records: MarkedRecord[]
}

/**
 * What the caller has collected and may still read, the newest first.
 *
 * `GET /unstructur/documentdata/collect/list`
 */
export function unstructurDocumentdataCollectList(request: { query?: UnstructurDocumentdataCollectListQuery | undefined } = {}, config?: Config) {
  return http.Get<UnstructurDocumentdataCollectListResult>('/unstructur/documentdata/collect/list', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataCollectAddBody {
  /** Which of both kinds of records. */
  source: 'document' | 'knowledge'
  id: string
}

/**
 * Collects a record; once is enough.
 *
 * `POST /unstructur/documentdata/collect/add`
 */
export function unstructurDocumentdataCollectAdd(request: { body: UnstructurDocumentdataCollectAddBody }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/collect/add', request.body, config)
}

export interface UnstructurDocumentdataCollectDeleteQuery {
  /** Which of both kinds of records. */
  source: 'document' | 'knowledge'
  id: string
}

/**
 * Takes a record out of what the caller has collected.
 *
 * `DELETE /unstructur/documentdata/collect/delete`
 */
export function unstructurDocumentdataCollectDelete(request: { query: UnstructurDocumentdataCollectDeleteQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/collect/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataBrowseListQuery {
  /**
   * From 1.
   * @default 1
   */
  pageNo?: number
  /** @default 10 */
  pageSize?: number
}

export type UnstructurDocumentdataBrowseListResult = Page & {
  records: MarkedRecord[]
}

/**
 * What the caller has read and may still read, the latest first.
 *
 * `GET /unstructur/documentdata/browse/list`
 */
export function unstructurDocumentdataBrowseList(request: { query?: UnstructurDocumentdataBrowseListQuery | undefined } = {}, config?: Config) {
  return http.Get<UnstructurDocumentdataBrowseListResult>('/unstructur/documentdata/browse/list', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataBrowseAddBody {
  /** Which of both kinds of records. */
  source: 'document' | 'knowledge'
  id: string
}

/**
 * Notes that the caller reads a record; counted once for each reader and hour.
 *
 * `POST /unstructur/documentdata/browse/add`
 */
export function unstructurDocumentdataBrowseAdd(request: { body: UnstructurDocumentdataBrowseAddBody }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/browse/add', request.body, config)
}
