import { Button, Mentions } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { fieldOf, pickField } from '../../controls/picker/pick'
import { useCells, useHost } from '../../source/host-context'
import { CellEditor } from '../../ui/cell/cell-editor'
import { busySign } from '../../ui/loading/busy-sign'
import { addComment, type Comment, type CommentPlace, type Draft, takesFiles } from './comments'
import { texts } from './texts'
import { usePeople } from './use-people'

const LONGEST = 2000
const MOST_FILES = 9
const NOTHING: Draft = { content: '', files: null }

/** Under which a text that was not sent is kept for its user. */
const keyOf = ({ table, id }: CommentPlace) => `comment/${table}/${id}`

export interface CommentEditorProps {
  readonly place: CommentPlace
  /** The comment that is answered. */
  readonly answered: Comment | undefined
  readonly onCancelAnswer: () => void
  readonly onSent: () => void
}

/** Writes a comment. What was typed and not sent is there again when the record is opened the next time. */
export function CommentEditor({ place, answered, onCancelAnswer, onSent }: CommentEditorProps) {
  const host = useHost()
  const cells = useCells()
  const [draft, setDraft] = useState<Draft>(() => ({ ...NOTHING, ...(host.settings.get(keyOf(place)) as Draft | undefined) }))
  const [busy, setBusy] = useState(false)
  const check = useRef<() => Promise<string | undefined>>(async () => undefined)
  const files = useMemo(() => fieldOf(cells, pickField('files', texts.files, { type: 'file', settings: { number: MOST_FILES } })), [cells])
  const change = (next: Draft) => {
    setDraft(next)
    if (isEmpty(next)) host.settings.remove(keyOf(place))
    else host.settings.set(keyOf(place), next)
  }
  const send = async () => {
    if (busy || isEmpty(draft)) return
    const unfinished = await check.current()
    if (unfinished !== undefined) return host.notify.warning(unfinished)
    setBusy(true)
    try {
      await addComment(host, place, draft, answered)
      change(NOTHING)
      host.notify.success(texts.sent)
      onSent()
    } catch {
      // The client has said why; what was typed stays.
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="weft-comment-editor">
      {answered !== undefined && (
        <div className="weft-comment-answering">
          {texts.answering(answered.writer || texts.gone)}
          <Button type="link" size="small" onClick={onCancelAnswer}>
            {texts.cancelAnswer}
          </Button>
        </div>
      )}
      <NamingInput value={draft.content} disabled={busy} onChange={content => change({ ...draft, content })} onSend={() => void send()} />
      <div className="weft-comment-tools">
        {takesFiles(host.client) && (
          <CellEditor
            field={files}
            value={draft.files}
            disabled={busy}
            guard={asked => {
              check.current = asked
              return () => undefined
            }}
            onChange={value => change({ ...draft, files: typeof value === 'string' && value !== '' ? value : null })}
          />
        )}
        <Button type="primary" autoInsertSpace={false} disabled={isEmpty(draft)} loading={busySign(busy)} onClick={() => void send()}>
          {texts.send}
        </Button>
      </div>
    </div>
  )
}

const isEmpty = ({ content, files }: Draft) => content.trim() === '' && files === null

interface NamingInputProps {
  readonly value: string
  readonly disabled: boolean
  readonly onChange: (value: string) => void
  readonly onSend: () => void
}

/** A text in which users are named behind an `@`. */
function NamingInput({ value, disabled, onChange, onSend }: NamingInputProps) {
  const [keyword, setKeyword] = useState('')
  const people = usePeople(keyword)
  return (
    <Mentions
      aria-label={texts.content}
      placeholder={texts.hint}
      rows={3}
      maxLength={LONGEST}
      value={value}
      disabled={disabled}
      options={people === undefined || people.length === 0 ? [hintOption(people === undefined ? texts.whom : texts.nobody)] : people}
      filterOption={false}
      onSearch={setKeyword}
      onChange={onChange}
      onKeyDown={event => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        onSend()
      }}
    />
  )
}

/** What stands in the list where there is no user to choose. */
const hintOption = (label: string) => ({ key: 'none', value: 'none', label, disabled: true })
