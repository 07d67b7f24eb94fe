import { duplicateCheck } from '../../form/duplicate-check'
import type { Client } from '../../model/client'
import type { GridValidationSettings } from '../core/grid-validation'
import type { RowStore } from '../core/row-store'
import { isTemporary } from '../core/temporary-id'

/** Milliseconds for which a value that was free counts as free: saves that are tried again ask nothing twice. */
const FRESH = 30_000
const MOST = 10_000

/** Asks the server whether a record other than the row holds a value; a new row is none that the server knows. */
export function storedChecks(client: Client, store: RowStore): NonNullable<GridValidationSettings['stored']> {
  const free = new Map<string, number>()
  return (row, signal) => {
    const id = store.idOf(row)
    const dataId = isTemporary(id) ? undefined : id
    const ask = duplicateCheck(client, dataId, signal)
    return async (value, target) => {
      const key = JSON.stringify([target, dataId, value])
      const since = free.get(key)
      if (since !== undefined && performance.now() - since < FRESH) return undefined
      const message = await ask(value, target)
      if (free.size >= MOST) free.clear()
      if (message === undefined && !signal.aborted) free.set(key, performance.now())
      else free.delete(key)
      return message
    }
  }
}
