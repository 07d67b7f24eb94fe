// Made by `npm run generate`. Do not edit: change what it is made from.
/** Black and white lists */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { Page } from './common'

export interface WatchIds {
  /** Ids, joined by commas. */
  ids: string
}

export interface WatchReview {
  /** Ids, joined by commas. */
  ids: string
  passed: boolean
  /** Required where entries are rejected. */
  opinion?: string | null
  /** Of one entry: the version that was looked at. */
  version?: number | null
}

export interface WatchValue {
  value: string
  /** What it is. Default: it may be any of them. */
  kind?: 'company' | 'person' | 'account' | 'word' | 'address'
  number?: string | null
}

export interface WatchMatchQuery {
  values?: WatchValue[]
  /** More values, one a line; a thousand count. */
  text?: string
  /** What the lines are. Default: they may be any of them. */
  kind?: 'company' | 'person' | 'account' | 'word' | 'address'
  /**
   * How much of two names has to be alike; 1 leaves near ones out.
   * @default 0.8
   */
  nearness?: number
}

export interface WatchMatch {
  entryId: string
  name: string
  kind: 'company' | 'person' | 'account' | 'word' | 'address'
  side: 'black' | 'white'
  level: string
  listName: string
  reason: string
  /** As it is written; written otherwise; with another form of firm; by another name; by its number; nearly. */
  how: 'exact' | 'written' | 'form' | 'alias' | 'number' | 'near'
  /** How sure it is, 0 to 1; of a near one, how much of the names is alike. */
  grade: number
  /** Name of the white entry that takes a black one back. */
  overruledBy: string | null
}

/** Of each value, in the order in which they were asked. */
export interface WatchMatched {
  value: string
  /** The entry that decides; null where none matches. */
  name: string | null
  /** As it is written; written otherwise; with another form of firm; by another name; by its number; nearly. */
  how: 'exact' | 'written' | 'form' | 'alias' | 'number' | 'near' | null
  grade: number | null
  reason: string | null
  /** `black`: a black entry that no white one takes back; `near`: only nearly alike ones. */
  verdict: 'black' | 'white' | 'near' | 'none'
  matches: WatchMatch[]
}

export type WatchSource = 'document' | 'knowledge'

/** UTF-16 offsets within the text of the page. */
export interface WatchPlace {
  /** 0: the title. */
  page: number
  start: number
  end: number
  text: string
}

export interface WatchHit {
  entryId: string
  name: string
  kind: 'company' | 'person' | 'account' | 'word' | 'address'
  side: 'black' | 'white'
  level: string
  listName: string
  reason: string
  /** As it is written; written otherwise; with another form of firm; by another name; by its number; nearly. */
  how: 'exact' | 'written' | 'form' | 'alias' | 'number' | 'near'
  /** How sure it is, 0 to 1; of a near one, how much of the names is alike. */
  grade: number
  /** Name of the white entry that takes a black one back. */
  overruledBy: string | null
  count: number
  /** The first ones. */
  places: WatchPlace[]
}

export interface WatchedRecord {
  id: string
  hits: WatchHit[]
}

export interface WatchedDocument {
  id: string
  source: WatchSource
  name: string
  /** As it is written; written otherwise; with another form of firm; by another name; by its number; nearly. */
  how: 'exact' | 'written' | 'form' | 'alias' | 'number' | 'near'
  grade: number
  count: number
  /** Page of the first place; 0: the title. */
  page: number
  /** How it stands there. */
  text: string
  foundTime: string
}

/**
 * Hand in drafts for approval.
 *
 * `POST /unstructur/documentdata/watchlist/submit`
 */
export function unstructurDocumentdataWatchlistSubmit(request: { body: WatchIds }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/watchlist/submit', request.body, config)
}

/**
 * Approve or reject entries that wait; never by who wrote or handed them in.
 *
 * `POST /unstructur/documentdata/watchlist/review`
 */
export function unstructurDocumentdataWatchlistReview(request: { body: WatchReview }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/watchlist/review', request.body, config)
}

/**
 * Take entries out of force.
 *
 * `POST /unstructur/documentdata/watchlist/disable`
 */
export function unstructurDocumentdataWatchlistDisable(request: { body: WatchIds }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/watchlist/disable', request.body, config)
}

/**
 * Put entries into the recycle bin; they are in force no more.
 *
 * `POST /unstructur/documentdata/watchlist/recycle`
 */
export function unstructurDocumentdataWatchlistRecycle(request: { body: WatchIds }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/watchlist/recycle', request.body, config)
}

/**
 * Bring entries back from the recycle bin, as drafts.
 *
 * `POST /unstructur/documentdata/watchlist/restore`
 */
export function unstructurDocumentdataWatchlistRestore(request: { body: WatchIds }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/watchlist/restore', request.body, config)
}

/**
 * Compare values with the lists in force.
 *
 * `POST /unstructur/documentdata/watchlist/match`
 */
export function unstructurDocumentdataWatchlistMatch(request: { body: WatchMatchQuery }, config?: Config) {
  return http.Post<WatchMatched[]>('/unstructur/documentdata/watchlist/match', request.body, config)
}

export interface UnstructurDocumentdataWatchlistHitsQuery {
  source: WatchSource
  /** Ids of records, joined by commas; a hundred at most. */
  ids: string
}

/**
 * Where entries of the lists stand in records that the caller may read.
 *
 * `GET /unstructur/documentdata/watchlist/hits`
 */
export function unstructurDocumentdataWatchlistHits(request: { query: UnstructurDocumentdataWatchlistHitsQuery }, config?: Config) {
  return http.Get<WatchedRecord[]>('/unstructur/documentdata/watchlist/hits', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataWatchlistDocumentsQuery {
  id: string
  /** @default 1 */
  pageNo?: number
  /** @default 10 */
  pageSize?: number
}

export type UnstructurDocumentdataWatchlistDocumentsResult = Page & {
  records: WatchedDocument[]
}

/**
 * Documents and knowledge that the caller may read in which an entry stands, the newest first.
 *
 * `GET /unstructur/documentdata/watchlist/documents`
 */
export function unstructurDocumentdataWatchlistDocuments(request: { query: UnstructurDocumentdataWatchlistDocumentsQuery }, config?: Config) {
  return http.Get<UnstructurDocumentdataWatchlistDocumentsResult>('/unstructur/documentdata/watchlist/documents', { ...config, params: queryOf(request.query) })
}
