import { createScope, type EntityModel, ExpressionError, evaluate } from '../../renderer/core'
import type { RecordRow } from './repository'

/** Adds the fields that an expression computes; one whose expression fails is null. */
export function withComputed(entity: EntityModel, rows: readonly RecordRow[]): void {
  for (const field of entity.fields) {
    if (!field.value || field.storage) continue
    for (const row of rows) {
      try {
        row[field.name] = evaluate(field.value, createScope(row)) ?? null
      } catch (error) {
        if (!(error instanceof ExpressionError)) throw error
        row[field.name] = null
      }
    }
  }
}
