import type { JobContext } from '../../../jobs'
import { ProcessFault } from './beside'
import { dueRecords, forgetDue, type Trx } from './repository'
import { AT_ONCE, takeIn } from './take-in'
import { texts } from './texts'

type InTenant = <T>(work: (trx: Trx) => Promise<T>) => Promise<T>
type Log = JobContext<unknown>['log']

/** Takes in the record that is due first; 0 where none is. One that takes more than it may is told, and left to the nightly check. */
async function takeInOne(inTenant: InTenant, log: Log, take: typeof takeIn): Promise<number> {
  try {
    return await inTenant(trx => take(trx, 1))
  } catch (error) {
    if (!(error instanceof ProcessFault)) throw error
    return inTenant(async trx => {
      const due = await dueRecords(trx, 1)
      await forgetDue(trx, due)
      for (const { source, recordId } of due) log('error', texts.tooMuch(source, recordId))
      return due.length
    })
  }
}

/** Takes in what is due first; each record alone where one of them takes more than it may. How many. */
export async function takeInSome(inTenant: InTenant, log: Log, take = takeIn): Promise<number> {
  try {
    return await inTenant(trx => take(trx, AT_ONCE))
  } catch (error) {
    if (!(error instanceof ProcessFault)) throw error
    let count = 0
    for (let at = 0; at < AT_ONCE; at += 1) count += await takeInOne(inTenant, log, take)
    return count
  }
}
