import { join } from 'node:path'
import type { DataEngine, EngineOptions } from '../../../data/engine'
import { duckdb } from '../../../data/sql'
import { FinalError } from '../../../jobs'
import { texts } from '../texts'
import type { StoredColumn } from '../versions/repository'

/** A column of a sheet, and what it is called in the file; null: the file does not have it. */
export type MatchedColumn = StoredColumn & { readonly of: string | null }

interface Update {
  /** Files of the version that is updated. */
  readonly files: readonly string[]
  readonly columns: readonly MatchedColumn[]
  /** The rows that came in. */
  readonly file: string
  /** Names of the columns by which rows are the same. */
  readonly keys: readonly string[]
}

export interface Updated {
  readonly file: string
  readonly rows: number
  readonly updated: number
  readonly added: number
}

const { name: quoted, string } = duckdb

/** All rows of a version, with their places. */
const rowsOf = (files: readonly string[]) =>
  files.map((file, part) => `select *, ${part} as part from ${duckdb.file(file)}`).join(' union all ')

const textOf = (values: readonly unknown[]) => values.map(String).join('、')

/** Refuses rows that have no key, or the same one twice: it would not be known which of them counts. */
async function checkKeys(ask: (sql: string) => ReturnType<DataEngine['rows']>, file: string, keys: readonly string[]): Promise<void> {
  const from = duckdb.file(file)
  const [[empty = 0] = []] = await ask(`select count(*) from ${from} where ${keys.map(key => `${key} is null`).join(' or ')}`)
  if (Number(empty) > 0) throw new FinalError(texts.emptyKeys(Number(empty)))
  const shown = keys.map(key => `cast(${key} as varchar)`).join(', ')
  const [doubled] = await ask(`select ${shown} from ${from} group by ${keys.join(', ')} having count(*) > 1 order by min(place) limit 1`)
  if (doubled) throw new FinalError(texts.doubledKey(textOf(doubled)))
}

/** The values of a row: those of the file where it has the row, else those that were. */
function merged({ stored, of, name }: MatchedColumn, keys: readonly string[]): string {
  const [was, came] = [`f.${quoted(stored)}`, of === null ? null : `n.${quoted(of)}`]
  return came === null || keys.includes(name) ? was : `case when n.place is not null then ${came} else ${was} end as ${quoted(stored)}`
}

/**
 * Writes the rows of a version with those of a file in the places of the rows that have the same key, and the others behind them. A column that the file
 * does not have stays as it was.
 */
export async function updateRows(
  engine: DataEngine,
  { files, columns, file, keys }: Update,
  folder: string,
  options: EngineOptions,
): Promise<Updated> {
  const ask = (sql: string, writes?: string) => engine.rows({ statements: [{ sql }], reads: [...files, file], writes }, options)
  const pairs = columns.flatMap(({ name, of, stored }) =>
    of !== null && keys.includes(name) ? [{ of: quoted(of), stored: quoted(stored) }] : [],
  )
  await checkKeys(
    ask,
    file,
    pairs.map(({ of }) => of),
  )
  const same = pairs.map(({ of, stored }) => `f.${stored} = n.${of}`).join(' and ')
  const [were, came] = [`(${rowsOf(files)}) as f`, `${duckdb.file(file)} as n`]
  const [[updated = 0, news = 0] = []] = await ask(
    `select (select count(*) from ${came} semi join ${were} on ${same}), (select count(*) from ${came})`,
  )
  const old = columns.map(column => merged(column, keys)).join(', ')
  const added = columns.map(({ of }) => (of === null ? 'null' : `n.${quoted(of)}`)).join(', ')
  const all = `select ${old}, 0 as side, f.part as part, f.place as place from ${were} left join ${came} on ${same}
    union all select ${added}, 1, 0, n.place from ${came} anti join ${were} on ${same}`
  const to = join(folder, 'updated.parquet')
  const stored = columns.map(column => quoted(column.stored)).join(', ')
  await ask(`copy (select ${stored} from (${all}) order by side, part, place) to ${string(to)} (format parquet, compression zstd)`, folder)
  const [[rows = 0] = []] = await engine.rows(
    { statements: [{ sql: `select count(*) from read_parquet(${string(to)})` }], reads: [to] },
    options,
  )
  return { file: to, rows: Number(rows), updated: Number(updated), added: Number(news) - Number(updated) }
}
