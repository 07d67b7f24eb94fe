import type { FieldModel } from '../../../renderer/core'
import { snakeCase } from '../../util/snake-case'
import { type Sources, spelled } from './sources'

/** A way in which a field chooses out of a table; columns as the database spells them. */
export interface Choice {
  /** `table,text,code` */
  readonly dict: string
  /** Columns that say below which value a row stands, for trees and cascades. */
  readonly parents: readonly string[]
  /** Columns that its condition tests. */
  readonly filters: readonly string[]
}

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

function parentsOf({ type, settings }: FieldModel, table: string, sources: Sources): readonly string[] {
  const column = textOf(settings.pidField)
  if (column !== '') return [snakeCase(column)]
  const parent = TREES.has(type) ? sources.of(table)?.parent : undefined
  return parent === undefined ? [] : [parent]
}

/** How a field, and those of its rows or of its object, choose out of tables; fields of dictionaries by their codes do not. */
export function choicesOf(field: FieldModel, sources: Sources): readonly Choice[] {
  const own = [textOf(field.dict), textOf(field.settings.dict), textOf(field.labels)].filter(dict => /^[\w.$]+,[^,]+,[^,]+$/.test(dict))
  const choices = [...new Set(own.map(spelled))].map(dict => ({
    dict,
    parents: parentsOf(field, dict.split(',', 1)[0] ?? '', sources),
    filters: conditionColumns(field.settings.condition),
  }))
  return [...choices, ...(field.fields ?? []).flatMap(inner => choicesOf(inner, sources))]
}
