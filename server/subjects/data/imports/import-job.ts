import { EngineError } from '../../../data/engine'
import { ImportError } from '../../../data/import'
import { PlanError } from '../../../data/plan'
import { defineJob, FinalError, type JobContext, type JobResult, type JobType } from '../../../jobs'
import type { Trx } from '../../../query'
import { commaList } from '../../../util/comma-list'
import { ServerError } from '../../../util/errors'
import { describeFiles } from '../../files'
import type { DataServices, DataServicesLater } from '../services'
import { texts } from '../texts'
import { changeImport, findImport, type ImportState, type StoredImport } from './repository'

interface Params {
  readonly id: string
}

/** One import at work: its file lies at `place`, which is empty for a table that was not read yet. */
export interface ImportWork {
  readonly context: JobContext<Params>
  readonly services: DataServices
  readonly found: StoredImport
  readonly place: string
}

/** What people can do something about is not tried again; a process that has ended or a full queue is. */
const isFinal = (error: unknown) =>
  error instanceof ImportError ||
  error instanceof PlanError ||
  error instanceof ServerError ||
  (error instanceof EngineError && !['crashed', 'busy'].includes(error.fault))

async function fileOf(trx: Trx, { files }: DataServices, { file }: StoredImport): Promise<string> {
  // A table has none yet.
  if (file === '') return ''
  const [path = ''] = commaList(file)
  const facts = (await describeFiles(trx, [path])).get(path)
  if (!facts) throw new FinalError(texts.fileGone)
  return files.bytes.placeOf(facts.id)
}

/** Only an import that still waits for this work is marked: another run may have begun since. */
async function failed(trx: Trx, { id }: Params, fault: string, state: ImportState): Promise<void> {
  const found = await findImport(trx, id)
  if (found?.state === state) await changeImport(trx, id, { state: 'failed', fault })
}

/** A kind of job that does a part of an import, which says what happened when it fails or is cancelled. */
export const importJob = (
  services: DataServicesLater,
  { name, title, state, run }: { name: string; title: () => string; state: ImportState; run: (work: ImportWork) => Promise<JobResult> },
): JobType =>
  defineJob<Params>({
    name,
    title,
    right: 'dataSheet:add',
    scheduled: false,
    params: () => ({
      type: 'object',
      properties: { id: { type: 'string', title: texts.import, minLength: 1, maxLength: 36 } },
      required: ['id'],
      additionalProperties: false,
    }),
    limits: { seconds: 4 * 3600, attempts: 2, pause: 5 },
    key: ({ id }) => `dataImport ${id}`,
    ended: (trx, params, { error }) => failed(trx, params, error, state),
    run: async context => {
      const { withTenant, params } = context
      const own = services()
      const found = await withTenant(trx => findImport(trx, params.id))
      if (found?.state !== state) return { text: texts.noImport }
      try {
        const place = await withTenant(trx => fileOf(trx, own, found))
        return await run({ context, services: own, found, place })
      } catch (error) {
        if (!context.signal.aborted && error instanceof Error && isFinal(error)) throw new FinalError(error.message)
        throw error
      }
    },
  })
