import { join } from 'node:path'
import { bringIn, type Imported, type TextFile } from '../../../data/import'
import { duckdb } from '../../../data/sql'
import type { JobContext, JobResult } from '../../../jobs'
import { type KeptVersion, keepVersion } from '../keep-version'
import type { DataServices } from '../services'
import { placesOf } from '../sources'
import { texts } from '../texts'
import { findVersion, type Origin, type Trx, type Version } from '../versions/repository'
import { inWorkFolder } from '../work-folder'
import { columnOf, matched, newColumns, wholly } from './columns'
import { reconcile } from './control'
import { SECONDS } from './proposal'
import type { ChosenImport } from './repository'
import { updateRows } from './update'

/** Rows on their way into a sheet. */
export interface Incoming {
  readonly context: JobContext<unknown>
  readonly services: DataServices
  readonly chosen: ChosenImport
  /** What people call the source. */
  readonly source: string
  /** Writes them into a folder as text. */
  readonly text: (folder: string) => Promise<TextFile>
  /** What the version keeps of where they come from, once they were written. */
  readonly origin: (mode: NonNullable<ChosenImport['mode']>) => Origin
  /** Further work of the transaction that adds the version. */
  readonly kept: (trx: Trx, of: KeptVersion) => Promise<void>
}

const optionsOf = ({ context }: Incoming) => ({ signal: context.signal, seconds: SECONDS, background: true })

/** The rows of the file under the names of the sheet. */
async function arranged(incoming: Incoming, { file }: Imported, columns: ReturnType<typeof newColumns>, folder: string) {
  if (columns.every(({ of, stored }) => of === stored) && columns.length > 0) return file
  const to = join(folder, 'arranged.parquet')
  const names = columns.map(({ of, stored }) => `${duckdb.name(of)} as ${duckdb.name(stored)}`).join(', ')
  const rows = `select ${names} from read_parquet(${duckdb.string(file)})`
  const sql = `copy (${rows}) to ${duckdb.string(to)} (format parquet, compression zstd)`
  await incoming.services.engine.rows({ statements: [{ sql }], reads: [file], writes: folder }, optionsOf(incoming))
  return to
}

/** The records of the file as rows, under their names in the file. */
async function broughtIn(incoming: Incoming, folder: string, keys?: readonly string[]): Promise<Imported> {
  const { context, services, chosen, source, text } = incoming
  context.progress(0, 100, texts.reading)
  const file = await text(folder)
  context.progress(15, 100, texts.bringing)
  return bringIn(services.engine, file, chosen.columns.map(columnOf), folder, { ...optionsOf(incoming), source, keys })
}

/** Rows as a new sheet, in place of those of one, or behind them. */
async function bring(incoming: Incoming, former: Version | undefined, folder: string) {
  const { chosen, services } = incoming
  const columns = former ? wholly(chosen.columns, former) : newColumns(chosen.columns)
  const imported = await broughtIn(incoming, folder)
  const file = await arranged(incoming, imported, columns, folder)
  await reconcile(services.engine, chosen, { file, columns, records: imported.rows + imported.apart }, optionsOf(incoming))
  const text = texts.brought(imported.rows, imported.apart)
  return { made: { columns: columns.map(({ of: _, ...column }) => column), file, former, rows: imported.rows }, imported, text }
}

/** Rows of a version with those of the file in the places of the ones that have the same key. */
async function update(incoming: Incoming, former: Version, folder: string) {
  const { chosen, services } = incoming
  const columns = matched(chosen.columns, former)
  const imported = await broughtIn(incoming, folder, chosen.keys)
  const came = columns.flatMap(({ of, ...column }) => (of === null ? [] : [{ ...column, stored: of }]))
  const counted = { file: imported.file, columns: came, records: imported.rows + imported.apart }
  await reconcile(services.engine, chosen, counted, optionsOf(incoming))
  const asked = { files: placesOf(services, former.file), columns, file: imported.file, keys: chosen.keys ?? [] }
  const { file, rows, updated, added } = await updateRows(services.engine, asked, folder, optionsOf(incoming))
  const text = texts.updated(updated, added, imported.apart)
  return { made: { columns: columns.map(({ of: _, ...column }) => column), file, rows, former: undefined }, imported, text }
}

/** Brings rows into a sheet as its next version. */
export async function bringVersion(incoming: Incoming): Promise<JobResult> {
  const { context, services, chosen, origin, kept } = incoming
  const { sheetId, mode = 'replace' } = chosen
  const based = sheetId && mode !== 'replace' ? await context.withTenant(trx => findVersion(trx, sheetId)) : undefined
  return inWorkFolder(services.folder, async folder => {
    const done = based && mode === 'update' ? await update(incoming, based, folder) : await bring(incoming, based, folder)
    const { imported, made, text } = done
    const version = await keepVersion(context, services, {
      ...made,
      ...{ based, aside: based, apart: imported.apart, apartFile: imported.apartFile },
      origin: origin(based ? mode : 'replace'),
      sheet: sheetId || { name: chosen.name ?? '', folderId: chosen.folderId || null, secretLevel: chosen.secretLevel ?? '0' },
      kept,
    })
    return { text, link: `/data/open?id=${version.sheetId}`, data: version }
  })
}
