import type { Trx } from '../repository'
import { type SourceName, sourcesOf } from '../sources'
import { type CheckedRecord, checkedRecords, forgetOthers, type IndexFault, leftRecords, makeDue } from './repository'

/** Records of one transaction. */
const BATCH = 200

export type IndexFaults = Partial<Record<IndexFault, number>>

/** How a check reaches the rows of a tenant: one transaction after the other, so that none is long. */
export type InTenant = <T>(work: (trx: Trx) => Promise<T>) => Promise<T>

/** Has the faulty ones of the records taken in anew, and counts them. */
async function mend(trx: Trx, source: SourceName, records: readonly CheckedRecord[], faults: IndexFaults): Promise<void> {
  const faulty = records.filter(({ fault }) => fault !== null)
  for (const { fault } of faulty) if (fault) faults[fault] = (faults[fault] ?? 0) + 1
  // Of what is whole itself, the index of the database is made anew.
  const due = faulty.flatMap(({ recordId, fault }) => (fault === 'unsound' ? [] : recordId))
  if (due.length > 0) await makeDue(trx, source, due)
}

/**
 * Compares the index of a tenant with its documents and entries: what is missing, stale, damaged, not found though it is there, or left of
 * records that are gone is due from then on. How many there were of each kind.
 */
export async function checkIndex(inTenant: InTenant, signal: AbortSignal): Promise<IndexFaults> {
  const faults: IndexFaults = {}
  const sources = await inTenant(async trx => sourcesOf(trx.catalog))
  await inTenant(trx => forgetOthers(trx, sources))
  for (const source of sources) {
    for (let last: string | undefined = ''; last !== undefined; ) {
      signal.throwIfAborted()
      const after: string = last
      const records = await inTenant(async trx => {
        const checked = await checkedRecords(trx, source, after, BATCH)
        await mend(trx, source.name, checked, faults)
        return checked
      })
      last = records.at(-1)?.recordId
    }
    await inTenant(async trx => mend(trx, source.name, await leftRecords(trx, source), faults))
  }
  return faults
}
