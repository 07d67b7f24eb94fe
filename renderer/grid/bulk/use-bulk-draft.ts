import { useCallback, useEffect, useRef, useState } from 'react'
import { browserDrafts, type DraftStore } from '../../form/draft-store'
import type { FieldModel } from '../../model/field'
import type { ChangeSet, Row } from '../../model/source'
import { VERSION } from '../core/contested'
import type { RowStore } from '../core/row-store'
import type { RowId } from '../core/temporary-id'
import { changeSet, isEmptySet } from './change-set'

/** How long changes must rest before they are written. */
const REST = 400

export interface BulkDraft {
  /** When it was written, in milliseconds since 1970; undefined when there is nothing, or when it was decided. */
  readonly offered: number | undefined
  readonly restore: () => void
  readonly discard: () => void
  /** Drops the draft: everything was saved or given up. */
  readonly finish: () => void
  /** Puts what waits for them onto rows that have arrived. */
  readonly arrived: (rows: readonly Row[]) => void
}

/** Keeps the unsaved changes of a grid, and offers what an earlier one left. Changes to rows that are not read wait for them. */
export function useBulkDraft(store: RowStore, fields: readonly FieldModel[], key: string, drafts: DraftStore = browserDrafts): BulkDraft {
  const [offer, setOffer] = useState<{ readonly changes: ChangeSet; readonly time: number }>()
  const waiting = useRef(new Map<RowId, Row | null>())
  const finished = useRef(false)

  useEffect(() => {
    let current = true
    void drafts.get(key).then(found => {
      const changes = found === undefined ? undefined : (found.values as unknown as ChangeSet)
      if (current && found !== undefined && changes !== undefined && !isEmptySet(changes)) setOffer({ changes, time: found.time })
    })
    return () => {
      current = false
    }
  }, [key, drafts])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      timer = undefined
      const changes = changeSet(store, fields, false)
      if (finished.current && isEmptySet(changes)) void drafts.remove(key)
      else if (!isEmptySet(changes)) void drafts.set(key, { values: { ...changes }, read: {}, time: Date.now() })
    }
    const stop = store.subscribe(() => {
      if (!store.dirty && !finished.current) return
      finished.current = true
      clearTimeout(timer)
      timer = setTimeout(write, REST)
    })
    return () => {
      stop()
      if (timer === undefined) return
      clearTimeout(timer)
      write()
    }
  }, [store, fields, key, drafts])

  const apply = useCallback(() => {
    store.together(() => {
      for (const [id, values] of waiting.current) {
        const index = store.indexOf(id)
        if (index < 0) continue
        waiting.current.delete(id)
        if (values === null) store.remove([index])
        else store.edit([{ index, values: withoutKey(values, store.key) }])
      }
    })
  }, [store])
  const restore = useCallback(() => {
    if (offer === undefined) return
    const { added, changed, removed } = offer.changes
    for (const row of changed) waiting.current.set(store.idOf(row), row)
    for (const row of removed) waiting.current.set(store.idOf(row), null)
    store.together(() => {
      store.insert(added.map(({ row }) => row))
      apply()
    })
    setOffer(undefined)
  }, [offer, store, apply])
  const discard = useCallback(() => {
    setOffer(undefined)
    void drafts.remove(key)
  }, [drafts, key])
  const finish = useCallback(() => {
    waiting.current.clear()
    void drafts.remove(key)
  }, [drafts, key])
  return { offered: offer?.time, restore, discard, finish, arrived: apply }
}

/** The version that was read then stays behind: the row is newer now. */
function withoutKey(row: Row, key: string): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== key && name !== VERSION))
}
