import type { Row } from '../model/source'
import type { ChildRows } from './tree-rows'

/** Levels that are read upwards at most. */
const DEEPEST = 20

export interface WayDownAt {
  readonly keyOf: (row: Row) => string
  /** Key of the row above; '' and '0' at the top. */
  readonly parentOf: (row: Row) => string
  /** A row by its key; undefined where it cannot be read. */
  readonly read: (key: string) => Promise<Row | undefined>
}

export interface WayDown {
  /** What was found below the topmost row above it, in the order of the found rows. */
  readonly rows: readonly Row[]
  /** Rows above a found one that were not found themselves, with what was found below them. */
  readonly below: ChildRows
}

/** The rows above those that a search has found, each level read once. */
export async function wayDown(found: readonly Row[], at: WayDownAt): Promise<WayDown> {
  const known = new Map(found.map(row => [at.keyOf(row), row]))
  const above = new Map<string, Row>()
  let level = found
  for (let depth = 0; level.length > 0 && depth < DEEPEST; depth++) {
    const missing = [...new Set(level.map(at.parentOf))].filter(key => key !== '' && key !== '0' && !known.has(key))
    const read = await Promise.all(missing.map(at.read))
    level = read.filter(row => row !== undefined)
    for (const row of level) {
      known.set(at.keyOf(row), row)
      above.set(at.keyOf(row), row)
    }
  }
  const below = new Map<string, Row[]>([...above.keys()].map(key => [key, []]))
  for (const row of known.values()) below.get(at.parentOf(row))?.push(row)
  const top = (row: Row): Row => {
    const parent = above.get(at.parentOf(row))
    return parent === undefined ? row : top(parent)
  }
  return { rows: [...new Set(found.map(top))], below }
}
