import { Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { isComposing } from '../../../../renderer/contract'
import { NOTE_COLORS, type NoteColor } from './calls'
import { texts } from './texts'

/** Characters of a note. */
const LONGEST = 2000

export interface NoteDraft {
  readonly text: string
  readonly color: NoteColor
  readonly shared: boolean
}

interface NoteEditorProps {
  readonly label: string
  readonly start: NoteDraft
  /** Parts that can be changed beside the text. */
  readonly color: boolean
  readonly share: boolean
  /** Whether it may be kept without a text. */
  readonly empty: boolean
  /** True when it is kept. */
  readonly onSave: (draft: NoteDraft) => Promise<boolean>
  readonly onClose: () => void
}

/** The words of a note. Ctrl+Enter keeps them, Escape leaves them. */
export function NoteEditor({ label, start, color, share, empty, onSave, onClose }: NoteEditorProps) {
  const [draft, setDraft] = useState(start)
  const [saving, setSaving] = useState(false)
  const missing = !empty && draft.text.trim() === ''
  const save = async () => {
    if (missing || saving) return
    setSaving(true)
    if (await onSave(draft)) onClose()
    else setSaving(false)
  }
  return (
    <div className="weft-note-editor">
      <Input.TextArea
        autoFocus
        aria-label={label}
        placeholder={label}
        rows={3}
        maxLength={LONGEST}
        value={draft.text}
        onChange={event => setDraft({ ...draft, text: event.target.value })}
        onKeyDown={event => {
          if (isComposing(event)) return
          if (event.key === 'Escape' && draft.text === start.text) onClose()
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
        }}
      />
      {color && <ColorChoice value={draft.color} onChange={chosen => setDraft({ ...draft, color: chosen })} />}
      {share && (
        <Checkbox checked={draft.shared} onChange={event => setDraft({ ...draft, shared: event.target.checked })}>
          {texts.share}
        </Checkbox>
      )}
      <div className="weft-note-actions">
        <Button size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button size="small" type="primary" loading={saving} disabled={missing} onClick={() => void save()}>
          {texts.save}
        </Button>
      </div>
    </div>
  )
}

interface ColorChoiceProps {
  /** Undefined: none is chosen. */
  readonly value: NoteColor | undefined
  readonly onChange: (color: NoteColor) => void
}

/** The colours of marks. */
export function ColorChoice({ value, onChange }: ColorChoiceProps) {
  return (
    <fieldset className="weft-note-colors" aria-label={texts.color}>
      {NOTE_COLORS.map(color => (
        <button
          key={color}
          type="button"
          data-color={color}
          aria-label={texts.colors[color]}
          title={texts.colors[color]}
          aria-pressed={value === undefined ? undefined : value === color}
          onMouseDown={event => event.preventDefault()}
          onClick={() => onChange(color)}
        />
      ))}
    </fieldset>
  )
}
