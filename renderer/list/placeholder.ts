import type { Row } from '../model/source'

/** A name that no field can have. */
const MARK = 'weft:placeholder'

/** A row that stands for rows that are still read. */
export function placeholderRow(key: string, id: string): Row {
  return { [key]: id, [MARK]: true }
}

export function isPlaceholder(row: Row): boolean {
  return row[MARK] === true
}
