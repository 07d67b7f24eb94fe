import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type DataEngine, EngineError, type EngineOptions } from '../engine'
import type { Column } from '../plan'
import { duckdb } from '../sql'
import { nameAt, records } from './csv'
import { isForm, looked, readValue } from './reading'
import { texts } from './texts'
import type { Imported, TextFile } from './types'

export interface BringOptions extends EngineOptions {
  /** What people call the source, kept with each record that is set apart. */
  readonly source?: string | undefined
  /** Columns by which rows of a sheet are updated, kept with each record that is set apart. */
  readonly keys?: readonly string[] | undefined
}

/** Why a text does not fit a column of that type. */
const misfitOf = (type: Column['type']): string => {
  const reasons: Partial<Record<Column['type'], string>> = {
    whole: texts.notWhole,
    decimal: texts.notDecimal,
    number: texts.notDecimal,
    date: texts.notDate,
    datetime: texts.notDatetime,
    boolean: texts.notBoolean,
  }
  return reasons[type] ?? texts.otherReason
}

const parquet = (rows: string, path: string) => `copy (${rows}) to ${duckdb.string(path)} (format parquet, compression zstd)`
const valueAt = (at: number) => `"v${at}"`
const rowsOf = (path: string) => `select count(*) from read_parquet(${duckdb.string(path)})`

/** The rows, where all values fit; the statement fails at the first that does not. */
function allRows(file: TextFile, columns: readonly Column[]): string {
  const stop = (text: string) => `case when ${looked(text)} <> '' then error('misfit') end`
  const values = columns.map((column, at) => `${readValue(nameAt(at), column, stop(nameAt(at)))} as "${nameAt(at)}"`)
  return `select ${values.join(', ')} from ${records(file.path, file.layout)}`
}

/** The first column whose text is not of its type, from 1; null where all fit. */
function misfit(columns: readonly Column[]): string {
  const cases = columns.flatMap(({ type }, at) =>
    isForm(type) ? [`when ${valueAt(at)} is null and ${looked(nameAt(at))} <> '' then ${at + 1}`] : [],
  )
  return cases.length === 0 ? 'cast(null as integer)' : `case ${cases.join(' ')} end`
}

/** All records with their values as `v0`, `v1` … and the first misfit. */
function judged(file: TextFile, columns: readonly Column[], ...more: readonly string[]): string {
  const values = columns.map((column, at) => `${readValue(nameAt(at), column)} as ${valueAt(at)}`)
  return `select *, ${misfit(columns)} as "bad" from (select ${['*', ...values, ...more].join(', ')} from ${records(file.path, file.layout)})`
}

const reasonOf = (entries: readonly (readonly [string, string])[], of: string, otherwise: string) =>
  `case ${of} ${entries.map(([key, reason]) => `when ${key} then ${duckdb.string(reason)}`).join(' ')} else ${duckdb.string(otherwise)} end`

/** Makes the tables `misfits` and `lost`: rows with a value that does not fit, by their places among those that can be read, and lines that cannot. */
function faults(file: TextFile, columns: readonly Column[]): readonly string[] {
  const shown = columns.map((_, at) => `when ${at + 1} then "${nameAt(at)}"`)
  const text = `case "bad" ${shown.join(' ')} end as "text", [${columns.map((_, at) => nameAt(at)).join(', ')}] as "fields"`
  const before = (file.layout.head ? 1 : 0) + file.layout.skip
  return [
    `create or replace temp table misfits as select "nth", "bad", ${text} from (${judged(file, columns, 'row_number() over () as "nth"')}) where "bad" is not null`,
    // Before the k-th lost line stand as many rows that were read as its place leaves over.
    `create or replace temp table lost as select *, line - k - ${before} as "after" from (select line, any_value(error_type) as "fault",
      any_value(csv_line) as "text", row_number() over (order by line) as k from reject_errors group by line)`,
  ]
}

/** The fields of a line that cannot be read, as they would be cut; what had no fields has none. */
function fieldsOf({ layout, unread }: TextFile): string {
  if (unread !== undefined) return 'cast([] as varchar[])'
  const { delimiter } = layout
  const field = duckdb.string(`("(?:[^"]|"")*"|[^${delimiter}]*)[${delimiter}]`)
  const cut = `regexp_extract_all("text" || ${duckdb.string(delimiter)}, ${field}, 1)`
  const bare = `case when value like '"%"' and strlen(value) > 1 then replace(value[2:-2], '""', '"') else value end`
  return `list_transform(${cut}, lambda value: nullif(${bare}, ''))`
}

