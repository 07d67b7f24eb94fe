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

type Usual = 'operators' | 'settings'

/** A cell type as an application writes it: without `operators` queries ask for equality, without `settings` nothing can be set. */
export type CellTypeParts<Value, Settings> = Omit<CellType<Value, Settings>, Usual> & Partial<Pick<CellType<Value, Settings>, Usual>>

const USUAL: Pick<AnyCellType, Usual> = { operators: ['eq'], settings: { type: 'object', properties: {}, required: [] } }

/**
 * A cell type among others. Its own value and settings are forgotten: fields choose cells by a word at run time, and only the codec of a
 * cell makes the values that its viewer and editor are given.
 */
export const cellType = <Value, Settings = object>(cell: CellTypeParts<Value, Settings>): AnyCellType =>
  ({ ...USUAL, ...cell }) as unknown as AnyCellType

/** Makes each type and its aliases words that a field's `type` may be. Throws when one is reserved, or belongs to two. */
export function cellTypesOf(given: readonly Placed<AnyCellType>[]): CellTypes {
  for (const { thing, place } of given) {
    const reserved = spellings(thing).find(spelling => RESERVED.has(spelling))
    if (reserved !== undefined) throw new Error(`${word} "${reserved}" at ${place} is reserved for the grid's own cells`)
  }
  return namedThings(word, given, spellings)
}

const spellings = (cell: AnyCellType): [string, ...string[]] => [cell.type, ...(cell.aliases ?? [])]
