// Made by `npm run generate`. Do not edit: change what it is made from.
/** Data */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, Page } from './common'

export interface DataImportBegin {
  /** Stored path of an uploaded file that the caller has sent. */
  file: string
}

export interface DataImportBeginTable {
  /** Code of a data source. */
  source: string
  /** `schema.table`, or the table alone where one schema has it. */
  table: string
  /** One a line, all of them hold: a column, a sign (`=`, `!=`, `>`, `>=`, `<`, `<=`) and a value, or a column with `为空` or `不为空`. */
  conditions?: string
  /** Rows go on by this column: those alone come in whose value is greater than that of the last import into `sheetId`. */
  column?: string
  /** The sheet that the rows go on for. */
  sheetId?: string
}

export interface DataImportTable {
  /** Code of the data source. */
  source: string
  table: string
  /** Rows go on by this column; empty: by none. */
  column: string
}

export interface DataImportId {
  /** The import. */
  id: string
}

export interface DataImportStarted {
  id: string
}

/** What is taken instead of what was found. */
export interface DataImportForm {
  /** The import. */
  id: string
  encoding?: 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be' | 'big5'
  delimiter?: ',' | "\t" | ';' | '|' | 'fixed'
  /** Lines before the head. */
  skip?: number
  /** Whether the first record names the columns. */
  head?: boolean
  /** Of a workbook: the sheet whose rows are taken. */
  sheet?: string
  /** Of an archive: the file whose rows are taken. */
  entry?: string
  /** Of fixed width: where columns begin, from 1; a Chinese sign takes two places. */
  cuts?: number[]
}

export interface DataProposedColumn {
  name: string
  type: 'text' | 'whole' | 'decimal' | 'number' | 'date' | 'datetime' | 'boolean'
  digits: number | null
  /** Values that are not empty. */
  filled: number
  /** What most values are, where some are not. */
  nearly: {
    type: 'text' | 'whole' | 'decimal' | 'number' | 'date' | 'datetime' | 'boolean'
    /** Values that do not fit. */
    others: number
    /** The strangest of them. */
    example: string
  } | null
}

export interface DataImportProposal {
  /** What the file came as. */
  kind: 'text' | 'fixed' | 'workbook' | 'dbf' | 'json' | 'parquet' | 'table'
  encoding: 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be' | 'big5'
  delimiter: ',' | "\t" | ';' | '|' | 'fixed'
  skip: number
  head: boolean
  /** Records that were read. */
  rows: number
  columns: DataProposedColumn[]
  /** First rows, as texts. */
  sample: (string | null)[][]
  /** Rows with the values that do not fit what most are. */
  strange: (string | null)[][]
  /** Of a workbook: the sheet that was read. */
  sheet: string | null
  /** Of a workbook: all that there are. */
  sheets: string[]
  /** Of an archive: the file that was read. */
  entry: string | null
  /** Of an archive: all that can be read. */
  entries: string[]
  /** Of fixed width: where columns begin, from 1; a Chinese sign takes two places. */
  cuts: number[]
  /** What had been lost before the file came, for people. */
  notes: string[]
}

export interface DataImport {
  id: string
  fileName: string
  state: 'looking' | 'ready' | 'running' | 'done' | 'failed'
  proposal: DataImportProposal | null
  /** Share of the run that is done, 0 to 1. */
  progress: number | null
  progressText: string | null
  /** Why it has failed. */
  fault: string | null
  /** The sheet that came of it. */
  sheetId: string | null
  rows: number | null
  /** Rows that were set apart. */
  apart: number | null
  /** The table that is brought in, in place of a file. */
  table: DataImportTable | null
}

export interface DataChosenColumn {
  name: string
  type: 'text' | 'whole' | 'decimal' | 'number' | 'date' | 'datetime' | 'boolean'
  digits?: number
  /** True: it is not brought in. */
  off?: boolean
}

