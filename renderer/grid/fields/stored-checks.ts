import { codeCheck, existsCheck } from '../../form/duplicate-check'
import type { Client } from '../../model/client'
import type { Row } from '../../model/source'
import type { Asked } from '../../rules'
import type { RowStore } from '../engine/row-store'
import { isTemporary } from '../engine/temporary-id'
import { DuplicateChecks } from './duplicate-checks'

/** Milliseconds for which a value that was accepted counts as accepted: saves that are tried again ask nothing twice. */
const FRESH = 30_000
const MOST = 10_000

/** What the cells of a grid ask the server. */
export type CellChecks = (row: Row, field: string, signal: AbortSignal) => Required<Asked>

/**
 * Asks the server about values of cells: whether a record other than the row holds them, which a new row is not yet, by the rules of codes,
 * and by calls such as `isExistName`, unless the cell holds what the server has.
 */
export function storedChecks(client: Client, store: RowStore): CellChecks {
  const accepted = new Map<string, number>()
  const duplicates = new DuplicateChecks(client)
  const once = async (key: string, signal: AbortSignal, ask: () => Promise<string | undefined>) => {
    const since = accepted.get(key)
    if (since !== undefined && performance.now() - since < FRESH) return undefined
    const message = await ask()
    if (accepted.size >= MOST) accepted.clear()
    if (message === undefined && !signal.aborted) accepted.set(key, performance.now())
    else accepted.delete(key)
    return message
  }
  return (row, field, signal) => {
    const id = store.idOf(row)
    const dataId = isTemporary(id) ? undefined : id
    const kept = dataId === undefined ? undefined : store.marks.baseOf(row, id)[field]
    const byCode = codeCheck(client, signal)
    const exists = existsCheck(client, kept, signal)
    return {
      stored: (value, target) => once(JSON.stringify([target, dataId, value]), signal, () => duplicates.ask(value, target, dataId, signal)),
      byCode: (value, code) => once(JSON.stringify([code, value]), signal, () => byCode(value, code)),
      exists: (value, call) => once(JSON.stringify([call.path, call.param, value]), signal, () => exists(value, call)),
    }
  }
}
