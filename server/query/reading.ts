import type { Trx } from '../db/database'
import type { Reader } from './readable'

const readers = new WeakMap<Trx, Reader>()

/** Notes whose rights a transaction reads by, for the texts of rows that are not everybody's; gives the transaction back. */
export function readingAs(trx: Trx, reader: Reader): Trx {
  readers.set(trx, reader)
  return trx
}

/** Whose rights the transaction reads by; undefined outside of calls, where such texts are left out. */
export const readerOf = (trx: Trx): Reader | undefined => readers.get(trx)