/** What the sender of the file has counted; the import fails where it differs. */
export interface DataControl {
  /** Rows that the file is said to have. */
  rows?: number
  /** A column whose sum is named. */
  column?: string
  /** Its sum, written out. */
  sum?: string
}

export interface DataImportRun {
  /** The import. */
  id: string
  /** A sheet that is replaced by the file or takes its rows; none: a new one. */
  sheetId?: string
  mode?: 'replace' | 'append' | 'update'
  /** Of an update: names of the columns by which rows are the same. */
  keys?: string[]
  name?: string
  folderId?: string
  secretLevel?: '0' | '1' | '2'
  /** As the columns of the file stand. */
  columns: DataChosenColumn[]
  control?: DataControl
}

export interface DataBar {
  from: string
  to: string
  count: number
}

export interface DataValue {
  value: string | null
  count: number
}

export interface DataColumn {
  /** As users name it. */
  name: string
  type: 'text' | 'whole' | 'decimal' | 'number' | 'date' | 'datetime' | 'boolean'
  /** Digits after the point, of a decimal. */
  digits: number | null
  /** How its values are masked for callers without the right to see them. */
  mask: 'part' | 'whole' | null
  /** Whether they are masked for this caller. */
  masked: boolean
  filled: number | null
  distinct: number | null
  min: string | null
  max: string | null
  mean: string | null
  quartiles: string[] | null
  /** Shortest and longest text. */
  lengths: number[] | null
  bars: DataBar[]
  /** The most frequent values. */
  top: DataValue[]
  /** Most frequent forms of texts: 9 a digit, A a letter, 汉 a Chinese character. */
  patterns: DataValue[]
  /** What a user has said that its values mean. Null: as found. */
  meaning: 'idCard' | 'creditCode' | 'mobile' | 'bankCard' | 'email' | 'region' | 'person' | 'firm' | 'address' | 'none' | null
  /** What its values mean, as a user has said, else as found by their form and its name. */
  semantic: 'idCard' | 'creditCode' | 'mobile' | 'bankCard' | 'email' | 'region' | 'person' | 'firm' | 'address' | null
  /** Values that are not what the column means: by their form and check digit. */
  invalid: number | null
}

export interface DataSheetContent {
  id: string
  name: string
  description: string | null
  /** Number of the version. */
  no: number
  current: boolean
  time: string
  by: string | null
  /** Where the rows come from, in words. */
  origin: string
  rows: number
  /** Rows of the source that were set apart. */
  apart: number
  bytes: number
  mayEdit: boolean
  /** Whether a recipe has made its rows, so that there is a working paper. */
  paper: boolean
  columns: DataColumn[]
  /** How its rows keep the rules of the recipe that made them. Null: they were held against none. */
  quality: DataQuality | null
}

export interface DataRowsAsked {
  /** The sheet. */
  id: string
  /** Version. Default: the current one. */
  no?: number
  /** What is done to the rows, step by step. */
  steps: {
    [k: string]: unknown
  }[]
  skip?: number
  limit: number
  /** Looks at the first rows of the sheet alone. */
  sample?: number
  /** Whether the answer names rows, for corrections. Default: no. */
  places?: boolean
}

export interface DataRows {
  columns: {
    /** As users name it. */
    name: string
    type: 'text' | 'whole' | 'decimal' | 'number' | 'date' | 'datetime' | 'boolean'
    /** Digits after the point, of a decimal. */
    digits: number | null
  }[]
  rows: (string | number | boolean | null)[][]
  /** Rows that the steps leave. */
  total: number
  /** What names each row in all versions that hold it. Null: it was not asked for, or the steps make other rows. */
  places: string[] | null
}

export interface DataVersion {
  id: string
  no: number
  current: 'Y' | 'N'
  rowCount: number
  apartCount: number
  byteCount: number
  columnCount: number
  origin: string
  createBy: string | null
  createTime: string
}

export interface DataVersionId {
  /** The version. */
  id: string
}

