import { type KeyboardEvent, type RefObject, useRef } from 'react'

const FOCUSABLE = 'input, button, select, textarea, a[href], [tabindex="0"]'

export interface PopoverFocus {
  /** Of the button that opens. */
  readonly button: RefObject<HTMLButtonElement>
  /** Of what opens. With a `tabIndex` it takes the focus itself, else the first thing in it. */
  readonly panel: RefObject<HTMLDivElement>
  /** For the button and for the panel. */
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** For the popover. */
  readonly afterOpenChange: (open: boolean) => void
}

/** A select whose list is open closes that first. */
const isListOpen = (target: EventTarget) => target instanceof Element && target.matches('[role=combobox][aria-expanded=true]')

/** Things that Tab stops at, in their order. */
const stopsIn = (panel: HTMLElement | null): HTMLElement[] =>
  [...(panel?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(one => one.tabIndex >= 0 && !one.matches(':disabled'))

/**
 * A popover stands at the end of the document, which the keyboard does not reach: the focus goes into it when it opens, and
 * back to its button by Escape or when Tab leaves it.
 */
export function usePopoverFocus(open: boolean, close: () => void): PopoverFocus {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || !leaves(event, panel.current)) return
    event.stopPropagation()
    event.preventDefault()
    close()
    button.current?.focus()
  }
  const afterOpenChange = (opened: boolean) => {
    // A user may be quicker than what opens.
    if (panel.current?.contains(document.activeElement)) return
    const target = panel.current?.hasAttribute('tabindex') ? panel.current : stopsIn(panel.current)[0]
    if (opened) target?.focus({ preventScroll: true })
  }
  return { button, panel, onKeyDown, afterOpenChange }
}

function leaves({ key, shiftKey, target }: KeyboardEvent, panel: HTMLElement | null): boolean {
  if (key === 'Escape') return !isListOpen(target)
  if (key !== 'Tab') return false
  const stops = stopsIn(panel)
  return shiftKey ? target === stops[0] || target === panel : target === stops.at(-1)
}
