import type { Trx } from '../query'
import { find, type RecordRow } from './repository'

/** Whether one of these fields of a record is another than it was; also where its writer does not see the record any more. */
export async function isChanged(trx: Trx, base: string, fields: readonly string[], id: string, before: RecordRow): Promise<boolean> {
  const list = trx.catalog.readable.at(base)
  const after = list && trx.reader && (await find(trx, list.spec(trx.reader), id))
  return fields.some(field => (after?.[field] ?? null) !== (before[field] ?? null))
}
