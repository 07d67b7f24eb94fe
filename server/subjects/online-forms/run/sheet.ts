import { translated } from '../../../../renderer/core'
import type { CallOf } from '../../../http/module'
import type { RawListQuery, Trx } from '../../../query'
import { entityOptions } from '../../../records/options'
import { exportSheet, importSheet, previewSheet, type SheetImport, templateSheet } from '../../../sheets'
import { sheetColumns } from '../../../sheets/records/columns'
import { fail } from '../../../util/errors'
import { readObject } from '../model/settings'
import { texts } from '../texts'
import { everyRow } from './data'
import { type FormAction, type Governed, governedForm, governedSubs, withLines } from './governed'
import { demand } from './rights'
import { fillSubRows, subSheets } from './sub-sheets'
import { addImported, writeContext } from './write'

type Importing = CallOf<'onlineCgformApiImportXls'> | CallOf<'onlineCgformApiImportPreview'>
type ById = CallOf<'onlineCgformApiExportXls'> | CallOf<'onlineCgformApiImportTemplate'> | Importing

async function demandForm(call: ById, trx: Trx, action: FormAction): Promise<Governed> {
  const form = await governedForm(trx, call.session.userId, 'id', call.params.headId)
  await demand(call, trx, form, action)
  return form
}

/** `paramsStr`: a JSON text of filters and selections, which clients encode or not. */
function readParams(text: string | undefined): RawListQuery {
  if (!text) return {}
  const decoded = /^\s*\{/.test(text) ? text : safely(text)
  const read = readObject(decoded) ?? fail(texts.badParams)
  return Object.fromEntries(Object.entries(read).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]))
}

function safely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export async function exportForm(call: CallOf<'onlineCgformApiExportXls'>) {
  const query = readParams(call.query.paramsStr)
  const sheet = await call.readTenant(async trx => {
    const form = await demandForm(call, trx, 'export')
    const { entity } = form
    const rows = await everyRow(trx, await withLines(trx, call.session.userId, form, query), query)
    const subs = await governedSubs(trx, call.session.userId, form)
    await fillSubRows(trx, form, subs, rows)
    const columns = sheetColumns(entity, 'export', await entityOptions(trx, entity, false))
    return { title: translated(entity.title), table: entity.table, columns, rows, lines: await subSheets(trx, form, subs, 'export') }
  })
  return exportSheet(call, sheet)
}

export async function importTemplate(call: CallOf<'onlineCgformApiImportTemplate'>) {
  return call.readTenant(async trx => {
    const form = await demandForm(call, trx, 'import')
    const { entity } = form
    const lines = await subSheets(trx, form, await governedSubs(trx, call.session.userId, form), 'import')
    return templateSheet(translated(entity.title), sheetColumns(entity, 'import', await entityOptions(trx, entity, true)), lines)
  })
}

/** What every imported row gets: an ERP page ties the rows to the record that is chosen above. */
function readTies(foreignKeys: string | undefined): Readonly<Record<string, unknown>> {
  return foreignKeys ? (readObject(safely(foreignKeys)) ?? fail(texts.badParams)) : {}
}

/** Whether a request wants the main table alone, whatever other sheets the workbook has. */
const isSingle = (text: string | undefined): boolean => ['1', 'true', 'Y'].includes(text ?? '')

/** `foreignKeys`: of the address; those of the form's fields count where it has none. */
async function importOf(call: Importing, foreignKeys?: string): Promise<SheetImport> {
  const form = await call.readTenant(trx => demandForm(call, trx, 'import'))
  return {
    table: form.entity.table,
    begin: async (trx, fields) => {
      const ties = readTies(foreignKeys ?? fields.get('foreignKeys'))
      const context = await writeContext(call, trx, form, true)
      const columns = sheetColumns(form.entity, 'import', context.options)
      const subs = isSingle(fields.get('isSingleTableImport')) ? [] : await governedSubs(trx, call.session.userId, form)
      const lines = await subSheets(trx, form, subs, 'import')
      return { columns, lines, save: record => addImported(call, { ...context, imported: true }, form, subs, { ...record, ...ties }) }
    },
  }
}

export const importForm = async (call: CallOf<'onlineCgformApiImportXls'>) =>
  importSheet(call, await importOf(call, call.query.foreignKeys))

export const previewForm = async (call: CallOf<'onlineCgformApiImportPreview'>) => previewSheet(call, await importOf(call))