/** Records that cannot be read, and those with a value that does not fit, by their places in the file, with all of their fields. */
function apart(columns: readonly Column[], file: TextFile, { source, keys }: BringOptions): string {
  const { layout, unread: reason } = file
  const reasons = { ...texts.reasons, ...(reason !== undefined && { 'TOO MANY COLUMNS': reason }) }
  const unread = Object.entries(reasons).map(([key, reason]) => [duckdb.string(key), reason] as const)
  const unfit = columns.map(({ type }, at) => [String(at + 1), misfitOf(type)] as const)
  const names = columns.map(({ name }, at) => [String(at + 1), name] as const)
  const before = (layout.head ? 1 : 0) + layout.skip
  const places = `select misfits.*, "nth" + ${before} + coalesce(k, 0) as "place" from misfits
    asof left join (select "after", max(k) as k from lost group by "after") as gaps on "nth" > "after"`
  // A line that had no fields stands in the first one.
  const line = reason === undefined ? '"text"' : `replace(regexp_extract("text", '^"(.*)"(,x)+$', 1), '""', '"')`
  const list = (values: readonly string[]) => `cast([${values.map(value => duckdb.string(value)).join(', ')}] as varchar[])`
  const from = `cast(${source === undefined ? 'null' : duckdb.string(source)} as varchar) as source`
  const of = `${from}, ${list(columns.map(({ name }) => name))} as names, ${keys ? list(keys) : 'cast(null as varchar[])'} as keys`
  return `select *, ${of} from (
    select cast(line as bigint) as record, cast(null as varchar) as "column", ${reasonOf(unread, '"fault"', texts.otherReason)} as reason,
      ${line} as "text", ${fieldsOf(file)} as "fields" from lost
    union all select "place", ${reasonOf(names, '"bad"', '')}, ${reasonOf(unfit, '"bad"', texts.otherReason)}, "text", "fields" from (${places}))
    order by record`
}

/** Writes all rows; false: a value does not fit, or a line cannot be read. */
async function bringAll(
  ask: (...sql: string[]) => ReturnType<DataEngine['rows']>,
  file: TextFile,
  columns: readonly Column[],
  rows: string,
) {
  try {
    const [[lost = 0] = []] = await ask(parquet(allRows(file, columns), rows), 'select count(*) from reject_errors')
    return Number(lost) === 0
  } catch (error) {
    if (error instanceof EngineError && error.fault === 'value') return false
    throw error
  }
}

/**
 * Brings the records of a text file into the folder, which is empty and the caller's to keep or remove. Rows with a value that does not fit its
 * column, and records that cannot be read, are set apart with their reasons: nothing is dropped or becomes null unsaid.
 */
export async function bringIn(
  engine: DataEngine,
  file: TextFile,
  columns: readonly Column[],
  folder: string,
  { source, keys, ...options }: BringOptions = {},
): Promise<Imported> {
  const [rows, aside] = ['rows', 'apart'].map(name => join(folder, `${name}.parquet`)) as [string, string]
  const ask = (...sql: string[]) =>
    engine.rows({ statements: sql.map(text => ({ sql: text })), reads: [file.path], writes: folder }, options)
  if (await bringAll(ask, file, columns, rows)) {
    const [[count = 0] = []] = await ask(rowsOf(rows))
    return { rows: Number(count), apart: 0, file: rows }
  }
  const kept = columns.map((_, at) => `${valueAt(at)} as "${nameAt(at)}"`)
  const [[count = 0, others = 0] = []] = await ask(
    parquet(`select ${kept.join(', ')} from (${judged(file, columns)}) where "bad" is null`, rows),
    ...faults(file, columns),
    parquet(apart(columns, file, { source, keys }), aside),
    `select (${rowsOf(rows)}), (${rowsOf(aside)})`,
  )
  if (Number(others) === 0) await rm(aside, { force: true })
  return { rows: Number(count), apart: Number(others), file: rows, ...(Number(others) > 0 && { apartFile: aside }) }
}
