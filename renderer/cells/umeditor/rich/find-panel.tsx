import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTypedText } from '../../../controls/text/use-typed-text'
import { isComposing } from '../../../ui/input/composing'
import { texts } from '../texts'
import { type FindWish, foundIn, replaceEvery, replaceOne, search, step } from './find'

interface FindPanelProps {
  readonly editor: Editor
  readonly onClose: () => void
}

/** Looks for a text and replaces it. Enter goes to the next match, with Shift to the one before. */
export function FindPanel({ editor, onClose }: FindPanelProps) {
  const { state } = editor
  const first = useRef<HTMLInputElement>(null)
  const [wish, setWish] = useState<FindWish>(() => ({ text: selectedText(editor), matchCase: false, wholeWord: false }))
  const [by, setBy] = useState('')
  const [replaced, setReplaced] = useState<number>()
  const { matches, at } = foundIn(state)
  const look = (next: FindWish) => {
    setWish(next)
    setReplaced(undefined)
    editor.view.dispatch(search(editor.state, next))
  }
  const start = useRef(wish)
  useEffect(() => {
    editor.view.dispatch(search(editor.state, start.current))
    first.current?.select()
    return () => {
      if (!editor.isDestroyed) editor.view.dispatch(search(editor.state, { text: '', matchCase: false, wholeWord: false }))
    }
  }, [editor])
  const go = (direction: 1 | -1) => {
    setReplaced(undefined)
    editor.view.dispatch(step(editor.state, direction))
  }
  const one = () => editor.view.dispatch(replaceOne(editor.state, by))
  const every = () => {
    setReplaced(matches.length)
    editor.view.dispatch(replaceEvery(editor.state, by))
  }
  const enter = (run: (back: boolean) => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    event.stopPropagation()
    run(event.shiftKey)
  }
  const wanted = useTypedText(wish.text, text => look({ ...wish, text }))
  const other = useTypedText(by, setBy)
  const nothing = matches.length === 0
  const count =
    replaced === undefined
      ? wish.text === ''
        ? ''
        : nothing
          ? texts.nothingFound
          : texts.found(at + 1, matches.length)
      : texts.replaced(replaced)
  return (
    <div className="weft-rich-find" {...{ role: 'search', 'aria-label': texts.find }}>
      <input
        ref={first}
        type="text"
        {...wanted}
        aria-label={texts.findText}
        placeholder={texts.findText}
        onKeyDown={enter(back => go(back ? -1 : 1))}
      />
      <span role="status" className="weft-rich-note">
        {count}
      </span>
      <FindButton label={texts.previous} disabled={nothing} onPress={() => go(-1)} icon={<UpOutlined aria-hidden />} />
      <FindButton label={texts.next} disabled={nothing} onPress={() => go(1)} icon={<DownOutlined aria-hidden />} />
      <Check label={texts.matchCase} checked={wish.matchCase} onChange={matchCase => look({ ...wish, matchCase })} />
      <Check label={texts.wholeWord} checked={wish.wholeWord} onChange={wholeWord => look({ ...wish, wholeWord })} />
      <input type="text" {...other} aria-label={texts.replaceText} placeholder={texts.replaceText} onKeyDown={enter(one)} />
      <FindButton label={texts.replace} disabled={nothing} onPress={one} />
      <FindButton label={texts.replaceAll} disabled={nothing} onPress={every} />
      <FindButton label={texts.close} onPress={onClose} icon={<CloseOutlined aria-hidden />} />
    </div>
  )
}

/** A few selected words are what a user looks for. */
function selectedText({ state }: Editor): string {
  const { from, to } = state.selection
  const text = state.doc.textBetween(from, to, '\n')
  return text.length <= 100 && !text.includes('\n') ? text : ''
}

interface FindButtonProps {
  readonly label: string
  readonly icon?: ReactNode
  readonly disabled?: boolean
  readonly onPress: () => void
}

function FindButton({ label, icon, disabled = false, onPress }: FindButtonProps) {
  return (
    <button
      type="button"
      className={icon === undefined ? 'weft-rich-button' : 'weft-rich-tool'}
      disabled={disabled}
      {...(icon === undefined ? {} : { 'aria-label': label, title: label })}
      onClick={onPress}
    >
      {icon ?? label}
    </button>
  )
}

function Check({
  label,
  checked,
  onChange,
}: {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (on: boolean) => void
}) {
  return (
    <label className="weft-box">
      <input type="checkbox" checked={checked} onChange={event => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
