import { type Figure, median } from '../report'
import type { Measured } from './measure'

/** What people use today. */
export const PEERS = ['ag-grid', 'vxe-table'] as const
export type GridName = 'weft' | 'floor' | (typeof PEERS)[number]

type Runs = Readonly<Record<GridName, readonly Measured[]>>

const MEGABYTE = 1024 * 1024

interface Measure {
  readonly name: string
  readonly key: keyof Measured
  readonly unit?: string
  /** What one of the unit is. Default 1. */
  readonly scale?: number
}

const MEASURES: readonly Measure[] = [
  { name: 'mount to painted rows', key: 'mount' },
  { name: 'main thread per scrolled frame', key: 'scrollFrame' },
  { name: 'blank frames while scrolling', key: 'blankShare', unit: '%', scale: 0.01 },
  { name: 'press to open editor', key: 'open' },
  { name: 'key to paint', key: 'key' },
  { name: 'Enter to closed editor', key: 'commit' },
  { name: 'insert after row 5', key: 'insert' },
  { name: 'delete 10 selected', key: 'remove' },
  { name: 'move a row', key: 'move' },
  { name: 'validate all', key: 'validate' },
  { name: 'paste 1,000 by 10 cells', key: 'paste' },
  { name: 'heap over the rows', key: 'heap', unit: 'MB', scale: MEGABYTE },
  { name: 'scripts of the page, gzip', key: 'scripts', unit: 'KB', scale: 1024 },
]

/** A line for each measure and each number of rows that has it. */
export const figures = (measured: ReadonlyMap<number, Runs>): readonly Figure[] =>
  MEASURES.flatMap(measure => [...measured].map(([rows, runs]) => figure(measure, rows, runs))).filter(({ floor }) => !Number.isNaN(floor))

function figure({ name, key, unit = 'ms', scale = 1 }: Measure, rows: number, runs: Runs): Figure {
  const of = (grid: GridName) => median(runs[grid].map(run => run[key])) / scale
  const peers = Object.fromEntries(PEERS.map(peer => [peer, of(peer)]))
  return { name: `${name}, ${rows.toLocaleString('en')} rows`, unit, ours: of('weft'), floor: of('floor'), peers }
}
