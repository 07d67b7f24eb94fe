import { type RefObject, useEffect, useRef } from 'react'

interface Place {
  readonly element: HTMLElement
  /** Among the buttons of the box. */
  readonly at: number
}

const buttonsIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')]

/**
 * A button that goes, such as that of a file that is taken out, takes the focus along: the button that comes into its place has it then. One
 * that only moves keeps it. Who goes elsewhere themselves is left alone.
 */
export function useKeptFocus(box: RefObject<HTMLElement>): void {
  const last = useRef<Place>()
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const note = ({ target }: FocusEvent) => {
      const at = buttonsIn(element).indexOf(target as HTMLElement)
      last.current = at < 0 ? undefined : { element: target as HTMLElement, at }
    }
    const forget = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) last.current = undefined
    }
    element.addEventListener('focusin', note)
    document.addEventListener('focusin', forget)
    document.addEventListener('pointerdown', forget, true)
    return () => {
      element.removeEventListener('focusin', note)
      document.removeEventListener('focusin', forget)
      document.removeEventListener('pointerdown', forget, true)
    }
  }, [box])
  // After every drawing: no event announces an element that goes.
  useEffect(() => {
    const place = last.current
    if (place === undefined || box.current === null || document.activeElement !== document.body) return
    const buttons = buttonsIn(box.current)
    const next = place.element.isConnected ? place.element : buttons[Math.min(place.at, buttons.length - 1)]
    next?.focus({ preventScroll: true })
  })
}
