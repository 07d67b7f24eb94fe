import { readerOf } from '../../query'
import type { FileReader } from '../files'
import type { Commented, Trx } from './repository'

/**
 * Whether a reader of a record may take away what others have said about it: who may delete the records of its list; of an online form
 * also who may delete the form.
 */
export function mayModerate(reader: FileReader, trx: Trx, { tableName }: Commented): boolean {
  const { can } = reader
  const rights = trx.catalog.readable
    .all()
    .flatMap(({ right, spec }) => (right && spec(readerOf(reader)).table === tableName ? [right] : []))
  if (rights.some(right => /:list$/.test(right) && can(right.replace(/list$/, 'delete')))) return true
  return rights.length === 0 && (can(`online:${tableName}:delete`) || can('onlineForm:delete'))
}
