import type { PivotSettings } from './definition'
import type { Pivot } from './pivot-core'

/** A cell as the drawing library reads it: headings `r0`, `c0` and on, values `v0` and on. */
export interface SheetRow {
  [key: string]: string | number
}

/** Every cell that has a number, the lines in their order; what lacks a heading is a total. */
export function sheetRows({ values }: Pick<PivotSettings, 'values'>, { lines, columns, cell }: Pivot): SheetRow[] {
  return lines.flatMap(line =>
    columns.flatMap(column => {
      const numbers = values.flatMap((_, index) => {
        const number = cell(line.path, column.path, index)
        return number === null ? [] : [[`v${index}`, number] as const]
      })
      if (numbers.length === 0) return []
      return [Object.fromEntries([...named('r', line.path), ...named('c', column.path), ...numbers])]
    }),
  )
}

const named = (letter: string, path: readonly string[]) => path.map((name, index) => [`${letter}${index}`, name] as const)

/** Names of the columns at each depth, in their order. */
export function columnOrder({ columns }: Pick<Pivot, 'columns'>, depth: number): readonly (readonly string[])[] {
  return Array.from({ length: depth }, (_, index) => [...new Set(columns.flatMap(({ path }) => path[index] ?? []))])
}
