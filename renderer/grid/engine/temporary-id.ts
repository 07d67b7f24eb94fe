import type { Row } from '../../model/source'

/** The text that tells a row from the others. */
export type RowId = string

const SUFFIX = '_temp'
/** Longer ids are cut where they are compared, as the family's grids do. */
const LONGEST = 50
let grids = 0

/** Makes the ids of one grid's new rows: unique on the page, and known by their ending. */
export function temporaryIds(): () => RowId {
  const grid = `row${++grids}`
  let rows = 0
  return () => `${grid}_${++rows}${SUFFIX}`
}

/** Whether the id was made for a row that the server does not know yet. */
export const isTemporary = (id: RowId): boolean => id.endsWith(SUFFIX)

/** The id of a row, as text of at most 50 characters; '' where it has none. */
export function rowId(row: Row, key: string): RowId {
  const id = row[key]
  if (typeof id === 'string') return id.length > LONGEST ? id.slice(0, LONGEST) : id
  return id === null || id === undefined ? '' : String(id).slice(0, LONGEST)
}

/** The row as it leaves the grid: without an id that only the grid knows. */
export function withoutTemporaryId(row: Row, key: string): Row {
  if (!isTemporary(rowId(row, key))) return row
  const { [key]: _, ...values } = row
  return values
}
