import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { DataEngine, EngineOptions } from '../engine'
import type { CompiledPlan } from '../plan'
import { duckdb } from '../sql'
import { writeCsv } from './csv'
import { writeDbf } from './dbf'
import type { Exported, Parts } from './types'
import { writeWorkbook } from './workbook'

export { ExportError, type Exported } from './types'

export const EXPORT_FORMATS = ['csv', 'csv-gbk', 'xlsx', 'parquet', 'dbf'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export interface ExportOptions extends EngineOptions {
  /** Hears how many rows are written; not of Parquet, which the engine writes itself. */
  readonly onRows?: (done: number) => void
}

type Plan = Pick<CompiledPlan, 'columns' | 'sql' | 'reads'>

async function writeParquet(engine: DataEngine, { columns, sql, reads }: Plan, path: string, options: EngineOptions): Promise<Exported> {
  const names = columns.map(({ name }) => duckdb.name(name)).join(', ')
  const file = duckdb.string(path)
  const statements = [
    `copy (select * from (${sql}) as t(${names})) to ${file} (format parquet, compression zstd)`,
    `select count(*) from read_parquet(${file})`,
  ]
  const task = { statements: statements.map(text => ({ sql: text })), reads, writes: dirname(path) }
  const [[rows = 0] = []] = await engine.rows(task, options)
  return { rows: Number(rows) }
}

async function* heard(parts: Parts, onRows: (done: number) => void): Parts {
  let done = 0
  for await (const part of parts) {
    yield part
    done += part.length
    onRows(done)
  }
}

/**
 * Writes all rows of a plan to a file whose folder is the caller's, as they come: memory stays flat however many there are. Leaves no file where it fails
 * or is cancelled.
 */
export async function exportRows(
  engine: DataEngine,
  plan: Plan,
  path: string,
  format: ExportFormat,
  { onRows, ...options }: ExportOptions = {},
): Promise<Exported> {
  const counted = (parts: Parts) => (onRows ? heard(parts, onRows) : parts)
  const parts = () => counted(engine.parts({ statements: [{ sql: plan.sql }], reads: plan.reads }, options))
  try {
    if (format === 'parquet') return await writeParquet(engine, plan, path, options)
    if (format === 'dbf') return await writeDbf(engine, plan, path, options, counted)
    if (format === 'xlsx') return await writeWorkbook(plan.columns, parts(), path)
    return await writeCsv(plan.columns, parts(), path, format === 'csv-gbk')
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}
