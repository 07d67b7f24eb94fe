import { useCallback, useEffect, useRef, useState } from 'react'
import { browserDrafts, type Draft, type DraftStore } from './draft-store'
import { draftWriting } from './draft-writing'
import type { FormSession } from './form-session'

export interface DraftHandle {
  /** What was found when the form opened; undefined when there is nothing, or when it was decided. */
  readonly offered: Draft | undefined
  readonly restore: () => void
  readonly discard: () => void
  /** Drops the draft and writes no more: the input was saved or given up. */
  readonly finish: () => void
}

/** Keeps unsaved input of a session under the key, and offers what an earlier one left there. */
export function useDraft(session: FormSession | undefined, key: string, store: DraftStore = browserDrafts): DraftHandle {
  const [offered, setOffered] = useState<Draft>()
  const finished = useRef(false)

  useEffect(() => {
    if (session === undefined) return
    let current = true
    finished.current = false
    void store.get(key).then(draft => {
      if (current && draft !== undefined && differs(draft, session)) setOffered(draft)
    })
    const stop = keepWriting(session, key, store, finished)
    // A form that is left with its tab, or by a lost session, keeps what was typed.
    return () => {
      current = false
      setOffered(undefined)
      stop()
    }
  }, [session, key, store])

  useEffect(() => {
    if (session === undefined) return
    const warn = (event: BeforeUnloadEvent) => {
      if (session.dirty && !finished.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [session])

  const restore = useCallback(() => {
    if (offered !== undefined) session?.restore(offered)
    setOffered(undefined)
  }, [offered, session])
  const discard = useCallback(() => {
    setOffered(undefined)
    void store.remove(key)
  }, [store, key])
  const finish = useCallback(() => {
    finished.current = true
    void store.remove(key)
  }, [store, key])
  return { offered, restore, discard, finish }
}

function keepWriting(session: FormSession, key: string, store: DraftStore, finished: { readonly current: boolean }): () => void {
  const writing = draftWriting(() => {
    if (finished.current) return
    void (session.dirty ? store.set(key, session.draft()) : store.remove(key))
  })
  const stop = session.onChange(() => {
    // A long form is long to compare: once for each rest of the typing.
    if (writing.waits() || session.dirty) writing.touch()
  })
  return () => {
    stop()
    writing.end()
  }
}

function differs(draft: Draft, session: FormSession): boolean {
  const wire = session.wire()
  return Object.entries(draft.values).some(([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(wire[name] ?? null))
}
