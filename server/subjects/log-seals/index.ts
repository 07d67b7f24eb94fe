import type { LogChains } from '../../generated/operations'
import { answer } from '../../http/answers'
import { defineModule, type Module } from '../../http/module'
import { askRun } from '../../jobs'
import { checkLogs } from './check-logs'
import type { SealCopies } from './copies'
import * as seals from './repository'
import { texts } from './texts'

export { chainLogs } from './chain'
export { SealCopies } from './copies'

const NEW = { lines: 0, waiting: 0, oldest: null, chained: null }

function stateOf(states: readonly seals.ChainState[]): LogChains {
  const of = (chain: seals.Chain) => states.find(({ source }) => source === chain) ?? NEW
  const [log, change] = [of('sys_log'), of('sys_audit')]
  return {
    logLines: log.lines,
    logWaiting: log.waiting,
    logOldest: log.oldest,
    logChained: log.chained,
    changeLines: change.lines,
    changeWaiting: change.waiting,
    changeOldest: change.oldest,
    changeChained: change.chained,
  }
}

/** Seals of the log and of the audit table, and their check. `copies`: seals as this server keeps them outside of the database. */
export const logSeal = (copies: SealCopies): Module =>
  defineModule({
    name: 'log-seal',
    rows: 'subject',
    outgoing: 'none',
    declare: ({ jobs }) => jobs.declare(checkLogs(copies)),
    handlers: {
      sysLogSealList: call => call.readTenant(trx => seals.sealPage(trx, call.query)),
      sysLogSealChains: call => call.readTenant(async trx => stateOf(await seals.chainStates(trx))),
      sysLogSealCheck: async call => {
        await call.withTenant(trx => askRun(trx, { type: 'checkLogs', tells: 'success,failure', cause: 'hand' }))
        return answer({ message: texts.asked })
      },
    },
  })
