import type { SchemaText } from './schema'

/** The form of archives that this version writes; it reads those before, too. 2: a MAC stands behind the hash. */
export const FORMAT = 2

/** Names of the parts of an archive. */
export const HEAD = 'weft-backup.json'
export const SCHEMA = 'schema.json'
export const ROWS = 'rows/'
export const FILES = 'files/'
export const MANIFEST = 'manifest.json'

/** Of a part with rows, its table; of one with a file, its id and its hash. */
export const ROWS_NAME = /^rows\/([^/]+\.[^/]+)\/\d{6,}\.gz$/
export const FILE_NAME = /^files\/([0-9a-f]{32})-([0-9a-f]{64})$/

/** The first part: what has to be known before anything is read. */
export interface Head {
  readonly format: number
  /** Of the program that wrote it. */
  readonly version: string
  /** When it was begun, in milliseconds since 1970. */
  readonly begun: number
}

/** The second part: what the database is made of. */
export interface SchemaPart extends SchemaText {
  /** `server_version_num`. */
  readonly postgres: number
  readonly migrations: readonly string[]
  /** What the names of roles begin with; they stand in the text of the objects. */
  readonly prefix: string
  /** From which the keys of sealed values and the passwords of roles are derived. */
  readonly secret: string
  readonly tables: readonly TableColumns[]
}

export interface TableColumns {
  readonly schema: string
  readonly name: string
  readonly columns: readonly string[]
  /** Rows that are no one's business after a restore, such as sessions, are not kept. */
  readonly left: boolean
}

export interface TableCount {
  readonly schema: string
  readonly name: string
  readonly rows: number
  /** Of the rows as they were copied. */
  readonly sha256: string
}

export interface SequenceState {
  readonly schema: string
  readonly name: string
  readonly value: string
  readonly called: boolean
}

/** The last part: what was written. */
export interface Manifest {
  readonly tables: readonly TableCount[]
  readonly sequences: readonly SequenceState[]
  readonly files: { readonly count: number; readonly bytes: number; readonly missing: readonly string[] }
}
