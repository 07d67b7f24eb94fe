import { join } from 'node:path'
import { openFile, type ProposedColumn } from '../../../data/import'
import type { ForeignColumn } from '../../../db/foreign'
import type { DataImportProposal } from '../../../generated/operations'
import type { ImportWork } from '../imports/import-job'
import { proposalOf } from '../imports/proposal'
import { changeImport, type ImportOrigin } from '../imports/repository'
import { texts } from '../texts'
import { reachedOf } from '../versions/repository'
import { inWorkFolder } from '../work-folder'
import { declaredOf } from './column-types'
import { openTable, writeRows } from './read-table'
import { readerFor, readSource } from './reader'

/** How its rows are written. */
const FORM = { encoding: 'utf-8', delimiter: ',', skip: 0, head: true } as const

/** What a database says of a column counts where its values leave room: none at all, or whole numbers where others may come. */
function declared(column: ProposedColumn, type: string): ProposedColumn {
  const said = declaredOf(type).column(type)
  if (column.filled === 0) return { ...column, ...said }
  const isDecimal = said.type === 'decimal' && said.digits !== 0 && ['whole', 'decimal'].includes(column.type)
  return isDecimal ? { ...column, type: 'decimal', digits: Math.max(said.digits ?? 0, column.digits ?? 0) } : column
}

/** Reads the rows of a table into a text in the folder. */
async function readInto(work: ImportWork, origin: ImportOrigin, to: string) {
  const { context, services } = work
  const after = origin.sheetId && origin.column ? await context.withTenant(trx => reachedOf(trx, origin.sheetId, origin)) : null
  const reader = await readerFor(context, services)
  return readSource(context, reader, origin.source, async connection => {
    const opened = await openTable(connection, origin, after)
    const { columns, heads } = opened
    const onRows = (rows: number) => context.progress(0, 3, texts.readingTable(rows))
    await writeRows(connection, opened, to, { columns, heads, signal: context.signal, onRows })
    return { ...opened, reached: opened.reached ?? after }
  })
}

async function proposed(work: ImportWork, path: string, columns: readonly ForeignColumn[], leftOut: readonly string[]) {
  const { services, context } = work
  const file = await openFile(path, `${path}.text`, FORM, { engine: services.engine, signal: context.signal })
  const types = columns.map(({ type }) => declaredOf(type).known)
  const notes = leftOut.length === 0 ? [] : [texts.binaryColumns(leftOut.join('、'))]
  const proposal = await proposalOf(work, { ...file, types, notes }, (column, at) => declared(column, columns[at]?.type ?? ''))
  return { ...proposal, kind: 'table' as const }
}

/** Reads a table as a file that stands in for it until the import is done, and says what it holds. */
export async function lookAtTable(work: ImportWork, origin: ImportOrigin): Promise<DataImportProposal> {
  const { context, services, found } = work
  return inWorkFolder(services.folder, async folder => {
    const path = join(folder, 'table.csv')
    const { columns, leftOut, reached } = await readInto(work, origin, path)
    const proposal = await proposed(work, path, columns, leftOut)
    const received = await services.files.bytes.adopt(path)
    try {
      await context.withTenant(async trx => {
        const upload = { received, name: `${found.fileName}.csv`, biz: 'data', type: 'text/csv; charset=utf-8' }
        const file = await services.files.keepUpload(trx, upload)
        await changeImport(trx, found.id, { file, form: FORM, origin: { ...origin, reached }, state: 'ready', proposal, fault: null })
      })
    } catch (error) {
      await received.discard()
      throw error
    }
    return proposal
  })
}
