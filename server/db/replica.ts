import { sql } from 'kysely'
import type { Actor, Trx } from './database'

type Reads = <T>(actor: Actor, work: (trx: Trx) => Promise<T>) => Promise<T>

/** Milliseconds for which a replica that could not be asked is left alone. */
const LEFT_ALONE = 10_000

/** The replica has not come as far as the reader has seen. */
class BehindError extends Error {}

/** Whether the database has all that was written before a position of the primary; one that is no replica has. */
async function hasReplayed(trx: Trx, position: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select case when pg_is_in_recovery()
    then pg_last_wal_replay_lsn() >= ${position}::pg_lsn else true end as has`.execute(trx)
  return rows[0]?.has === true
}

/**
 * Reads at the replica where it has all that was written before the call came, at any server, so that each who reads sees what was answered
 * for; else at the primary. So does who names no position. A replica that cannot be asked is left alone for a while; one that goes away
 * while it answers fails the call.
 */
export function replicaReads(primary: Reads, replica: Reads): Reads {
  let from = 0
  return async (actor, work) => {
    const { position } = actor
    if (position === undefined || Date.now() < from) return primary(actor, work)
    let begun = false
    try {
      return await replica(actor, async trx => {
        if (!(await hasReplayed(trx, position))) throw new BehindError()
        begun = true
        return work(trx)
      })
    } catch (error) {
      if (begun) throw error
      if (!(error instanceof BehindError)) from = Date.now() + LEFT_ALONE
      return primary(actor, work)
    }
  }
}
