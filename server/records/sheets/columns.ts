import type { EntityModel, Option } from '../../../renderer/core'
import type { Trx } from '../../db/database'
import type { SheetColumn } from '../../workbook'
import { dictionary } from '../repository'
import { columnKind, type StoredField, storedFields } from '../storage/statements'

/** A field as a column of a workbook, with the choices that its texts stand for. */
export interface FieldSheetColumn {
  readonly field: StoredField
  readonly textOf: ReadonlyMap<string, string>
  readonly codeOf: ReadonlyMap<string, string>
}

/** Fields of a view in their order, with their dictionaries read once. */
export async function sheetColumns(trx: Trx, entity: EntityModel, view: 'import' | 'export'): Promise<readonly FieldSheetColumn[]> {
  const columns: FieldSheetColumn[] = []
  for (const field of storedFields(entity)) {
    if (!field.in.includes(view)) continue
    const options = field.options ?? (field.dict ? await dictionary(trx, field.dict) : [])
    columns.push({ field, textOf: new Map(options.map(pairOf)), codeOf: new Map(options.map(option => [option.text, option.value])) })
  }
  return columns
}

const pairOf = (option: Pick<Option, 'value' | 'text'>): [string, string] => [option.value, option.text]

/** How the column looks in a workbook; a template also explains and offers choices. */
export function sheetColumn({ field, textOf }: FieldSheetColumn, template: boolean): SheetColumn {
  const kind = columnKind(field)
  const numeric = (kind === 'integer' || kind === 'decimal') && textOf.size === 0
  const look = { title: field.title, width: Math.min(Math.max(field.title.length * 2 + 4, 14), 40), number: numeric }
  if (!template) return look
  return {
    ...look,
    required: field.required === true,
    ...(field.help ? { note: field.help } : {}),
    ...(textOf.size > 0 ? { choices: [...textOf.values()] } : {}),
  }
}
