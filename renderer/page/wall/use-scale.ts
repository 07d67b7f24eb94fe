import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels that a large screen is laid out in; a real one shows them larger or smaller. */
export const STAGE = { width: 1920, height: 1080 } as const

/** How large the stage is drawn so that it fits into an element; 0 before the element has a size. */
export function useScale(place: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(0)
  useLayoutEffect(() => {
    const { current } = place
    if (current === null) return undefined
    const measure = () => {
      const { clientWidth, clientHeight } = current
      // Behind another tab it has no size, and keeps what it had.
      if (clientWidth > 0) setScale(Math.min(clientWidth / STAGE.width, clientHeight / STAGE.height))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [place])
  return scale
}
