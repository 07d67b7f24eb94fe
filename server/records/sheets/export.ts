import { CellValueError } from '../../../renderer/codecs'
import type { EntityModel } from '../../../renderer/core'
import type { Trx } from '../../db/database'
import type { ListSpec, RawListQuery } from '../../query'
import type { SheetCell, WorkbookContent } from '../../workbook'
import { entityOptions } from '../options'
import { all, type RecordRow } from '../repository'
import { texts } from '../texts'
import { type FieldSheetColumn, isNumeric, sheetColumn, sheetColumns } from './columns'

function cellOf(column: FieldSheetColumn, row: RecordRow): SheetCell {
  const wire = row[column.field.name]
  const known = row[`${column.field.name}_dictText`]
  if (wire === null || wire === undefined || wire === '') return null
  if (typeof known === 'string') return known
  if (typeof wire === 'number' && isNumeric(column)) return wire
  try {
    return column.codec.text(column.codec.decode(wire))
  } catch (error) {
    if (error instanceof CellValueError) return String(wire)
    throw error
  }
}

/** The rows that the query asks for, as a workbook; `selections` narrows them. */
export async function exportContent(
  trx: Trx,
  entity: EntityModel,
  { spec, query, person }: { spec: ListSpec; query: RawListQuery; person: string },
): Promise<WorkbookContent> {
  const columns = sheetColumns(entity, 'export', await entityOptions(trx, entity, false))
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
  const columns = sheetColumns(entity, 'import', await entityOptions(trx, entity, true))
  return {
    title: entity.title,
    subtitle: texts.templateHint,
    columns: columns.map(column => sheetColumn(column, true)),
    rows: [],
  }
}
