import { useEffect, useState } from 'react'
import { useReducedMotion } from '../../hooks/media-query'
import { useWallRoom } from './wall-room'

/** Milliseconds from one number to the next. */
const TIME = 900
/** Longer numbers lose their last digits while they count. */
const DIGITS = 15

const numberOf = (value: unknown): number | undefined => {
  const text = String(value ?? '')
  return /^-?\d+(\.\d+)?$/.test(text) && text.replace(/\D/g, '').length <= DIGITS ? Number(text) : undefined
}

/**
 * On a large screen a number counts up to what it has become, from what it was; it ends as the value itself, with all its digits.
 * Elsewhere, for who asks for less motion, and for what is no number it is the value at once.
 */
export function useCountUp(value: unknown): unknown {
  const counts = useWallRoom() !== undefined
  const still = useReducedMotion()
  const to = counts && !still ? numberOf(value) : undefined
  const [shown, setShown] = useState({ from: 0, at: 0, to })
  if (shown.to !== to) setShown({ from: shown.to === undefined ? 0 : shown.at, at: shown.at, to })
  useEffect(() => {
    if (to === undefined) return undefined
    let frame = 0
    let begun: number | undefined
    const step = (now: number) => {
      begun ??= now
      const share = Math.min(1, (now - begun) / TIME)
      setShown(before => ({ ...before, at: share === 1 ? to : before.from + (to - before.from) * eased(share) }))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [to])
  return to === undefined || shown.at === to ? value : shown.at
}

/** Fast at first, slow at the end. */
const eased = (share: number) => 1 - (1 - share) ** 3
