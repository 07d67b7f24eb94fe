import type { FocusEvent } from 'react'

/** A blur handler for editors of several elements: called when the focus goes outside of all of them. */
export function leaving(onBlur: (() => void) | undefined) {
  return (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget
    if (!(next instanceof Node && event.currentTarget.contains(next))) onBlur?.()
  }
}
