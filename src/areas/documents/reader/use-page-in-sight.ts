import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Zoom } from './zoom'

/** What stands a third below the upper edge: a page, and how much of it is above. */
interface Place {
  readonly page: number
  readonly part: number
  /** Of the stage when it was noted; in another one the pages have other sizes. */
  readonly width: number
}

/** The page that is in sight, and the way to another one. What is in sight stays so in a window, and at a zoom, of another size. */
export function usePageInSight(stage: RefObject<HTMLElement>, start: number, ready: boolean, zoom: Zoom) {
  const [page, setPage] = useState(start)
  const place = useRef<Place>()
  useKeptPlace(stage, place, zoom)
  const go = useCallback(
    (to: number) => {
      stage.current?.querySelector(`[data-page="${to}"]`)?.scrollIntoView?.({ block: 'start' })
      setPage(to)
    },
    [stage],
  )
  useEffect(() => {
    if (ready && start > 1) go(start)
  }, [ready, start, go])
  const follow = () => {
    const { current } = stage
    if (current === null) return
    const number = lastAbove(current.children, lineOf(current))
    setPage(number)
    // A stage that has just changed its width scrolls by itself.
    if (place.current !== undefined && place.current.width !== current.clientWidth) return
    const box = current.children[number - 1]?.getBoundingClientRect()
    if (box && box.height > 0) place.current = { page: number, part: (lineOf(current) - box.top) / box.height, width: current.clientWidth }
  }
  return { page, go, follow }
}

const lineOf = (stage: Element) => stage.getBoundingClientRect().top + stage.clientHeight / 3

function useKeptPlace(stage: RefObject<HTMLElement>, place: { current: Place | undefined }, zoom: Zoom): void {
  const restore = useCallback(() => {
    const { current } = stage
    if (current === null || place.current === undefined) return
    const { page, part } = place.current
    const box = current.children[page - 1]?.getBoundingClientRect()
    if (box) current.scrollTop += box.top + part * box.height - lineOf(current)
    place.current = { page, part, width: current.clientWidth }
  }, [stage, place])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom gives the pages other sizes
  useLayoutEffect(restore, [restore, zoom])
  useEffect(() => {
    const { current } = stage
    if (current === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      if (place.current?.width !== current.clientWidth) restore()
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [stage, place, restore])
}

/** The number of the last page that begins above a height; pages stand in their order, so that few are looked at. */
function lastAbove(pages: HTMLCollection, height: number): number {
  let [low, high] = [0, pages.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const top = pages[middle]?.getBoundingClientRect().top ?? 0
    if (top <= height) low = middle
    else high = middle - 1
  }
  return low + 1
}
