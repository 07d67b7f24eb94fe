// Made by `npm run generate`. Do not edit: change what it is made from.
/** Search of documents */
import { http } from '../http'
import { type Config, queryOf } from './request'

export interface DocumentSearchQuery {
  /** Looked for in titles. Words that all must stand there, "a phrase", -without, and 标题: 正文: 标签: 单位: 类型: 日期:2024..2025 before a word. */
  title?: string
  /** The same, looked for in titles, key words and texts. */
  fullTextContent?: string
  /** What is searched. Default: both, and rows of the entities that are searched. */
  queryCategory?: '' | 'unstructur-document' | 'knowledge-base'
  /** Only what the caller has collected. Default false. */
  isCollect?: boolean
  /** Only what the caller has added. Default false. */
  isSelf?: boolean
  /** Type of the text of documents. */
  textType?: string
  /** Id of a document type or a knowledge type. */
  unstructurDocumentdataDocumentTypeId?: string
  /** Id of a company. */
  unstructurDocumentdataCompanyInformationId?: string
  /** Extensions of files. */
  fileTypeList?: string[]
  /** First day of adding, yyyy-MM-dd. */
  timeIntervalStart?: string
  /** Last day of adding, yyyy-MM-dd. */
  timeIntervalEnd?: string
  /** Rows of the advanced search, read with `and` binding closer than `or`. */
  fullTextSearchConditionQueryList?: DocumentSearchCondition[]
  /** Default: related, falling. */
  fullTextSearchSortQuery?: {
    column?: 'related' | 'browseCount' | 'createTime'
    order?: 'asc' | 'desc'
  }
  /** Default 1. */
  queryPage?: number
  /** Default 10. */
  querySize?: number
  /** Types chosen among the facets. */
  documentTypeIds?: string[]
  /** Companies chosen among the facets. */
  companyIds?: string[]
  /** Years chosen among the facets. */
  years?: number[]
  /** Ids of tags chosen among the facets. */
  tags?: string[]
  /** States chosen among the facets. */
  states?: string[]
  /** Searches within whose results this one looks, each as in the field of a search. */
  within?: string[]
  /** Kinds of records chosen among the facets: `document`, `knowledge`, and tables of entities whose rows are searched. */
  sources?: string[]
  /** A facet of which up to 500 values are told instead of 20. */
  wholeFacet?: 'source' | 'type' | 'company' | 'year' | 'tag' | 'fileType' | 'state'
}

export interface DocumentSearchCondition {
  /** How it is joined to the one before. Default and. */
  matchType?: 'and' | 'or'
  /** title or name, content or fullTextContent, tag or tagIds. */
  field: string
  /** vague: its words stand there, wherever. Default accurate. */
  rule?: 'accurate' | 'vague'
  val: string
}

export interface DocumentPassage {
  page: number
  text: string
  /** UTF-16 offsets within the text. */
  marks: number[][]
}

export interface DocumentFound {
  /** `document`, `knowledge`, or the table of an entity whose rows are searched. */
  source: string
  /** What users call it. */
  sourceName: string
  /** Of a row: the path of the page on which it is opened; null where the menu has none. */
  place: string | null
  id: string
  name: string
  nameMarks: number[][]
  passages: DocumentPassage[]
  documentTypeName?: string | null
  companyName?: string | null
  /** Names. */
  tags: string[]
  fileType?: string | null
  documentDate?: string | null
  createTime: string
  browseCount: number
  secretLevel: string
  collected: boolean
  /** Its text was recognised in pictures, and may be misread. */
  recognised: boolean
  /** An entry whose last day is over. */
  expired: boolean
  /** Of a document: the number of its file; those before it are former ones. */
  fileNo: number | null
}

export interface DocumentFacetValue {
  /** What the search takes to narrow it. */
  value: string
  text: string
  count: number
}

/** Counts of each as if nothing of it were chosen, the most first; 20 at most. */
export interface DocumentFacets {
  source: DocumentFacetValue[]
  type: DocumentFacetValue[]
  company: DocumentFacetValue[]
  year: DocumentFacetValue[]
  tag: DocumentFacetValue[]
  fileType: DocumentFacetValue[]
  state: DocumentFacetValue[]
}

export interface DocumentSearchResult {
  records: DocumentFound[]
  total: number
  facets: DocumentFacets
  /** What finds something where this search finds nothing. */
  corrected?: string
  /** True where more than 10,000 answer: the total and the counts of facets are then estimates out of 5000 of them. */
  about?: boolean
  /** By relevance only so many of the results were weighed against each other, those that may answer best; absent where nothing better can be missed. */
  weighed?: number
  /** Facets that have more values than are told. */
  cutFacets?: string[]
}