export interface DataApart {
  total: number
  rows: {
    /** Its place among the rows that were set apart, from 1. */
    at: number
    /** Name of the file that it comes from. */
    source: string | null
    /** Its place among the records of the file, from 1. */
    record: number
    column: string | null
    reason: string
    text: string | null
    /** Its texts for the columns of the version, as they stand. Null: only its text was kept, as by imports of former days. */
    values: (string | null)[] | null
  }[]
}

export interface DataMendedRow {
  /** Its place among the rows that were set apart. */
  at: number
  /** Its texts for all columns of the version. */
  values: (string | null)[]
}

export interface DataMend {
  /** The sheet. */
  id: string
  /** Its current version, which the rows were set apart of. */
  no: number
  rows: DataMendedRow[]
}

export interface DataMask {
  /** The sheet. */
  id: string
  column: string
  kind: 'none' | 'part' | 'whole'
}

export interface DataMeaning {
  /** The sheet. */
  id: string
  column: string
  /** `found`: as its form and its name tell; `none`: nothing. */
  kind: 'found' | 'none' | 'idCard' | 'creditCode' | 'mobile' | 'bankCard' | 'email' | 'region' | 'person' | 'firm' | 'address'
}

export interface DataExport {
  /** The sheet. */
  id: string
  no?: number
  /** What is done to the rows, step by step. */
  steps: {
    [k: string]: unknown
  }[]
  format: 'csv' | 'csv-gbk' | 'xlsx' | 'parquet' | 'dbf'
}

export interface DataShape {
  /** As users name it. */
  name: string
  type: 'text' | 'whole' | 'decimal' | 'number' | 'date' | 'datetime' | 'boolean'
  /** Digits after the point, of a decimal. */
  digits: number | null
}

export interface DataRecipeContent {
  id: string
  name: string
  /** The sheet that it begins with. */
  sheetId: string
  /** Number of the version; 0: nothing was saved yet. */
  no: number
  current: boolean
  /** What is done to the rows, step by step. */
  steps: {
    [k: string]: unknown
  }[]
  /** What is asked of each run. */
  params: DataRecipeParameter[]
  mayEdit: boolean
}

export interface DataRecipeSteps {
  /** The recipe. */
  id: string
  /** The version that was changed: a newer one is not overwritten. */
  no: number
  /** What is done to the rows, step by step. */
  steps: {
    [k: string]: unknown
  }[]
  /** What is asked of each run. Absent: as in the version before. */
  params?: DataRecipeParameter[]
  model?: DataModelUse
}

export interface DataRecipeSaved {
  /** Number of the new version. */
  no: number
}

export interface DataPreviewAsked {
  /** The sheet that the steps begin with. */
  sheetId: string
  /** What is done to the rows, step by step. */
  steps: {
    [k: string]: unknown
  }[]
  /** What is asked of each run. */
  params?: DataRecipeParameter[]
  /** So many steps are done to the rows that are shown. Default: all. */
  upTo?: number
  /** Which rows of the sheet are looked at. Default: the first ones. */
  sample?: 'first' | 'random'
  /** `changed`: only rows that the last step changes or takes away. */
  show?: 'all' | 'changed'
  skip?: number
  limit: number
}

export interface DataStepTrace {
  columns: DataShape[]
  /** Why the step cannot be done. */
  fault: string | null
  /** The column that it misses. */
  missing: string | null
  /** The column whose name is nearest to that. */
  nearest: string | null
  /** Rows of the sample after it; null where they cannot be counted. */
  count: number | null
}

export interface DataTakenSheet {
  id: string
  name: string
  rows: number
  columns: DataShape[]
}

export interface DataPreview {
  /** Sheets that the steps name and the caller may read, the first one foremost. */
  sheets: DataTakenSheet[]
  /** Rows of the sample before the first step. */
  sampled: number
  steps: DataStepTrace[]
  columns: DataShape[]
  rows: (string | number | boolean | null)[][]
  /** Rows that are shown, of all pages. */
  total: number
  /** Why there are no rows. */
  fault: string | null
  /** Rows of the sample that break each rule, where the step holds them against rules. */
  broken: number[] | null
}

