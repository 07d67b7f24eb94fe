import { createContext, type KeyboardEvent, type ReactNode, useContext, useRef, useState } from 'react'
import { defined } from '../../../model/defined'

const Current = createContext('')

/** Of several things in rows, one is reached by Tab; arrows, Home and End go to the others. */
export function moveFocus(event: KeyboardEvent, things: readonly HTMLElement[], columns = 1): void {
  const at = things.indexOf(document.activeElement as HTMLElement)
  const last = things.length - 1
  const sideways = columns > 1 ? 1 : 0
  const places: { readonly [key: string]: number } = {
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    ArrowRight: at + sideways,
    ArrowLeft: at - sideways,
    Home: 0,
    End: last,
  }
  const place = places[event.key]
  if (at < 0 || place === undefined) return
  event.preventDefault()
  const around = columns === 1 ? (place + things.length) % things.length : place
  things[around]?.focus()
}

interface ToolbarProps {
  readonly label: string
  /** The tool that Tab comes to at first. */
  readonly first: string
  /** In several rows, without lines between its groups. */
  readonly narrow: boolean
  readonly onLeave: () => void
  readonly children: ReactNode
}

/** Tools in a row: Tab comes to one of them, arrows to the others, Escape goes back to the text. */
export function Toolbar({ label, first, narrow, onLeave, children }: ToolbarProps) {
  const [current, setCurrent] = useState(first)
  const bar = useRef<HTMLDivElement>(null)
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])]
  const press = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.tool === undefined) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onLeave()
      return
    }
    const all = tools()
    const at = all.indexOf(event.target)
    const to = { ArrowRight: (at + 1) % all.length, ArrowLeft: (at - 1 + all.length) % all.length, Home: 0, End: all.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }
  return (
    <Current.Provider value={current}>
      <div
        ref={bar}
        role="toolbar"
        aria-label={label}
        className={`weft-rich-tools${narrow ? ' is-narrow' : ''}`}
        onKeyDown={press}
        onFocus={event => setCurrent(event.target.dataset.tool ?? current)}
      >
        {children}
      </div>
    </Current.Provider>
  )
}

export interface ToolButtonProps {
  readonly name: string
  readonly label: string
  readonly icon?: ReactNode
  /** Words in the place of the sign, or behind it. */
  readonly text?: string
  /** True or false for what is on or off; absent for what happens once. */
  readonly pressed?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly popup?: { readonly kind: 'menu' | 'dialog'; readonly open: boolean }
  readonly expanded?: boolean
  readonly onPress: () => void
}

/** One tool. It stays reachable while there is nothing for it to do, so that the focus is not thrown out of the toolbar. */
export function ToolButton({ name, label, icon, text, pressed, disabled = false, popup, expanded, onPress }: ToolButtonProps) {
  const current = useContext(Current)
  return (
    <button
      type="button"
      data-tool={name}
      className={`weft-rich-tool${popup ? ' has-popup' : ''}`}
      title={label}
      aria-label={text === undefined ? label : `${label} ${text}`}
      tabIndex={current === name ? 0 : -1}
      aria-pressed={pressed}
      {...(disabled ? { 'aria-disabled': true } : {})}
      {...(popup === undefined ? {} : { 'aria-haspopup': popup.kind, 'aria-expanded': popup.open })}
      {...defined({ 'aria-expanded': expanded })}
      // What is selected in the text stays selected.
      onMouseDown={event => event.preventDefault()}
      onClick={() => !disabled && onPress()}
    >
      {icon}
      {text !== undefined && <span className="weft-rich-tool-text">{text}</span>}
    </button>
  )
}
