import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { defined } from '../../renderer/core'
import { DataEngine, type EngineCell } from '../../server/data/engine'
import { compilePlan, type PlanOptions, type SheetSource, type Step } from '../../server/data/plan'
import { duckdb } from '../../server/data/sql'

type Columns = readonly Omit<SheetSource['columns'][number], 'stored'>[]

/** Sheets of a test file, and plans over them in an engine of its own. */
export class PlanSheets {
  private readonly sheets = new Map<string, SheetSource>()
  private place = ''
  private engine: DataEngine | undefined

  open(): void {
    this.place = mkdtempSync(join(tmpdir(), 'weft-plan-'))
    mkdirSync(join(this.place, 'sheets'))
    this.engine = new DataEngine(join(this.place, 'spill'), { memory: 256, threads: 2 })
  }

  close(): void {
    this.engine?.close()
    rmSync(this.place, { recursive: true, force: true })
  }

  /** Rows of the engine; a fault fails the test with what the engine said. */
  ask(sql: string, reads: readonly string[], writes?: string): Promise<readonly (readonly EngineCell[])[]> {
    const task = { statements: [{ sql }], reads, ...defined({ writes }) }
    return this.engine?.rows(task).catch(error => expect.fail(error.detail)) ?? expect.fail('The engine is not open.')
  }

  /** Keeps rows as a sheet; values are texts that the types of their columns read. */
  async keep(id: string, columns: Columns, rows: readonly (readonly (string | null)[])[], parts?: readonly string[]): Promise<void> {
    const file = join(this.place, 'sheets', `${id}.parquet`)
    const stored = columns.map((column, at) => ({ ...column, stored: `c${at + 1}` }))
    const value = (text: string | null, at: number) =>
      `cast(${text === null ? 'null' : duckdb.string(text)} as ${duckdb.typeName(stored[at] ?? { type: 'text' })})`
    const values = rows.map(row => `(${row.map(value).join(', ')})`).join(', ')
    const names = stored.map(column => column.stored).join(', ')
    await this.ask(`copy (select * from (values ${values}) t(${names})) to '${file}' (format parquet)`, [], join(this.place, 'sheets'))
    this.sheets.set(id, { columns: stored, files: [file], parts })
  }

  plan(sheet: string, steps: readonly Step[], options: Partial<PlanOptions> = {}) {
    return compilePlan({ sheet, steps }, { sheet: id => this.sheets.get(id), now: new Date('2026-11-27T08:00:00+08:00'), ...options })
  }

  async rows(sheet: string, steps: readonly Step[], options: Partial<PlanOptions> = {}) {
    const { sql, reads } = this.plan(sheet, steps, options)
    return this.ask(sql, reads)
  }
}

export function planSheets(): PlanSheets {
  const sheets = new PlanSheets()
  beforeAll(() => sheets.open())
  afterAll(() => sheets.close())
  return sheets
}
