import type { Database } from '../../../../db/database'
import { readingFor } from '../../../../http/reading'
import { defineJob, FinalError, type JobContext, type JobType } from '../../../../jobs'
import type { Catalog } from '../../../../query'
import { writeWorkbook, XLSX_TYPE } from '../../../../sheets'
import { findHolder } from '../../../identity'
import { analyseDue, knownNames } from '../job'
import { dueOf } from '../repository'
import { readable } from '../set/readable'
import { texts } from '../texts'
import * as rows from './repository'
import { MOST_SHEETS, sheetOf } from './workbook'

/** Name of the kind of job. */
export const TABLES_EXPORT = 'documentTablesExport'

interface Params {
  readonly documents: readonly string[]
}

interface Sheet {
  readonly record: rows.TableRecord
  readonly name: string
  readonly key: string
}

const recordOf = (document: string): rows.TableRecord => {
  const [source = '', recordId = ''] = document.split(':')
  return { source: source === 'knowledge' ? 'knowledge' : 'document', recordId }
}

/** What is reached beside the transactions of a run. */
export type ReaderServices = () => { readonly database: Database; readonly catalog: Catalog }

/** Those of the documents that the owner may read now: since they were asked for, rights may have changed. */
async function readableNow({ params, actor }: JobContext<Params>, services: ReturnType<ReaderServices>): Promise<readonly string[]> {
  const holder = await findHolder(services.database, actor.username, actor.tenantId)
  if (!holder) return []
  const reading = readingFor(services, holder, { ...actor, orgCode: holder.orgCode })
  return reading.readTenant(async trx => [...(await readable(trx, reading, params.documents)).keys()])
}

/** The tables of all documents; a text that was not looked at yet is looked at first. */
async function sheetsOf(context: JobContext<Params>, documents: readonly string[]): Promise<readonly Sheet[]> {
  const { withTenant, progress, signal } = context
  const known = await knownNames(withTenant)
  const sheets: Sheet[] = []
  for (const [at, document] of documents.entries()) {
    signal.throwIfAborted()
    const record = recordOf(document)
    const due = await withTenant(trx => dueOf(trx, record))
    if (due) await analyseDue(withTenant, due, known, context)
    const name = await withTenant(trx => rows.nameOf(trx, record))
    if (name !== undefined) for (const { key } of await withTenant(trx => rows.tableHeads(trx, record))) sheets.push({ record, name, key })
    progress(at + 1, documents.length, texts.ofSet(at + 1, documents.length))
  }
  return sheets
}

/** One workbook of them; the tables are read once more than they are held. */
async function* written({ withTenant }: JobContext<Params>, sheets: readonly Sheet[]) {
  const contents = []
  for (const [at, { record, name, key }] of sheets.entries()) {
    const table = await withTenant(trx => rows.findTable(trx, record, key))
    if (!table) continue
    const { rows: _, ...content } = sheetOf(table, name, at + 1)
    const own = async function* () {
      const again = await withTenant(trx => rows.findTable(trx, record, key))
      if (again) yield* sheetOf(again, name, at + 1).rows as Iterable<readonly (string | number | null)[]>
    }
    contents.push({ ...content, rows: own() })
  }
  yield* writeWorkbook(...contents) as AsyncIterable<Buffer>
}

/** Writes the tables of a choice of documents into one workbook of its owner, as far as the owner may read them when it runs. */
export const documentTablesExport = (services: ReaderServices): JobType =>
  defineJob<Params>({
    name: TABLES_EXPORT,
    title: () => texts.tablesJob,
    right: 'login',
    scheduled: false,
    params: () => ({
      type: 'object',
      properties: { documents: { type: 'array', title: texts.set, minItems: 1, maxItems: 500, items: { type: 'string', maxLength: 80 } } },
      required: ['documents'],
      additionalProperties: false,
    }),
    limits: { attempts: 2, pause: 10, seconds: 2 * 3600 },
    key: () => TABLES_EXPORT,
    run: async context => {
      const all = await sheetsOf(context, await readableNow(context, services()))
      if (all.length === 0) throw new FinalError(texts.noTables)
      const sheets = all.slice(0, MOST_SHEETS)
      const name = `${texts.tablesOfSet}_${new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }).replace(/\D/g, '')}.xlsx`
      const file = await context.keepFile({ name, type: XLSX_TYPE, content: () => written(context, sheets) })
      const documents = new Set(sheets.map(({ record }) => `${record.source}:${record.recordId}`)).size
      return {
        text: all.length > MOST_SHEETS ? texts.tablesCut(all.length, MOST_SHEETS) : texts.tablesDone(sheets.length, documents),
        file,
      }
    },
  })
