import type { Client } from '../../../renderer/contract'
import type { Mark, Run } from './marks'

const BASE = '/unstructur/documentdata'

/** Where a text comes from: a document with a file, an entry of the knowledge base, or a file that a document had before. */
export type TextSource = 'document' | 'knowledge' | 'version'

/** The best place of what was looked for, on its page. */
export interface Passage {
  readonly page: number
  readonly text: string
  readonly marks: readonly Mark[]
}

/** What a search found, as the server sends it. */
export interface FoundDocument {
  /** `document`, `knowledge`, or the table of an entity. */
  readonly source: string
  /** What users call the source. */
  readonly sourceName: string
  /** Of a row of an entity: the path of the page on which it is opened. */
  readonly place: string | null
  readonly id: string
  readonly name: string
  readonly nameMarks: readonly Mark[]
  readonly passages: readonly Passage[]
  readonly documentTypeName: string | null
  readonly companyName: string | null
  readonly tags: readonly string[]
  readonly fileType: string | null
  readonly documentDate: string | null
  readonly createTime: string | null
  readonly browseCount: number
  readonly secretLevel: string | null
  readonly collected: boolean
  /** Whether its text was recognised from pictures. */
  readonly recognised: boolean
  /** An entry whose last day is over. */
  readonly expired: boolean
}

/** How many of what was found have a value. */
export interface FacetValue {
  readonly value: string
  readonly text: string
  readonly count: number
}

/** A text that is found: a document or an entry, which has pages and is read, collected and compared with lists. */
export type FoundText = FoundDocument & TextOf

/** Whether what was found is a text rather than a row of an entity. */
export const isText = (found: FoundDocument): found is FoundText => found.source === 'document' || found.source === 'knowledge'

export const FACETS = ['source', 'type', 'company', 'year', 'tag', 'fileType', 'state'] as const
export type Facet = (typeof FACETS)[number]

export interface FoundPage {
  readonly records: readonly FoundDocument[]
  readonly total: number
  readonly facets: { readonly [facet in Facet]?: readonly FacetValue[] }
  /** Words that find something where these find nothing. */
  readonly corrected?: string | null
  /** Facets with more values than are told. */
  readonly cutFacets?: readonly Facet[] | null
  /** Total and counts of facets are estimates. */
  readonly about?: boolean | null
  /** By relevance only so many were weighed against each other. */
  readonly weighed?: number | null
}

/** What is sent to the search: see `documentSearch` of the renderer, and the facets. */
export type SearchParameters = { readonly [name: string]: unknown }

export const findDocuments = (client: Client, body: SearchParameters, signal: AbortSignal): Promise<FoundPage> =>
  client.request<FoundPage>({ method: 'POST', path: `${BASE}/search/list`, body, silent: true, signal })

/** A place of what was looked for in a document; offsets into the text of its page. */
export interface Hit {
  readonly page: number
  readonly start: number
  readonly end: number
}

export const findHits = (client: Client, of: TextOf, text: string, signal: AbortSignal): Promise<readonly Hit[]> =>
  client.request<readonly Hit[]>({ method: 'GET', path: `${BASE}/search/hits`, query: { ...of, text }, silent: true, signal })

/** Which text is meant. */
export interface TextOf {
  readonly source: TextSource
  readonly id: string
}

/** A text that is like another one. */
export interface SimilarText extends TextOf {
  readonly name: string
  readonly fileType: string | null
  readonly documentDate: string | null
  /** Of 100. */
  readonly likeness: number
  readonly nearlySame: boolean
}

export const findSimilar = (client: Client, { source, id }: TextOf, signal: AbortSignal): Promise<readonly SimilarText[]> =>
  client.request<readonly SimilarText[]>({ method: 'GET', path: `${BASE}/search/similar`, query: { source, id }, silent: true, signal })

/** A paragraph of a page and how it looks; its text is a part of the page's. */
export interface LaidBlock {
  readonly start: number
  readonly end: number
  readonly as: 'p' | 'h' | 'li' | 'quote' | 'pre' | 'row'
  readonly level?: number
  readonly depth?: number
  /** Before an item of a list. */
  readonly mark?: string
  /** A table begins with this row. */
  readonly first?: boolean
  /** Of a row: start, end, columns, rows, 1 for a head. */
  readonly cells?: readonly (readonly [start: number, end: number, columns: number, rows: number, head: number])[]
  /** How letters look: what, start, end, address of a link. */
  readonly letters?: readonly (readonly [as: string, start: number, end: number, href?: string])[]
}

/** The text of a page, and where it stands on what is drawn. */
export interface ReaderPage {
  readonly page: number
  readonly text: string
  readonly heading?: string | null
  readonly recognised: boolean
  readonly places?: { readonly width: number; readonly height: number; readonly runs: readonly Run[] } | null
  /** How its paragraphs look; none: as plain text. */
  readonly layout?: readonly LaidBlock[] | null
}

