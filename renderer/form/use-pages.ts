import { useEffect, useState } from 'react'

/** A page of what is read piece by piece, the newest first. */
export interface FoundPage<Item> {
  readonly items: readonly Item[]
  /** Of all pages. */
  readonly total: number
}

/** What has been read so far. */
export interface Pages<Item> {
  /** Undefined: not read yet. */
  readonly found: FoundPage<Item> | undefined
  readonly error: unknown
  readonly busy: boolean
  /** Reads from the beginning. */
  readonly reload: () => void
  /** Reads the next page; after a failure the same once more. */
  readonly more: () => void
}

/** Those of both, each once: while pages are read, others may be added before them. */
function joined<Item extends { readonly id: string }>(before: readonly Item[], next: readonly Item[]): readonly Item[] {
  const known = new Set(before.map(({ id }) => id))
  return [...before, ...next.filter(({ id }) => !known.has(id))]
}

/** Reads pages one after the other, from 1; `read` is stable as long as it reads the same. */
export function usePages<Item extends { readonly id: string }>(
  read: (page: number, signal: AbortSignal) => Promise<FoundPage<Item>>,
): Pages<Item> {
  const [ask, setAsk] = useState({ page: 1, times: 0 })
  const [state, setState] = useState<{ readonly found?: FoundPage<Item>; readonly error?: unknown; readonly busy: boolean }>({ busy: true })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setState(last => ({ ...last, error: undefined, busy: true }))
    read(ask.page, signal).then(
      page => {
        if (signal.aborted) return
        setState(({ found }) => ({
          found: ask.page === 1 || found === undefined ? page : { ...page, items: joined(found.items, page.items) },
          busy: false,
        }))
      },
      (error: unknown) => signal.aborted || setState(last => ({ ...last, error, busy: false })),
    )
    return () => controller.abort()
  }, [read, ask])
  return {
    found: state.found,
    error: state.error,
    busy: state.busy,
    reload: () => setAsk(({ times }) => ({ page: 1, times: times + 1 })),
    more: () => setAsk(({ page, times }) => ({ page: state.error === undefined ? page + 1 : page, times: times + 1 })),
  }
}
