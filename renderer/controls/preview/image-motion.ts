/** How a picture is looked at: its size against its own, its turn in degrees, and how far its middle is from that of the window. */
export interface Motion {
  readonly scale: number
  readonly turn: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const ZOOM_STEP = 0.1
export const SMALLEST = 0.01
export const LARGEST = 100

const bounded = (scale: number) => Math.min(LARGEST, Math.max(SMALLEST, scale))
const middle: Point = { x: 0, y: 0 }

/** Larger or smaller by `steps`, so that what is at a point of the window, counted from its middle, stays there. */
export function zoomed(motion: Motion, steps: number, at: Point = middle): Motion {
  return scaledTo(motion, motion.scale * (1 + ZOOM_STEP) ** steps, at)
}

export function scaledTo(motion: Motion, wanted: number, at: Point = middle): Motion {
  const scale = bounded(wanted)
  const ratio = scale / motion.scale
  return { ...motion, scale, x: at.x - (at.x - motion.x) * ratio, y: at.y - (at.y - motion.y) * ratio }
}

export const turned = (motion: Motion, degrees: number): Motion => ({ ...motion, turn: motion.turn + degrees })

export const moved = (motion: Motion, by: Point): Motion => ({ ...motion, x: motion.x + by.x, y: motion.y + by.y })

/** All of the picture in the window, never larger than it is; upright. */
export function fitted(picture: Size, window: Size): Motion {
  const fit = Math.min(1, window.width / picture.width, window.height / picture.height)
  return { scale: Number.isFinite(fit) && fit > 0 ? bounded(fit) : 1, turn: 0, x: 0, y: 0 }
}

export const percentOf = ({ scale }: Motion): string => {
  const percent = scale * 100
  return `${percent < 10 ? Number(percent.toFixed(1)) : Math.round(percent)}%`
}
