import type { Insertable } from 'kysely'
import type { Trx } from '../../db/database'
import type { SysLogTable } from '../../db/tables'

export type { Actor, Database } from '../../db/database'

/** A line of the log as it is written; who and when come from the transaction. */
export type LogLine = Omit<Insertable<SysLogTable>, 'logType'>

const OPERATION = 2

export async function addLines(trx: Trx, lines: readonly LogLine[]): Promise<void> {
  await trx
    .insertInto('sysLog')
    .values(lines.map(line => ({ ...line, logType: OPERATION })))
    .execute()
}
