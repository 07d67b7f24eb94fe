import { Button } from 'antd'
import { useState } from 'react'
import { useHost } from '../../../../renderer/index'
import type { Note } from './calls'
import { NoteEditor } from './note-editor'
import { texts } from './texts'
import type { Notes, NoteThread } from './use-notes'

interface NoteCardProps {
  readonly thread: NoteThread
  readonly notes: Notes
  readonly current: boolean
  readonly onChoose: (note: Note) => void
}

/** A note with its answers. Its place opens by its name. */
export function NoteCard({ thread: { note, answers }, notes, current, onChoose }: NoteCardProps) {
  const [answering, setAnswering] = useState(false)
  return (
    <li className="weft-note" data-color={note.color ?? undefined} data-note-card={note.id} aria-current={current}>
      <button type="button" className="weft-note-place" onClick={() => onChoose(note)}>
        <strong>{texts.place(note.page)}</strong>
        <q>{note.quote || texts.whole}</q>
      </button>
      {note.lost && <p className="weft-note-lost">{texts.lost}</p>}
      <NoteBody note={note} notes={notes} answered={answers.some(answer => !answer.own)} />
      {answers.length > 0 && (
        <ul>
          {answers.map(answer => (
            <li key={answer.id}>
              <NoteBody note={answer} notes={notes} answered={false} />
            </li>
          ))}
        </ul>
      )}
      {answering ? (
        <NoteEditor
          label={texts.answerOf(note.author)}
          start={{ text: '', color: 'yellow', shared: false }}
          color={false}
          share={false}
          empty={false}
          onSave={({ text }) => notes.answer(note, text)}
          onClose={() => setAnswering(false)}
        />
      ) : (
        <Button type="link" size="small" onClick={() => setAnswering(true)}>
          {texts.answer}
        </Button>
      )}
    </li>
  )
}

interface NoteBodyProps {
  readonly note: Note
  readonly notes: Notes
  /** By others. */
  readonly answered: boolean
}

function NoteBody({ note, notes, answered }: NoteBodyProps) {
  const host = useHost()
  const [editing, setEditing] = useState(false)
  const remove = async () => {
    const content = answered ? texts.removeAnswered : texts.removeAsk
    if (await host.notify.confirm({ title: texts.removeTitle, content })) await notes.remove(note)
  }
  if (editing) {
    return (
      <NoteEditor
        label={texts.editOf}
        start={{ text: note.text, color: note.color ?? 'yellow', shared: note.shared }}
        color={note.color !== null}
        share={note.parentId === null}
        empty={note.start !== null || note.lost}
        onSave={({ text, color, shared }) =>
          notes.edit(note, { text, ...(note.color !== null && { color }), ...(note.parentId === null && { shared }) })
        }
        onClose={() => setEditing(false)}
      />
    )
  }
  return (
    <>
      {note.removed ? <p className="weft-note-lost">{texts.removed}</p> : note.text !== '' && <p className="weft-note-text">{note.text}</p>}
      <footer>
        <span>
          {note.author} {(note.updateTime ? texts.changed(note.updateTime) : note.createTime).slice(0, -3)}
          {note.parentId === null && ` · ${note.shared ? texts.shared : texts.own}`}
        </span>
        {note.own && !note.removed && (
          <span>
            <Button type="link" size="small" onClick={() => setEditing(true)}>
              {texts.edit}
            </Button>
            <Button type="link" size="small" danger onClick={() => void remove()}>
              {texts.remove}
            </Button>
          </span>
        )}
      </footer>
    </>
  )
}
