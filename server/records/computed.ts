import { computedOrder, computedRows, createScope, type EntityModel, ExpressionError, evaluate } from '../../renderer/core'
import type { RecordRow } from './repository'

/** What an expression that fails leaves. */
export function nothing(error: unknown): null {
  if (!(error instanceof ExpressionError)) throw error
  return null
}

/** Adds the fields that expressions compute, also those of rows, in the order in which they read each other; one whose expression fails is null. */
export function withComputed(entity: EntityModel, rows: readonly RecordRow[]): void {
  for (const field of computedOrder(entity.fields)) {
    for (const row of rows) {
      const { value, fields = [] } = field
      const inner = row[field.name]
      if (value === undefined && Array.isArray(inner)) row[field.name] = computedRows(fields, inner, { form: row }, nothing)
      if (value !== undefined && !field.storage) row[field.name] = computed(value, row)
    }
  }
}

function computed(value: Parameters<typeof evaluate>[0], row: RecordRow): unknown {
  try {
    return evaluate(value, createScope(row, { form: row })) ?? null
  } catch (error) {
    return nothing(error)
  }
}

/** Whether a computed field reads the rows of a record, which lists do not carry. */
export const readsRows = (entity: EntityModel): boolean => {
  const rows = new Set(entity.fields.filter(({ kind }) => kind === 'rows').map(({ name }) => name))
  return entity.fields.some(({ value }) => value?.names.some(({ root }) => rows.has(root)))
}
