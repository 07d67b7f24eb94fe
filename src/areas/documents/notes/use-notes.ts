import { useCallback, useEffect, useMemo, useState } from 'react'
import { useHost } from '../../../../renderer/index'
import type { TextOf } from '../calls'
import { addNote, deleteNote, editNote, type Note, type NotePlace, type NoteWords, readNotes } from './calls'

const NONE: readonly Note[] = []

/** A note with the answers to it. */
export interface NoteThread {
  readonly note: Note
  readonly answers: readonly Note[]
}

export function threadsOf(notes: readonly Note[]): readonly NoteThread[] {
  return notes
    .filter(({ parentId }) => parentId === null)
    .map(note => ({ note, answers: notes.filter(({ parentId }) => parentId === note.id) }))
}

/** The notes on a document, and what can be done with them. What is refused is said, and the notes are read again. */
export function useNotes({ source, id }: TextOf) {
  const host = useHost()
  const { client } = host
  const [notes, setNotes] = useState(NONE)
  const [failed, setFailed] = useState(false)
  /** The note that is shown. */
  const [at, setAt] = useState<string>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round < 0) return undefined
    const abort = new AbortController()
    readNotes(client, { source, id }, abort.signal).then(
      found => {
        if (abort.signal.aborted) return
        setNotes(found)
        setFailed(false)
      },
      () => abort.signal.aborted || setFailed(true),
    )
    return () => abort.abort()
  }, [client, source, id, round])
  const reload = useCallback(() => setRound(before => before + 1), [])
  const attempt = async (work: () => Promise<Note | undefined>): Promise<boolean> => {
    try {
      const kept = await work()
      if (kept) setAt(kept.parentId ?? kept.id)
      return true
    } catch (failure) {
      host.notify.error(failure instanceof Error ? failure.message : String(failure))
      return false
    } finally {
      reload()
    }
  }
  const of = { source, id }
  return {
    notes,
    threads: useMemo(() => threadsOf(notes), [notes]),
    failed,
    reload,
    at,
    show: setAt,
    add: (place: NotePlace, words: NoteWords) => attempt(() => addNote(client, of, { ...place, ...words })),
    answer: ({ id: parentId, page }: Note, text: string) => attempt(() => addNote(client, of, { page, parentId, text })),
    edit: (note: Note, words: NoteWords) => attempt(() => editNote(client, note, words)),
    remove: (note: Note) => attempt(async () => void (await deleteNote(client, note.id))),
  }
}

export type Notes = ReturnType<typeof useNotes>
