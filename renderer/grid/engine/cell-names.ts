import type { NameBook } from '../../dictionary/name-book'
import type { CellBlock } from './cell-range'
import type { Grid } from './grid'

/** Keys or names that have to be looked up, by the book that knows them. */
export type Unknown = ReadonlyMap<NameBook, ReadonlySet<string>>

/** The keys in a block of cells whose names are not known yet. */
export function unnamedKeys(grid: Grid, { top, bottom, left, right }: CellBlock): Unknown {
  const unknown = new Map<NameBook, Set<string>>()
  for (const cells of grid.cells.slice(left, right + 1)) {
    if (cells.names === undefined) continue
    for (let at = top; at <= bottom; at++) {
      const shown = grid.shown(at)
      if (shown) note(unknown, cells.names, cells.unnamed(shown.row, shown.index))
    }
  }
  return unknown
}

/** The same in all rows that are here, shown or not. */
export function unnamedEverywhere(grid: Grid): Unknown {
  const unknown = new Map<NameBook, Set<string>>()
  const keyed = grid.cells.filter(({ names }) => names !== undefined)
  if (keyed.length === 0) return unknown
  grid.store.all().forEach((row, index) => {
    for (const cells of keyed) if (cells.names) note(unknown, cells.names, cells.unnamed(row, index))
  })
  return unknown
}

/** The names in a table that is to be put into the columns from `left` on: whose they are has to be asked. */
export function pastedNames(grid: Grid, left: number, table: readonly (readonly string[])[]): Unknown {
  const unknown = new Map<NameBook, Set<string>>()
  const cells = grid.cells.slice(left)
  for (const line of table)
    line.forEach((text, column) => {
      const names = cells[column]?.names
      if (names) note(unknown, names, namesIn(text))
    })
  return unknown
}

/** Names that stand in one text are apart by commas of any kind. */
const namesIn = (text: string): readonly string[] =>
  text
    .split(/[,，、;；]/)
    .map(name => name.trim())
    .filter(name => name !== '')

function note(unknown: Map<NameBook, Set<string>>, names: NameBook, texts: readonly string[]): void {
  if (texts.length === 0) return
  const known = unknown.get(names) ?? new Set()
  for (const text of texts) known.add(text)
  unknown.set(names, known)
}

export const loadNames = (unknown: Unknown): Promise<unknown> => Promise.all([...unknown].map(([names, keys]) => names.load([...keys])))

export const findNames = (unknown: Unknown): Promise<unknown> => Promise.all([...unknown].map(([names, texts]) => names.find([...texts])))
