// Made by `npm run generate`. Do not edit: change what it is made from.
/** Analysis of documents */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { DownloadedFile } from '../answer'

export interface DocumentAnalysis {
  /** `waiting`: its text has yet to be looked at. `none`: it has no text. */
  state: 'ready' | 'waiting' | 'none' | 'failed'
  /** Why it has failed. */
  fault: string | null
  /** Whether the text goes on beyond what was looked at, or more was found than is told. */
  partial: boolean
  keywords: DocumentKeyword[]
  /** Sentences of the text, in their order. */
  summary: SummarySentence[]
  /** In the order in which they first stand. */
  entities: AnalysedEntity[]
}

export interface DocumentKeyword {
  word: string
  /** From 0 to 1. */
  weight: number
  /** How often it stands in the text. */
  count: number
}

export interface SummarySentence {
  text: string
  page: number
  start: number
  end: number
}

export interface AnalysedEntity {
  kind: 'firm' | 'person' | 'place' | 'amount' | 'date' | 'period' | 'identity' | 'creditCode' | 'account' | 'contract' | 'law'
  /** In a form that is equal for equal things: yuan with two digits, ISO dates, periods such as `90天`, `3个月` and `2024-03-01至2024-05-29`. */
  value: string
  /** As it stands at its first place. */
  text: string
  /** How often it stands in the text. */
  count: number
  /** The first ones. */
  places: TextPlace[]
  /** The company of that name, if the caller may see it. */
  company: KnownCompany | null
}

export interface KnownCompany {
  id: string
  name: string
}

export interface TextPlace {
  /** From 1. */
  page: number
  /** Offset into the text of the page. */
  start: number
  end: number
}

export interface DocumentSetChoice {
  /** `document:ID` or `knowledge:ID`. */
  documents: string[]
}

export interface DocumentSetAdded {
  id: string
}

export interface DocumentSetAnalysis {
  state: 'ready' | 'waiting' | 'failed'
  fault: string | null
  /** When it was asked for. */
  time: string
  documents: SetDocument[]
  /** Texts that are nearly the same. */
  duplicates: SetDuplicate[]
  /** Days and months that are named, in their order. */
  timeline: SetMoment[]
  /** Key words, the most weighty first. */
  words: SetWord[]
  /** Groups of documents about the same, the largest first. */
  topics: string[][]
  /** Those of most documents first. */
  entities: SetEntity[]
  contradictions: SetContradiction[]
}

export interface SetDocument {
  /** `document:ID` or `knowledge:ID`. */
  document: string
  name: string
}

export interface SetDuplicate {
  /** `document:ID` or `knowledge:ID`. */
  left: string
  /** `document:ID` or `knowledge:ID`. */
  right: string
  /** From 0 to 1. */
  likeness: number
}

export interface SetMoment {
  /** `document:ID` or `knowledge:ID`. */
  document: string
  page: number
  start: number
  end: number
  /** ISO day or month. */
  date: string
  item: string | null
  /** What stands around it. */
  around: string
}

export interface SetWord {
  word: string
  documents: SetWordDocument[]
}

export interface SetWordDocument {
  /** `document:ID` or `knowledge:ID`. */
  document: string
  weight: number
}

export interface SetEntity {
  kind: 'firm' | 'person' | 'place' | 'amount' | 'date' | 'period' | 'identity' | 'creditCode' | 'account' | 'contract' | 'law'
  value: string
  /** The first place in each document. */
  places: SetEntityPlace[]
}

export interface SetEntityPlace {
  /** `document:ID` or `knowledge:ID`. */
  document: string
  page: number
  start: number
  end: number
  text: string
  count: number
}

export interface SetContradiction {
  kind: 'amount' | 'date' | 'period'
  /** What the amounts, days or periods are of. */
  item: string
  statements: SetStatement[]
}

export interface SetStatement {
  /** `document:ID` or `knowledge:ID`. */
  document: string
  page: number
  start: number
  end: number
  value: string
  text: string
  /** What stands around it. */
  around: string
}

export interface DocumentSetBrief {
  id: string
  state: 'ready' | 'waiting' | 'failed'
  time: string
  /** Of its documents that the caller may read. */
  count: number
  /** Of the first three of them. */
  names: string[]
}

export interface DocumentTables {
  /** `waiting`: its text has yet to be looked at. */
  state: 'ready' | 'waiting'
  /** Whether the caller may correct them. */
  writable: boolean
  /** Whether there are more tables than are kept. */
  more: boolean
  tables: DocumentTableHead[]
}

export interface DocumentTableHead {
  /** Its name within the record; another reading of the same file gives the same. */
  key: string
  /** Laid out by the file, found by columns of letters, or by columns of recognised letters. */
  origin: 'laid' | 'aligned' | 'recognised'
  title: string
  page: number
  lastPage: number
  rows: number
  columns: number
  titles: string[]
  /** The first rows. */
  preview: string[][]
  correctedBy: string | null
  correctedTime: string | null
}

export interface DocumentTable {
  key: string
  origin: 'laid' | 'aligned' | 'recognised'
  title: string
  page: number
  lastPage: number
  /** One for each column; heads below each other are joined. */
  titles: string[]
  /** Texts as they were found, row by row. */
  cells: string[][]
  /** Of each cell `[page, [start, end], …]`; null for an empty one. */
  places: unknown[][]
  correction: TableCorrection | null
}

export interface TableCorrection {
  title: string
  titles: string[]
  cells: string[][]
  /** For each row the number of the found one that it was, from 0; null for one that was added. */
  rows: (number | null)[]
  version: number
  by: string | null
  time: string | null
}

