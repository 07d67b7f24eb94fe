import type { EntityModel } from '../../../renderer/core'
import type { Trx } from '../../db/database'
import type { ListSpec, RawListQuery } from '../../query'
import type { SheetCell, WorkbookContent } from '../../workbook'
import { all, type RecordRow } from '../repository'
import { columnKind } from '../storage/statements'
import { texts } from '../texts'
import { type FieldSheetColumn, sheetColumn, sheetColumns } from './columns'

function cellOf({ field, textOf }: FieldSheetColumn, row: RecordRow): SheetCell {
  const value = row[field.name]
  if (value === null || value === undefined || value === '') return null
  const known = row[`${field.name}_dictText`]
  if (typeof known === 'string') return known
  if (textOf.size > 0)
    return String(value)
      .split(',')
      .map(part => textOf.get(part) ?? part)
      .join(',')
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  const kind = columnKind(field)
  if (typeof value === 'number' && (kind === 'integer' || kind === 'decimal')) return value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The rows that the query asks for, as a workbook; `selections` narrows them. */
export async function exportContent(
  trx: Trx,
  entity: EntityModel,
  { spec, query, person }: { spec: ListSpec; query: RawListQuery; person: string },
): Promise<WorkbookContent> {
  const columns = await sheetColumns(trx, entity, 'export')
  const rows = await all(trx, spec, query)
  const time = new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })
  return {
    title: texts.exportTitle(entity.title),
    subtitle: texts.exportHint(person, time),
    columns: columns.map(column => sheetColumn(column, false)),
    rows: (function* () {
      for (const row of rows) yield columns.map(column => cellOf(column, row))
    })(),
  }
}

/** An empty workbook to fill in. */
export async function templateContent(trx: Trx, entity: EntityModel): Promise<WorkbookContent> {
  const columns = await sheetColumns(trx, entity, 'import')
  return {
    title: entity.title,
    subtitle: texts.templateHint,
    columns: columns.map(column => sheetColumn(column, true)),
    rows: [],
  }
}
