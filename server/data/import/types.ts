import type { Column } from '../plan'

export type Encoding = 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be' | 'big5'
export type Delimiter = ',' | '\t' | ';' | '|'

/** A text file as UTF-8, which the engine reads. */
export interface TextFile {
  readonly path: string
  readonly encoding: Encoding
  /** Records of the file before its rows: rows to skip and the head. */
  readonly layout: Layout
  /** What the file itself says of its columns; null: nothing. */
  readonly types?: readonly (KnownType | null)[]
  /** Why a record that has too many fields was set apart, where the file had no fields. */
  readonly unread?: string
}

/** A type that a file says, where the texts of its values might be of another one. */
export type KnownType = 'text' | 'whole' | 'number'

export interface Layout {
  readonly delimiter: Delimiter
  /** Lines before the head. */
  readonly skip: number
  /** Whether the first record names the columns. */
  readonly head: boolean
  /** Names of the columns, each once. */
  readonly names: readonly string[]
}

/** What a column of texts seems to hold, by all of its values. */
export interface ProposedColumn extends Column {
  /** Values that are not empty. */
  readonly filled: number
  /** What most values are, where some are not: bringing it in as that sets these apart. */
  readonly nearly?: { readonly type: Column['type']; readonly others: number; readonly example: string }
}

export interface Imported {
  readonly rows: number
  /** Rows that do not fit; they are in no file of the sheet. */
  readonly apart: number
  /** The rows, as `c1`, `c2` … */
  readonly file: string
  /** What was set apart, one record a row: `source`, `record`, `column`, `reason`, `text`, `names`, `fields`, `keys`; absent when there is nothing. */
  readonly apartFile?: string
}

/** A file that cannot be brought in, with a text for people. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
