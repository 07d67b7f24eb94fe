import { type ChangeEvent, type ClipboardEvent, type CompositionEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { isComposing } from '../../ui/input/composing'
import { texts } from '../base/texts'
import { frameClass, ownInputProps } from '../text/text-input'
import { NOTHING, type Typed } from './focus-transfer'

/** How an editor begins that a user came to. */
export interface Arrival {
  readonly autoFocus: boolean
  readonly unfolded: boolean
}

export type PlaceholderInputProps = Omit<CellEditorProps<never, unknown>, 'value' | 'settings'> & {
  readonly text: string
  /** What opens: the sign behind the text says so. */
  readonly opens: 'list' | 'calendar'
  readonly input: RefObject<HTMLInputElement>
  /** True while an input method composes. */
  readonly composing: { current: boolean }
  readonly typed: Typed
  readonly onType: (typed: Typed) => void
  /** Asks for the editor. True: it stands there at once. */
  readonly wake: (by: 'press' | 'focus') => boolean
}

/** Shows the text of a value until its editor comes; what is typed meanwhile stands in its place. */
export function PlaceholderInput({ text, opens, input, composing, typed, onType, wake, ...props }: PlaceholderInputProps) {
  return (
    <span className={frameClass(props, ' is-resting')}>
      <input
        ref={input}
        type="text"
        {...ownInputProps({ ...props, placeholder: props.placeholder ?? texts.choose })}
        {...(opens === 'list' ? { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } : {})}
        {...useTyping(typed, onType, { composing, text, onComposed: () => wake('focus') })}
        title={text}
        // Before the press reaches anything: the editor stands there when it does.
        onPointerDown={() => wake('press') && swallowPress()}
        onFocus={() => wake('focus')}
      />
      <span aria-hidden className={`weft-input-${opens}`} />
    </span>
  )
}

/** The press that opened an editor is not one in it, which would close it again. A finger that scrolls or rests presses nothing. */
function swallowPress(): void {
  const over = new AbortController()
  const once = { capture: true, signal: over.signal }
  const swallow = (event: Event) => {
    event.preventDefault()
    // What opens listens here too, for presses beside it.
    event.stopImmediatePropagation()
    over.abort()
  }
  addEventListener('mousedown', swallow, once)
  for (const other of ['pointercancel', 'pointerdown']) addEventListener(other, () => over.abort(), once)
}

interface Typing extends Pick<PlaceholderInputProps, 'composing' | 'text'> {
  /** What an input method composed is there. */
  readonly onComposed: () => void
}

/** What is typed goes over the text. Of what an input method composes only the words count that it ends with. */
function useTyping(typed: Typed, onType: (typed: Typed) => void, { composing, text, onComposed }: Typing) {
  const [draft, setDraft] = useState<string>()
  const add = (more: string) => onType({ text: typed.text + more })
  return {
    value: draft ?? (typed.text === '' ? text : typed.text),
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { data, inputType = '' } = nativeEvent as InputEvent
      if (composing.current) setDraft(target.value)
      // Some browsers tell what was composed once more.
      else if (inputType === 'insertCompositionText') return
      else if (typed.text === '') add(data ?? '')
      else onType({ text: target.value })
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault()
      add(event.clipboardData.getData('text'))
    },
    onCompositionStart: () => {
      composing.current = true
    },
    onCompositionEnd: ({ data }: CompositionEvent<HTMLInputElement>) => {
      composing.current = false
      setDraft(undefined)
      add(data)
      onComposed()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { key } = event
      if (typed.text === '' || isComposing(event)) return
      if (key === 'Escape') {
        // It gives up what was typed, not the window around.
        event.stopPropagation()
        return onType(NOTHING)
      }
      if (key !== 'Enter' && key !== 'Tab') return
      // Enter belongs to what was typed here: it saves no form.
      if (key === 'Enter') event.preventDefault()
      if (typed.key === undefined) onType({ ...typed, key })
    },
  }
}