export interface TableCorrectionGiven {
  source: 'document' | 'knowledge'
  id: string
  key: string
  /** Version of the correction that it was made from; -1 where there is none. */
  correction: number
  title: string
  titles: string[]
  cells: string[][]
  rows: (number | null)[]
}

export interface TablesChoice {
  /** `document:ID` or `knowledge:ID`. */
  documents: string[]
}

export interface TablesExportAsked {
  /** The run. */
  id: string
}

export interface UnstructurDocumentdataAnalysisDocumentQuery {
  /** What is read. */
  source: 'document' | 'knowledge'
  /** The record. */
  id: string
}

/**
 * Key words, summary and entities of a document or knowledge entry, with their places. One that was not looked at yet is asked for.
 *
 * `GET /unstructur/documentdata/analysis/document`
 */
export function unstructurDocumentdataAnalysisDocument(request: { query: UnstructurDocumentdataAnalysisDocumentQuery }, config?: Config) {
  return http.Get<DocumentAnalysis>('/unstructur/documentdata/analysis/document', { ...config, params: queryOf(request.query) })
}

/**
 * Has a choice of documents and knowledge entries looked over, those that the caller may read; the result is read by its id.
 *
 * `POST /unstructur/documentdata/analysis/set/add`
 */
export function unstructurDocumentdataAnalysisSetAdd(request: { body: DocumentSetChoice }, config?: Config) {
  return http.Post<DocumentSetAdded>('/unstructur/documentdata/analysis/set/add', request.body, config)
}

/**
 * The choices that the caller has had looked over, the newest first: 20 at most, each with those of its documents that the caller may read now.
 *
 * `GET /unstructur/documentdata/analysis/set/list`
 */
export function unstructurDocumentdataAnalysisSetList(config?: Config) {
  return http.Get<DocumentSetBrief[]>('/unstructur/documentdata/analysis/set/list', config)
}

export interface UnstructurDocumentdataAnalysisSetQueryByIdQuery {
  /** The choice. */
  id: string
}

/**
 * What was found over a choice of the caller, of those of its documents that the caller may read now.
 *
 * `GET /unstructur/documentdata/analysis/set/queryById`
 */
export function unstructurDocumentdataAnalysisSetQueryById(request: { query: UnstructurDocumentdataAnalysisSetQueryByIdQuery }, config?: Config) {
  return http.Get<DocumentSetAnalysis>('/unstructur/documentdata/analysis/set/queryById', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataAnalysisTablesQuery {
  /** Whose tables they are. */
  source: 'document' | 'knowledge'
  /** The record. */
  id: string
}

/**
 * Tables of a document or knowledge entry. A text that was not looked at yet is asked for.
 *
 * `GET /unstructur/documentdata/analysis/tables`
 */
export function unstructurDocumentdataAnalysisTables(request: { query: UnstructurDocumentdataAnalysisTablesQuery }, config?: Config) {
  return http.Get<DocumentTables>('/unstructur/documentdata/analysis/tables', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataAnalysisTablesQueryByIdQuery {
  /** Whose tables they are. */
  source: 'document' | 'knowledge'
  /** The record. */
  id: string
  /** The table. */
  key: string
}

/**
 * A table with the places of its cells, and how it was corrected.
 *
 * `GET /unstructur/documentdata/analysis/tables/queryById`
 */
export function unstructurDocumentdataAnalysisTablesQueryById(request: { query: UnstructurDocumentdataAnalysisTablesQueryByIdQuery }, config?: Config) {
  return http.Get<DocumentTable>('/unstructur/documentdata/analysis/tables/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Keep a table as the caller has corrected it, who has to be allowed to change the record; refused over a correction with another version.
 *
 * `PUT /unstructur/documentdata/analysis/tables/edit`
 */
export function unstructurDocumentdataAnalysisTablesEdit(request: { body: TableCorrectionGiven }, config?: Config) {
  return http.Put<DocumentTable>('/unstructur/documentdata/analysis/tables/edit', request.body, config)
}

export interface UnstructurDocumentdataAnalysisTablesDeleteQuery {
  /** Whose tables they are. */
  source: 'document' | 'knowledge'
  /** The record. */
  id: string
  /** The table. */
  key: string
  /** Of the correction that is taken back. */
  version: number
}

/**
 * Take a correction back: the table is what was found.
 *
 * `DELETE /unstructur/documentdata/analysis/tables/delete`
 */
export function unstructurDocumentdataAnalysisTablesDelete(request: { query: UnstructurDocumentdataAnalysisTablesDeleteQuery }, config?: Config) {
  return http.Delete<unknown>('/unstructur/documentdata/analysis/tables/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataAnalysisTablesExportXlsQuery {
  /** Whose tables they are. */
  source: 'document' | 'knowledge'
  /** The record. */
  id: string
  /** One table; absent: all. */
  key?: string
}

/**
 * Tables of one record as a workbook, one sheet each; with `key` one of them.
 *
 * `GET /unstructur/documentdata/analysis/tables/exportXls`
 */
export function unstructurDocumentdataAnalysisTablesExportXls(request: { query: UnstructurDocumentdataAnalysisTablesExportXlsQuery }, config?: Config) {
  return http.Get<DownloadedFile>('/unstructur/documentdata/analysis/tables/exportXls', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

/**
 * Begin a job that writes the tables of a choice into one workbook of the caller, of those records that the caller may read.
 *
 * `POST /unstructur/documentdata/analysis/tables/exportFile`
 */
export function unstructurDocumentdataAnalysisTablesExportFile(request: { body: TablesChoice }, config?: Config) {
  return http.Post<TablesExportAsked>('/unstructur/documentdata/analysis/tables/exportFile', request.body, config)
}
