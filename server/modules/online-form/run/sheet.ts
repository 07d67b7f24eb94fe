import { translated } from '../../../../renderer/core'
import { fail } from '../../../errors'
import type { CallOf } from '../../../plugins/module'
import type { RawListQuery } from '../../../query'
import { entityOptions } from '../../../records/options'
import { sheetColumns } from '../../../records/sheet-columns'
import { addRecord } from '../../../records/writes'
import { exportSheet, importSheet, templateSheet } from '../../../sheets'
import { readObject } from '../model/settings'
import { texts } from '../texts'
import { everyRow } from './data'
import { demand } from './rights'
import { runningForm } from './standing'
import { writeContext } from './write'

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
  const { title, table, columns, rows } = await call.readTenant(async trx => {
    const running = await runningForm(trx, 'id', call.params.headId)
    await demand(call, trx, running, 'export')
    const { entity } = running
    const columns = sheetColumns(entity, 'export', await entityOptions(trx, entity, false))
    return { title: translated(entity.title), table: entity.table, columns, rows: await everyRow(trx, running, query) }
  })
  return exportSheet(call, { title, table, columns, rows })
}

export async function importTemplate(call: CallOf<'onlineCgformApiImportTemplate'>) {
  return call.readTenant(async trx => {
    const running = await runningForm(trx, 'id', call.params.headId)
    await demand(call, trx, running, 'import')
    const { entity } = running
    return templateSheet(translated(entity.title), sheetColumns(entity, 'import', await entityOptions(trx, entity, true)))
  })
}

/** What every imported row gets: an ERP page ties the rows to the record that is chosen above. */
function readTies(foreignKeys: string | undefined): Readonly<Record<string, unknown>> {
  return foreignKeys ? (readObject(safely(foreignKeys)) ?? fail(texts.badParams)) : {}
}

export async function importForm(call: CallOf<'onlineCgformApiImportXls'>) {
  const running = await call.readTenant(async trx => {
    const found = await runningForm(trx, 'id', call.params.headId)
    await demand(call, trx, found, 'import')
    return found
  })
  return importSheet(call, {
    table: running.entity.table,
    begin: async (trx, fields) => {
      const ties = readTies(call.query.foreignKeys ?? fields.get('foreignKeys'))
      const context = await writeContext(call, trx, running, true)
      const columns = sheetColumns(running.entity, 'import', context.options)
      return { columns, save: record => addRecord({ ...context, imported: true }, { ...record, ...ties }) }
    },
  })
}
