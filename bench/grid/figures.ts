import { type Figure, type Limit, median } from '../report'
import type { Measured } from './measure'

/** What people use today. */
export const PEERS = ['ag-grid', 'vxe-table'] as const
export const GRIDS = ['weft', 'floor', ...PEERS] as const
export type GridName = (typeof GRIDS)[number]

/** What each visit gave; none for a page that was not asked for. */
export type Runs = Readonly<Record<GridName, readonly Measured[]>>

const MEGABYTE = 1024 * 1024

interface Measure {
  readonly name: string
  readonly key: keyof Measured
  readonly unit?: string
  /** What one of the unit is. Default 1. */
  readonly scale?: number
  /** With how many rows it holds; default: with any. */
  readonly limit?: Limit & { readonly rows?: number }
}

const MEASURES: readonly Measure[] = [
  { name: 'mount to painted rows', key: 'mount', limit: { ratio: 1.5, rows: 100 } },
  { name: 'main thread per scrolled frame', key: 'scrollFrame', limit: { ratio: 1.3 } },
  { name: 'blank frames while scrolling', key: 'blankShare', unit: '%', scale: 0.01, limit: { ours: 0 } },
  { name: 'press to open editor, the first time', key: 'open', limit: { ratio: 1.5 } },
  { name: 'press to open editor, again', key: 'openAgain', limit: { ratio: 1.5 } },
  { name: 'key to paint', key: 'key', limit: { ratio: 1.2 } },
  { name: 'Enter to closed editor, the first time', key: 'commit', limit: { ratio: 1.5 } },
  { name: 'Enter to closed editor, again', key: 'commitAgain', limit: { ratio: 1.5 } },
  { name: 'insert after row 5', key: 'insert', limit: { ratio: 2 } },
  { name: 'delete 10 selected', key: 'remove', limit: { ratio: 2 } },
  { name: 'move a row', key: 'move', limit: { ratio: 2 } },
  { name: 'validate all', key: 'validate', limit: { ratio: 2 } },
  { name: 'paste 1,000 by 10 cells', key: 'paste' },
  { name: 'heap over the rows', key: 'heap', unit: 'MB', scale: MEGABYTE, limit: { ours: 4 } },
  { name: 'scripts of the page, gzip', key: 'scripts', unit: 'KB', scale: 1024, limit: { ours: 130 } },
]

/** A large table is there about as soon as a small one. */
const GROWS = { small: 100, large: 100_000, limit: { ratio: 1.3 } }

/** A line for each measure and each number of rows that has it. */
export function figures(measured: ReadonlyMap<number, Runs>): readonly Figure[] {
  const all = MEASURES.flatMap(measure => [...measured].map(([rows, runs]) => figure(measure, rows, runs)))
  const isMeasured = ({ ours, floor, peers = {} }: Figure) => [ours, floor, ...Object.values(peers)].some(value => !Number.isNaN(value))
  return [...growth(measured), ...all.filter(isMeasured)]
}

const of = (runs: Runs, grid: GridName, key: keyof Measured) => median(runs[grid].map(run => run[key]))

function figure({ name, key, unit = 'ms', scale = 1, limit }: Measure, rows: number, runs: Runs): Figure {
  const peers = Object.fromEntries(PEERS.map(peer => [peer, of(runs, peer, key) / scale]))
  const common = { name: `${name}, ${rows.toLocaleString('en')} rows`, unit, peers }
  const bound = limit && (limit.rows ?? rows) === rows ? { limit } : {}
  return { ...common, ours: of(runs, 'weft', key) / scale, floor: of(runs, 'floor', key) / scale, ...bound }
}

/** Our own mount with many rows beside that with few. */
function growth(measured: ReadonlyMap<number, Runs>): readonly Figure[] {
  const [small, large] = [measured.get(GROWS.small), measured.get(GROWS.large)]
  if (small === undefined || large === undefined) return []
  const [floor, ours] = [of(small, 'weft', 'mount'), of(large, 'weft', 'mount')]
  return [{ name: 'our mount of 100,000 rows beside ours of 100', unit: 'ms', ours, floor, limit: GROWS.limit }]
}
