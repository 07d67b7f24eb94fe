import type { Client } from '../../../renderer/contract'

const BASE = '/data'

export type ColumnType = 'text' | 'whole' | 'decimal' | 'number' | 'date' | 'datetime' | 'boolean'
export type Encoding = 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be' | 'big5'
export type Delimiter = ',' | '\t' | ';' | '|' | 'fixed'

/** The form that a file is read in. */
export interface FileForm {
  readonly encoding: Encoding
  readonly delimiter: Delimiter
  readonly skip: number
  readonly head: boolean
  /** Of a workbook. */
  readonly sheet: string | null
  /** Of an archive. */
  readonly entry: string | null
  /** Of fixed width: where columns begin, from 1. */
  readonly cuts: readonly number[]
}

export interface ProposedColumn {
  readonly name: string
  readonly type: ColumnType
  readonly digits: number | null
  readonly filled: number
  readonly nearly: { readonly type: ColumnType; readonly others: number; readonly example: string } | null
}

type Texts = readonly (readonly (string | null)[])[]

export interface Proposal extends FileForm {
  readonly kind: 'text' | 'fixed' | 'workbook' | 'dbf' | 'json' | 'parquet' | 'table'
  readonly sheets: readonly string[]
  readonly entries: readonly string[]
  /** What had been lost before the file came. */
  readonly notes: readonly string[]
  readonly rows: number
  readonly columns: readonly ProposedColumn[]
  readonly sample: Texts
  readonly strange: Texts
}

export interface ImportState {
  readonly id: string
  readonly fileName: string
  /** The table that is brought in, in place of a file; `column`: rows go on by it, empty: by none. */
  readonly table: { readonly source: string; readonly table: string; readonly column: string } | null
  readonly state: 'looking' | 'ready' | 'running' | 'done' | 'failed'
  readonly proposal: Proposal | null
  /** 0 to 1. */
  readonly progress: number | null
  readonly progressText: string | null
  readonly fault: string | null
  readonly sheetId: string | null
  readonly rows: number | null
  readonly apart: number | null
}

export interface ChosenColumn {
  readonly name: string
  readonly type: ColumnType
  readonly digits?: number
  readonly off?: boolean
}

export type ImportMode = 'replace' | 'append' | 'update'

/** What a user has chosen for the rows of a file. */
export interface ImportChoice {
  readonly columns: readonly ChosenColumn[]
  readonly sheetId?: string
  readonly mode?: ImportMode
  /** Of an update: columns by which rows are the same. */
  readonly keys?: readonly string[]
  readonly name?: string
  readonly folderId?: string
  readonly secretLevel?: string
  readonly control?: { readonly rows?: number; readonly column?: string; readonly sum?: string }
}

export const readImport = (client: Client, id: string, signal: AbortSignal): Promise<ImportState> =>
  client.request<ImportState>({ method: 'GET', path: `${BASE}/import/queryById`, query: { id }, silent: true, signal })

export const lookAgain = (client: Client, id: string, form: Partial<FileForm>): Promise<unknown> =>
  client.request({ method: 'POST', path: `${BASE}/import/look`, body: { id, ...form }, silent: true })

export const runImport = (client: Client, id: string, choice: ImportChoice): Promise<unknown> =>
  client.request({ method: 'POST', path: `${BASE}/import/run`, body: { id, ...choice }, silent: true })

export const cancelImport = (client: Client, id: string): Promise<unknown> =>
  client.request({ method: 'POST', path: `${BASE}/import/cancel`, body: { id }, silent: true })

export interface Frequency {
  readonly value: string | null
  readonly count: number
}

export interface Bar {
  readonly from: string
  readonly to: string
  readonly count: number
}

export type Semantic = 'idCard' | 'creditCode' | 'mobile' | 'bankCard' | 'email' | 'region' | 'person' | 'firm' | 'address'

