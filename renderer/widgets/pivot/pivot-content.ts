import type { Amount } from '../../ui/data/aggregate'
import type { TableContent } from '../../ui/data/data-table'
import { rowLink } from '../../ui/text/row-link'
import { valueText } from '../../ui/text/value-text'
import { texts } from '../../ui/texts'
import type { PivotDimension, PivotSettings } from './definition'
import type { Pivot, PivotHead, PivotPath } from './pivot-core'

/** A pivot as lines of numbers under one heading each: what is read out and exported. */
export interface PivotLines {
  readonly corner: readonly string[]
  readonly head: readonly string[]
  readonly lines: readonly {
    readonly heads: readonly string[]
    readonly numbers: readonly { readonly number: Amount | null; readonly value: number }[]
    readonly path: PivotPath
    readonly total: boolean
  }[]
}

export function linesOf({ rows, columns, values }: PivotSettings, pivot: Pivot): PivotLines {
  const cells = pivot.columns.flatMap(column => values.map((_, value) => ({ column, value })))
  return {
    corner: rows.map(({ title }) => title),
    head: cells.map(({ column, value }) => {
      const name = headTexts(column, columns.length).filter(text => text !== '')
      const { title = '' } = values[value] ?? {}
      return (values.length === 1 && name.length > 0 ? name : [...name, title]).join(' / ')
    }),
    lines: pivot.lines.map(line => ({
      heads: headTexts(line, rows.length),
      numbers: cells.map(({ column, value }) => ({ number: pivot.cell(line.path, column.path, value), value })),
      path: line.path,
      total: line.total,
    })),
  }
}

/** Names of a heading, one for each dimension; of a total its name, and nothing below it. */
function headTexts({ path, total }: PivotHead, depth: number): string[] {
  if (!total) return [...path]
  const named = [...path, path.length === 0 ? texts.pivotTotal : texts.pivotSubtotal]
  return [...named, ...Array.from({ length: Math.max(0, depth - named.length) }, () => '')].slice(0, depth)
}

/** The lines as a table; a line that names all that its link needs leads somewhere. */
export function contentOf(settings: PivotSettings, { corner, head, lines }: PivotLines): TableContent {
  return {
    corner,
    head,
    lines: lines.map(({ heads, numbers, path, total }) => ({
      heads,
      cells: numbers.map(({ number, value }) => valueText(number, settings.values[value] ?? { precision: 0, unit: '' })),
      path: rowLink(settings.link ?? undefined, namedBy(settings.rows, path)),
      total,
    })),
  }
}

/** The fields that a heading names. */
export function namedBy(dimensions: readonly PivotDimension[], path: PivotPath): { readonly [field: string]: string } {
  return Object.fromEntries(dimensions.flatMap(({ value }, index) => (path[index] === undefined ? [] : [[value, path[index]]])))
}
