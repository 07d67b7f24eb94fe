// Made by `npm run generate`. Do not edit: change what it is made from.
/** Reading documents */
import { http } from '../http'
import { type Config, queryOf } from './request'

export interface ReaderText {
  /** How many pages there are. */
  total: number
  /** Titles of all pages, in their order. */
  outline: ReaderTitle[]
  pages: ReaderPage[]
  /** Who reads and when, where the secrecy of the record asks for it. */
  watermark: ReaderWatermark | null
}

export interface ReaderTitle {
  page: number
  /** From 1. */
  level: number
  title: string
  /** Offset into the text of the page. */
  start: number
}

export interface ReaderPage {
  /** From 1. */
  page: number
  text: string
  /** The first title on the page. */
  heading: string | null
  /** Read from a picture: letters may be wrong. */
  recognised: boolean
  /** Where the text stands on the page; null for texts without pages of their own. */
  places: ReaderPlaces | null
  /** How its paragraphs look; null for texts that do not say it. */
  layout: ReaderBlock[] | null
}

export interface ReaderPlaces {
  /** Of the page, in points or pixels. */
  width: number
  height: number
  /** Start and end in the text; left, top, width and height in fractions of the page. */
  runs: number[][]
}

export interface ReaderWatermark {
  realname: string
  username: string
  /** When it was asked for. */
  time: string
}

export interface ReaderBlock {
  as: 'p' | 'h' | 'li' | 'quote' | 'pre' | 'row'
  /** Offset into the text of the page. */
  start: number
  end: number
  /** Of a title, from 1. */
  level?: number
  /** Of an item of a list, from 1. */
  depth?: number
  /** What stands before an item of a list. */
  mark?: string
  /** A table begins with this row. */
  first?: boolean
  /** Of a row: start, end, columns, rows, 1 for a head. */
  cells?: number[][]
  /** How letters look: what, start, end, address of a link. */
  letters?: (string | number)[][]
}

export interface ReaderNote {
  id: string
  page: number
  /** Offset into the text of the page as it is now; null for a note to the page. */
  start: number | null
  end: number | null
  /** The text that was marked. */
  quote: string
  color: 'yellow' | 'green' | 'blue' | 'pink' | null
  text: string
  /** Seen by all who may read the record. */
  shared: boolean
  /** The note that this one answers. */
  parentId: string | null
  author: string
  own: boolean
  /** Its author has removed it; the answers stay. */
  removed: boolean
  /** The marked text is no longer where it was, nor near. */
  lost: boolean
  createTime: string
  updateTime: string | null
  version: number
}

export interface NewNote {
  source: 'document' | 'knowledge' | 'version'
  id: string
  page: number
  start?: number
  end?: number
  /** The marked text as the reader shows it. */
  quote?: string
  color?: 'yellow' | 'green' | 'blue' | 'pink'
  text?: string
  /** Default: of answers as the note has it, else no. */
  shared?: boolean
  /** The note that is answered. */
  parentId?: string
}

export interface ChangedNote {
  id: string
  version: number
  color?: 'yellow' | 'green' | 'blue' | 'pink'
  text?: string
  shared?: boolean
}

export interface UnstructurDocumentdataReaderPagesQuery {
  /** What is read. */
  source: 'document' | 'knowledge' | 'version'
  /** The record. */
  id: string
  /**
   * The first page that is asked for, from 1.
   * @default 1
   */
  page?: number
  /**
   * How many pages.
   * @default 10
   */
  size?: number
}

/**
 * Pages of a document or knowledge entry, and its outline.
 *
 * `GET /unstructur/documentdata/reader/pages`
 */
export function unstructurDocumentdataReaderPages(request: { query: UnstructurDocumentdataReaderPagesQuery }, config?: Config) {
  return http.Get<ReaderText>('/unstructur/documentdata/reader/pages', { ...config, params: queryOf(request.query) })
}

export interface UnstructurDocumentdataReaderNotesQuery {
  /** What is read. */
  source: 'document' | 'knowledge' | 'version'
  /** The record. */
  id: string
}

/**
 * Notes on a record that the caller may see: own ones, and those that are shared.
 *
 * `GET /unstructur/documentdata/reader/notes`
 */
export function unstructurDocumentdataReaderNotes(request: { query: UnstructurDocumentdataReaderNotesQuery }, config?: Config) {
  return http.Get<ReaderNote[]>('/unstructur/documentdata/reader/notes', { ...config, params: queryOf(request.query) })
}

/**
 * Marks a place, writes a note to a place or a page, or answers a note.
 *
 * `POST /unstructur/documentdata/reader/notes/add`
 */
export function unstructurDocumentdataReaderNotesAdd(request: { body: NewNote }, config?: Config) {
  return http.Post<ReaderNote>('/unstructur/documentdata/reader/notes/add', request.body, config)
}

/**
 * Changes an own note.
 *
 * `PUT /unstructur/documentdata/reader/notes/edit`
 */
export function unstructurDocumentdataReaderNotesEdit(request: { body: ChangedNote }, config?: Config) {
  return http.Put<ReaderNote>('/unstructur/documentdata/reader/notes/edit', request.body, config)
}

export interface UnstructurDocumentdataReaderNotesDeleteQuery {
  /** The note. */
  id: string
}

/**
 * Removes an own note. One that others have answered stays, empty, above the answers.
 *
 * `DELETE /unstructur/documentdata/reader/notes/delete`
 */
export function unstructurDocumentdataReaderNotesDelete(request: { query: UnstructurDocumentdataReaderNotesDeleteQuery }, config?: Config) {
  return http.Delete<null>('/unstructur/documentdata/reader/notes/delete', undefined, { ...config, params: queryOf(request.query) })
}
