// Made by `npm run generate`. Do not edit: change what it is made from.
/** Common */

/** The envelope of every JSON answer. */
export interface Result {
  /** The only reliable sign of success. */
  success: boolean
  /** For people; empty at most. */
  message: string
  /** 0 or 200 on success; 201 import with row errors; 409 the row has changed; 500 business error; 510 no permission. */
  code: number
  /** The payload; null when there is none. */
  result?: unknown
  /** Milliseconds since 1970. */
  timestamp: number
}

/** The envelope of a call that has no payload. */
export type Done = Result & {
  result?: null
}

/** The envelope of a refused call. `result` is the current row when the code is 409, else null. */
export type Failure = Result & {
  success?: false
}

/** Not an envelope: what a missing or expired session gets, with HTTP status 500. */
export interface ServerError {
  /** yyyy-MM-dd HH:mm:ss */
  timestamp: string
  status: number
  error: string
  /** Token失效，请重新登录 when the session is missing or over. */
  message: string
  path: string
}

/** The paging object without its rows; each list adds `records`. */
export interface Page {
  /** All rows. */
  total: number
  /** Page size. */
  size: number
  /** Page number from 1. */
  current: number
  pages: number
  /** Usually empty. */
  orders?: unknown[]
  optimizeCountSql?: boolean
  hitCount?: boolean
  /** False: not all rows were counted, and `total` is an estimate; only with `countUpTo`. */
  searchCount?: boolean
  /** Sums of all rows, by the columns of `sumOf` that are numbers; absent where the page holds all rows, or `total` is an estimate. */
  sums?: {
    [k: string]: {
      /** As text where a number would not hold all of its digits. Null: no row holds one. */
      sum: number | string | null
      /** Rows that hold a number. */
      count: number
    }
  }
}

/** What every list takes. Any other name is a filter: `{property}`, `{property}_begin`, `{property}_end`, `{property}_MultiString`, and of what names rows of a tree `{property}_Below`: a row, or what stands below it. */
export interface ListQuery {
  /** @default 1 */
  pageNo?: number
  /** @default 10 */
  pageSize?: number
  /** Sort property in camel case; also of a `_dictText` sibling. */
  column?: string
  /** Ascending when it contains ASC in any case, else descending. */
  order?: string
  /** As pageNo; sent by generated pages, not read by the server. */
  queryPage?: number
  /** As pageSize; sent by generated pages, not read by the server. */
  querySize?: number
  /** Columns shown; not read by the server. */
  field?: string
  /** URI-encoded JSON array of SuperQueryRule. */
  superQueryParams?: string
  /** @default "and" */
  superQueryMatchType?: 'and' | 'or'
  /** Of more rows than this `total` may be an estimate, and then `searchCount` is false. Default: all rows are counted. */
  countUpTo?: number
  /** Columns, separated by commas, that are summed over all rows where the page does not hold them all. Default: none. */
  sumOf?: string
  [k: string]: string | number | 'and' | 'or' | undefined
}

/** One condition of an advanced query. */
export interface SuperQueryRule {
  field: string
  rule: string
  val: string
  type?: string
}

/** One option of a dictionary. */
export interface DictModel {
  value: string
  text: string
  /** Repeats the text. */
  title: string
  /** The text again, for clients of 3.x alone. */
  label?: string
  /** In which it is shown. Absent, for clients of 3.x null: none; only rows of tables with a field of colours have one. */
  color?: string | null
  /** For clients of 3.x alone; always null. */
  jsonObject?: {
    [k: string]: unknown
  } | null
}

/** A node of the menu tree as role forms show it. */
export interface TreeModel {
  key: string
  title: string
  /** Repeats the title. */
  slotTitle?: string | null
  isLeaf: boolean
  icon?: string | null
  /** 1 when the menu has data rules. */
  ruleFlag?: number | null
  scopedSlots?: {
    title?: string
  } | null
  parentId?: string | null
  label?: string | null
  value?: string | null
  children?: TreeModel[] | null
}

/** Every menu as a tree, and the ids of all of them. */
export interface MenuTree {
  treeList: TreeModel[]
  /** Ids of all nodes. */
  ids: string[]
}

/** A node of a tree dictionary or of the category dictionary. */
export interface TreeSelectModel {
  /** The id. */
  key: string
  title: string
  leaf: boolean
  icon?: string | null
  parentId?: string | null
  value?: string | null
  code?: string | null
  children?: TreeSelectModel[] | null
}

/** What an import with refused rows answers, with code 201. */
export interface ImportReport {
  totalCount: number
  errorCount: number
  successCount: number
  msg: string
  /** Relative to the context path; the list of refused rows and reasons. */
  fileUrl: string
  fileName: string
}

/** What an import of a workbook would do; nothing of it is saved. */
export interface ImportPreview {
  totalCount: number
  /** Rows that would be refused. */
  errorCount: number
  /** Titles of the columns that are read, as the file has them. */
  columns: string[]
  /** The first rows, and the first ones that would be refused. */
  rows: {
    /** As the workbook numbers it, from 1. */
    row: number
    cells: string[]
    /** Why the row would be refused; null: it would be taken. */
    cause: string | null
  }[]
  /** What is wrong with rows of further sheets that belong to no row of the first. */
  others: string[]
}

/** What became of each record of a change set. A refused set has saved nothing. */
export interface SavedRows {
  rows: {
    /** Id of the record; of a new one the key that it was sent with. */
    key: string
    /** 200 good; 409 changed by somebody else; 404 gone; 500 refused. */
    code: number
    message: string
    /** The record as it is now; null when it was deleted or is gone. */
    row?: {
      [k: string]: unknown
    } | null
    errors?: {
      field: string
      message: string
    }[]
  }[]
}

/** Parts of an import; only the first file is read. */
export interface ImportFile {
  /** An .xls or .xlsx workbook. */
  file?: Blob
  /** The same, under the name that the dialog of imports gives it. */
  'files[]'?: Blob
  /** What the dialog was told of the table; for back ends that import several. */
  isSingleTableImport?: string
  /** A JSON text: the fields that tie the rows to those of another table; for back ends that import several. */
  foreignKeys?: string
}
