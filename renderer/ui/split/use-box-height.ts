import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels that a list is always given, and one in a part of a split page. */
const LEAST = 320
const LEAST_IN_PANE = 140
/** Of the window's height, for a list in a dialog. */
const IN_DIALOG = 0.6
const DIALOG = '.ant-modal-content,.ant-drawer-content'
const PANE = '.weft-split-pane'

/** Where a box stands that is as high as there is room. */
export interface BoxPlace {
  /** Holds the box and what belongs below it. */
  readonly place: RefObject<HTMLElement>
  /** Selector of the box inside of it. Absent: `place` is the box. */
  readonly box?: string
  /** Pixels that it is always given. Default 320. */
  readonly least?: number
}

/**
 * The height that a box may grow to: with the page as high as the window, so that there is one scroll bar. A page that is higher than the
 * window without the box scrolls besides, and the box is then as high as what the window shows at once. In a part of a split page it ends
 * where the part does. Undefined: unknown yet.
 */
export function useBoxHeight({ place, box, least = LEAST }: BoxPlace): number | undefined {
  const [height, setHeight] = useState<number>()
  useLayoutEffect(() => {
    const { current } = place
    if (current === null) return
    const measure = () => setHeight(before => heightFor(current, box, least) ?? before)
    measure()
    const observer = new ResizeObserver(measure)
    for (const element of [current.parentElement, current.closest(PANE), document.body]) if (element) observer.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [place, box, least])
  return height
}

function heightFor(place: HTMLElement, selector: string | undefined, least: number): number | undefined {
  const box = selector === undefined ? place : place.querySelector(selector)
  // Behind another tab nothing has a size.
  if (box === null || place.clientWidth === 0) return undefined
  const [inner, outer] = [box.getBoundingClientRect(), place.getBoundingClientRect()]
  const { innerHeight } = window
  const pane = place.parentElement?.closest<HTMLElement>(PANE)
  if (pane) {
    const above = inner.top - pane.getBoundingClientRect().top + pane.scrollTop
    const end = pane.firstElementChild?.getBoundingClientRect().bottom ?? outer.bottom
    return Math.max(LEAST_IN_PANE, Math.floor(pane.clientHeight - above - (end - inner.bottom)))
  }
  if (place.closest(DIALOG)) return Math.max(least, Math.round(innerHeight * IN_DIALOG))
  const below = outer.bottom - inner.bottom + paddingBelow(place)
  const room = Math.floor(innerHeight - (inner.top + window.scrollY) - below)
  if (room >= least) return room
  const over = Number.parseFloat(getComputedStyle(place).getPropertyValue('--weft-over')) || 0
  return Math.max(least, Math.floor(innerHeight - over - below))
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
