import type { Client } from '../../../../renderer/contract'
import type { TextOf } from '../calls'

const BASE = '/unstructur/documentdata/reader/notes'

export const NOTE_COLORS = ['yellow', 'green', 'blue', 'pink'] as const
export type NoteColor = (typeof NOTE_COLORS)[number]

/** A mark on a place of a document, with or without words; or a note to a page; or an answer to one of them. */
export interface Note {
  readonly id: string
  readonly page: number
  /** Offsets into the text of the page; null: the note is to the page, or has lost its place. */
  readonly start: number | null
  readonly end: number | null
  readonly quote: string
  readonly color: NoteColor | null
  readonly text: string
  readonly shared: boolean
  readonly parentId: string | null
  readonly author: string
  readonly own: boolean
  readonly removed: boolean
  readonly lost: boolean
  readonly createTime: string
  readonly updateTime: string | null
  readonly version: number
}

/** A place that is marked, or a page. */
export interface NotePlace {
  readonly page: number
  readonly start?: number
  readonly end?: number
  readonly quote?: string
}

export interface NoteWords {
  readonly text?: string
  readonly color?: NoteColor
  readonly shared?: boolean
}

export const readNotes = (client: Client, of: TextOf, signal?: AbortSignal): Promise<readonly Note[]> =>
  client.request<readonly Note[]>({ method: 'GET', path: BASE, query: { ...of }, silent: true, ...(signal && { signal }) })

export const addNote = (client: Client, of: TextOf, note: NotePlace & NoteWords & { readonly parentId?: string }): Promise<Note> =>
  client.request<Note>({ method: 'POST', path: `${BASE}/add`, body: { ...of, ...note }, silent: true })

export const editNote = (client: Client, { id, version }: Pick<Note, 'id' | 'version'>, words: NoteWords): Promise<Note> =>
  client.request<Note>({ method: 'PUT', path: `${BASE}/edit`, body: { id, version, ...words }, silent: true })

export const deleteNote = (client: Client, id: string): Promise<unknown> =>
  client.request({ method: 'DELETE', path: `${BASE}/delete`, query: { id }, silent: true })
