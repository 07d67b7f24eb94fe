import type { EntityModel, Option } from '../../../renderer/core'
import type { SheetColumn } from '../../workbook'
import { codecOf, type FieldCodec } from '../codec'
import { columnKind, type StoredField, storedFields } from '../storage/statements'

/** A field as a column of a workbook; its codec knows the options. */
export interface FieldSheetColumn {
  readonly field: StoredField
  readonly options: readonly Option[]
  readonly codec: FieldCodec
}

/** Fields of a view in their order. */
export function sheetColumns(
  entity: EntityModel,
  view: 'import' | 'export',
  options: ReadonlyMap<string, readonly Option[]>,
): readonly FieldSheetColumn[] {
  return storedFields(entity)
    .filter(field => field.in.includes(view))
    .map(field => ({ field, options: options.get(field.name) ?? [], codec: codecOf(field, options.get(field.name)) }))
}

/** Whether its cells are numbers in the workbook too. */
export function isNumeric({ field, options }: FieldSheetColumn): boolean {
  const kind = columnKind(field)
  return (kind === 'integer' || kind === 'decimal') && options.length === 0
}

/** How the column looks in a workbook; a template also explains and offers choices. */
export function sheetColumn(column: FieldSheetColumn, template: boolean): SheetColumn {
  const { field, options } = column
  const look = { title: field.title, width: Math.min(Math.max(field.title.length * 2 + 4, 14), 40), number: isNumeric(column) }
  if (!template) return look
  return {
    ...look,
    required: field.required === true,
    ...(field.help ? { note: field.help } : {}),
    ...(options.length > 0 ? { choices: options.map(option => option.text) } : {}),
  }
}