/** A column of a sheet and what it holds. */
export interface SheetColumn {
  readonly name: string
  readonly type: ColumnType
  readonly digits: number | null
  readonly mask: 'part' | 'whole' | null
  /** Whether it is masked for this user. */
  readonly masked: boolean
  readonly filled: number | null
  readonly distinct: number | null
  readonly min: string | null
  readonly max: string | null
  readonly mean: string | null
  readonly quartiles: readonly string[] | null
  readonly lengths: readonly number[] | null
  readonly bars: readonly Bar[]
  readonly top: readonly Frequency[]
  readonly patterns: readonly Frequency[]
  /** What a user has said that its values mean; null: as found. */
  readonly meaning: Semantic | 'none' | null
  /** What its values mean, where that was said or found. */
  readonly semantic: Semantic | null
  /** Values that are not what the column means. */
  readonly invalid: number | null
}

/** A rule of the recipe that made a version, and how its rows keep it. */
export interface KeptRule {
  readonly name: string
  readonly act: 'pass' | 'mark' | 'apart' | 'stop'
  readonly rows: number
  /** Null: it would tell of values that are masked. */
  readonly broken: number | null
  readonly score: number | null
  /** Null: rows that break it cannot be looked for. */
  readonly rule: Step['rule'] | null
}

export interface Quality {
  readonly score: number
  readonly rules: readonly KeptRule[]
}

/** Scores of a version. */
export interface QualityPoint {
  readonly no: number
  readonly time: string
  readonly score: number
  readonly rules: readonly { readonly name: string; readonly score: number | null }[]
}

export interface SheetContent {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly no: number
  readonly current: boolean
  readonly time: string
  readonly by: string | null
  readonly origin: string
  readonly rows: number
  readonly apart: number
  readonly bytes: number
  readonly mayEdit: boolean
  /** Whether a recipe has made its rows, so that there is a working paper. */
  readonly paper: boolean
  /** Null: its rows were held against no rules. */
  readonly quality: Quality | null
  readonly columns: readonly SheetColumn[]
}

export interface SheetRows {
  readonly columns: readonly { readonly name: string; readonly type: ColumnType }[]
  readonly rows: readonly (readonly (string | number | boolean | null)[])[]
  readonly total: number
  /** What names each row, for corrections; null: the rows are not those of the sheet. */
  readonly places: readonly string[] | null
}

/** A step of a plan. */
export interface Step {
  readonly do: string
  readonly [setting: string]: unknown
}

/** A sheet, and which version of it. */
export interface SheetAt {
  readonly id: string
  readonly no?: number
}

export const openSheet = (client: Client, { id, no }: SheetAt, signal: AbortSignal): Promise<SheetContent> =>
  client.request<SheetContent>({ method: 'GET', path: `${BASE}/sheet/open`, query: { id, no }, silent: true, signal })

export const readRows = (
  client: Client,
  body: SheetAt & { readonly steps: readonly Step[]; readonly skip: number; readonly limit: number; readonly places: boolean },
  signal: AbortSignal,
): Promise<SheetRows> => client.request<SheetRows>({ method: 'POST', path: `${BASE}/sheet/rows`, body, silent: true, signal })

export interface ApartRows {
  readonly total: number
  readonly rows: readonly ApartRow[]
}

export interface ApartRow {
  /** Its place among those that were set apart, from 1. */
  readonly at: number
  /** The file that it comes from. */
  readonly source: string | null
  readonly record: number
  readonly column: string | null
  readonly reason: string
  readonly text: string | null
  /** Its texts for the columns of the sheet; null: only `text` was kept. */
  readonly values: readonly (string | null)[] | null
}

export interface MendedRow {
  readonly at: number
  readonly values: readonly (string | null)[]
}

export const readApart = (client: Client, { id, no }: SheetAt, skip: number, signal: AbortSignal): Promise<ApartRows> =>
  client.request<ApartRows>({ method: 'GET', path: `${BASE}/sheet/apart`, query: { id, no, skip }, silent: true, signal })

