import type { Grid } from '../../engine/grid'
import type { GridColumn } from '../../engine/grid-column'
import { report, say } from '../../surface/announcer'
import { type MenuFilter, openMenu } from '../../surface/popup-menu'
import { readNames } from '../../surface/read-names'
import { texts as common } from '../../surface/texts'
import { propsOf } from '../../surface/view-props'
import { type Filters, filteringOf } from './state'
import { texts } from './texts'

/** How many rows have not come: nothing can be found in them. */
export function missingRows(grid: Grid): number {
  const { isLoaded } = grid.settings
  let missing = 0
  if (isLoaded !== undefined) for (let index = 0; index < grid.store.size; index++) if (!isLoaded(index)) missing++
  return missing
}

/** Has rows that have not come read; true when all of them are there. */
export async function readWhole(grid: Grid): Promise<boolean> {
  if (missingRows(grid) === 0) return true
  const { readAll } = propsOf(grid)
  if (readAll === undefined) return false
  say(grid, common.readingAll)
  try {
    return await readAll()
  } catch {
    return false
  }
}

/**
 * Shows the rows whose cells hold these texts, by field: at once where all rows are there, else once they are. False where they cannot
 * all be had, which is reported, and nothing is filtered: rows that are not there cannot be found wanting.
 */
export async function filterRows(grid: Grid, filters: Filters): Promise<boolean> {
  const isLatest = filteringOf(grid).request()
  const wanted = new Map([...filters].filter(([, text]) => text !== ''))
  if (wanted.size > 0 && missingRows(grid) > 0) {
    const whole = await readWhole(grid)
    // Something else was typed meanwhile.
    if (!isLatest()) return true
    if (!whole) {
      propsOf(grid).notify?.warning(texts.notFiltered)
      return false
    }
  }
  filteringOf(grid).set(wanted)
  report(grid, wanted.size === 0 ? texts.noFilter : texts.filtered(grid.view.size))
  readNames(grid)
  return true
}

/** Filters stay when all rows are others, of which some may not have come: those are read as well, or nothing is filtered. */
export function followLoads(grid: Grid): () => void {
  return grid.store.subscribe(({ steps, renamed }) => {
    const filtering = filteringOf(grid)
    if (steps !== undefined || renamed !== undefined || filtering.all.size === 0) return
    // Only after this is it known which of the rows have come.
    queueMicrotask(async () => {
      if (missingRows(grid) > 0 && !(await filterRows(grid, filtering.all))) filtering.set(new Map())
    })
  })
}

/** The field for the text of a column; the menu closes where nothing can be filtered. */
export function columnFilter(grid: Grid, { key, filterable }: GridColumn): MenuFilter | undefined {
  if (!filterable) return undefined
  const { all } = filteringOf(grid)
  const change = async (text: string) => {
    if (!(await filterRows(grid, new Map(filteringOf(grid).all).set(key, text)))) openMenu(grid, undefined)
  }
  return { value: all.get(key) ?? '', change }
}
