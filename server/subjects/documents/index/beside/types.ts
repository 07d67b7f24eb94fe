import type { IndexEntry, IndexedPage, TakenPage } from '../entry'

/** A stretch of a record: with its head where it begins, and said to be its end where it is. */
export interface RecordPart {
  readonly head: { readonly title: string; readonly keywords: string } | undefined
  readonly pages: readonly IndexedPage[]
  /** Whether the pages are rich text yet. */
  readonly rich: boolean
  readonly ends: boolean
}

export interface TakenPart {
  readonly pages: readonly TakenPage[]
  /** Of rich text, what is to be read of it. */
  readonly plain: string | undefined
  readonly entry: IndexEntry | undefined
}

/** What a process is told; each order has one reply. */
export type IndexOrder =
  /** Words of this key follow, which the process may know. */
  { readonly begin: string } | { readonly key: string; readonly words: readonly string[] } | { readonly parts: readonly RecordPart[] }

export type IndexReply = { readonly knows: boolean } | { readonly parts: readonly TakenPart[] } | { readonly error: string }
