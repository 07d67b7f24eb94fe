import { useCallback, useEffect } from 'react'
import { useRead } from '../hooks/use-store'
import { useHost } from '../source/host-context'
import { type DictionaryState, dictionariesOf } from './store'

const nothing: DictionaryState = { options: [], state: 'ready' }

/** What is known of a code, which another user reads. */
export function useDictionaryState(code: string | undefined): DictionaryState {
  const store = dictionariesOf(useHost())
  const subscribe = useCallback(
    (listener: () => void) => (code === undefined ? () => undefined : store.subscribe(code, listener)),
    [store, code],
  )
  return useRead({ subscribe }, () => (code === undefined ? nothing : store.snapshot(code)))
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