export interface DataJoinAsked {
  /** The sheet that the steps begin with. */
  sheetId: string
  /** What is done to the rows, step by step. */
  steps: {
    [k: string]: unknown
  }[]
  /** What is asked of each run. */
  params?: DataRecipeParameter[]
  /** Which of the steps is the join. */
  at: number
}

export interface DataJoinSide {
  rows: number
  /** Rows with an empty key, which match nothing. */
  empty: number
  /** Rows whose key the other side does not have. */
  unmatched: number
  /** Keys that stand in several rows. */
  doubled: number
  unmatchedKeys: string[]
  doubledKeys: string[]
}

export interface DataJoinReport {
  left: DataJoinSide
  right: DataJoinSide
}

export interface DataMappedColumn {
  from: string
  to: string
}

export interface DataRecipeRun {
  /** The recipe. */
  id: string
  /** The sheet that gets a new version. Absent: a new sheet is made. */
  sheetId?: string
  /** Of a new sheet. */
  name?: string
  /** Of a new sheet. */
  folderId?: string
  /** A sheet in place of the one that the recipe begins with. */
  sourceId?: string
  /** Columns of that sheet that stand for columns of the recipe's own. */
  columns?: DataMappedColumn[]
  /** Values of the recipe's parameters, for those that are not to have their usual one. */
  values?: DataParameterValue[]
}

export interface DataRecipeStarted {
  /** The run of the job. */
  runId: string
}

export interface DataRecipeVersion {
  id: string
  no: number
  /** Y or N. */
  current?: string
  stepCount?: number
  createBy?: string | null
  createBy_dictText?: string | null
  createTime?: string | null
}

export interface DataModelColumn {
  /** What the model calls it. */
  name: string
  /** Columns that were chosen for it. */
  columns: string[]
}

/** The model that steps were made of, and the columns that were chosen for it. Absent: steps that were changed by hand come from none. */
export interface DataModelUse {
  /** Name of its file. */
  name: string
  columns: DataModelColumn[]
}

export interface DataPaperSum {
  /** The column. */
  name: string
  /** Of all rows, to the last digit. Null: no row has a value. */
  sum: string | null
}

export interface DataPaperSheet {
  /** Null: the caller may not read it, or it is gone. */
  id: string | null
  name: string
  /** The version that was read. Null as `id`. */
  no: number | null
  /** Rows of that version. Null as `id`. */
  rows: number | null
  /** Of columns of amounts, and of numbers that were chosen for the model. None of what is masked for the caller. */
  sums: DataPaperSum[]
}

export interface DataPaperRecipe {
  id: string
  name: string
  /** The version that was run. */
  no: number
  /** Null: its steps come from no model. */
  model: DataModelUse | null
  steps: {
    [k: string]: unknown
  }[]
  /** Values of its parameters in this run. */
  values: DataParameterValue[]
}

export interface DataPaper {
  id: string
  name: string
  /** The version that the run made. */
  no: number
  /** False: its rows were changed, added to or made anew since. */
  current: boolean
  /** When the run was through. */
  time: string
  /** Name of the user for whom it ran. */
  by: string | null
  rows: number
  /** Rows that were set apart by rules. */
  apart: number
  /** Null: the caller may not read it, or it is gone. */
  recipe: DataPaperRecipe | null
  /** Sheets that it has read, the one that it began with first. */
  sheets: DataPaperSheet[]
  /** Of the rows that it made: of columns that are summed in `sheets`, by their name. */
  sums: DataPaperSum[]
}

export interface DataLineSheet {
  /** Names it in the lines of this answer. */
  key: string
  /** Null: the caller may not read it, or it is gone. */
  id: string | null
  name: string
  /** Its current version. */
  no: number | null
  /** 0: the sheet that was asked for. Less: so many steps before it; more: behind it. */
  step: number
  /** Where its rows come from, in words, where that is no recipe. */
  origin: string | null
}