/** A title within a text. */
export interface OutlineTitle {
  readonly page: number
  /** From 1. */
  readonly level: number
  readonly title: string
  /** Where it stands in the text of its page. */
  readonly start: number
}

/** Some pages of a text, with what is known of the whole. */
export interface ReaderPages {
  readonly total: number
  readonly outline: readonly OutlineTitle[]
  readonly pages: readonly ReaderPage[]
  /** Who reads and when, where the secrecy of the record asks for it. */
  readonly watermark?: Watermark | null
}

export interface Watermark {
  readonly realname: string
  readonly username: string
  readonly time: string
}

/** Pages that are read at once. */
export const PAGES_AT_ONCE = 50

export const readPages = (client: Client, of: TextOf, page: number, signal: AbortSignal): Promise<ReaderPages> =>
  client.request<ReaderPages>({
    method: 'GET',
    path: `${BASE}/reader/pages`,
    query: { ...of, page, size: PAGES_AT_ONCE },
    silent: true,
    signal,
  })

/** What the record of a text tells of it. */
export interface TextRecord {
  readonly name: string
  /** Extension of its file. */
  readonly fileType?: string | null
  /** Stored path of its file; absent: it has none, or this user may not have it. */
  readonly file?: string | null
  /** Of a former file: its document. */
  readonly documentId?: string
  /** Of an entry: whether it holds, and its last day. */
  readonly validity?: string | null
  readonly validUntil?: string | null
  /** Of an entry: ids of related ones, joined by commas. */
  readonly related?: string | null
}

/** How many find an entry useful, and whether the user does. */
export interface Votes {
  readonly count: number
  readonly voted: boolean
}

export const readVotes = (client: Client, id: string, signal: AbortSignal): Promise<Votes> =>
  client.request<Votes>({ method: 'GET', path: `${BASE}/knowledgebase/votes`, query: { id }, silent: true, signal })

export const vote = (client: Client, id: string, useful: boolean): Promise<Votes> =>
  client.request<Votes>({ method: 'POST', path: `${BASE}/knowledgebase/vote`, body: { id, useful }, silent: true })

/** Entries that the user may read, of those that are named. */
export async function readEntries(client: Client, ids: readonly string[], signal: AbortSignal) {
  const query = { id: `${ids.join(',')},`, pageNo: 1, pageSize: ids.length }
  const path = `${BASE}/knowledgebase/list`
  type Entries = { readonly records: readonly { readonly id: string; readonly name: string }[] }
  return (await client.request<Entries>({ method: 'GET', path, query, silent: true, signal })).records
}

const RECORDS: { readonly [source in TextSource]: string } = {
  document: 'documentinformation',
  knowledge: 'knowledgebase',
  version: 'documentversion',
}

export const readRecord = (client: Client, { source, id }: TextOf, signal: AbortSignal): Promise<TextRecord> =>
  client.request<TextRecord>({ method: 'GET', path: `${BASE}/${RECORDS[source]}/queryById`, query: { id }, silent: true, signal })

/** A file that a document has, or had. */
export interface FileVersion {
  /** Of the document for its current file, else of the version. */
  readonly id: string
  readonly no: number
  readonly file: string
  readonly current: 'Y' | 'N'
}

/** The files of a document, the newest first. */
export const readFiles = async (client: Client, documentId: string, signal: AbortSignal): Promise<readonly FileVersion[]> => {
  const query = { documentId, pageNo: 1, pageSize: 1000 }
  type Files = { readonly records: readonly FileVersion[] }
  return (await client.request<Files>({ method: 'GET', path: `${BASE}/documentversion/list`, query, silent: true, signal })).records
}

/** Puts a text among a user's favourites, or takes it away from there. */
export const collect = (client: Client, of: TextOf, on: boolean): Promise<unknown> =>
  on
    ? client.request({ method: 'POST', path: `${BASE}/collect/add`, body: of, silent: true })
    : client.request({ method: 'DELETE', path: `${BASE}/collect/delete`, query: { ...of }, silent: true })

/** A text that a user has read or collected. */
interface MarkedRecord extends TextOf {
  readonly name: string
  readonly collected?: boolean
}

const readMarked = async (client: Client, pageSize: number, signal: AbortSignal): Promise<readonly MarkedRecord[]> => {
  const path = `${BASE}/browse/list`
  return (
    await client.request<{ readonly records: readonly MarkedRecord[] }>({ method: 'GET', path, query: { pageSize }, silent: true, signal })
  ).records
}

/** What the user has read last and may still read, the newest first. */
export const readRecent = (client: Client, signal: AbortSignal): Promise<readonly MarkedRecord[]> => readMarked(client, 5, signal)

/** Notes that a text is read, and tells whether it is among the favourites. */
export async function noteReading(client: Client, of: TextOf, signal: AbortSignal): Promise<boolean> {
  await client.request({ method: 'POST', path: `${BASE}/browse/add`, body: of, silent: true, signal })
  const records = await readMarked(client, 10, signal)
  return records.some(({ source, id, collected }) => source === of.source && id === of.id && collected === true)
}
