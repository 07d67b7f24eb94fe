import { DeleteOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useEffect, useState } from 'react'
import { useHost } from '../../../../renderer/index'
import { addNote, type LessonNote, readNotes, removeNote } from '../calls'
import { momentText } from '../moment'
import { texts } from '../texts'

interface NotesPanelProps {
  readonly lessonId: string
  /** Seconds; where the lesson stands. */
  readonly moment: number
  readonly onGo: (second: number) => void
}

const byMoment = (notes: readonly LessonNote[]) => notes.toSorted((a, b) => a.second - b.second)

/** The learner's own notes on a lesson, each at a moment. */
export function NotesPanel({ lessonId, moment, onGo }: NotesPanelProps) {
  const { client, notify } = useHost()
  const [notes, setNotes] = useState<readonly LessonNote[]>([])
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    readNotes(client, lessonId, abort.signal).then(
      found => abort.signal.aborted || setNotes(found),
      () => abort.signal.aborted || setNotes([]),
    )
    return () => abort.abort()
  }, [client, lessonId])
  const add = async () => {
    setBusy(true)
    try {
      const note = await addNote(client, { lessonId, second: Math.floor(moment), text })
      setNotes(before => byMoment([...before, note]))
      setText('')
    } catch {
      // The client has told why; what was typed stays.
    } finally {
      setBusy(false)
    }
  }
  const remove = async ({ id }: LessonNote) => {
    if (!(await notify.confirm({ title: texts.removeAsk, danger: true }))) return
    try {
      await removeNote(client, id)
      setNotes(before => before.filter(note => note.id !== id))
    } catch {
      // The client has told why.
    }
  }
  return (
    <section className="weft-lesson-notes" aria-label={texts.notes}>
      <h3>{texts.notes}</h3>
      <Input.TextArea
        aria-label={texts.note}
        value={text}
        maxLength={1000}
        autoSize={{ minRows: 2, maxRows: 6 }}
        onChange={({ target }) => setText(target.value)}
      />
      <Button size="small" disabled={text.trim() === ''} loading={busy} onClick={() => void add()}>
        {texts.addNote(momentText(moment))}
      </Button>
      {notes.length === 0 ? (
        <p className="weft-lesson-keys">{texts.noNotes}</p>
      ) : (
        <ul>
          {notes.map(note => (
            <li key={note.id}>
              <Button type="link" size="small" aria-label={texts.goTo(momentText(note.second))} onClick={() => onGo(note.second)}>
                {momentText(note.second)}
              </Button>
              <span>{note.text}</span>
              <Button
                type="text"
                size="small"
                aria-label={texts.remove}
                icon={<DeleteOutlined aria-hidden />}
                onClick={() => void remove(note)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
