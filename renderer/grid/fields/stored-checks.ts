import { codeCheck, duplicateCheck } from '../../form/duplicate-check'
import type { Client } from '../../model/client'
import type { Row } from '../../model/source'
import type { Asked } from '../../rules'
import type { RowStore } from '../core/row-store'
import { isTemporary } from '../core/temporary-id'

/** Milliseconds for which a value that was accepted counts as accepted: saves that are tried again ask nothing twice. */
const FRESH = 30_000
const MOST = 10_000

/** What the rows of a grid ask the server. */
export type RowChecks = Required<Pick<Asked, 'stored' | 'byCode'>>

/** Asks the server about values of rows: whether a record other than the row holds them, which a new row is not yet, and by the rules of codes. */
export function storedChecks(client: Client, store: RowStore): (row: Row, signal: AbortSignal) => RowChecks {
  const accepted = new Map<string, number>()
  const once = async (key: string, signal: AbortSignal, ask: () => Promise<string | undefined>) => {
    const since = accepted.get(key)
    if (since !== undefined && performance.now() - since < FRESH) return undefined
    const message = await ask()
    if (accepted.size >= MOST) accepted.clear()
    if (message === undefined && !signal.aborted) accepted.set(key, performance.now())
    else accepted.delete(key)
    return message
  }
  return (row, signal) => {
    const id = store.idOf(row)
    const dataId = isTemporary(id) ? undefined : id
    const stored = duplicateCheck(client, dataId, signal)
    const byCode = codeCheck(client, signal)
    return {
      stored: (value, target) => once(JSON.stringify([target, dataId, value]), signal, () => stored(value, target)),
      byCode: (value, code) => once(JSON.stringify([code, value]), signal, () => byCode(value, code)),
    }
  }
}
