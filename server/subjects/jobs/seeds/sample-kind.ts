import type { OwnerAccess } from '../../../db/owner'
import { asSystemTenant, seedId, seedRows } from '../../../db/seeds/rows'
import type { Catalog } from '../../../query'
import { setItemStatus } from '../repository'
import { sample } from '../types/sample'

/** The dictionaries that kinds of jobs are chosen from: of a schedule, of a step, and of the runs that a list shows. */
const DICTIONARIES = ['job_schedule_type', 'job_step_type', 'job_type']

const items = () =>
  DICTIONARIES.map(code => ({
    id: seedId('dictionary', code, sample.name),
    dictId: seedId('dictionary', code),
    itemText: sample.title(),
    itemValue: sample.name,
    sortOrder: 0,
  }))

/** Offers the sample kind of jobs where it is declared, and nowhere else: a database may have been that of a demonstration before. */
export async function offerSampleKind(owner: Pick<OwnerAccess, 'db'>, { jobs }: Pick<Catalog, 'jobs'>): Promise<void> {
  const isDeclared = jobs.of(sample.name) !== undefined
  await owner.db.transaction().execute(async trx => {
    await asSystemTenant(trx)
    if (isDeclared) await seedRows(trx, 'sys_dict_item', items())
    await setItemStatus(
      trx,
      items().map(({ id }) => id),
      isDeclared ? 1 : 0,
    )
  })
}
