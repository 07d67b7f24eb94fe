/** Pixels that each part of a split keeps. */
const LEAST_PART = 120

/** Per cent that an arrow key moves the bar by, and with Shift. */
const [STEP, LEAP] = [2, 10]

/** The bounds of the first part's share in per cent, in so many pixels. */
export function boundsOf(room: number): readonly [least: number, most: number] {
  const least = room <= 0 ? 0 : Math.min(50, (LEAST_PART / room) * 100)
  return [least, 100 - least]
}

/** A share of the first part that leaves both parts their least, to a tenth of a per cent. */
export function clampShare(share: number, room: number): number {
  const [least, most] = boundsOf(room)
  return Math.round(Math.min(most, Math.max(least, share)) * 10) / 10
}

/** The share after a key at the bar; undefined for a key that does not move it. */
export function shareByKey(share: number, key: string, { shift, vertical }: { readonly shift: boolean; readonly vertical: boolean }) {
  const step = shift ? LEAP : STEP
  const [less, more] = vertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  if (key === less) return share - step
  if (key === more) return share + step
  if (key === 'Home') return 0
  return key === 'End' ? 100 : undefined
}

/** The share that was kept; anything else is none. */
export const keptShare = (kept: unknown): number | undefined => (typeof kept === 'number' && kept > 0 && kept < 100 ? kept : undefined)
