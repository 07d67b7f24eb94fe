import type { DefinitionText, Host } from './host'
import type { ConditionGroup } from './operator'

/** A record as the API sends it. */
export type Row = { readonly [field: string]: unknown }

/** What rows are sorted by. */
export interface Sort {
  readonly field: string
  readonly order: 'asc' | 'desc'
}

/** What a list asks of a source. */
export interface ListQuery {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly sort?: Sort | undefined
  /** Values of the query bar in the API's spelling, such as `name: "*王*"` or `createTime_begin`. */
  readonly filters: { readonly [parameter: string]: string }
  readonly advanced?: ConditionGroup | undefined
  /** Names of the columns that are shown. Absent: unknown. */
  readonly columns?: readonly string[]
  /** Of more rows than this the total may be an estimate. Absent: all rows are counted. */
  readonly countUpTo?: number
  /** Names of fields that are added up over the rows of all pages, where there are more than this one. Absent: none. */
  readonly sumOf?: readonly string[]
}

/** One page of rows, and how many there are on all pages. */
export interface Page {
  readonly rows: readonly Row[]
  readonly total: number
  /** True: not all rows were counted, and the total is an estimate. */
  readonly estimated?: boolean
  /** What was asked for by `sumOf`, where the source answers it. */
  readonly sums?: Sums
}

/** Numbers of the rows of all pages added up, and how many rows hold one, by the names of fields. */
export type Sums = { readonly [field: string]: { readonly sum: unknown; readonly count: number } }

/** What came of an import: all, some (with a file of refused rows) or nothing. */
export interface ImportOutcome {
  readonly complete: boolean
  readonly message: string
  readonly errorFile?: { readonly url: string; readonly name: string }
}

/** A file with the name that it is saved under. */
export interface Download {
  readonly blob: Blob
  readonly name: string
}

/** What an import would do. */
export interface ImportPreview {
  readonly totalCount: number
  /** Rows that would be refused. */
  readonly errorCount: number
  readonly columns: readonly string[]
  readonly rows: readonly ImportPreviewRow[]
  /** What is wrong beside the rows. */
  readonly others: readonly string[]
}

export interface ImportPreviewRow {
  /** As the workbook numbers it, from 1. */
  readonly row: number
  readonly cells: readonly string[]
  /** Why it would be refused; null: it would be taken. */
  readonly cause: string | null
}

export const SOURCE_OPERATIONS = [
  'list',
  'get',
  'add',
  'edit',
  'delete',
  'deleteBatch',
  'saveBatch',
  'import',
  'importTemplate',
  'importPreview',
  'export',
  'roots',
  'children',
] as const

/** What a source can be asked to do. */
export type SourceOperation = (typeof SOURCE_OPERATIONS)[number]

/** What a grid saves at once. */
export interface ChangeSet {
  /** New rows, each with a key of its own by which the outcome tells it. */
  readonly added: readonly { readonly key: string; readonly row: Row }[]
  /** With their key, and the version that was read. */
  readonly changed: readonly Row[]
  /** As they were read. */
  readonly removed: readonly Row[]
}

/** What became of one row of a change set. */
export interface RowOutcome {
  /** Key of the row; of a new one that of the set. */
  readonly key: string
  /** `stale`: another user changed it. `gone`: another user removed it. */
  readonly outcome: 'saved' | 'stale' | 'gone' | 'refused'
  readonly message: string
  /** The row as it is now; absent when unknown. */
  readonly row?: Row
  /** What was refused, by field. */
  readonly fields?: ReadonlyMap<string, string>
}

/** The field that counts how often a row was saved: the optimistic lock. It travels with the row, and back with a save. */
export const VERSION = 'version'

/** New, changed and deleted rows of one change set at most, each. */
export const MOST_CHANGES = 5000

export interface ChangeOutcome {
  /** False: nothing was saved, or only the rows that say so. */
  readonly saved: boolean
  readonly message: string
  readonly rows: readonly RowOutcome[]
}

/** Where rows come from. A call that `can` denies throws. */
export interface Source {
  can(operation: SourceOperation): boolean
  list(query: ListQuery, signal?: AbortSignal): Promise<Page>
  get(id: string, signal?: AbortSignal): Promise<Row>
  /** What the server gives a new record to begin with. Absent: only its fields say. */
  begin?(): Promise<Row>
  /** Gives back the message to show. */
  create(row: Row): Promise<string>
  update(row: Row): Promise<string>
  remove(ids: readonly string[]): Promise<string>
  /** Saves a change set: at once where the source can, else row by row. Throws when nothing is known of what was saved. */
  save(changes: ChangeSet): Promise<ChangeOutcome>
  /** Top rows of a tree. */
  roots(query: ListQuery, signal?: AbortSignal): Promise<Page>
  /** Rows below another, with the query's filters. */
  children(parent: Row, query: ListQuery, signal?: AbortSignal): Promise<readonly Row[]>
  importFile(file: File, onProgress: (share: number) => void): Promise<ImportOutcome>
  importTemplate(): Promise<Download>
  /** What importing the file would bring; nothing is saved. */
  importPreview(file: File): Promise<ImportPreview>
  /** Rows that match the query, or only those with `ids` when given. */
  exportRows(query: ListQuery, ids?: readonly string[]): Promise<Download>
}

/** One request as a screen may write it: `"GET /sys/user/list"`, resolved from text or an operation id. */
export interface RequestModel {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** Templates by parameter name; see `TemplateValue` in `screen.ts`. */
  readonly query?: { readonly [name: string]: unknown }
  readonly body?: unknown
  /** Where in the answer the wanted part stands, such as `records` or `treeList`; absent: the whole result. */
  readonly pick?: string
  /** The message of a refusal that only says that there is none: the answer is then null. Absent: every refusal is a failure. */
  readonly none?: string
}

/** A screen's `source` once normalised. `kind` names a registered source. */
export interface SourceModel {
  readonly kind: string
  /** The list convention's prefix, such as `/sys/user`. */
  readonly base?: string | undefined
  /** False: taken away. Absent: not offered by this source. */
  readonly operations: { readonly [operation in SourceOperation]?: RequestModel | false }
  /** Fields that `get` must fetch by a call of their own, such as a user's role ids. */
  readonly extra?: { readonly [field: string]: RequestModel }
  /** Rows written in the screen. */
  readonly data?: readonly Row[] | undefined
  /** The code of an online form or report. */
  readonly code?: string
  /** The name of the field that identifies a row. */
  readonly key: string
}

/** Where a screen stands, for the expressions of its source. */
export interface SourcePlace {
  /** What it was opened with. */
  readonly route?: { readonly [name: string]: unknown }
  /** The row that it belongs to. */
  readonly parent?: Row | undefined
}

/** A registered kind of source: what `kind` of a `SourceModel` names. */
export interface SourceType {
  readonly source: string
  /** Loads what `create` needs; it is waited for before a screen over this source is there. Absent: nothing has to be loaded. */
  readonly load?: () => Promise<void>
  /** Called once for each screen that is drawn, and again when what its expressions read of the place has changed. */
  readonly create: (model: SourceModel, host: Host, place?: SourcePlace) => Source
  /**
   * What a code of it looks like, as a screen: its fields, its buttons, its form. It is a screen by itself under the id `kind:CODE`, and
   * what every other screen over that source begins with. Absent: screens write their fields themselves.
   */
  readonly describe?: (code: string, host: Host) => Promise<DefinitionText>
}
