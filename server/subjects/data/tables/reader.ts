import type { ForeignConnection } from '../../../db/foreign'
import type { Call } from '../../../http/module'
import { readingFor } from '../../../http/reading'
import { FinalError, type JobContext } from '../../../jobs'
import type { Asking, Trx } from '../../../query'
import { fail, ServerError } from '../../../util/errors'
import { withSource } from '../../data-sources'
import { findHolder } from '../../identity'
import type { DataServices } from '../services'
import { texts } from '../texts'

/** Milliseconds of one statement and of the whole stream of rows. */
const LONGEST = 4 * 3600 * 1000
/** What a database has against a value beside a column, or against its order. */
const BAD_VALUE = /^(?:22|42804|42883|ER_\w*(?:WRONG|INCORRECT|TRUNCATED|INVALID)\w*)/

export interface TableReader extends Asking, Pick<Call, 'readTenant' | 'dataSourceKey'> {
  readonly readTenant: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>
}

/** Whom a run reads for, with the rights that they have now. */
export async function readerFor({ actor }: JobContext<unknown>, services: DataServices): Promise<TableReader> {
  const holder = await findHolder(services.database, actor.username, actor.tenantId)
  if (!holder) throw new FinalError(texts.noOwner)
  return { ...readingFor(services, holder, actor), dataSourceKey: services.dataSourceKey }
}

/** Reads a data source for a run: as long as it takes, unless that is cancelled. What the database complains of is said. */
export async function readSource<T>(
  { signal }: JobContext<unknown>,
  reader: TableReader,
  code: string,
  work: (connection: ForeignConnection) => Promise<T>,
): Promise<T> {
  try {
    return await withSource(reader, { code }, work, { longest: LONGEST, signal })
  } catch (error) {
    signal.throwIfAborted()
    const { code: state = '', message = '' } = error as { code?: string; message?: string }
    if (error instanceof ServerError || !/^(?:[0-9A-Z]{5}|ER_\w+)$/.test(state)) throw error
    return fail(BAD_VALUE.test(state) ? texts.badValue : texts.complaint(message.slice(0, 200)))
  }
}
