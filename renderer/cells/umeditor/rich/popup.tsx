import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLatest } from '../../../hooks/use-latest'
import { defined } from '../../../model/defined'
import { moveFocus, ToolButton, type ToolButtonProps } from './roving'

export interface PopupProps extends Omit<ToolButtonProps, 'popup' | 'onPress' | 'expanded'> {
  readonly kind: 'menu' | 'dialog'
  /** Where the focus goes when it closes after a choice: to the text. */
  readonly onDone: () => void
  /** `done` closes it and goes to the text. */
  readonly children: (done: () => void) => ReactNode
}

const FOCUSABLE = 'button:not([disabled]), input:not([disabled]):not([type="file"])'
const CHECKED = '[aria-checked="true"]'

/** A tool with something that drops down from it. */
export function Popup({ kind, onDone, children, ...tool }: PopupProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  useOutsideClick(box, open, () => setOpen(false))
  const close = () => {
    setOpen(false)
    box.current?.querySelector<HTMLElement>('[data-tool]')?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key === 'ArrowDown') {
        event.preventDefault()
        setOpen(true)
      }
      return
    }
    // The toolbar, the text and the window around have keys of their own.
    event.stopPropagation()
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) setOpen(false)
  }
  return (
    <span ref={box} className="weft-rich-popup" {...{ onKeyDown: press, onBlur: leave }}>
      <ToolButton {...tool} popup={{ kind, open }} onPress={() => setOpen(!open)} />
      {open && (
        <Panel kind={kind} label={tool.label}>
          {children(() => {
            setOpen(false)
            onDone()
          })}
        </Panel>
      )}
    </span>
  )
}

function useOutsideClick(box: { readonly current: HTMLElement | null }, open: boolean, close: () => void): void {
  const latest = useLatest(close)
  useEffect(() => {
    if (!open) return
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) latest.current()
    }
    document.addEventListener('pointerdown', press, true)
    return () => document.removeEventListener('pointerdown', press, true)
  }, [box, open])
}

/** Pixels between what drops down and the edge of the window. */
const EDGE = 8

/** Pixels that a menu has however little room there is below it. */
const LEAST = 140

/** How far the part of the page reaches that an element is seen in: to the edges of the window, or of what scrolls around it. */
function edgesOf(element: HTMLElement): { readonly right: number; readonly bottom: number } {
  let right = document.documentElement.clientWidth
  let bottom = window.innerHeight
  for (let each = element.parentElement; each !== null; each = each.parentElement) {
    if (getComputedStyle(each).overflowY === 'visible') continue
    const box = each.getBoundingClientRect()
    right = Math.min(right, box.right)
    bottom = Math.min(bottom, box.bottom)
  }
  return { right: right - EDGE, bottom: bottom - EDGE }
}

function Panel({ kind, label, children }: { readonly kind: 'menu' | 'dialog'; readonly label: string; readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = panel
    if (current === null) return
    const { right, top, bottom } = current.getBoundingClientRect()
    const edges = edgesOf(current)
    const over = right - edges.right
    if (over > 0) current.style.marginInlineStart = `${-over}px`
    if (kind === 'menu' && bottom > edges.bottom) current.style.maxHeight = `${Math.max(LEAST, edges.bottom - top)}px`
    // A menu scrolls in itself; what has no scroll bar is scrolled to.
    if (kind === 'dialog' && bottom > edges.bottom) current.scrollIntoView({ block: 'nearest' })
    const first = current.querySelector<HTMLElement>(CHECKED) ?? current.querySelector<HTMLElement>(FOCUSABLE)
    first?.focus({ preventScroll: true })
  }, [kind])
  const move = (event: KeyboardEvent) => {
    const entries = [...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled])') ?? [])]
    if (kind === 'menu') moveFocus(event, entries)
  }
  return (
    <div ref={panel} className="weft-rich-panel" {...{ role: kind, 'aria-label': label, onKeyDown: move }}>
      {children}
    </div>
  )
}

export interface MenuEntry {
  readonly key: string
  readonly text: string
  /** True or false for one of several states; absent for what happens once. */
  readonly checked?: boolean
  readonly disabled?: boolean
  readonly run: () => void
}

/** Entries of a menu. */
export function Entries({ entries, done }: { readonly entries: readonly MenuEntry[]; readonly done: () => void }) {
  return entries.map(({ key, text, checked, disabled = false, run }) => (
    <button
      key={key}
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      className="weft-rich-entry"
      tabIndex={-1}
      {...defined({ 'aria-checked': checked })}
      {...(disabled ? { 'aria-disabled': true } : {})}
      onMouseDown={event => event.preventDefault()}
      onClick={() => {
        if (disabled) return
        done()
        run()
      }}
    >
      {text}
    </button>
  ))
}
