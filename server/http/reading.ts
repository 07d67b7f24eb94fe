import type { Actor, Database, Trx } from '../db/database'
import { type Catalog, readerOf, readingAs } from '../query'
import type { Call } from './module'
import { clearanceOf, type Holder, isAllowed } from './session'

/** What reads with the rights of an account, in a call or outside of one. */
export interface Reading extends Pick<Call, 'can' | 'catalog' | 'readTenant' | 'readReport'> {
  readonly session: Holder
}

interface ReadingServices {
  readonly database: Pick<Database, 'readTenant' | 'readReport'>
  readonly catalog: Catalog
}

/** Notes in a transaction whose rights it reads by. */
export const readsAs =
  (session: Holder) =>
  <T>(work: (trx: Trx) => Promise<T>) =>
  (trx: Trx) =>
    work(readingAs(trx, readerOf({ session, can: right => isAllowed(right, session) })))

/** Reads with the rights that an account holds, which no call of its own stands for. */
export function readingFor({ database, catalog }: ReadingServices, session: Holder, actor: Actor): Reading {
  const reads = readsAs(session)
  // The actor may be that of a job, which sees all.
  const own = { ...actor, clearance: clearanceOf(session) }
  return {
    session,
    catalog,
    can: right => isAllowed(right, session),
    readTenant: work => database.readTenant(own, reads(work)),
    readReport: work => database.readReport(own, reads(work)),
  }
}
