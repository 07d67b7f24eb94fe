import { type EntityModel, translated } from '../../../renderer/core'
import type { OwnCall } from '../../http/contract'
import { FinalError, type JobContext } from '../../jobs'
import { readerOf, readingAs, type Trx } from '../../query'
import { learnChoices } from '../../records/checks'
import { ownOptions } from '../../records/options'
import { type BookRow, importRow, readRow } from '../../sheets'
import { sheetColumns } from '../../sheets/records/columns'
import { writeContext } from '../entities'
import { keyFields, type Saved, saverOf } from './keyed'
import { keysOf, matchColumns } from './matching'
import type { Origin, Reader } from './origin'
import type { Params } from './params'
import { type Counts, texts } from './texts'

/** Rows that are looked up together. */
const PART = 500
/** Rows that were refused, as far as they are kept for the file. */
const MOST_REFUSED = 5000

/** A row that was not taken. */
export interface RefusedRow {
  readonly row: number
  readonly cause: string
  readonly cells: readonly string[]
}

/** What became of the rows. */
export interface Outcome {
  readonly columns: readonly string[]
  readonly counts: Counts
  readonly refused: readonly RefusedRow[]
  /** Names of columns that no field takes. */
  readonly leftOut: readonly string[]
}

export interface Saving {
  readonly context: JobContext<Params>
  readonly entity: EntityModel
  readonly reader: Reader
  readonly ownCall: OwnCall | undefined
}

function ok<T>(found: T | string): T {
  if (typeof found === 'string') throw new FinalError(found)
  return found
}

/** What rows are read and saved by, once the transaction has begun. */
async function begin(trx: Trx, { context: { params }, entity, reader, ownCall }: Saving, origin: Origin) {
  readingAs(trx, readerOf(reader))
  const own = await ownOptions(reader, entity)
  const writing = await writeContext(reader, entity, { trx, ownCall }, true, own)
  const fields = sheetColumns(entity, 'import', writing.options)
  const places = ok(matchColumns(params, origin.columns, fields))
  const keys = keyFields(
    entity,
    ok(keysOf(params, fields)).map(({ name }) => name),
  )
  if (typeof keys === 'string') throw new FinalError(texts.badKey(translated(keys)))
  return { writing, places, saver: saverOf(writing, keys) }
}

/** Saves all rows in this transaction; rows that are refused leave no trace. */
export async function saveRows(trx: Trx, saving: Saving, origin: Origin): Promise<Outcome> {
  const { progress, signal } = saving.context
  const { writing, places, saver } = await begin(trx, saving, origin)
  const counts = { added: 0, changed: 0, same: 0, refused: 0 }
  const refused: RefusedRow[] = []
  for (let from = 0; from < origin.rows.length; from += PART) {
    progress(from, origin.rows.length, texts.saving(from, origin.rows.length))
    const part = origin.rows.slice(from, from + PART)
    const read = part.map((cells, at): BookRow => ({ ...readRow({ number: from + at + 1, cells }, places), lines: new Map() }))
    const records = read.map(({ record }) => record)
    await learnChoices(writing, records)
    await saver.prepare(trx, records)
    for (const [at, row] of read.entries()) {
      signal.throwIfAborted()
      let saved: Saved = 'same'
      const [wrong] = await importRow(trx, row, async record => {
        saved = await saver.save(record)
      })
      counts[wrong ? 'refused' : saved]++
      if (wrong && refused.length < MOST_REFUSED) refused.push({ row: row.row, cause: wrong.cause, cells: part[at] ?? [] })
    }
  }
  progress(origin.rows.length, origin.rows.length)
  return {
    columns: origin.columns.map(({ title, name }) => title.trim() || name),
    counts,
    refused,
    leftOut: origin.columns.flatMap(({ name }, at) => (places[at] ? [] : [name])),
  }
}
