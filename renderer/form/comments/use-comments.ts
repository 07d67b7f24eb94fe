import { useEffect, useState } from 'react'
import { useHost } from '../../source/host-context'
import { type Comment, type CommentPage, type CommentPlace, readComments } from './comments'

/** Comments of a record as they have been read so far. */
export interface Comments {
  /** Undefined: not read yet. */
  readonly found: CommentPage | undefined
  readonly error: unknown
  readonly busy: boolean
  /** Reads from the beginning. */
  readonly reload: () => void
  /** Reads the next page. */
  readonly more: () => void
}

/** Those of both, each once: while pages are read, others may be added before them. */
function joined(before: readonly Comment[], next: readonly Comment[]): readonly Comment[] {
  const known = new Set(before.map(({ id }) => id))
  return [...before, ...next.filter(({ id }) => !known.has(id))]
}

export function useComments(place: CommentPlace): Comments {
  const host = useHost()
  const { table, id } = place
  const [ask, setAsk] = useState({ page: 1, times: 0 })
  const [state, setState] = useState<{ readonly found?: CommentPage; readonly error?: unknown; readonly busy: boolean }>({ busy: true })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setState(last => ({ ...last, error: undefined, busy: true }))
    readComments(host, { table, id }, ask.page, signal).then(
      page => {
        if (signal.aborted) return
        setState(({ found }) => ({
          found: ask.page === 1 || found === undefined ? page : { ...page, comments: joined(found.comments, page.comments) },
          busy: false,
        }))
      },
      (error: unknown) => signal.aborted || setState(last => ({ ...last, error, busy: false })),
    )
    return () => controller.abort()
  }, [host, table, id, ask])
  return {
    found: state.found,
    error: state.error,
    busy: state.busy,
    reload: () => setAsk(({ times }) => ({ page: 1, times: times + 1 })),
    more: () => setAsk(({ page, times }) => ({ page: state.error === undefined ? page + 1 : page, times: times + 1 })),
  }
}
