import { Button, Empty } from 'antd'
import { useEffect, useRef } from 'react'
import { Failure } from '../../../../renderer/index'
import type { Note, NotePlace } from './calls'
import { NoteCard } from './note-card'
import { NoteEditor } from './note-editor'
import { texts } from './texts'
import type { Notes } from './use-notes'
import './notes.css'

interface NotesPanelProps {
  readonly notes: Notes
  readonly page: number
  /** The place to which a note is being written. */
  readonly draft: NotePlace | undefined
  readonly onDraft: (place: NotePlace | undefined) => void
  readonly onChoose: (note: Note) => void
}

/** The notes on a document beside its pages, in their order. */
export function NotesPanel({ notes, page, draft, onDraft, onChoose }: NotesPanelProps) {
  const list = useRef<HTMLDivElement>(null)
  const { at } = notes
  useEffect(() => {
    if (at !== undefined) list.current?.querySelector(`[data-note-card="${at}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [at])
  return (
    <div ref={list} className="weft-notes">
      {notes.failed && <Failure title={texts.failed} onRetry={notes.reload} />}
      {draft ? (
        <div className="weft-note">
          <div className="weft-note-place">
            <strong>{texts.place(draft.page)}</strong>
            <q>{draft.quote ?? texts.whole}</q>
          </div>
          <NoteEditor
            key={`${draft.page} ${draft.start}`}
            label={texts.write}
            start={{ text: '', color: 'yellow', shared: false }}
            color={draft.start !== undefined}
            share
            empty={draft.start !== undefined}
            onSave={({ text, shared, color }) => notes.add(draft, { text, shared, ...(draft.start !== undefined && { color }) })}
            onClose={() => onDraft(undefined)}
          />
        </div>
      ) : (
        <Button size="small" block onClick={() => onDraft({ page })}>
          {texts.toPage(page)}
        </Button>
      )}
      {notes.threads.length === 0 && !draft && !notes.failed && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={
            <>
              {texts.empty}
              <br />
              <small>{texts.emptyHint}</small>
            </>
          }
        />
      )}
      <ul>
        {notes.threads.map(thread => (
          <NoteCard key={thread.note.id} thread={thread} notes={notes} current={thread.note.id === at} onChoose={onChoose} />
        ))}
      </ul>
    </div>
  )
}
