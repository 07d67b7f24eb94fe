import type { FieldModel } from '../../renderer/core'
import { type Choice, declareChoice } from './choices'
import { snakeCase } from './conditions'
import { sourceOf, spelled } from './sources'

/** Cells that show the rows of a table as a tree without naming its column. */
const TREES: ReadonlySet<string> = new Set(['sel_depart', 'cat_tree'])

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The columns that a condition such as `{"status":"1"}` tests. */
function conditionColumns(condition: unknown): readonly string[] {
  try {
    const read: unknown = JSON.parse(textOf(condition) || '{}')
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? Object.keys(read).map(snakeCase) : []
  } catch {
    return []
  }
}

function parentsOf({ type, settings }: FieldModel, table: string): readonly string[] {
  const column = textOf(settings.pidField)
  if (column !== '') return [snakeCase(column)]
  const parent = TREES.has(type) ? sourceOf(table)?.parent : undefined
  return parent === undefined ? [] : [parent]
}

/** How a field, and those of its rows or of its object, choose out of tables; fields of dictionaries by their codes do not. */
export function choicesOf(field: FieldModel): readonly Choice[] {
  const own = [textOf(field.dict), textOf(field.settings.dict), textOf(field.labels)].filter(dict => /^[\w.$]+,[^,]+,[^,]+$/.test(dict))
  const choices = [...new Set(own.map(spelled))].map(dict => ({
    dict,
    parents: parentsOf(field, dict.split(',', 1)[0] ?? ''),
    filters: conditionColumns(field.settings.condition),
  }))
  return [...choices, ...(field.fields ?? []).flatMap(choicesOf)]
}

/** Declares how these fields choose; `perm` is the prefix of the rights to use them. Absent: every user may. */
export function declareChoices(fields: readonly FieldModel[], perm: string | undefined): void {
  const rights = perm ? ['list', 'add', 'edit', 'import'].map(action => `${perm}${action}`) : null
  for (const choice of fields.flatMap(choicesOf)) declareChoice(choice, rights)
}
