import { EngineError } from '../../../data/engine'
import { answer } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import { readingFor } from '../../../http/reading'
import { askRun, defineJob, FinalError, type JobContext, type JobType } from '../../../jobs'
import type { Asking, Trx } from '../../../query'
import { fail } from '../../../util/errors'
import { findHolder } from '../../identity'
import { keepVersion, originText } from '../keep-version'
import { findWritable } from '../readable'
import type { DataServices, DataServicesLater } from '../services'
import { placesOf } from '../sources'
import { texts } from '../texts'
import { findVersion, type Version } from '../versions/repository'
import { inWorkFolder } from '../work-folder'
import { addMend, findMend, markMade, type StoredMend } from './repository'
import { checkRows, type MendedSheet, type Place, readMended, stillApart, takeIn } from './rows'

/** Name of the kind of job. */
const MEND = 'dataMend'
const SECONDS = 3600

interface Params {
  readonly id: string
}

/** The version whose rows were mended, if the caller may change its sheet and no other has come since. */
async function checked(trx: Trx, asking: Asking, { sheetId, versionNo, rows }: Omit<StoredMend, 'id' | 'madeNo'>): Promise<Version> {
  if (!(await findWritable(trx, asking, sheetId))) fail(texts.notYours)
  const version = await findVersion(trx, sheetId)
  if (version?.no !== versionNo) return fail(texts.notCurrent)
  checkRows(rows, version.columns.length, version.apartCount)
  return version
}

/** The same by the rights that the owner of the run has now. */
async function checkNow({ actor }: JobContext<Params>, services: DataServices, mend: StoredMend): Promise<Version> {
  const holder = await findHolder(services.database, actor.username, actor.tenantId)
  if (!holder) throw new FinalError(texts.notYours)
  const reading = readingFor(services, holder, actor)
  return reading.readTenant(trx => checked(trx, reading, mend))
}

const sheetOf = (services: DataServices, { columns, file, apartFile }: Version): MendedSheet => ({
  ...{ columns, files: placesOf(services, file), apart: placesOf(services, apartFile ?? '') },
})

async function bring(context: JobContext<Params>, services: DataServices, mend: StoredMend) {
  const version = await checkNow(context, services, mend)
  const sheet = sheetOf(services, version)
  return inWorkFolder(services.folder, async folder => {
    context.progress(5, 100, texts.bringing)
    const place: Place = { engine: services.engine, folder, options: { signal: context.signal, seconds: SECONDS, background: true } }
    const imported = await readMended(place, sheet, mend.rows)
    const { whole, ...taken } = await takeIn(place, sheet, imported)
    const { sheetId, no } = await keepVersion(context, services, {
      ...taken,
      ...(await stillApart(place, sheet, mend.rows, imported)),
      ...{ columns: version.columns, based: version, former: whole ? undefined : version, sheet: mend.sheetId },
      origin: { kind: 'mend', rows: imported.rows },
      kept: async (trx, of) => void (await markMade(trx, mend.id, of.no)),
    })
    return { text: texts.mended(imported.rows, imported.apart), link: `/data/open?id=${sheetId}`, data: { sheetId, no } }
  })
}

async function run(context: JobContext<Params>, services: DataServices) {
  const { mend, made } = await context.withTenant(async trx => {
    const found = await findMend(trx, context.params.id)
    return { mend: found, made: found?.madeNo ? await findVersion(trx, found.sheetId, found.madeNo) : undefined }
  })
  if (!mend) throw new FinalError(texts.noMend)
  return made ? { text: originText(made.origin), link: `/data/open?id=${made.sheetId}` } : bring(context, services, mend)
}

/** What people can do something about is not tried again. */
const isFinal = (error: unknown) => error instanceof EngineError && !['crashed', 'busy'].includes(error.fault)

/** Brings rows that had been set apart and were mended into their sheet. */
export const mendJob = (services: DataServicesLater): JobType =>
  defineJob<Params>({
    name: MEND,
    title: () => texts.mendJob,
    right: 'dataSheet:edit',
    scheduled: false,
    params: () => ({
      type: 'object',
      properties: { id: { type: 'string', title: texts.mend, minLength: 1, maxLength: 36 } },
      required: ['id'],
      additionalProperties: false,
    }),
    limits: { seconds: SECONDS, attempts: 2, pause: 5 },
    key: ({ id }) => `${MEND} ${id}`,
    run: async context => {
      try {
        return await run(context, services())
      } catch (error) {
        if (!context.signal.aborted && error instanceof Error && isFinal(error)) throw new FinalError(error.message)
        throw error
      }
    },
  })

export const askMend = (call: CallOf<'dataSheetMend'>) =>
  call.withTenant(async trx => {
    const { id, no, rows } = call.body
    await checked(trx, call, { sheetId: id, versionNo: no, rows })
    const params = { id: await addMend(trx, call.body) }
    const runId = await askRun(trx, { type: MEND, params, tells: 'success,failure' })
    return answer({ message: texts.begun, result: { runId } })
  })
