import type { RawBuilder, SqlBool } from 'kysely'

/** How a column compares: decides how texts of the query become values. */
export type ColumnKind = 'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'datetime' | 'time' | 'json'

/** A column that the caller may read, and so may filter, sort and search. */
export interface ListColumn {
  /** Property in camel case, as requests spell it. */
  readonly name: string
  /** Column of the table, or an expression over `t`; the snake case of the name by default. */
  readonly column?: string | RawBuilder<unknown>
  readonly kind: ColumnKind
  /** Dictionary code or where `labelTexts` finds its texts, such as `table,text,code`; rows gain `<name>_dictText`. */
  readonly dict?: string | undefined
  /** Where its values are rows of a tree, joined by commas: the table, and its column that names the row above. */
  readonly tree?: { readonly table: string; readonly parent: string }
  /** Of a column that holds an object: those of its properties that have texts, which it gains in the same way. */
  readonly parts?: readonly ListColumn[]
}

/** What a list reads: a table, called `t` in fragments, and the columns on the allow-list. */
export interface ListSpec {
  readonly table: string
  readonly columns: readonly ListColumn[]
  /** Rows of a row, such as the lines of an order; an advanced query asks for them as `lines,code`. */
  readonly lines?: readonly ListLines[]
  /** Joined by AND to what the caller asks: deleted rows, rows of others. */
  readonly where?: RawBuilder<SqlBool> | undefined
  /** Sort when the request has none, or names `createTime` where there is none. Default: newest first, else by id. */
  readonly sort?: { readonly name: string; readonly order: 'asc' | 'desc' } | undefined
  /** Texts stand in the order of the database, which is not the application's and does not know the order of words. Default false. */
  readonly plainOrder?: boolean
  /** Its columns stay as they are while the server runs, so that its statements may be kept planned. Default false. */
  readonly steady?: boolean
  /** `where` finds one row at most, by its key: one plan serves all of its values. Default false. */
  readonly keyed?: boolean
  /** Stands before the statement: where `table` is the name of one of its parts. */
  readonly with?: RawBuilder<unknown>
}

/** A table whose rows belong to those of a list. */
export interface ListLines {
  /** As requests spell it. */
  readonly name: string
  readonly table: string
  readonly columns: readonly ListColumn[]
  /** Column of the lines that names their row, and the column of the row that it names. Default: `_parent` names the `id`. */
  readonly tie?: { readonly column: string; readonly of: string }
  /** Which of them count: those that the reader may see. */
  readonly where?: RawBuilder<SqlBool> | undefined
}

/** The query string of a list, unread. */
export type RawListQuery = Readonly<Record<string, unknown>>

/** The paging object (api-contract §2.3). */
export interface PageOf<Row> {
  records: Row[]
  total: number
  size: number
  current: number
  pages: number
  orders: never[]
  optimizeCountSql: true
  hitCount: false
  /** False: not all rows were counted, and `total` is an estimate. */
  searchCount: boolean
  /** Of all rows, by the columns that were asked for; see `sumsOf`. */
  sums?: Sums
}

/** Numbers of all rows added up, and how many rows hold one, by the names of columns. */
export type Sums = Readonly<Record<string, { readonly sum: number | string | null; readonly count: number }>>

export type Comparison = '=' | '!=' | '>' | '>=' | '<' | '<='

/** What a list is asked, before it is SQL. Texts are not yet values. */
export type Condition =
  | {
      readonly kind: 'compare'
      readonly column: ListColumn
      readonly operator: Comparison
      readonly text: string
      readonly edge?: 'begin' | 'end'
    }
  | {
      readonly kind: 'like'
      readonly column: ListColumn
      readonly text: string
      readonly before: boolean
      readonly after: boolean
      readonly not?: boolean
    }
  | { readonly kind: 'in'; readonly column: ListColumn; readonly texts: readonly string[]; readonly not?: boolean }
  | { readonly kind: 'empty'; readonly column: ListColumn; readonly not?: boolean }
  /** A row of the tree of the column, or one that stands below it. */
  | { readonly kind: 'below'; readonly column: ListColumn; readonly tree: NonNullable<ListColumn['tree']>; readonly text: string }
  | { readonly kind: 'all' | 'any'; readonly conditions: readonly Condition[] }
  /** One of the rows of the row fulfils it. */
  | { readonly kind: 'some'; readonly lines: ListLines; readonly condition: Condition }
