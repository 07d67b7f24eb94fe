import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { EngineError } from '../../../data/engine'
import { EXPORT_FORMATS, ExportError, type Exported, type ExportFormat, exportRows } from '../../../data/export'
import { answer } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import { readingFor } from '../../../http/reading'
import { askRun, defineJob, FinalError, type JobContext, type JobType } from '../../../jobs'
import { XLSX_TYPE } from '../../../sheets'
import { findHolder } from '../../identity'
import type { DataServices, DataServicesLater } from '../services'
import { texts } from '../texts'
import { inWorkFolder } from '../work-folder'
import { countOf, planOver, readDictionaries, readSheet } from './asking'

/** Name of the kind of job. */
const EXPORT = 'dataSheetExport'
const SECONDS = 4 * 3600
/** Rows of a file at most: a workbook takes several sheets. */
const MOST = 20_000_000

interface Params {
  readonly id: string
  readonly no: number
  readonly steps: readonly unknown[]
  readonly format: ExportFormat
}

const FILES: { readonly [format in ExportFormat]: { readonly ending: string; readonly type: string } } = {
  csv: { ending: 'csv', type: 'text/csv; charset=utf-8' },
  'csv-gbk': { ending: 'csv', type: 'text/csv; charset=gbk' },
  xlsx: { ending: 'xlsx', type: XLSX_TYPE },
  parquet: { ending: 'parquet', type: 'application/vnd.apache.parquet' },
  dbf: { ending: 'dbf', type: 'application/vnd.dbf' },
}

const fileTime = () => new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }).replace(/\D/g, '')

/** What the owner of the run may read now: rights that were lost since close it. */
async function readNow({ params, actor }: JobContext<Params>, services: DataServices) {
  const holder = await findHolder(services.database, actor.username, actor.tenantId)
  if (!holder) throw new FinalError(texts.noSheet)
  const reading = readingFor(services, holder, actor)
  return reading.readTenant(async trx => {
    const read = await readSheet(trx, reading, services, params.id, params.no)
    return { name: String(read.sheet.name), plan: planOver(read, params.steps, await readDictionaries(trx, params.steps)) }
  })
}

/** What people do something about is not tried again. */
const final = (error: unknown): never => {
  const known = error instanceof ExportError || (error instanceof EngineError && !['crashed', 'busy', 'cancelled'].includes(error.fault))
  throw known ? new FinalError(error.message) : error
}

/** What became of the rows, in words. */
const outcome = ({ rows, lacking, notes = [] }: Exported) =>
  [texts.exported(rows), ...(lacking ? [texts.lacking(lacking.count, lacking.signs.join(''))] : []), ...notes].join('；')

async function run(context: JobContext<Params>, services: DataServices) {
  const { params, signal } = context
  const { name, plan } = await readNow(context, services)
  const options = { signal, seconds: SECONDS, background: true }
  const total = await countOf(services, plan, options)
  if (total > MOST) throw new FinalError(texts.tooLong(MOST))
  const onRows = (done: number) => context.progress(done, total, texts.exported(done))
  return inWorkFolder(services.folder, async folder => {
    const path = join(folder, 'export')
    const made = await exportRows(services.engine, plan, path, params.format, { ...options, onRows }).catch(final)
    const { ending, type } = FILES[params.format]
    const file = await context.keepFile({ name: `${name}_${fileTime()}.${ending}`, type, content: () => createReadStream(path) })
    return { text: outcome(made), file }
  })
}

/** Writes the rows of a sheet after some steps into a file of its owner. */
export const exportSheetJob = (services: DataServicesLater): JobType =>
  defineJob<Params>({
    name: EXPORT,
    title: () => texts.exportJob,
    right: 'dataSheet:export',
    scheduled: false,
    params: () => ({
      type: 'object',
      properties: {
        id: { type: 'string', title: texts.sheet, minLength: 1, maxLength: 64 },
        no: { type: 'integer', title: texts.version, minimum: 1 },
        steps: { type: 'array', title: texts.steps, maxItems: 200, items: { type: 'object' } },
        format: { type: 'string', title: texts.format, enum: [...EXPORT_FORMATS] },
      },
      required: ['id', 'no', 'steps', 'format'],
      additionalProperties: false,
    }),
    limits: { seconds: SECONDS, attempts: 2, pause: 10 },
    run: context => run(context, services()),
  })

export const askExport = (services: DataServicesLater) => async (call: CallOf<'dataSheetExportFile'>) => {
  const { id, no, steps, format } = call.body
  await call.withTenant(async trx => {
    const read = await readSheet(trx, call, services(), id, no)
    planOver(read, steps, await readDictionaries(trx, steps))
    await askRun(trx, { type: EXPORT, params: { id, no: read.version.no, steps, format }, tells: 'success,failure' })
  })
  await call.audit({ table: 'data_sheet', recordId: id, action: 'export', detail: { format, steps } })
  return answer({ message: texts.exportAsked })
}
