import { useEffect, useState } from 'react'

/** The header leaves after this many pixels. */
const FAR = 100

/** Whether the header is out of the way: a user has scrolled down far enough. It comes back on the way up. */
export function useHeaderAway(hides: boolean): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!hides) return
    let before = window.scrollY
    const follow = () => {
      const now = window.scrollY
      if (now !== before) setAway(now > FAR && now > before)
      before = now
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      window.removeEventListener('scroll', follow)
      setAway(false)
    }
  }, [hides])
  return away
}
