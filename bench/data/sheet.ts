import { join } from 'node:path'
import type { DataEngine } from '../../server/data/engine'
import { compilePlan, type SheetSource, type Step } from '../../server/data/plan'
import { profileSheet } from '../../server/data/profile'
import { type Figure, median } from '../report'

const PATIENT = { seconds: 3600 }
const PAGE = 100

const COLUMNS: SheetSource['columns'] = [
  { name: '编号', type: 'text', stored: 'c1' },
  { name: '单位', type: 'text', stored: 'c2' },
  { name: '金额', type: 'decimal', digits: 2, stored: 'c3' },
  { name: '日期', type: 'date', stored: 'c4' },
  { name: '数量', type: 'whole', stored: 'c5' },
]

const ROWS_OF = (rows: number) => `select lpad(cast(i as varchar), 9, '0') as c1, '单位' || (hash(i) % 5000) as c2,
  cast((hash(i) % 1000000000) / 100 as decimal(38, 2)) as c3, date '2020-01-01' + cast(hash(i + 1) % 2000 as integer) as c4,
  cast(hash(i + 2) % 1000 as bigint) as c5 from range(${rows}) t(i)`

/** Milliseconds of a piece of work, the median of its runs. */
async function timed(runs: number, work: () => Promise<unknown>): Promise<number> {
  const found: number[] = []
  for (let run = 0; run < runs; run++) {
    const begun = performance.now()
    await work()
    found.push(performance.now() - begun)
  }
  return median(found)
}

/** Pages and the profile of a sheet beside the same asked of DuckDB by hand. */
export async function sheetFigures(engine: DataEngine, place: string, rows: number, runs: number): Promise<readonly Figure[]> {
  const file = join(place, 'sheet.parquet')
  const copy = `copy (${ROWS_OF(rows)}) to '${file}' (format parquet, compression zstd)`
  await engine.rows({ statements: [{ sql: copy }], writes: place }, PATIENT)
  const ask = (sql: string) => engine.rows({ statements: [{ sql }], reads: [file] }, PATIENT)
  const source: SheetSource = { files: [file], columns: COLUMNS }
  const page = (steps: readonly Step[], skip: number) => {
    const limit = { do: 'limit', rows: PAGE, skip } as const
    return ask(compilePlan({ sheet: 's', steps: [...steps, limit] }, { sheet: () => source, now: new Date() }).sql)
  }
  const [middle, from] = [Math.floor(rows / 2), `from read_parquet('${file}')`]
  const sorted = { do: 'sort', keys: [{ column: '金额', descending: true }] } as const
  const filtered = { do: 'filter', when: "单位 == '单位7'" } as const
  const asked = async (name: string, ours: () => Promise<unknown>, bare: string, ratio = 2): Promise<Figure> => ({
    ...{ name, unit: 'ms', ours: await timed(runs, ours), floor: await timed(runs, () => ask(bare)), limit: { ratio } },
  })
  return [
    await asked('page in the middle', () => page([], middle), `select * ${from} limit ${PAGE} offset ${middle}`),
    await asked('page, sorted', () => page([sorted], 0), `select * ${from} order by c3 desc limit ${PAGE}`),
    await asked('page, filtered', () => page([filtered], 0), `select * ${from} where c2 = '单位7' limit ${PAGE}`),
    await asked('profile', () => profileSheet(engine, source, PATIENT), `summarize select * ${from}`, 1.5),
  ]
}
