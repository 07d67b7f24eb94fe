import { type RefObject, useEffect } from 'react'
import { useReducedMotion } from '../../hooks/media-query'
import { usePageSight } from '../page/page-sight'
import { useWallRoom } from './wall-room'

/** Milliseconds that lines stand before the next one comes. */
const PAUSE = 3000

/**
 * On a large screen a list that has more lines than room moves on by itself, a line at a time, and begins again behind the last one. It stands
 * while the pointer or the focus is on it, and while it is out of sight. What it gives back belongs on the list, which the arrow keys scroll then.
 */
export function useSelfScroll(list: RefObject<HTMLElement | null>): { readonly tabIndex?: 0 } {
  const moves = useWallRoom() !== undefined
  const still = useReducedMotion()
  const { inSight } = usePageSight()
  useEffect(() => {
    if (!moves) return undefined
    const timer = setInterval(() => {
      const { current } = list
      if (current === null || !inSight() || current.matches(':hover, :focus-within')) return
      current.scrollTo({ top: nextLine(current), behavior: still ? 'auto' : 'smooth' })
    }, PAUSE)
    return () => clearInterval(timer)
  }, [moves, still, inSight, list])
  return moves ? { tabIndex: 0 } : {}
}

/** Where the next line begins; the beginning, once the last one is seen. */
function nextLine(list: HTMLElement): number {
  const { scrollTop, clientHeight, scrollHeight } = list
  if (scrollTop + clientHeight >= scrollHeight - 1) return 0
  const first = (list.firstElementChild as HTMLElement | null)?.offsetTop ?? 0
  for (const line of list.children) {
    const top = (line as HTMLElement).offsetTop - first
    if (top > scrollTop + 1) return top
  }
  return 0
}
