import type { GridDesk } from '../../surface/desk'
import { texts } from '../../surface/texts'
import { readNames } from './read-names'

/** Rows that have not come: nobody can look into them. */
export function missingRows({ grid }: GridDesk): number {
  const { isLoaded } = grid.settings
  let missing = 0
  if (isLoaded !== undefined) for (let index = 0; index < grid.store.size; index++) if (!isLoaded(index)) missing++
  return missing
}

/** Has rows that have not come read; true when all of them are there. */
export async function readWhole(desk: GridDesk): Promise<boolean> {
  if (missingRows(desk) === 0) return true
  const { readAll } = desk.props
  if (readAll === undefined) return false
  desk.say(texts.readingAll)
  try {
    return await readAll()
  } catch {
    return false
  }
}

/**
 * Shows the rows whose cells hold these texts, by field: at once where all rows are there, else once they are. False where they cannot
 * all be had, which is told, and nothing is filtered: what is not there cannot be found wanting.
 */
export async function filterRows(desk: GridDesk, filters: ReadonlyMap<string, string>): Promise<boolean> {
  const asked = ++desk.filterings
  const wanted = new Map([...filters].filter(([, text]) => text !== ''))
  if (wanted.size > 0 && missingRows(desk) > 0) {
    const whole = await readWhole(desk)
    // Something else was typed meanwhile.
    if (asked !== desk.filterings) return true
    if (!whole) {
      desk.props.notify?.warning(texts.notFiltered)
      return false
    }
  }
  desk.grid.setFilters(wanted)
  desk.tell(wanted.size === 0 ? texts.noFilter : texts.filtered(desk.grid.view.size))
  readNames(desk)
  return true
}

/** Filters stay when all rows are others, of which some may not have come: those are read as well, or nothing is filtered. */
export function followLoads(desk: GridDesk): () => void {
  const { grid } = desk
  return grid.store.subscribe(({ steps, renamed }) => {
    if (steps !== undefined || renamed !== undefined || grid.filters.size === 0) return
    // Who put the rows there says only then which of them have come.
    queueMicrotask(async () => {
      if (missingRows(desk) > 0 && !(await filterRows(desk, grid.filters))) grid.setFilters(new Map())
    })
  })
}
