import { type EntityModel, translated } from '../../../renderer/core'
import { inEveryLanguage } from '../../http/language'
import type { Call } from '../../http/module'
import { fillOwnTexts, type Trx } from '../../query'
import { listSpec } from '../../records/columns'
import { withLines } from '../../records/lines'
import { type AskedOptions, entityOptions } from '../../records/options'
import type { RecordRow } from '../../records/repository'
import { type RowsField, rowFields, rowsEntity } from '../../records/storage/lines'
import type { LineSheet } from '..'
import { sheetNames } from '../workbook'
import { sheetColumns } from './columns'

type View = 'import' | 'export'

/** Fields of rows that take part in a workbook. */
export const lineFields = (entity: EntityModel, view: View): readonly RowsField[] =>
  rowFields(entity).filter(field => field.in.includes(view))

/** The sheets on which an entity's rows of rows stand. */
export async function lineSheets(trx: Trx, entity: EntityModel, view: View, ...asked: AskedOptions): Promise<readonly LineSheet[]> {
  const fields = lineFields(entity, view)
  const names = inEveryLanguage(() => sheetNames([entity.title, ...fields.map(({ title }) => title)].map(title => translated(title))))
  const sheets: LineSheet[] = []
  for (const [index, field] of fields.entries()) {
    const child = rowsEntity(entity, field)
    const columns = sheetColumns(child, view, await entityOptions(trx, child, ...asked))
    sheets.push({ name: field.name, title: translated(field.title), names: names.map(each => each[index + 1] ?? ''), columns })
  }
  return sheets
}

/** Records whose rows are read at once. */
const AT_ONCE = 500

/** Gives records the rows of their rows, with their texts. */
export async function withAllLines(call: Call, entity: EntityModel, records: readonly RecordRow[]): Promise<void> {
  const fields = lineFields(entity, 'export')
  if (fields.length === 0) return
  await call.readTenant(async trx => {
    for (let from = 0; from < records.length; from += AT_ONCE) await withLines(trx, entity, records.slice(from, from + AT_ONCE))
  })
  for (const field of fields) {
    const lines = records.flatMap(record => record[field.name] as readonly RecordRow[])
    await fillOwnTexts(call, listSpec(rowsEntity(entity, field)).columns, lines)
  }
}
