import type { Column, Step } from '../../../data/plan'
import type { ReadSheet } from '../sheets/asking'

/** A column of another sheet, and the name of the recipe's column that it stands for. */
export interface MappedColumn {
  readonly from: string
  readonly to: string
}

/** As the caller reads it: a masked column holds texts. */
const typeOf = ({ source }: ReadSheet, name: string): Pick<Column, 'type' | 'digits'> | undefined => {
  const found = source.columns.find(column => column.name === name)
  return found?.mask ? { type: 'text' } : found
}

/**
 * Steps before those of a recipe that give the columns of another sheet the names and types of the recipe's own sheet. A value that does not
 * fit ends the run: to leave it out would be no conversion. Without the own sheet, types stay.
 */
export function adaptingSteps(columns: readonly MappedColumn[], other: ReadSheet, own: ReadSheet | undefined): readonly Step[] {
  const names = columns.filter(({ from, to }) => from !== to)
  const rename: readonly Step[] = names.length > 0 ? [{ do: 'rename', names }] : []
  const converts = columns.flatMap(({ from, to }): readonly Step[] => {
    const [given, wanted] = [typeOf(other, from), own && typeOf(own, to)]
    if (!given || !wanted || given.type === wanted.type) return []
    const { type, digits } = wanted
    return [{ do: 'convert', column: to, type, unfit: 'stop', ...(type === 'decimal' && digits !== undefined && { digits }) }]
  })
  return [...rename, ...converts]
}
