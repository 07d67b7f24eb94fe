import { SearchOutlined } from '@ant-design/icons'
import { useEffect, useState } from 'react'
import type { LeftMenuItem } from './left-menu'
import { MenuSearchDialog } from './menu-search-dialog'
import { texts } from './texts'

const say = texts.search

const EDITABLE = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"]'

/** Ctrl+K or ⌘K anywhere, / outside of inputs; a dialog keeps its keys to itself. */
export function asksForSearch(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>): boolean {
  const at = event.target instanceof Element ? event.target : null
  if (event.altKey || event.shiftKey || at?.closest('[role="dialog"]')) return false
  const command = event.ctrlKey || event.metaKey
  if (event.key.toLowerCase() === 'k') return command
  return event.key === '/' && !command && !at?.closest(EDITABLE)
}

/** Finds a page by its name: the way to open the search, and the search while it is open. */
export function MenuSearch({ items }: { items: readonly LeftMenuItem[] }) {
  const [open, setOpen] = useState(false)
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
      <MenuSearchDialog items={items} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
