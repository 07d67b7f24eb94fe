import { useEffect, useState } from 'react'
import type { Host } from '../model/host'
import type { Option } from '../model/option'
import { useHost } from '../source/host-context'
import { readOptions } from './read-options'

/** Milliseconds between the last key and the search of a list. */
export const LIST_SEARCH_DELAY = 300
/** Milliseconds between the last key and the search of a select that asks the server. */
export const SELECT_SEARCH_DELAY = 800

/** Rows of `table,text,code` whose text holds the keyword. */
export async function searchDictionary(host: Host, triple: string, keyword: string, signal?: AbortSignal): Promise<readonly Option[]> {
  const path = `/sys/dict/loadDict/${encodeURIComponent(triple)}`
  return readOptions(await host.client.request({ method: 'GET', path, query: { keyword }, ...(signal ? { signal } : {}) }))
}

/** The value as it was `delay` milliseconds after its last change. */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}

/** What a keyword finds in `table,text,code`, asked once the typing rests. Blank keywords ask nothing and keep what was found. */
export function useDictionarySearch(triple: string | undefined, keyword: string, delay = SELECT_SEARCH_DELAY) {
  const host = useHost()
  const settled = useSettled(keyword.trim(), delay)
  const [found, setFound] = useState<readonly Option[]>([])
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (triple === undefined || settled === '') return
    const abort = new AbortController()
    setBusy(true)
    searchDictionary(host, triple, settled, abort.signal)
      .then(options => !abort.signal.aborted && setFound(options))
      .catch(error => abort.signal.aborted || host.report(error, `dictionary ${triple}`))
      .finally(() => abort.signal.aborted || setBusy(false))
    return () => abort.abort()
  }, [host, triple, settled])
  return { options: found, busy }
}
