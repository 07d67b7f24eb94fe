import type { Actor, Clearance, Database } from '../../db/database'
import type { JobTypes } from '../catalog'
import type { JobType } from '../define'
import type { ClaimedRun, EndedRun } from './repository'

/** Everything: up to the highest secrecy. */
export const ALL: Clearance = '2'

/** For whom a run works. What it works on has no reader yet; what it hands out is read as any other record. */
export const actorOf = ({ id, tenantId, owner, ownerOrg }: Pick<ClaimedRun, 'id' | 'tenantId' | 'owner' | 'ownerOrg'>): Actor => ({
  tenantId,
  username: owner,
  orgCode: ownerOrg,
  trace: id,
  clearance: ALL,
})

/** Notifies the kinds of runs that are over without a result; what fails is told to `warn`. */
export async function notifyEnded(
  runs: readonly EndedRun[],
  typeOf: (run: EndedRun) => JobType | undefined,
  { withTenant, warn }: { readonly withTenant: Database['withTenant']; readonly warn: (error: unknown) => void },
): Promise<void> {
  for (const run of runs) await withTenant(actorOf(run), async trx => typeOf(run)?.ended(trx, run.params, run)).catch(warn)
}

/** The kind of a run. */
export const typeIn =
  (types: JobTypes) =>
  ({ jobClassName }: EndedRun): JobType | undefined =>
    types.of(jobClassName)
