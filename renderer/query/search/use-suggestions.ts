import { useEffect, useState } from 'react'
import { LIST_SEARCH_DELAY, useDebounced } from '../../dictionary'
import type { ClientRequest } from '../../model/client'
import { isObject } from '../../source'
import { useHost } from '../../source/host-context'

/** Something to look for, and what it is, such as the name of a company. */
export interface Suggestion {
  readonly text: string
  readonly kind: string
}

const NONE: readonly Suggestion[] = []

/** What a call offers for words, asked once the typing rests. A failure offers nothing: the search itself goes on. */
export function useSuggestions(call: string | null | undefined, words: string, open: boolean): readonly Suggestion[] {
  const { client } = useHost()
  const settled = useDebounced(words.trim(), LIST_SEARCH_DELAY)
  const [offered, setOffered] = useState(NONE)
  useEffect(() => {
    if (!call || !open || settled === '') return undefined
    const abort = new AbortController()
    const [method = 'GET', path = ''] = call.split(' ')
    const request = { method: method as ClientRequest['method'], path, query: { text: settled }, silent: true, signal: abort.signal }
    client.request(request).then(
      answer => abort.signal.aborted || setOffered(readSuggestions(answer)),
      () => abort.signal.aborted || setOffered(NONE),
    )
    return () => abort.abort()
  }, [client, call, settled, open])
  return open && words.trim() !== '' ? offered : NONE
}

/** Texts, or objects with a `text` and a `kind`; each text once. */
export function readSuggestions(answer: unknown): readonly Suggestion[] {
  const found = new Map<string, Suggestion>()
  for (const each of Array.isArray(answer) ? answer : []) {
    const { text, kind } = isObject(each) ? each : { text: each, kind: '' }
    if (typeof text === 'string' && text !== '' && !found.has(text)) found.set(text, { text, kind: typeof kind === 'string' ? kind : '' })
  }
  return [...found.values()]
}
