import { SearchOutlined } from '@ant-design/icons'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Notifier } from '../../renderer/contract'
import { laterDialog } from './later-dialog'
import type { LeftMenuItem } from './left-menu'
import { texts } from './texts'

const say = texts.search

const MenuSearchDialog = laterDialog(
  async () => (await import('./menu-search-dialog')).MenuSearchDialog,
  ({ open }) => open,
)

const EDITABLE = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"]'

/** Ctrl+K or ⌘K anywhere, / outside of inputs; a dialog keeps its keys to itself. */
export function asksForSearch(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>): boolean {
  const at = event.target instanceof Element ? event.target : null
  if (event.altKey || event.shiftKey || at?.closest('[role="dialog"]')) return false
  const command = event.ctrlKey || event.metaKey
  if (event.key.toLowerCase() === 'k') return command
  return event.key === '/' && !command && !at?.closest(EDITABLE)
}

/** What a user looks for, from the first key on: those that come before the input is there and has the focus are its own too. */
function useSearchWords(open: boolean, input: RefObject<HTMLInputElement>) {
  const [text, setText] = useState('')
  useEffect(() => {
    if (!open) return
    setText('')
    const hear = (event: globalThis.KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event
      if (document.activeElement === input.current || ctrlKey || metaKey || altKey || isComposing || key.length !== 1) return
      event.preventDefault()
      setText(before => before + key)
    }
    window.addEventListener('keydown', hear, true)
    return () => window.removeEventListener('keydown', hear, true)
  }, [open, input])
  return { text, onText: setText }
}

interface MenuSearchProps {
  readonly items: readonly LeftMenuItem[]
  readonly notify: Pick<Notifier, 'warning'>
}

/** Finds a page by its name: the way to open the search, and the search while it is open. */
export function MenuSearch({ items, notify }: MenuSearchProps) {
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const words = useSearchWords(open, input)
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !asksForSearch(event)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', follow)
    return () => window.removeEventListener('keydown', follow)
  }, [])
  return (
    <>
      <button
        type="button"
        className="weft-header-action weft-search-button"
        aria-label={say.title}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => setOpen(true)}
      >
        <SearchOutlined aria-hidden />
        <span className="weft-wide-only">{say.title}</span>
        <span className="weft-search-keys weft-wide-only" aria-hidden="true">
          Ctrl K
        </span>
      </button>
      <MenuSearchDialog items={items} open={open} input={input} {...words} notify={notify} onClose={() => setOpen(false)} />
    </>
  )
}
