import type { LaidBlock, Places } from '../../extract'

/** How a table was found: rows that the file lays out, columns of a page's letters, or columns of letters that were recognised. */
export type TableOrigin = 'laid' | 'aligned' | 'recognised'

/** Part of the text of a page: `[start, end]`. */
export type Stretch = readonly [start: number, end: number]

/** A cell where it stands, with how much it takes. */
export interface PlacedCell {
  readonly column: number
  readonly columns: number
  readonly rows: number
  readonly text: string
  readonly places: readonly Stretch[]
}

export interface PlacedRow {
  readonly page: number
  readonly cells: readonly PlacedCell[]
  /** Whether the file says that it is a head. */
  readonly head: boolean
}

/** Rows as they were found, before their heads are told. */
export interface RawTable {
  readonly origin: TableOrigin
  readonly title: string
  readonly rows: readonly PlacedRow[]
}

/** A cell's place: the page, and the parts of its text. */
export type CellPlace = readonly [page: number, ...stretches: Stretch[]]

/** A table of a document, with one title for each column. */
export interface FoundTable {
  readonly origin: TableOrigin
  readonly title: string
  readonly page: number
  readonly lastPage: number
  readonly titles: readonly string[]
  readonly cells: readonly (readonly string[])[]
  /** Where each cell stands; null for one that is empty. */
  readonly places: readonly (readonly (CellPlace | null)[])[]
}

/** A page as tables are looked for in it. */
export interface TablePage {
  readonly page: number
  readonly text: string
  readonly recognised: boolean
  readonly places: Places | null
  readonly layout: readonly LaidBlock[] | null
}