export interface DataLine {
  /** Key of the sheet that was read. */
  from: string
  /** Key of the sheet that was made. */
  to: string
  /** Version that was read; null where the caller may not read the sheet. */
  no: number | null
  /** The recipe between them, where the caller may read it. */
  recipe: string | null
  recipeId: string | null
}

export interface DataLineage {
  /** The sheet itself, those that its rows come from, and those that were made of them, step by step. What lies behind a sheet that the caller may not read is not told. */
  sheets: DataLineSheet[]
  /** What was made of what. */
  lines: DataLine[]
  /** There are more sheets than are told. */
  cut: boolean
}

export interface DataRecipeBegin {
  name: string
  /** The sheet that the steps begin with. */
  sheetId: string
  /** What is done to the rows, step by step. */
  steps: {
    [k: string]: unknown
  }[]
}

export interface DataRecipeId {
  /** The recipe. */
  id: string
}

export interface DataRecipeParameter {
  /** Expressions name it as `param.name`. */
  name: string
  type: 'text' | 'number' | 'date'
  /** Whether a run needs a value. Default false. */
  required?: boolean
  /** What is taken where a run says nothing; previews take it too. A date as 2026-01-31. */
  value?: string | null
  /** The only texts that it can be. Default: any. */
  options?: string[]
}

export interface DataParameterValue {
  name: string
  value: string | null
}

export interface DataQualityRule {
  name: string
  is: 'complete' | 'unique' | 'valid' | 'range' | 'listed' | 'holds' | 'found' | 'timely'
  /** What became of rows that break it. */
  act: 'pass' | 'mark' | 'apart' | 'stop'
  /** Columns that it looks at. */
  columns: string[]
  /** Rows that were held against it. */
  rows: number
  /** How many of them break it. Null: it would tell of values that are masked for the caller. */
  broken: number | null
  /** The share of those that keep it, in hundredths. */
  score: number | null
  /** The rule, to look for rows of the version that break it. Null: the version does not have its columns, or it names another sheet. */
  rule: {
    [k: string]: unknown
  } | null
}

export interface DataQuality {
  /** The mean of the scores of all rules. */
  score: number
  rules: DataQualityRule[]
}

export interface DataQualityPoint {
  /** Number of the version. */
  no: number
  time: string
  score: number
  rules: {
    name: string
    score: number | null
  }[]
}

export interface DataCorrection {
  /** The sheet. */
  id: string
  /** Its current version. */
  no: number
  /** As the rows of the sheet name it. */
  row: string
  column: string
  /** What it becomes; null: empty. */
  value: string | null
  reason: string
  /** Columns that tell the row from all others. Default: none, it is found by its place, as long as its file is there. */
  keys?: string[]
  /** The recipe that takes the correction in. Default: a new one. */
  recipeId?: string
  /** Of a new one. */
  recipeName?: string
}

export interface DataCorrected {
  recipeId: string
  recipeName: string
  /** Number of the version that the recipe has got. */
  no: number
}

/**
 * Have an uploaded file looked at.
 *
 * `POST /data/import/begin`
 */
export function dataImportBegin(request: { body: DataImportBegin }, config?: Config) {
  return http.Post<DataImportStarted>('/data/import/begin', request.body, config)
}

/**
 * Have a table of a data source read; its rows come in as those of a file.
 *
 * `POST /data/import/beginTable`
 */
export function dataImportBeginTable(request: { body: DataImportBeginTable }, config?: Config) {
  return http.Post<DataImportStarted>('/data/import/beginTable', request.body, config)
}

export interface DataImportQueryByIdQuery {
  /** The import. */
  id: string
}

/**
 * An own import: what was found in the file, how far it is, what has come of it.
 *
 * `GET /data/import/queryById`
 */
