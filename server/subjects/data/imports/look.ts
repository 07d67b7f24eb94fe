import type { JobType } from '../../../jobs'
import type { DataServicesLater } from '../services'
import { lookAtTable } from '../tables/look-at-table'
import { texts } from '../texts'
import { inWorkFolder } from '../work-folder'
import { type ImportWork, importJob } from './import-job'
import { proposalOf, textOf } from './proposal'
import { changeImport } from './repository'

/** Name of the kind of job. */
export const LOOK = 'dataImportLook'

async function lookAtFile(work: ImportWork) {
  const { context, services, found } = work
  context.progress(0, 3, texts.reading)
  const proposal = await inWorkFolder(services.folder, async folder => proposalOf(work, await textOf(work, folder, found.form)))
  await context.withTenant(trx => changeImport(trx, found.id, { state: 'ready', proposal, fault: null }))
  return proposal
}

async function look(work: ImportWork) {
  const { id, origin } = work.found
  const { rows, columns } = origin ? await lookAtTable(work, origin) : await lookAtFile(work)
  return { text: texts.looked(rows, columns.length), link: `/data/import?id=${id}` }
}

/** Finds out what a file or table holds, for its user to correct. */
export const lookJob = (services: DataServicesLater): JobType =>
  importJob(services, { name: LOOK, title: () => texts.lookJob, state: 'looking', run: look })
