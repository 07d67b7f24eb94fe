import { useEffect, useState } from 'react'
import { usePageSight } from '../../ui/page/page-sight'

export interface Turn {
  /** Of the page that is shown, from 0. */
  readonly index: number
  readonly paused: boolean
  readonly show: (index: number) => void
  readonly pause: (paused: boolean) => void
}

/** Shows one of `pages` after the other, each for `seconds`, while they are in sight and not paused. */
export function useTurn(pages: number, seconds: number): Turn {
  const [shown, setShown] = useState(0)
  const [paused, setPaused] = useState(false)
  const { inSight } = usePageSight()
  const index = Math.min(shown, Math.max(0, pages - 1))
  useEffect(() => {
    if (paused || pages < 2) return undefined
    const timer = setInterval(() => inSight() && setShown((index + 1) % pages), seconds * 1000)
    return () => clearInterval(timer)
  }, [paused, pages, seconds, index, inSight])
  return { index, paused, show: next => setShown((next + pages) % pages), pause: setPaused }
}
