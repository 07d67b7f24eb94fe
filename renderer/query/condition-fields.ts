import type { FieldModel } from '../model/field'
import type { Operator } from '../model/operator'
import type { ScreenModel } from '../model/screen'
import { getCellType } from '../registry'
import { CONDITION_OPERATORS } from './conditions'

/** Fields that an advanced query can ask for: those that the person sees in lists, details or the query bar. */
export function conditionFields(screen: ScreenModel): readonly FieldModel[] {
  return screen.fields.filter(field => {
    const seen = field.in.includes('list') || field.in.includes('details') || screen.query.fields.includes(field.name)
    return seen && field.kind !== 'rows' && field.kind !== 'json' && conditionOperators(field).length > 0
  })
}

/** The operators of a field's cell that a line can use, in the dialog's order. */
export function conditionOperators(field: FieldModel): readonly Operator[] {
  const offered = getCellType(field.type).operators
  return CONDITION_OPERATORS.filter(operator => offered.includes(operator))
}
