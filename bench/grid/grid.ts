import type { Browser } from 'playwright'
import { openBrowser } from '../browser'
import { print } from '../report'
import { type Running, startPage } from '../servers'
import { figures, type GridName, PEERS } from './figures'
import { type Measured, measureGrid } from './measure'

const GRIDS: readonly GridName[] = ['weft', 'floor', ...PEERS]

const SIZES = [100, 1_000, 10_000, 100_000]
const RUNS = 5

/** Our grid with everything switched on beside a floor of plain cells and the grids that people know, from 100 to 100,000 rows of 20 columns. */
export async function grid(): Promise<void> {
  const pages = new Map<GridName, Running>()
  const browser = await openBrowser({ unpaced: true })
  try {
    for (const name of GRIDS) pages.set(name, await startPage(`grid/pages/${name}`))
    const measured = new Map<number, Record<GridName, Measured[]>>()
    for (const size of SIZES) measured.set(size, await runs(browser, pages, size))
    print('Grid of 20 columns (medians; floor: virtualised plain cells with one editor over them)', figures(measured), PEERS)
  } finally {
    await browser.close()
    for (const page of pages.values()) await page.close()
  }
}

/** Interleaved, so that a slow moment of the machine touches all of them; the first run warms up. */
async function runs(browser: Browser, pages: ReadonlyMap<GridName, Running>, size: number): Promise<Record<GridName, Measured[]>> {
  const results: Record<GridName, Measured[]> = { weft: [], floor: [], 'ag-grid': [], 'vxe-table': [] }
  for (let run = 0; run <= RUNS; run++)
    for (const [name, { url }] of pages) {
      const measured = await measureGrid(browser, url, size)
      if (run > 0) results[name].push(measured)
    }
  return results
}
