import type { JobContext } from '../../../jobs'
import { addLines, dropParts, type LogTable } from '../repository'
import { LOG_LINES } from '../texts'
import type { Due } from './repository'

/** Drops the parts that ended so many months ago, each whole, and says so in the log and in that of the run; what went. */
export async function dropOld(
  { withTenant, log }: Pick<JobContext<unknown>, 'withTenant' | 'log'>,
  table: LogTable,
  months: number,
): Promise<Due> {
  const old = await withTenant(async trx => {
    const found = await dropParts(trx, table, months)
    const told = found.filter(part => !part.kept).map(({ part, lines }) => ({ logContent: LOG_LINES.dropped(part, lines) }))
    if (told.length > 0) await addLines(trx, told)
    return found
  })
  for (const { part } of old.filter(({ kept }) => kept)) log('warn', LOG_LINES.notSealed(part))
  const dropped = old.filter(({ kept }) => !kept)
  for (const { part, lines } of dropped) log('info', LOG_LINES.dropped(part, lines))
  return { parts: dropped.length, lines: dropped.reduce((sum, { lines }) => sum + lines, 0) }
}
