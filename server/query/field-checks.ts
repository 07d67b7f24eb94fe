import type { FieldModel } from '../../renderer/core'
import { declareCheckable, writeRights } from './checkable'
import { snakeCase } from './conditions'

/** Lets those who may write these fields ask what their rules ask of stored values. Absent `perm`: every user may. */
export function declareFieldChecks(fields: readonly FieldModel[], perm: string | undefined): void {
  const rights = perm ? writeRights(perm) : null
  for (const { rules, fields: inner = [] } of fields) {
    for (const rule of rules) {
      const asked = rule.rule === 'remote' ? rule : rule.rule === 'unique' ? rule.stored : undefined
      if (asked) declareCheckable(asked.table, [snakeCase(asked.column)], rights)
    }
    declareFieldChecks(inner, perm)
  }
}
