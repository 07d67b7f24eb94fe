import type { MouseEvent } from 'react'

/** A link within the application; a press with a key opens it as the browser does. */
export function linkTo(href: string, onOpen: (address: string) => void) {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(href)
  }
  return { href, onClick }
}
