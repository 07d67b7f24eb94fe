import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is in sight of what scrolls it, or will be soon. */
export function useNear(frame: RefObject<HTMLElement>, margin = '800px 0px'): boolean {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const { current } = frame
    if (current === null || typeof IntersectionObserver === 'undefined') return undefined
    const root = current.closest('[data-scrolls]')
    const observer = new IntersectionObserver(entries => setNear(entries.at(-1)?.isIntersecting ?? false), { root, rootMargin: margin })
    observer.observe(current)
    return () => observer.disconnect()
  }, [frame, margin])
  return near
}