export interface DocumentSuggestion {
  text: string
  kind: 'history' | 'title' | 'company' | 'tag'
}

export interface DocumentHit {
  page: number
  /** UTF-16 offset within the text of the page. */
  start: number
  end: number
}

export interface SimilarDocument {
  source: 'document' | 'knowledge'
  id: string
  name: string
  fileType: string | null
  documentDate: string | null
  /** How much of what is told by the words of one the other one has, of 100. */
  likeness: number
  /** Their texts are the same but for a few words. */
  nearlySame: boolean
}

export interface DocumentSavedSearch {
  id: string
  name: string
  /** The part of a page's address that says it. */
  address: string
  tells: boolean
  createTime: string
}

export interface DocumentSavedSearchAdd {
  name: string
  query: DocumentSearchQuery
  /** The part of a page's address that says it, with its question mark. */
  address: string
  /** Whether a message tells of records that are added later and answer. */
  tells: boolean
}

/**
 * What is found, as far as the caller may read it: a page of records with the passages that answer, and how many there are by kind, type, company, year, tag, file type and state.
 *
 * `POST /unstructur/documentdata/search/list`
 */
export function unstructurDocumentdataSearchList(request: { body: DocumentSearchQuery }, config?: Config) {
  return http.Post<DocumentSearchResult>('/unstructur/documentdata/search/list', request.body, config)
}

export interface UnstructurDocumentdataSearchSuggestQuery {
  /** What is typed. */
  text: string
}

/**
 * What may be meant by what is typed: own searches, titles (also by pinyin), companies and tags that the caller may read.
 *
 * `GET /unstructur/documentdata/search/suggest`
 */
export function unstructurDocumentdataSearchSuggest(request: { query: UnstructurDocumentdataSearchSuggestQuery }, config?: Config) {
  return http.Get<DocumentSuggestion[]>('/unstructur/documentdata/search/suggest', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataSearchHitsQuery {
  /** Where it comes from. */
  source: 'document' | 'knowledge' | 'version'
  /** Id of the document or entry. */
  id: string
  /** What is looked for, as in the field of a search. */
  text: string
}

/**
 * Every place of a document at which one of the texts of a search stands, in its order; 2000 at most.
 *
 * `GET /unstructur/documentdata/search/hits`
 */
export function unstructurDocumentdataSearchHits(request: { query: UnstructurDocumentdataSearchHitsQuery }, config?: Config) {
  return http.Get<DocumentHit[]>('/unstructur/documentdata/search/hits', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataSearchSimilarQuery {
  /** Where it comes from. */
  source: 'document' | 'knowledge'
  /** Id of the document or entry. */
  id: string
}

/**
 * Documents and entries that the caller may read and whose words are like those of one, the most alike first; 10 at most.
 *
 * `GET /unstructur/documentdata/search/similar`
 */
export function unstructurDocumentdataSearchSimilar(request: { query: UnstructurDocumentdataSearchSimilarQuery }, config?: Config) {
  return http.Get<SimilarDocument[]>('/unstructur/documentdata/search/similar', { ...config, params: queryOf(request.query) })
}

/**
 * The searches that the caller has saved, the newest first.
 *
 * `GET /unstructur/documentdata/search/saved/list`
 */
export function unstructurDocumentdataSearchSavedList(config?: Config) {
  return http.Get<DocumentSavedSearch[]>('/unstructur/documentdata/search/saved/list', config)
}

/**
 * Saves a search of the caller, who is told, where that is asked, what it newly finds.
 *
 * `POST /unstructur/documentdata/search/saved/add`
 */
export function unstructurDocumentdataSearchSavedAdd(request: { body: DocumentSavedSearchAdd }, config?: Config) {
  return http.Post<unknown>('/unstructur/documentdata/search/saved/add', request.body, config)
}

export interface UnstructurDocumentdataSearchSavedDeleteQuery {
  /** Id of the search. */
  id: string
}

/**
 * Removes a search of the caller.
 *
 * `DELETE /unstructur/documentdata/search/saved/delete`
 */
export function unstructurDocumentdataSearchSavedDelete(request: { query: UnstructurDocumentdataSearchSavedDeleteQuery }, config?: Config) {
  return http.Delete<unknown>('/unstructur/documentdata/search/saved/delete', undefined, { ...config, params: queryOf(request.query) })
}
