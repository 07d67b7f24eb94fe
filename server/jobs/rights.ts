import type { Reader, Trx } from '../query'
import type { JobType } from './define'
import { runOfFile } from './repository'
import { texts } from './texts'

/** Of kinds that keep the installation in order and hand nothing out: for those who look after schedules or flows. */
export const RUNS_JOBS = 'quartzJob:add,quartzJob:edit,quartzJob:execute,jobFlow:add,jobFlow:edit,jobFlow:run'

type Can = (right: string) => boolean

/** Whether all is held that asking for such runs takes. */
export const mayRun = ({ right }: JobType, can: Can): boolean => [right].flat().every(can)

/** What speaks against who holds these rights asking for such a run; undefined: nothing. */
export const rightFault = (type: JobType, can: Can): string | undefined => (mayRun(type, can) ? undefined : texts.mayNotAsk(type.title()))

/** Why a run is not begun for an owner; undefined: it is. `can` is undefined for an account that may not act any more. */
export function ownerFault(type: JobType, owner: string, can: Can | undefined): string | undefined {
  if (can === undefined) return texts.noOwner(owner)
  return mayRun(type, can) ? undefined : texts.ownerMayNot(owner, type.title())
}

/** Whether its owner may still fetch a file that a run has kept. What no run names any more is of no known kind, and not fetched. */
export async function mayFetch(trx: Trx, { username, can }: Reader, file: string): Promise<boolean> {
  const run = await runOfFile(trx, username, file)
  const type = run && trx.catalog.jobs.of(run.jobClassName)
  return type !== undefined && mayRun(type, can) && (type.fetchedBy(run?.params) ?? username) === username
}