export function dataImportQueryById(request: { query: DataImportQueryByIdQuery }, config?: Config) {
  return http.Get<DataImport>('/data/import/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Have the file looked at again in another form.
 *
 * `POST /data/import/look`
 */
export function dataImportLook(request: { body: DataImportForm }, config?: Config) {
  return http.Post<null>('/data/import/look', request.body, config)
}

/**
 * Bring the rows of the file into a sheet.
 *
 * `POST /data/import/run`
 */
export function dataImportRun(request: { body: DataImportRun }, config?: Config) {
  return http.Post<null>('/data/import/run', request.body, config)
}

/**
 * End what is under way for an import.
 *
 * `POST /data/import/cancel`
 */
export function dataImportCancel(request: { body: DataImportId }, config?: Config) {
  return http.Post<null>('/data/import/cancel', request.body, config)
}

export interface DataSheetOpenQuery {
  /** The sheet. */
  id: string
  /** Version. Default: the current one. */
  no?: number
}

/**
 * A version of a sheet with its columns and what they hold.
 *
 * `GET /data/sheet/open`
 */
export function dataSheetOpen(request: { query: DataSheetOpenQuery }, config?: Config) {
  return http.Get<DataSheetContent>('/data/sheet/open', { ...config, params: queryOf(request.query) })
}

/**
 * Rows of a sheet after some steps.
 *
 * `POST /data/sheet/rows`
 */
export function dataSheetRows(request: { body: DataRowsAsked }, config?: Config) {
  return http.Post<DataRows>('/data/sheet/rows', request.body, config)
}

export type DataVersionListQuery = ListQuery & {
  /** The sheet. */
  sheetId: string
}

export type DataVersionListResult = Page & {
  records: DataVersion[]
}

/**
 * Versions of a sheet, the newest first.
 *
 * `GET /data/version/list`
 */
export function dataVersionList(request: { query: DataVersionListQuery }, config?: Config) {
  return http.Get<DataVersionListResult>('/data/version/list', { ...config, params: queryOf(request.query) })
}

/**
 * Make a former version the current one again.
 *
 * `POST /data/version/restore`
 */
export function dataVersionRestore(request: { body: DataVersionId }, config?: Config) {
  return http.Post<null>('/data/version/restore', request.body, config)
}

export interface DataSheetApartQuery {
  /** The sheet. */
  id: string
  /** Version. */
  no?: number
  /** Rows before the first one. */
  skip?: number
}

/**
 * Rows of the source that were set apart, with their places and reasons.
 *
 * `GET /data/sheet/apart`
 */
export function dataSheetApart(request: { query: DataSheetApartQuery }, config?: Config) {
  return http.Get<DataApart>('/data/sheet/apart', { ...config, params: queryOf(request.query) })
}

/**
 * Have rows that were set apart brought in as they are mended; what does not fit stays apart.
 *
 * `POST /data/sheet/mend`
 */
export function dataSheetMend(request: { body: DataMend }, config?: Config) {
  return http.Post<DataRecipeStarted>('/data/sheet/mend', request.body, config)
}

/**
 * Correct a value: a step of a recipe says what it becomes, who has said so, and why.
 *
 * `POST /data/sheet/correct`
 */
export function dataSheetCorrect(request: { body: DataCorrection }, config?: Config) {
  return http.Post<DataCorrected>('/data/sheet/correct', request.body, config)
}

/**
 * Mask a column for callers without the right to see it, or no longer.
 *
 * `PUT /data/sheet/mask`
 */
export function dataSheetMask(request: { body: DataMask }, config?: Config) {
  return http.Put<null>('/data/sheet/mask', request.body, config)
}

/**
 * Say what the values of a column mean, against which they are held then.
 *
 * `PUT /data/sheet/meaning`
 */
export function dataSheetMeaning(request: { body: DataMeaning }, config?: Config) {
  return http.Put<null>('/data/sheet/meaning', request.body, config)
}

export interface DataSheetQualityQuery {
  /** The sheet. */
  id: string
}

/**
 * How the versions of a sheet kept the rules of the recipes that made them, the oldest first: the last hundred that were held against some.
 *
 * `GET /data/sheet/quality`
 */
export function dataSheetQuality(request: { query: DataSheetQualityQuery }, config?: Config) {
  return http.Get<DataQualityPoint[]>('/data/sheet/quality', { ...config, params: queryOf(request.query) })
}

/**
 * Have the rows of a sheet after some steps written into a file of the caller, by a job.
 *
 * `POST /data/sheet/exportFile`
 */
export function dataSheetExportFile(request: { body: DataExport }, config?: Config) {
  return http.Post<null>('/data/sheet/exportFile', request.body, config)
}

export interface DataSheetLineageQuery {
  /** The sheet. */
  id: string
}

/**
 * Sheets that the rows of a sheet come from, and those that were made of them, at every step.
 *
 * `GET /data/sheet/lineage`
 */
export function dataSheetLineage(request: { query: DataSheetLineageQuery }, config?: Config) {
  return http.Get<DataLineage>('/data/sheet/lineage', { ...config, params: queryOf(request.query) })
}

export interface DataSheetPaperQuery {
  /** The sheet that a recipe made. */
  id: string
  /** Version. Default: the current one. */
  no?: number
}

/**
 * The working paper of a run: what a version of a sheet was made of, with which steps and values, and the sums that it is held against.
 *
 * `GET /data/sheet/paper`
 */
export function dataSheetPaper(request: { query: DataSheetPaperQuery }, config?: Config) {
  return http.Get<DataPaper>('/data/sheet/paper', { ...config, params: queryOf(request.query) })
}

export interface DataRecipeOpenQuery {
  /** The recipe. */
  id: string
  /** Version. Default: the current one. */
  no?: number
}

/**
 * A version of a recipe with its steps.
 *
 * `GET /data/recipe/open`
 */
export function dataRecipeOpen(request: { query: DataRecipeOpenQuery }, config?: Config) {
  return http.Get<DataRecipeContent>('/data/recipe/open', { ...config, params: queryOf(request.query) })
}

/**
 * Keep steps as the newest version of a recipe.
 *
 * `PUT /data/recipe/steps`
 */
export function dataRecipeSteps(request: { body: DataRecipeSteps }, config?: Config) {
  return http.Put<DataRecipeSaved>('/data/recipe/steps', request.body, config)
}

/**
 * Steps checked one by one, with rows of a sample after some of them.
 *
 * `POST /data/recipe/preview`
 */
export function dataRecipePreview(request: { body: DataPreviewAsked }, config?: Config) {
  return http.Post<DataPreview>('/data/recipe/preview', request.body, config)
}

/**
 * What a join will find: keys without a match, and keys that stand twice.
 *
 * `POST /data/recipe/match`
 */
export function dataRecipeMatch(request: { body: DataJoinAsked }, config?: Config) {
  return http.Post<DataJoinReport>('/data/recipe/match', request.body, config)
}

/**
 * Have the rows of a recipe made into a new sheet, or a new version of one.
 *
 * `POST /data/recipe/run`
 */
export function dataRecipeRun(request: { body: DataRecipeRun }, config?: Config) {
  return http.Post<DataRecipeStarted>('/data/recipe/run', request.body, config)
}

export type DataRecipeVersionListQuery = ListQuery & {
  /** The recipe. */
  recipeId: string
}

export type DataRecipeVersionListResult = Page & {
  records: DataRecipeVersion[]
}

/**
 * Versions of a recipe, the newest first.
 *
 * `GET /data/recipeVersion/list`
 */
export function dataRecipeVersionList(request: { query: DataRecipeVersionListQuery }, config?: Config) {
  return http.Get<DataRecipeVersionListResult>('/data/recipeVersion/list', { ...config, params: queryOf(request.query) })
}

/**
 * Make a recipe over a sheet, with steps to begin with.
 *
 * `POST /data/recipe/begin`
 */
export function dataRecipeBegin(request: { body: DataRecipeBegin }, config?: Config) {
  return http.Post<DataRecipeId>('/data/recipe/begin', request.body, config)
}
