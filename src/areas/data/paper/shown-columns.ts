/** Columns that fit the width of a sheet of paper. */
const MAX_COLUMNS = 9
/** Of these, the last ones: figures of a model stand behind what it has read. */
const LAST = 4

/**
 * Places of the columns that a paper lists, in their order: those that were chosen for the model, the last ones, and as many of the first as
 * there is room for.
 */
export function shownColumns(names: readonly string[], chosen: readonly string[]): readonly number[] {
  const places = names.map((_, at) => at)
  const isChosen = new Set(chosen)
  const first = places.filter(at => isChosen.has(names[at] ?? ''))
  const inTurn = new Set([...first, ...places.slice(-LAST), ...places])
  return [...inTurn].slice(0, MAX_COLUMNS).sort((a, b) => a - b)
}
