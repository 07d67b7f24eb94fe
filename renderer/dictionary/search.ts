import { useEffect, useState } from 'react'
import type { Host } from '../model/host'
import type { Option } from '../model/option'
import { useHost } from '../source/host-context'
import { readOptions } from './read-options'
import { texts } from './texts'

/** Milliseconds between the last key and the search of a list. */
export const LIST_SEARCH_DELAY = 300
/** Milliseconds between the last key and the search of a select that asks the server. */
export const SELECT_SEARCH_DELAY = 800

/** Rows of `table,text,code` whose text holds the keyword. */
export async function searchDictionary(host: Host, triple: string, keyword: string, signal?: AbortSignal): Promise<readonly Option[]> {
  const path = `/sys/dict/loadDict/${encodeURIComponent(triple)}`
  return readOptions(await host.client.request({ method: 'GET', path, query: { keyword }, silent: true, signal }))
}

/** The value as it was `delay` milliseconds after its last change. */
export function useDebounced<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}

/** What a search found. */
interface Found {
  readonly options: readonly Option[]
  /** The keyword that found it; '' before the first answer. */
  readonly by: string
  readonly busy: boolean
  readonly failed: boolean
}

const nothing: Found = { options: [], by: '', busy: false, failed: false }

/**
 * What a keyword finds in `table,text,code`, asked once the typing rests. Blank keywords ask nothing and keep what was found;
 * an answer that comes after another question was asked is dropped. `retry` asks once more.
 */
export function useDictionarySearch(triple: string | undefined, keyword: string, delay = SELECT_SEARCH_DELAY) {
  const host = useHost()
  const settled = useDebounced(keyword.trim(), delay)
  const [found, setFound] = useState(nothing)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (triple === undefined || settled === '' || times < 0) return
    const abort = new AbortController()
    const tell = (next: (last: Found) => Found) => abort.signal.aborted || setFound(next)
    tell(last => ({ ...last, busy: true, failed: false }))
    searchDictionary(host, triple, settled, abort.signal).then(
      options => tell(() => ({ options, by: settled, busy: false, failed: false })),
      error => {
        if (abort.signal.aborted) return
        host.notify.warning(texts.failed(triple))
        host.report(error, `dictionary ${triple}`)
        tell(() => ({ ...nothing, by: settled, failed: true }))
      },
    )
    return () => abort.abort()
  }, [host, triple, settled, times])
  return { ...found, retry: () => setTimes(last => last + 1) }
}
