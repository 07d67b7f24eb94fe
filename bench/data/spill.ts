import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DataEngine } from '../../server/data/engine'
import { compilePlan, type SheetSource } from '../../server/data/plan'
import { duckdb } from '../../server/data/sql'

const PATIENT = { seconds: 4 * 3600 }
/** Megabytes that the engine may hold. */
export const MEMORY = 512

const COLUMNS: SheetSource['columns'] = [
  { name: '编号', type: 'text', stored: 'c1' },
  { name: '金额', type: 'decimal', digits: 2, stored: 'c2' },
  { name: '日期', type: 'date', stored: 'c3' },
]

const rowsOf = (rows: number) => `select lpad(cast(i as varchar), 9, '0') as c1, cast((hash(i) % 1000000000) / 100 as decimal(38, 2)) as c2,
  date '2020-01-01' + cast(hash(i + 1) % 2000 as integer) as c3 from range(${rows}) t(i)`

/** Sorts more rows than fit into memory and writes them, as a run of a recipe does; milliseconds. Fails where one is lost. */
export async function sortedBeyondMemory(parent: string, rows: number): Promise<number> {
  const place = join(parent, 'spill-run')
  mkdirSync(place)
  const engine = new DataEngine(join(place, 'spill'), { threads: 2, memory: MEMORY, spill: 40_960 })
  const [file, to] = [join(place, 'rows.parquet'), join(place, 'sorted.parquet')]
  const written = (sql: string, path: string) => `copy (${sql}) to ${duckdb.string(path)} (format parquet, compression zstd)`
  try {
    await engine.rows({ statements: [{ sql: written(rowsOf(rows), file) }], writes: place }, PATIENT)
    const source: SheetSource = { files: [file], columns: COLUMNS }
    const steps = [{ do: 'sort', keys: [{ column: '金额', descending: true }] }]
    const plan = compilePlan({ sheet: 's', steps }, { sheet: () => source, now: new Date() })
    const begun = performance.now()
    await engine.rows({ statements: [{ sql: written(plan.sql, to) }], reads: plan.reads, writes: place }, PATIENT)
    const took = performance.now() - begun
    const [[count = 0] = []] = await engine.rows({
      statements: [{ sql: `select count(*) from read_parquet(${duckdb.string(to)})` }],
      reads: [to],
    })
    if (Number(count) !== rows) throw new Error(`${count} rows were sorted, of ${rows}.`)
    return took
  } finally {
    engine.close()
    rmSync(place, { recursive: true, force: true })
  }
}