export const mendRows = (client: Client, id: string, no: number, rows: readonly MendedRow[]): Promise<{ readonly runId: string }> =>
  client.request({ method: 'POST', path: `${BASE}/sheet/mend`, body: { id, no, rows }, silent: true })

export const readQuality = (client: Client, id: string, signal: AbortSignal): Promise<readonly QualityPoint[]> =>
  client.request<readonly QualityPoint[]>({ method: 'GET', path: `${BASE}/sheet/quality`, query: { id }, silent: true, signal })

export interface Correction {
  readonly id: string
  readonly no: number
  readonly row: string
  readonly column: string
  readonly value: string | null
  readonly reason: string
  /** Columns that tell the row from all others; none: it is found by its place. */
  readonly keys: readonly string[]
  /** Undefined: a new one. */
  readonly recipeId: string | undefined
}

export interface Corrected {
  readonly recipeId: string
  readonly recipeName: string
  /** Number of the version that the recipe has got. */
  readonly no: number
}

export const correctCell = (client: Client, body: Correction): Promise<Corrected> =>
  client.request<Corrected>({ method: 'POST', path: `${BASE}/sheet/correct`, body, silent: true })

/** Rows of a page that become doubts. */
export interface MarkedRows extends SheetAt {
  readonly steps: readonly Step[]
  readonly skip: number
  readonly limit: number
  /** Names of the rows; undefined: all of the page. */
  readonly places?: readonly string[]
  readonly title: string
  /** Columns that tell a row to people. */
  readonly keys: readonly string[]
}

export const markDoubts = (client: Client, body: MarkedRows): Promise<{ readonly added: number; readonly known: number }> =>
  client.request({ method: 'POST', path: '/audit/doubt/mark', body, silent: true })

/** Takes a correction back: the recipe gets the steps that it had before. */
export async function takeBack(client: Client, { recipeId: id, no }: Corrected): Promise<void> {
  const before = no > 1 ? await openRecipe(client, { id, no: no - 1 }) : { steps: [], params: [] }
  await saveRecipe(client, { id, no, steps: before.steps, params: before.params })
}

/** Recipes over a sheet, the newest first. */
export async function recipesOver(client: Client, sheetId: string, signal: AbortSignal): Promise<readonly ChosenSheet[]> {
  const query = { sheetId, pageNo: 1, pageSize: 100, column: 'createTime', order: 'desc' }
  const path = `${BASE}/recipe/list`
  const page = await client.request<{ readonly records: readonly ChosenSheet[] }>({ method: 'GET', path, query, silent: true, signal })
  return page.records
}

export const maskColumn = (client: Client, id: string, column: string, kind: 'none' | 'part' | 'whole'): Promise<unknown> =>
  client.request({ method: 'PUT', path: `${BASE}/sheet/mask`, body: { id, column, kind }, silent: true })

export const setMeaning = (client: Client, id: string, column: string, kind: Semantic | 'none' | 'found'): Promise<unknown> =>
  client.request({ method: 'PUT', path: `${BASE}/sheet/meaning`, body: { id, column, kind }, silent: true })

export interface LineageSheet {
  readonly key: string
  /** Null: it is gone, or the user may not read it. */
  readonly id: string | null
  readonly name: string
  /** Its current version. */
  readonly no: number | null
  /** 0: the sheet itself; less: before it; more: behind it. */
  readonly step: number
  /** What its rows come from, where that is no recipe. */
  readonly origin: string | null
}

export interface LineageLine {
  readonly from: string
  readonly to: string
  /** Version that was read. */
  readonly no: number | null
  readonly recipe: string | null
  readonly recipeId: string | null
}

export interface Lineage {
  readonly sheets: readonly LineageSheet[]
  readonly lines: readonly LineageLine[]
  /** There are more than these. */
  readonly cut: boolean
}

export const readLineage = (client: Client, id: string, signal: AbortSignal): Promise<Lineage> =>
  client.request<Lineage>({ method: 'GET', path: `${BASE}/sheet/lineage`, query: { id }, silent: true, signal })

