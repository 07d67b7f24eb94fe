import type { InTenant } from './check'
import { dropMade, faultOf, makeAnew, SEARCHED, type SearchedIndex, takeMade } from './repository'

export { SEARCHED, type SearchedIndex } from './repository'

/** An index of the database that cannot be read through, or that does not have each row, and what PostgreSQL says of it. */
export interface UnsoundIndex {
  readonly name: SearchedIndex
  readonly fault: string
}

/** Reads the indexes of the search, which all tenants share, one after the other. */
export async function unsoundIndexes(inTenant: InTenant, signal: AbortSignal): Promise<readonly UnsoundIndex[]> {
  const unsound: UnsoundIndex[] = []
  for (const name of SEARCHED) {
    signal.throwIfAborted()
    const fault = await inTenant(trx => faultOf(trx, name))
    if (fault !== null) unsound.push({ name, fault })
  }
  return unsound
}

/** Makes an index anew; each step has a transaction of its own, so that none waits for searches while others wait for it. */
export async function remakeIndex(inTenant: InTenant, name: SearchedIndex): Promise<void> {
  for (const step of [dropMade, makeAnew, takeMade]) await inTenant(trx => step(trx, name))
}
