import { useCallback, useEffect, useRef, useState } from 'react'
import type { Host } from '../../model/host'
import { useHost } from '../../source/host-context'

export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'ready'; readonly value: Value }

/** What `load` gives, asked again when `load` changes and by `retry`. `load` must keep its identity between drawings. */
export function useLoaded<Value>(load: (host: Host, signal: AbortSignal) => Promise<Value>) {
  const host = useHost()
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' })
  const running = useRef<AbortController>()
  const start = useCallback(() => {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    setLoaded({ state: 'loading' })
    load(host, abort.signal).then(
      value => abort.signal.aborted || setLoaded({ state: 'ready', value }),
      error => abort.signal.aborted || setLoaded({ state: 'failed', message: error instanceof Error ? error.message : String(error) }),
    )
  }, [host, load])
  useEffect(() => {
    start()
    return () => running.current?.abort()
  }, [start])
  return { loaded, retry: start }
}
