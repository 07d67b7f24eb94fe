import { FinalError, type JobType } from '../../../jobs'
import type { DataServicesLater } from '../services'
import { texts } from '../texts'
import type { Origin } from '../versions/repository'
import { bringVersion } from './bring-version'
import { type ImportWork, importJob } from './import-job'
import { textOf } from './proposal'
import { type ChosenImport, changeImport, type StoredImport } from './repository'

/** Name of the kind of job. */
export const IMPORT = 'dataImport'

function originOf({ fileName, origin }: StoredImport, mode: NonNullable<ChosenImport['mode']>): Origin {
  if (!origin) return { kind: 'file', file: fileName, mode }
  const { source, table, column, reached } = origin
  return { kind: 'table', source, table, column, reached, mode }
}

async function run(work: ImportWork) {
  const { context, services, found } = work
  const chosen = found.chosen
  if (!chosen) throw new FinalError(texts.noImport)
  return bringVersion({
    ...{ context, services, chosen, source: found.fileName },
    text: folder => textOf(work, folder, found.form),
    origin: mode => originOf(found, mode),
    kept: (trx, of) => changeImport(trx, found.id, { state: 'done', sheetId: of.sheetId, versionNo: of.no, fault: null }),
  })
}

/** Brings the rows of a file or table into a sheet. */
export const runJob = (services: DataServicesLater): JobType =>
  importJob(services, { name: IMPORT, title: () => texts.importJob, state: 'running', run })
