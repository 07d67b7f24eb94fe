import type { ExistsCheck } from '../../renderer/core'
import type { OwnAsker, OwnCall } from '../http/contract'
import { attempt, type Trx } from '../query'
import { ServerError } from '../util/errors'

/** Refusals that say nothing about the value. */
const NO_ANSWER: ReadonlySet<string> = new Set(['noPermission', 'badInput'])

/**
 * Judges rules that ask a call, such as `isExistName`, whose success says that the value is taken. Calls of this server are asked in the
 * transaction of the save, so that rows of one import see each other; the calls of another server were asked by the browser.
 */
export function existsCheck(asker: OwnAsker, trx: Trx, ownCall: OwnCall | undefined): ExistsCheck {
  return async (value, { path, param }) => {
    try {
      const found = await attempt(trx, async () => ownCall?.(asker, trx, path, { [param]: String(value) }))
      return found === undefined ? undefined : ''
    } catch (error) {
      if (!(error instanceof ServerError) || error.kind === 'unexpected' || error.kind === 'away') throw error
      return NO_ANSWER.has(error.kind) ? error.message : undefined
    }
  }
}
