import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataEngine, EngineOptions } from '../../../data/engine'
import { bringIn, type Imported } from '../../../data/import'
import { duckdb } from '../../../data/sql'
import { csvField } from '../../../sheets/csv'
import { fail } from '../../../util/errors'
import { apartRelation } from '../apart'
import { updateRows } from '../imports/update'
import { texts } from '../texts'
import type { StoredColumn } from '../versions/repository'
import type { StoredMend } from './repository'

/** Where things lie that take mended rows in. */
export interface Place {
  readonly engine: DataEngine
  readonly folder: string
  readonly options: EngineOptions
}

export interface MendedSheet {
  readonly columns: readonly StoredColumn[]
  /** Files of its rows. */
  readonly files: readonly string[]
  /** Files of its rows that were set apart. */
  readonly apart: readonly string[]
}

const { name: quoted, string, file: rowsOf } = duckdb

const written = (rows: string, to: string) => `copy (${rows}) to ${string(to)} (format parquet, compression zstd)`

/** The mended rows as a file, read like any other: before their values stand their numbers among the rows that were set apart. */
export async function readMended(
  { engine, folder, options }: Place,
  { columns }: MendedSheet,
  rows: StoredMend['rows'],
): Promise<Imported> {
  const path = join(folder, 'mended.csv')
  const lines = rows.map(({ at, values }) => [String(at), ...values.map(value => csvField(value ?? ''))].join(','))
  await writeFile(path, `${lines.join('\n')}\n`)
  const layout = { delimiter: ',' as const, skip: 0, head: false, names: ['', ...columns.map(({ name }) => name)] }
  return bringIn(engine, { path, encoding: 'utf-8', layout }, [{ name: '', type: 'whole' }, ...columns], folder, options)
}

/** The keys by which rows that fit now update rows of the sheet. */
async function groupsOf({ engine, folder, options }: Place, { apart }: MendedSheet, { file }: Imported): Promise<readonly Group[]> {
  const numbers = `select r.place, keys from ${rowsOf(file)} as r join ${apartRelation(apart)} as a on a."at" = r.c1`
  const sql = `select unnest(keys), unnest(range(len(keys))) as "at", dense_rank() over (order by keys) as nth
    from (select distinct keys from (${numbers}) where keys is not null) order by nth, "at"`
  const found = await engine.rows({ statements: [{ sql }], reads: [file, ...apart], writes: folder }, options)
  const groups: string[][] = []
  for (const [name, , nth] of found) {
    const group = groups[Number(nth) - 1] ?? []
    groups[Number(nth) - 1] = [...group, String(name)]
  }
  return groups
}

type Group = readonly string[]

/** The rows of one group, as the columns of the sheet are stored. */
function rowsOfGroup({ columns, apart }: MendedSheet, file: string, keys: Group | null): string {
  const values = columns.map(({ stored }, at) => `r.c${at + 2} as ${quoted(stored)}`).join(', ')
  const same = keys === null ? 'a.keys is null' : `a.keys = [${keys.map(string).join(', ')}]`
  return `select ${values} from ${rowsOf(file)} as r join ${apartRelation(apart)} as a on a."at" = r.c1 where ${same} order by r.place`
}

export interface TakenIn {
  readonly file: string
  readonly rows: number
  /** Whether the file holds all rows of the sheet, else those alone that stand behind them. */
  readonly whole: boolean
}

/** The sheet with the rows that fit now: those of an update in the places of the rows with the same key, the others behind all. */
export async function takeIn(place: Place, sheet: MendedSheet, imported: Imported): Promise<TakenIn> {
  const { engine, folder, options } = place
  let { files } = sheet
  const groups = await groupsOf(place, sheet, imported)
  for (const [nth, keys] of groups.entries()) {
    const within = join(folder, `keys-${nth}`)
    await mkdir(within)
    const file = join(within, 'rows.parquet')
    const reads = [imported.file, ...sheet.apart]
    await engine.rows({ statements: [{ sql: written(rowsOfGroup(sheet, imported.file, keys), file) }], reads, writes: within }, options)
    const columns = sheet.columns.map(column => ({ ...column, of: column.stored }))
    files = [(await updateRows(engine, { files, columns, file, keys }, within, options)).file]
  }
  const whole = groups.length > 0
  const file = join(folder, 'taken-in.parquet')
  const stored = sheet.columns.map(column => quoted(column.stored)).join(', ')
  const before = whole ? files.map(each => `select ${stored} from read_parquet(${string(each)}) union all `).join('') : ''
  const statements = [
    { sql: written(`${before}select * from (${rowsOfGroup(sheet, imported.file, null)})`, file) },
    { sql: `select count(*) from read_parquet(${string(file)})` },
  ]
  const reads = [imported.file, ...sheet.apart, ...(whole ? files : [])]
  const [[rows = 0] = []] = await engine.rows({ statements, reads, writes: folder }, options)
  return { file, rows: Number(rows), whole }
}

/** Rows that stay apart: those that were not mended, and those that do not fit as they are mended, under their own names and places. */
export async function stillApart(place: Place, sheet: MendedSheet, rows: StoredMend['rows'], { apartFile }: Imported) {
  const { engine, folder, options } = place
  const to = join(folder, 'still-apart.parquet')
  const { columns, apart } = sheet
  const left = `select * from ${apartRelation(apart)} where "at" not in (${rows.map(({ at }) => at).join(', ')})`
  const names = `cast([${columns.map(({ name }) => string(name)).join(', ')}] as varchar[])`
  const again = `select a.source, a.record, n."column", n.reason, n."text", ${names} as names, n."fields"[2:] as "fields", a.keys, a."at"
    from ${apartRelation(apart)} as a join ${rowsOf(apartFile ?? '')} as n on a."at" = try_cast(n."fields"[1] as bigint)`
  const all = apartFile === undefined ? left : `${left} union all by name ${again}`
  const statements = [
    { sql: written(`select * exclude ("at") from (${all}) order by "at"`, to) },
    { sql: `select count(*) from read_parquet(${string(to)})` },
  ]
  const reads = [...apart, ...(apartFile === undefined ? [] : [apartFile])]
  const [[count = 0] = []] = await engine.rows({ statements, reads, writes: folder }, options)
  return Number(count) === 0 ? { apart: 0 } : { apart: Number(count), apartFile: to }
}

/** Fails where one of the rows is not among those that were set apart, or has other columns than the sheet. */
export function checkRows(rows: StoredMend['rows'], columns: number, apart: number): void {
  if (rows.some(({ values }) => values.length !== columns)) fail(texts.widthDiffers)
  const places = new Set(rows.map(({ at }) => at))
  if (places.size !== rows.length || rows.some(({ at }) => at > apart)) fail(texts.notApart)
}
