import { choosesBy, createScope } from '../../expression'
import type { Expression, Scope } from '../../model/expression'
import type { Conditional, FieldModel } from '../../model/field'
import type { Row } from '../../model/source'
import { type CellTypes, decodeRow } from '../../registry'
import type { ScopeOf } from '../engine/row-scope'

/** What the expressions of rows see besides the row: the form around the grid, the user who is signed in, what the screen was opened with. */
export interface RowPlace {
  readonly form?: { readonly [field: string]: unknown }
  readonly user?: object
  readonly route?: { readonly [name: string]: unknown }
  /** The row that the screen belongs to. */
  readonly parent?: Row | undefined
}

/** The names that any expression of the fields reads. */
export function namesRead(fields: readonly FieldModel[]): ReadonlySet<string> {
  const expressions = fields.flatMap(field => {
    const { visible, required, disabled, readonly, value, optionsFrom, rules } = field
    const conditions = [visible, required, disabled, readonly].filter(isExpression)
    const judged = rules.flatMap(rule => (rule.rule === 'expression' ? [rule.expression] : []))
    return [...conditions, ...judged, ...(value ? [value] : []), ...(optionsFrom ? [optionsFrom] : [])]
  })
  const uses = [...expressions.flatMap(({ names }) => names), ...fields.flatMap(choosesBy)]
  return new Set(uses.map(({ root }) => root))
}

const isExpression = (conditional: Conditional): conditional is Expression => typeof conditional !== 'boolean'

/**
 * What expressions see of a row: its values as code holds them, so that `"visible": "urgent"` means what it says in a form. Only
 * the fields that some expression names are read, and each row once: rows are never written to. `null` places nothing else.
 */
export function rowScopes(cells: CellTypes, fields: readonly FieldModel[], place: RowPlace): ScopeOf {
  const names = namesRead(fields)
  const read = fields.filter(({ name }) => names.has(name))
  const known = new WeakMap<Row, Scope>()
  return row => {
    const found = known.get(row)
    if (found !== undefined) return found
    const scope = createScope(decodeRow(cells, read, row).values, row, { ...place, row })
    known.set(row, scope)
    return scope
  }
}
