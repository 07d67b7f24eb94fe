import { Input, type InputRef } from 'antd'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLatest } from '../../hooks/use-latest'
import { isComposing } from '../../ui/input/composing'
import { usePageSight } from '../../ui/page/page-sight'
import { texts } from './texts'
import { type Suggestion, useSuggestions } from './use-suggestions'

interface WordsInputProps {
  readonly value: string
  /** See `DocumentSearchSettings.suggest`. */
  readonly suggest: string | null | undefined
  readonly onChange: (words: string) => void
  readonly onSearch: (words: string) => void
}

const name = texts.words.replace(/[：:]\s*$/, '')

/** The words that are looked for. `/` anywhere on the page leads here; what is offered is taken by arrow keys and Enter, or by a click. */
export function WordsInput({ value, suggest, onChange, onSearch }: WordsInputProps) {
  const id = useId()
  const input = useRef<InputRef>(null)
  const [open, setOpen] = useState(false)
  /** Of what is offered; -1: none. */
  const [active, setActive] = useState(-1)
  const offered = useSuggestions(suggest, value, open)
  useSlash(() => input.current?.focus({ cursor: 'all' }))
  const search = (words: string) => {
    setOpen(false)
    setActive(-1)
    onSearch(words)
  }
  const pressed = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') search(offered[active]?.text ?? value)
    else if (event.key === 'Escape' && offered.length > 0) setOpen(false)
    else if (step !== undefined && suggest) {
      setOpen(true)
      setActive(((active + step + 1 + offered.length + 1) % (offered.length + 1)) - 1)
    } else return
    event.preventDefault()
  }
  return (
    <span className="weft-words">
      <Input
        ref={input}
        aria-label={name}
        placeholder={texts.placeholder}
        allowClear
        maxLength={200}
        value={value}
        onChange={event => {
          setOpen(true)
          setActive(-1)
          onChange(event.target.value)
        }}
        onKeyDown={pressed}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        {...(suggest && {
          role: 'combobox',
          autoComplete: 'off',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': offered.length > 0,
          'aria-controls': id,
          ...(active >= 0 && { 'aria-activedescendant': `${id}${active}` }),
        })}
      />
      {offered.length > 0 && <Offered id={id} offered={offered} active={active} onChoose={search} />}
    </span>
  )
}

interface OfferedProps {
  readonly id: string
  readonly offered: readonly Suggestion[]
  readonly active: number
  readonly onChoose: (words: string) => void
}

/** The focus stays in the input: pressing the mouse takes it nowhere, and keys are heard there. */
function Offered({ id, offered, active, onChoose }: OfferedProps) {
  return (
    <div id={id} role="listbox" aria-label={texts.suggestions} className="weft-suggestions" onMouseDown={event => event.preventDefault()}>
      {offered.map(({ text, kind }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the input.
        <div
          key={text}
          id={`${id}${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="weft-suggestion"
          onClick={() => onChoose(text)}
        >
          <span>{text}</span>
          {kind !== '' && <small>{texts.kinds[kind] ?? kind}</small>}
        </div>
      ))}
    </div>
  )
}

const WRITES = 'input, textarea, select, [contenteditable="true"], [role="dialog"]'

/** Runs when `/` is pressed in sight of the page, except in what is written in. */
function useSlash(run: () => void): void {
  const { inSight } = usePageSight()
  const latest = useLatest(run)
  useEffect(() => {
    const follow = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !inSight()) return
      if (event.target instanceof Element && event.target.closest(WRITES) !== null) return
      event.preventDefault()
      // The application may have a use for the key too, on pages without a search.
      event.stopImmediatePropagation()
      latest.current()
    }
    window.addEventListener('keydown', follow, true)
    return () => window.removeEventListener('keydown', follow, true)
  }, [inSight])
}
