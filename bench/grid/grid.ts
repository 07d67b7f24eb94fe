import type { Browser } from 'playwright'
import { openBrowser } from '../browser'
import { print } from '../report'
import { type Running, startPage } from '../servers'
import type { GridAsked } from './asked'
import { figures, type GridName, PEERS, type Runs } from './figures'
import { measureGrid } from './measure'

/** Our grid with everything switched on beside a floor of plain cells and the grids that people know, from 100 to 100,000 rows of 20 columns. */
export async function grid({ sizes, grids, runs: times }: GridAsked): Promise<void> {
  const pages = new Map<GridName, Running>()
  const browser = await openBrowser({ unpaced: true })
  try {
    for (const name of grids) pages.set(name, await startPage(`grid/pages/${name}`))
    const measured = new Map<number, Runs>()
    for (const size of sizes) measured.set(size, await runs(browser, pages, size, times))
    const peers = PEERS.filter(peer => grids.includes(peer))
    print('Grid of 20 columns (medians; floor: virtualised plain cells with one editor over them)', figures(measured), peers)
  } finally {
    await browser.close()
    for (const page of pages.values()) await page.close()
  }
}

/** Interleaved, so that a slow moment of the machine touches all of them; the first run warms up. */
async function runs(browser: Browser, pages: ReadonlyMap<GridName, Running>, size: number, times: number): Promise<Runs> {
  const results = { weft: [], floor: [], 'ag-grid': [], 'vxe-table': [] } satisfies Runs as { [name in GridName]: Runs[name][number][] }
  for (let run = 0; run <= times; run++)
    for (const [name, { url }] of pages) {
      const measured = await measureGrid(browser, url, size)
      if (run > 0) results[name].push(measured)
    }
  const [ours, floor] = [results.weft[0]?.refused, results.floor[0]?.refused]
  if (ours !== undefined && floor !== undefined && ours !== floor) throw new Error(`${ours} cells were refused, of the floor ${floor}`)
  return results
}
