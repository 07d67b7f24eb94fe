import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Host } from '../model/host'
import { useHost } from '../source/host-context'
import { createDictionaryStore, type DictionaryState, type DictionaryStore } from './store'

const stores = new WeakMap<Host, DictionaryStore>()
const nothing: DictionaryState = { options: [], state: 'ready' }

/** The dictionaries of a host; they live as long as it does. */
export function dictionariesOf(host: Host): DictionaryStore {
  let store = stores.get(host)
  if (store === undefined) {
    store = createDictionaryStore(host)
    stores.set(host, store)
  }
  return store
}

/** What is known of a code, which another user reads. */
export function useDictionaryState(code: string | undefined): DictionaryState {
  const store = dictionariesOf(useHost())
  const subscribe = useCallback(
    (listener: () => void) => (code === undefined ? () => undefined : store.subscribe(code, listener)),
    [store, code],
  )
  return useSyncExternalStore(subscribe, () => (code === undefined ? nothing : store.snapshot(code)))
}

/** The options behind a code or a `table,text,code`; read once for all who ask. Undefined: no options, ready at once. */
export function useDictionary(code: string | undefined): DictionaryState {
  const store = dictionariesOf(useHost())
  const state = useDictionaryState(code)
  useEffect(() => {
    // The store has told the person already.
    if (code !== undefined) store.load(code).catch(() => undefined)
  }, [store, code])
  return state
}
