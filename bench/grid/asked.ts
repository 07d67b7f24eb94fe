import { GRIDS, type GridName } from './figures'

/** What of the bench of grids is to run. */
export interface GridAsked {
  readonly sizes: readonly number[]
  readonly grids: readonly GridName[]
  readonly runs: number
}

const SIZES = [100, 1_000, 10_000, 100_000]
const RUNS = 5

/** `--rows 100,10000 --pages weft,floor --runs 9`; what is not named: all sizes, all pages, five runs. */
export function gridAsked({ rows, pages, runs }: { rows?: string; pages?: string; runs?: string }): GridAsked {
  const sizes = rows === undefined ? SIZES : rows.split(',').map(count('--rows'))
  return { sizes, grids: pages === undefined ? GRIDS : pages.split(',').map(page), runs: runs === undefined ? RUNS : count('--runs')(runs) }
}

const count = (option: string) => (text: string) => {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error(`${option}: found ${text}, expected whole numbers from 1`)
  return number
}

function page(name: string): GridName {
  const found = GRIDS.find(grid => grid === name)
  if (found === undefined) throw new Error(`--pages: found ${name}, expected ${GRIDS.join(', ')}`)
  return found
}
