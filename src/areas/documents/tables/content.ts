import type { TableContent, TextTable } from './calls'

/** A row of the grid; its id tells which found row it was. */
export type GridRow = { readonly id: string } & { readonly [column: string]: unknown }

export const columnKey = (at: number) => `c${at}`

/** The table as a user has it: corrected where it was. */
export const contentOf = ({ correction, title, titles, cells }: TextTable): TableContent =>
  correction ?? { title, titles, cells, rows: cells.map((_, at) => at) }

const rowOf = (cells: readonly string[], id: string): GridRow => ({
  id,
  ...Object.fromEntries(cells.map((text, at) => [columnKey(at), text])),
})

/** Rows for the grid. An added row has a name of its own. */
export const gridRows = ({ cells, rows }: TableContent): readonly GridRow[] =>
  cells.map((row, at) => rowOf(row, rows[at] === null || rows[at] === undefined ? `added${at}` : `found${rows[at]}`))

/** The number of the found row that a row of the grid is; null for one that was added. */
export const foundRow = (id: unknown): number | null => {
  const number = /^found(\d+)$/.exec(String(id ?? ''))?.[1]
  return number === undefined ? null : Number(number)
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** What is kept of the rows of the grid. */
export function keptOf(title: string, titles: readonly string[], rows: readonly { readonly [column: string]: unknown }[]): TableContent {
  return {
    title,
    titles,
    cells: rows.map(row => titles.map((_, at) => textOf(row[columnKey(at)]))),
    rows: rows.map(({ id }) => foundRow(id)),
  }
}
