import type { DocumentTable, DocumentTables } from '../../../../generated/operations'
import { answer, file } from '../../../../http/answers'
import type { Call, CallOf } from '../../../../http/module'
import { askRun } from '../../../../jobs'
import { XLSX_TYPE } from '../../../../sheets'
import { errors, fail } from '../../../../util/errors'
import { findReadable, findWritable } from '../../records/readable'
import { askAnalysis } from '../job'
import { dueOf } from '../repository'
import { readable } from '../set/readable'
import { texts } from '../texts'
import { TABLES_EXPORT } from './job'
import * as rows from './repository'
import { workbookOf } from './workbook'

type Source = rows.TableRecord['source']

const recordOf = ({ source, id }: { readonly source: Source; readonly id: string }): rows.TableRecord => ({ source, recordId: id })

async function mustRead(trx: rows.Trx, call: Call, { source, recordId }: rows.TableRecord) {
  return (await findReadable(trx, call, source, recordId)) ?? fail(texts.none)
}

/** Refuses a correction by a caller who may not change the document. */
async function mustWrite(trx: rows.Trx, call: Call, record: rows.TableRecord): Promise<void> {
  await mustRead(trx, call, record)
  if (!(await findWritable(trx, call, record.source, record.recordId))) fail(texts.notWritable)
}

/** Tables of a text that the caller may read; a text that waits is asked for. */
export const listTables = (call: CallOf<'unstructurDocumentdataAnalysisTables'>) =>
  call.withTenant(async (trx): Promise<DocumentTables> => {
    const record = recordOf(call.query)
    await mustRead(trx, call, record)
    const waits = (await dueOf(trx, record)) !== undefined
    if (waits) await askAnalysis(trx)
    const writable = (await findWritable(trx, call, record.source, record.recordId)) !== undefined
    const tables = await rows.tableHeads(trx, record)
    return {
      state: waits ? 'waiting' : 'ready',
      writable,
      more: await rows.hasMoreTables(trx, record),
      tables: [...tables] as DocumentTables['tables'],
    }
  })

async function tableOf(trx: rows.Trx, record: rows.TableRecord, key: string): Promise<DocumentTable> {
  return ((await rows.findTable(trx, record, key)) ?? fail(texts.noTable)) as unknown as DocumentTable
}

export const readTable = (call: CallOf<'unstructurDocumentdataAnalysisTablesQueryById'>) =>
  call.readTenant(async trx => {
    const record = recordOf(call.query)
    await mustRead(trx, call, record)
    return tableOf(trx, record, call.query.key)
  })

/** Keeps a table as a user has corrected it; refused over a correction that the user has not seen. */
export const correctTable = (call: CallOf<'unstructurDocumentdataAnalysisTablesEdit'>) =>
  call.withTenant(async trx => {
    const { key, correction, title, titles, cells, rows: from } = call.body
    const record = recordOf(call.body)
    await mustWrite(trx, call, record)
    if (cells.length !== from.length || cells.some(row => row.length !== titles.length)) fail(texts.unevenTable)
    await tableOf(trx, record, key)
    const kept = await rows.keepCorrection(trx, record, key, correction, { title: title.trim(), titles, cells, rows: from })
    if (!kept) throw errors.stale(await tableOf(trx, record, key))
    return answer({ result: await tableOf(trx, record, key), message: texts.tableSaved })
  })

/** Back to what was found. */
export const restoreTable = (call: CallOf<'unstructurDocumentdataAnalysisTablesDelete'>) =>
  call.withTenant(async trx => {
    const { key, version } = call.query
    const record = recordOf(call.query)
    await mustWrite(trx, call, record)
    if (!(await rows.dropCorrection(trx, record, key, version))) throw errors.stale(await tableOf(trx, record, key))
    return answer({ message: texts.tableRestored })
  })

/** The tables of one document, or one of them, as a workbook. */
export const exportTables = (call: CallOf<'unstructurDocumentdataAnalysisTablesExportXls'>) =>
  call.withTenant(async trx => {
    const record = recordOf(call.query)
    const name = String((await mustRead(trx, call, record)).name)
    const { key } = call.query
    const one = key === undefined ? undefined : await rows.findTable(trx, record, key)
    const tables = key === undefined ? await rows.tablesOf(trx, record) : one ? [one] : []
    if (tables.length === 0) fail(key === undefined ? texts.noTables : texts.noTable)
    await call.audit({
      table: 'document_table',
      action: 'export',
      detail: { document: `${record.source}:${record.recordId}`, tables: tables.length },
    })
    return file({ content: workbookOf(tables, name), name: `${texts.tablesOf(name)}.xlsx`, type: XLSX_TYPE })
  })

/** Begins a job that writes the tables of a choice into a workbook of the caller. */
export const exportTablesOfSet = (call: CallOf<'unstructurDocumentdataAnalysisTablesExportFile'>) =>
  call.withTenant(async trx => {
    const documents = [...(await readable(trx, call, [...new Set(call.body.documents)])).keys()]
    if (documents.length === 0) fail(texts.none)
    const id = await askRun(trx, { type: TABLES_EXPORT, params: { documents }, tells: 'success,failure' })
    return answer({ result: { id }, message: texts.tablesAsked })
  })
