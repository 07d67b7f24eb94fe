import { useCallback, useEffect, useState } from 'react'
import { RequestError } from '../model/client'
import { useHost } from '../source/host-context'
import { openSaved, type SavedEntry, type SavedPlace, type SavedStore } from './saved-store'
import { texts } from './texts'

export type SavedState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'ready'; readonly store: SavedStore; readonly entries: readonly SavedEntry[] }

export interface Saved {
  readonly found: SavedState
  readonly retry: () => void
  /** Asks before a query with the same name is replaced. False: not saved. */
  readonly save: (title: string, content: unknown) => Promise<boolean>
  /** Asks first. */
  readonly remove: (entry: SavedEntry) => Promise<boolean>
  readonly share: (entry: SavedEntry, roleIds: readonly string[]) => Promise<boolean>
}

/** The queries that a person saved for a page, and those that are shared with them. What is asked for answers whether it was done. */
export function useSaved({ page, kind }: SavedPlace): Saved {
  const host = useHost()
  const [found, setFound] = useState<SavedState>({ state: 'loading' })
  const load = useCallback(() => openSaved(host, { page, kind }), [host, page, kind])
  const retry = useCallback(() => {
    let current = true
    setFound({ state: 'loading' })
    load().then(
      ready => current && setFound({ state: 'ready', ...ready }),
      error => current && setFound({ state: 'failed', error }),
    )
    return () => {
      current = false
    }
  }, [load])
  useEffect(retry, [retry])

  const now = () => (found.state === 'ready' ? Promise.resolve(found) : load())
  /** False when it failed; the caller has been told. */
  const change = async (work: (store: SavedStore, entries: readonly SavedEntry[]) => Promise<boolean>): Promise<boolean> => {
    try {
      const { store, entries } = await now()
      if (!(await work(store, entries))) return false
      setFound({ state: 'ready', store, entries: await store.list() })
      return true
    } catch (error) {
      if (!(error instanceof RequestError)) host.report(error, `saved queries of ${page}`)
      return false
    }
  }
  return {
    found,
    retry: () => void retry(),
    save: (title, content) =>
      change(async (store, entries) => {
        const exists = entries.some(entry => entry.mine && entry.title === title)
        if (exists && !(await host.notify.confirm({ title: texts.overwrite(title), danger: true }))) return false
        await store.save(title, content)
        host.notify.success(texts.savedDone)
        return true
      }),
    remove: entry =>
      change(async store => {
        if (!(await host.notify.confirm({ title: texts.removeSaved, danger: true }))) return false
        await store.remove(entry)
        return true
      }),
    share: (entry, roleIds) =>
      change(async store => {
        await store.share(entry, roleIds)
        host.notify.success(texts.sharedDone)
        return true
      }),
  }
}
