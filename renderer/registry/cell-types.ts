import type { AnyCellType, CellType } from '../model/cell-type'
import { type NamedThings, namedThings, type Placed } from './named-things'

const word = 'cell type'

/** The cell types of one renderer. */
export interface CellTypes extends NamedThings<AnyCellType> {
  /** The exact name behind a name or an alias; undefined when no cell type has that word. */
  resolve(spelling: string): string | undefined
}

/** Names that grids use for cells of their own. */
const RESERVED: ReadonlySet<string> = new Set(['rowNumber', 'rowCheckbox', 'rowRadio', 'rowExpand', 'rowDragSort'])

/**
 * A cell type among others. Its own value and settings are forgotten: fields choose cells by a word at run time, and only the codec of a
 * cell makes the values that its viewer and editor are given.
 */
export const cellType = <Value, Settings>(cell: CellType<Value, Settings>): AnyCellType => cell as unknown as AnyCellType

/** Makes each type and its aliases words that a field's `type` may be. Throws when one is reserved, or belongs to two. */
export function cellTypesOf(given: readonly Placed<AnyCellType>[]): CellTypes {
  for (const { thing, place } of given) {
    const reserved = spellings(thing).find(spelling => RESERVED.has(spelling))
    if (reserved !== undefined) throw new Error(`${word} "${reserved}" at ${place} is reserved for the grid's own cells`)
  }
  return namedThings(word, given, spellings)
}

const spellings = (cell: AnyCellType): [string, ...string[]] => [cell.type, ...(cell.aliases ?? [])]
