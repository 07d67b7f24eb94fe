import { useCallback, useRef, useState } from 'react'
import type { Host } from '../model/host'
import { focusField } from './focus'
import type { FormSession, SaveOutcome } from './form-session'
import { bringToFront } from './sections'
import { texts } from './texts'

export interface Save {
  readonly busy: boolean
  /** A second call while the first runs does nothing. */
  readonly save: () => void
  /** The same without what follows a save; resolves with whether it was saved. */
  readonly saveOnly: () => Promise<boolean>
  /** What follows a save. What it ends saves no more: a second press amid the closing of a window would make a second record. */
  readonly end: () => void
  /** Whether every item is right; the first that is not is shown. */
  readonly validate: () => Promise<boolean>
  /** Whether what a server said of single items is shown; the first of them has the focus. */
  readonly refuse: (result: unknown) => boolean
  /** The two sides of a refused save; undefined when nothing is to be decided. */
  readonly conflict: Conflict | undefined
  /** Takes the other side for the fields named, and saves again. */
  readonly resolveConflict: (theirs: readonly string[]) => void
  readonly dismiss: () => void
}

export type Conflict = Extract<SaveOutcome, { outcome: 'conflict' }>

/** Saves a session once at a time and tells the person what came of it. The form is the element with the id. */
export function useSave(session: FormSession | undefined, id: string, host: Host, onSaved: () => void): Save {
  const running = useRef(false)
  const ended = useRef<FormSession>(undefined)
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  const saveOnly = useCallback(async () => {
    if (session === undefined || running.current || ended.current === session) return false
    running.current = true
    setBusy(true)
    try {
      const outcome = await session.save()
      if (outcome.outcome !== 'conflict') return tell(outcome, session, id, host)
      setConflict(outcome)
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }, [session, id, host])
  const end = useCallback(() => {
    ended.current = session
    onSaved()
  }, [session, onSaved])
  const save = useCallback(async () => {
    if (await saveOnly()) end()
  }, [saveOnly, end])
  const validate = useCallback(async () => {
    if (session === undefined) return false
    const [first] = await session.validate()
    if (first !== undefined) show(session, id, first)
    return first === undefined
  }, [session, id])
  const refuse = useCallback(
    (result: unknown) => {
      const [first] = session?.refuse(result) ?? []
      if (session !== undefined && first !== undefined) show(session, id, first)
      return first !== undefined
    },
    [session, id],
  )
  const resolveConflict = (theirs: readonly string[]) => {
    if (session === undefined || conflict === undefined) return
    session.resolveConflict(conflict, theirs)
    setConflict(undefined)
    void save()
  }
  const press = useCallback(() => void save(), [save])
  return { busy, save: press, saveOnly, end, validate, refuse, conflict, resolveConflict, dismiss: () => setConflict(undefined) }
}

/** The item where what is wrong with one is told: its own, or that of a field that speaks for an object. */
function placeOf(session: FormSession, name: string): string {
  const speaker = session.compiled.errorAnchors.get(name)
  return speaker === undefined ? name : placeOf(session, speaker)
}

/** Puts the focus into an item, after its tab was drawn: what is not shown takes none. */
function show(session: FormSession, id: string, name: string): void {
  bringToFront(session, name)
  queueMicrotask(() => requestAnimationFrame(() => focusField(id, placeOf(session, name))))
}

/** True when it was saved. */
function tell(outcome: Exclude<SaveOutcome, Conflict>, session: FormSession, id: string, host: Host): boolean {
  switch (outcome.outcome) {
    case 'saved':
      host.notify.success(outcome.message || texts.saved)
      return true
    case 'invalid': {
      const [first] = outcome.fields
      if (first !== undefined) show(session, id, first)
      return false
    }
    case 'failed':
      if (outcome.message !== undefined) host.notify.error(outcome.message || texts.loadFailed)
      return false
  }
}
