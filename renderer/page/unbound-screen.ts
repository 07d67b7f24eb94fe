import type { ScreenModel } from '../model/screen'

/**
 * The screen as it stands below a row that these of its fields are bound to: all of its rows have the same value in them, so they are neither
 * columns nor asked for in the query. A list that has no other columns keeps them.
 */
export function unboundScreen(screen: ScreenModel, bound: readonly string[]): ScreenModel {
  const free = (names: readonly string[]) => names.filter(name => !bound.includes(name))
  const columns = free(screen.list.columns)
  const fields = free(screen.query.fields)
  if (columns.length === screen.list.columns.length && fields.length === screen.query.fields.length) return screen
  const list = columns.length === 0 ? screen.list : { ...screen.list, columns }
  return { ...screen, list, query: { ...screen.query, fields } }
}