/** Of all rows; null: no row has a value. */
export interface PaperSum {
  readonly name: string
  readonly sum: string | null
}

/** A sheet that a run has read; all but its name is null where it is gone, or the user may not read it. */
export interface PaperSheet {
  readonly id: string | null
  readonly name: string
  readonly no: number | null
  readonly rows: number | null
  readonly sums: readonly PaperSum[]
}

/** What a run has read and made, how, and for whom. */
export interface Paper {
  readonly id: string
  readonly name: string
  /** The version that the run made. */
  readonly no: number
  readonly current: boolean
  readonly time: string
  readonly by: string | null
  readonly rows: number
  readonly apart: number
  /** Null: it is gone, or the user may not read it. */
  readonly recipe: {
    readonly id: string
    readonly name: string
    readonly no: number
    readonly model: ModelUse | null
    readonly steps: readonly Step[]
    readonly values: readonly ParameterValue[]
  } | null
  /** The sheet that the run began with first. */
  readonly sheets: readonly PaperSheet[]
  readonly sums: readonly PaperSum[]
}

export const readPaper = (client: Client, { id, no }: SheetAt, signal: AbortSignal): Promise<Paper> =>
  client.request<Paper>({ method: 'GET', path: `${BASE}/sheet/paper`, query: { id, no }, silent: true, signal })

export type ExportFormat = 'csv' | 'csv-gbk' | 'xlsx' | 'parquet' | 'dbf'

export const exportRows = (
  client: Client,
  body: SheetAt & { readonly steps: readonly Step[]; readonly format: ExportFormat },
): Promise<unknown> => client.request({ method: 'POST', path: `${BASE}/sheet/exportFile`, body, silent: true })

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** A column as it stands after a step. */
export interface Shape {
  readonly name: string
  readonly type: ColumnType
  readonly digits: number | null
}

/** What is asked of each run of a recipe. */
export interface RecipeParameter {
  /** Expressions name it as `param.name`. */
  readonly name: string
  readonly type: 'text' | 'number' | 'date'
  readonly required?: boolean
  /** What is taken where a run says nothing; a date as 2026-01-31. */
  readonly value?: string | null
  /** The only texts that it can be; none: any. */
  readonly options?: readonly string[]
}

export interface ParameterValue {
  readonly name: string
  readonly value: string | null
}

/** The model that the steps of a recipe were made of, and the columns that were chosen for it. */
export interface ModelUse {
  /** Name of its file. */
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly columns: readonly string[] }[]
}

export interface RecipeContent {
  readonly id: string
  readonly name: string
  readonly sheetId: string
  /** 0: nothing was saved yet. */
  readonly no: number
  readonly current: boolean
  readonly steps: readonly Step[]
  readonly params: readonly RecipeParameter[]
  readonly mayEdit: boolean
}

export interface StepTrace {
  readonly columns: readonly Shape[]
  readonly fault: string | null
  readonly missing: string | null
  readonly nearest: string | null
  readonly count: number | null
}

export interface TakenSheet {
  readonly id: string
  readonly name: string
  readonly rows: number
  readonly columns: readonly Shape[]
}

export interface Preview {
  readonly sheets: readonly TakenSheet[]
  readonly sampled: number
  readonly steps: readonly StepTrace[]
  readonly columns: readonly Shape[]
  readonly rows: readonly (readonly (string | number | boolean | null)[])[]
  readonly total: number
  readonly fault: string | null
  /** Rows of the sample that break each rule of the step. */
  readonly broken: readonly number[] | null
}

export interface PreviewAsked {
  readonly sheetId: string
  readonly steps: readonly Step[]
  readonly params: readonly RecipeParameter[]
  readonly upTo: number
  readonly sample: 'first' | 'random'
  readonly show: 'all' | 'changed'
  readonly limit: number
}

export const openRecipe = (client: Client, { id, no }: SheetAt, signal?: AbortSignal): Promise<RecipeContent> =>
  client.request<RecipeContent>({ method: 'GET', path: `${BASE}/recipe/open`, query: { id, no }, silent: true, ...(signal && { signal }) })

