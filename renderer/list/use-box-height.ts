import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels that a list is always given. */
const LEAST = 320
/** Of the window's height, for a list in a dialog. */
const IN_DIALOG = 0.6
const DIALOG = '.ant-modal-content,.ant-drawer-content'

/**
 * The height that the rows of a list may grow to: with the page as high as the window, so that there is one scroll bar. A page that is
 * higher than the window without any row scrolls besides, and a list is then as high as what the window shows at once. `place` holds the
 * rows and what belongs below them. Undefined: unknown yet.
 */
export function useBoxHeight(place: RefObject<HTMLElement>): number | undefined {
  const [height, setHeight] = useState<number>()
  useLayoutEffect(() => {
    const { current } = place
    if (current === null) return
    const measure = () => setHeight(before => heightFor(current) ?? before)
    measure()
    const observer = new ResizeObserver(measure)
    for (const element of [current.parentElement, document.body]) if (element) observer.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [place])
  return height
}

function heightFor(place: HTMLElement): number | undefined {
  const box = place.querySelector('.weft-grid-scroller')
  // Behind another tab nothing has a size.
  if (box === null || place.clientWidth === 0) return undefined
  const [inner, outer] = [box.getBoundingClientRect(), place.getBoundingClientRect()]
  const { innerHeight } = window
  if (place.closest(DIALOG)) return Math.max(LEAST, Math.round(innerHeight * IN_DIALOG))
  const below = outer.bottom - inner.bottom + paddingBelow(place)
  const room = Math.floor(innerHeight - (inner.top + window.scrollY) - below)
  if (room >= LEAST) return room
  const over = Number.parseFloat(getComputedStyle(place).getPropertyValue('--weft-over')) || 0
  return Math.max(LEAST, Math.floor(innerHeight - over - below))
}

/** What the page leaves free below. */
function paddingBelow(place: HTMLElement): number {
  let sum = 0
  for (let at = place.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const { paddingBottom, borderBottomWidth } = getComputedStyle(at)
    sum += (Number.parseFloat(paddingBottom) || 0) + (Number.parseFloat(borderBottomWidth) || 0)
  }
  return sum
}
