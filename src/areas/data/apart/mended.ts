import type { ApartRow, MendedRow } from '../calls'

type Row = { readonly [field: string]: unknown }
/** Rows that were mended, by their places. */
export type Mended = ReadonlyMap<number, readonly string[]>

const fieldAt = (at: number) => `v${at}`
const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const valuesOf = ({ values }: ApartRow, columns: number) => Array.from({ length: columns }, (_, at) => values?.[at] ?? '')

/** Rows for the grid, as they were mended so far. */
export const gridRows = (rows: readonly ApartRow[], columns: number, mended: Mended, told: (row: ApartRow) => Row): readonly Row[] =>
  rows.map(row => {
    const values = mended.get(row.at) ?? valuesOf(row, columns)
    return { id: String(row.at), ...told(row), ...Object.fromEntries(values.map((value, at) => [fieldAt(at), value])) }
  })

/** What was mended, with the rows of a page as they stand in the grid; a row that is as it was is not. */
export function withPage(mended: Mended, found: readonly ApartRow[], shown: readonly Row[], columns: number): Mended {
  const all = new Map(mended)
  for (const [place, row] of found.entries()) {
    const were = valuesOf(row, columns)
    const values = were.map((_, at) => textOf(shown[place]?.[fieldAt(at)]))
    if (values.some((value, at) => value !== were[at])) all.set(row.at, values)
    else all.delete(row.at)
  }
  return all
}

export const askedRows = (mended: Mended): readonly MendedRow[] =>
  [...mended].sort(([left], [right]) => left - right).map(([at, values]) => ({ at, values: values.map(value => value || null) }))