export const addRecipe = async (
  client: Client,
  body: { readonly name: string; readonly sheetId: string; readonly steps: readonly Step[] },
): Promise<string> =>
  (await client.request<{ readonly id: string }>({ method: 'POST', path: `${BASE}/recipe/begin`, body, silent: true })).id

export const saveRecipe = (client: Client, body: Pick<RecipeContent, 'id' | 'no' | 'steps' | 'params'> & { readonly model?: ModelUse }) =>
  client.request<{ readonly no: number }>({ method: 'PUT', path: `${BASE}/recipe/steps`, body, silent: true })

export const previewSteps = (client: Client, body: PreviewAsked, signal: AbortSignal): Promise<Preview> =>
  client.request<Preview>({ method: 'POST', path: `${BASE}/recipe/preview`, body, silent: true, signal })

export interface JoinSide {
  readonly rows: number
  readonly empty: number
  readonly unmatched: number
  readonly doubled: number
  readonly unmatchedKeys: readonly string[]
  readonly doubledKeys: readonly string[]
}

export const matchJoin = (
  client: Client,
  body: Pick<PreviewAsked, 'sheetId' | 'steps' | 'params'> & { readonly at: number },
  signal: AbortSignal,
) =>
  client.request<{ readonly left: JoinSide; readonly right: JoinSide }>({
    method: 'POST',
    path: `${BASE}/recipe/match`,
    body,
    silent: true,
    signal,
  })

export interface RecipeTarget {
  readonly sheetId?: string
  readonly name?: string
  readonly folderId?: string
}

/** A sheet in place of the one that a recipe begins with, and its columns that stand for those of that one. */
export interface OtherSource {
  readonly sourceId: string
  readonly columns: readonly { readonly from: string; readonly to: string }[]
}

export interface RecipeRun extends RecipeTarget, Partial<OtherSource> {
  readonly id: string
  readonly values: readonly ParameterValue[]
}

export const runRecipe = (client: Client, body: RecipeRun) =>
  client.request<{ readonly runId: string }>({ method: 'POST', path: `${BASE}/recipe/run`, body, silent: true })

export interface RunState {
  readonly state: string | null
  readonly percent: number | null
  readonly progressText: string | null
  readonly resultText: string | null
  readonly resultLink: string | null
  readonly error: string | null
}

export const readRun = (client: Client, id: string, signal: AbortSignal): Promise<RunState> =>
  client.request<RunState>({ method: 'GET', path: '/sys/jobRun/queryById', query: { id }, silent: true, signal })

export const cancelRun = (client: Client, id: string): Promise<unknown> =>
  client.request({ method: 'POST', path: '/sys/jobRun/cancel', body: { id }, silent: true })

export interface ChosenSheet {
  readonly id: string
  readonly name: string
}

/** Sheets by a part of their name. */
export async function findSheets(client: Client, name: string, signal: AbortSignal): Promise<readonly ChosenSheet[]> {
  const query = { name: name === '' ? undefined : `*${name}*`, pageNo: 1, pageSize: 50, column: 'createTime', order: 'desc' }
  const page = await client.request<{ readonly records: readonly ChosenSheet[] }>({
    method: 'GET',
    path: `${BASE}/sheet/list`,
    query,
    silent: true,
    signal,
  })
  return page.records
}

interface FoundDictionary {
  /** Its code. */
  readonly value: string
  /** Its name. */
  readonly text: string
}

/** Dictionaries by a part of their name. */
export const findDictionaries = (client: Client, keyword: string, signal: AbortSignal): Promise<readonly FoundDictionary[]> =>
  client.request<readonly FoundDictionary[]>({
    method: 'GET',
    path: `/sys/dict/loadDict/${encodeURIComponent('sys_dict,dict_name,dict_code')}`,
    query: { keyword, pageSize: 50 },
    silent: true,
    signal,
  })
