import { CellValueError } from '../model/cell-type'
import type { FieldModel } from '../model/field'
import type { Operator } from '../model/operator'
import { type CellTypes, decodeCell, encodeCell } from '../registry'
import type { QueryField } from './filters'

/** The value of a cell as the text of a parameter; several values are joined with commas, no value is ''. */
export function wireText(cells: CellTypes, field: FieldModel, value: unknown): string {
  const wire = value === null || value === undefined ? null : encodeCell(cells, field, value)
  if (wire === null || wire === undefined) return ''
  return Array.isArray(wire) ? wire.join(',') : String(wire)
}

/** The value behind a parameter's text; null for a text that the cell cannot hold, such as one that was typed into the address. */
export function cellValue(cells: CellTypes, field: FieldModel, text: string): unknown {
  try {
    return text === '' ? null : decodeCell(cells, field, text)
  } catch (error) {
    if (error instanceof CellValueError) return null
    throw error
  }
}

/** True where one value of the cell is several already, such as ticked boxes. */
export const holdsSeveral = (cells: CellTypes, field: FieldModel): boolean => cells.get(field.type).operators.includes('multi')

/** A field of the query bar as the codec wants it. */
export function queryFieldOf(cells: CellTypes, field: FieldModel): QueryField {
  const operator: Operator = field.query ?? cells.get(field.type).operators[0] ?? 'eq'
  return { name: field.name, operator, holdsSeveral: (operator === 'like' || operator === 'eq') && holdsSeveral(cells, field) }
}
