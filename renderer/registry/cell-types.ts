import type { AnyCellType, CellType } from '../model/cell-type'
import { createNamedMap } from './named-map'

const word = 'cell type'
const types = createNamedMap<AnyCellType>(word)
const words = new Map<string, string>()

/** Names that grids use for cells of their own. */
export const RESERVED_CELL_TYPES: ReadonlySet<string> = new Set(['rowNumber', 'rowCheckbox', 'rowRadio', 'rowExpand', 'rowDragSort'])

/** Makes `type` and its aliases words that a field's `type` may be. Throws when one is reserved or taken. */
export function defineCellType<Value, Settings>(cell: CellType<Value, Settings>): void {
  const spellings = [cell.type, ...(cell.aliases ?? [])]
  for (const spelling of spellings) {
    if (RESERVED_CELL_TYPES.has(spelling)) throw new Error(`${word} "${spelling}" is reserved for the grid's own cells`)
    const owner = words.get(spelling)
    if (owner !== undefined) throw new Error(`${word} "${spelling}" is defined twice: "${owner}" has this name already`)
  }
  // The one place where a cell's own types are forgotten: fields choose cells by a word at run time, and only the codec
  // of a cell makes the values that its viewer and editor are given.
  types.define(cell.type, cell as unknown as AnyCellType)
  for (const spelling of spellings) words.set(spelling, cell.type)
}

/** The cell type of that exact name, as a normalised field carries it. Throws and names the nearest when there is none. */
export function getCellType(type: string): AnyCellType {
  return types.get(type)
}

/** The exact name behind a name or an alias; undefined when no cell type has that word. */
export function resolveCellType(spelling: string): string | undefined {
  return words.get(spelling)
}

/** All cell types in the order of their definition. */
export function cellTypes(): readonly AnyCellType[] {
  return types.all()
}
