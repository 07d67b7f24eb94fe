import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DataEngine } from '../../server/data/engine'
import { bringIn, openText, proposeColumns } from '../../server/data/import'
import { type Figure, median, print } from '../report'
import { writePayments } from './files'
import { sheetFigures } from './sheet'
import { MEMORY, sortedBeyondMemory } from './spill'
import { workbookFigure } from './workbook'

const ROWS = 1_000_000
const RUNS = 3
const PATIENT = { seconds: 3600 }

class Measuring {
  constructor(
    private readonly engine: DataEngine,
    private readonly place: string,
  ) {}

  /** What DuckDB alone takes, in the same processes: its own detection, floats for money. */
  async bare(path: string): Promise<number> {
    const sql = `copy (select * from read_csv('${path}')) to '${join(this.place, 'bare.parquet')}' (format parquet, compression zstd)`
    const begun = performance.now()
    await this.engine.rows({ statements: [{ sql }], reads: [path], writes: this.place }, PATIENT)
    return performance.now() - begun
  }

  /** From the file to a sheet: encoding, form, types by all rows, rows. */
  async ours(path: string, rows: number): Promise<number> {
    const folder = join(this.place, 'sheet')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    const begun = performance.now()
    const file = await openText(path, join(this.place, 'text'))
    const found = await bringIn(this.engine, file, await proposeColumns(this.engine, file, PATIENT), folder, PATIENT)
    if (found.rows !== rows || found.apart > 0) throw new Error(`${found.rows} rows came in and ${found.apart} were set apart, of ${rows}.`)
    return performance.now() - begun
  }
}

/** Imports, pages and profiles beside the bare reader or engine on the same rows, in turn: both meet the same load. Last, more rows than fit into memory. */
export async function data(rows = ROWS, runs = RUNS): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'weft-bench-data-'))
  const engine = new DataEngine(join(place, 'spill'), { threads: 2 })
  const measuring = new Measuring(engine, place)
  const figures: Figure[] = []
  try {
    const plain = join(place, 'utf-8.csv')
    await writePayments(plain, rows, 'utf-8')
    await writePayments(join(place, 'gbk.csv'), rows, 'gbk')
    for (const encoding of ['utf-8', 'gbk']) {
      const [bare, ours]: [number[], number[]] = [[], []]
      for (let run = 0; run < runs; run++) {
        bare.push(await measuring.bare(plain))
        ours.push(await measuring.ours(join(place, `${encoding}.csv`), rows))
      }
      figures.push({ name: `.csv in ${encoding} to a sheet`, unit: 'ms', ours: median(ours), floor: median(bare), limit: { ratio: 2 } })
    }
    print(`${rows} rows of 20 columns (floor: DuckDB alone, the file in UTF-8)`, figures)
    const cells = Math.ceil(rows / 10)
    print(`${cells} rows of 20 columns (floor: exceljs alone)`, [await workbookFigure(engine, place, cells, runs)])
    const many = rows * 10
    print(`A sheet of ${many} rows of 5 columns (floor: the same by hand)`, await sheetFigures(engine, place, many, runs))
    const beyond = { name: 'sorted and written', unit: 'ms', ours: await sortedBeyondMemory(place, rows * 50), floor: Number.NaN }
    print(`${rows * 50} rows with ${MEMORY} MB (it has to finish)`, [beyond])
  } finally {
    engine.close()
    rmSync(place, { recursive: true, force: true })
  }
}
