import type { DataEngine, EngineOptions } from '../../../data/engine'
import { duckdb } from '../../../data/sql'
import { FinalError } from '../../../jobs'
import { texts } from '../texts'
import type { StoredColumn } from '../versions/repository'
import type { ChosenImport } from './repository'

interface Counted {
  readonly file: string
  readonly columns: readonly StoredColumn[]
  /** Rows, those that were set apart included. */
  readonly records: number
}

const NUMERIC = new Set(['whole', 'decimal', 'number'])

/** The sum of a column and whether it is the one that was named, to the last digit. */
async function sums(engine: DataEngine, file: string, stored: string, said: string, options: EngineOptions) {
  const sum = `coalesce(sum(cast(${duckdb.name(stored)} as decimal(38, 12))), 0)`
  const sql = `select rtrim(rtrim(cast(${sum} as varchar), '0'), '.'), ${sum} = cast(${duckdb.string(said)} as decimal(38, 12)) from ${duckdb.file(file)}`
  const [[found = '', same = false] = []] = await engine.rows({ statements: [{ sql }], reads: [file] }, options)
  return { found: String(found), same: same === true }
}

/** Refuses a file that is not what its sender has counted. */
export async function reconcile(
  engine: DataEngine,
  { control = {} }: Pick<ChosenImport, 'control'>,
  { file, columns, records }: Counted,
  options: EngineOptions,
): Promise<void> {
  if (control.rows !== undefined && control.rows !== records) throw new FinalError(texts.controlRows(control.rows, records))
  if (!control.column || control.sum === undefined) return
  const column = columns.find(({ name }) => name === control.column)
  if (!column) throw new FinalError(texts.noColumn(control.column))
  if (!NUMERIC.has(column.type)) throw new FinalError(texts.controlColumn(column.name))
  const { found, same } = await sums(engine, file, column.stored, control.sum, options)
  if (!same) throw new FinalError(texts.controlSum(column.name, control.sum, found))
}
