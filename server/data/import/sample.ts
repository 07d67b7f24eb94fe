import type { DataEngine, EngineCell, EngineOptions } from '../engine'
import { duckdb } from '../sql'
import { nameAt, records } from './csv'
import { looked } from './reading'
import type { ProposedColumn, TextFile } from './types'

/** Rows that are shown of the beginning. */
const FIRST = 50
/** Columns of which the strangest row is shown. */
const MOST_STRANGE = 20

export interface FileSample {
  /** Records that can be read. */
  readonly rows: number
  /** The first of them, as texts. */
  readonly first: readonly (readonly EngineCell[])[]
  /** Of each column whose values are nearly all of a type, a row that is not. */
  readonly strange: readonly (readonly EngineCell[])[]
}

/** What a user looks at before a file is brought in. */
export async function sampleFile(
  engine: DataEngine,
  { path, layout }: TextFile,
  columns: readonly ProposedColumn[],
  options: EngineOptions = {},
): Promise<FileSample> {
  const file = records(path, layout)
  const names = layout.names.map((_, at) => duckdb.name(nameAt(at))).join(', ')
  const ask = (sql: string) => engine.rows({ statements: [{ sql }], reads: [path] }, options)
  const [[rows = 0] = []] = await ask(`select count(*) from ${file}`)
  const first = await ask(`select ${names} from ${file} limit ${FIRST}`)
  const odd = columns.flatMap(({ nearly }, at) => (nearly ? [{ at, example: nearly.example }] : [])).slice(0, MOST_STRANGE)
  const strange: (readonly EngineCell[])[] = []
  for (const { at, example } of odd) {
    const found = `starts_with(${looked(nameAt(at))}, ${duckdb.string(example)})`
    strange.push(...(await ask(`select ${names} from ${file} where ${found} limit 1`)))
  }
  return { rows: Number(rows), first, strange }
}
