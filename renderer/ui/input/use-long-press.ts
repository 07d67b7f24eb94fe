import { type HTMLAttributes, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../hooks/use-latest'

/** Milliseconds that a long press lasts. */
export const LONG_PRESS = 2000
/** Pixels that a pointer may stray: less is a press or a click, more is a drag. */
const STRAY = 10

interface LongPress {
  /** What a press of two seconds starts, by pointer or by Enter or the space bar. */
  readonly onLong: () => void
  /** What a short press starts. Absent: nothing. */
  readonly onClick?: () => void
  /** What a click of neither pointer nor key starts: a screen reader cannot hold. Absent: nothing. */
  readonly onShown?: () => void
}

interface Press {
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
}

type Handlers = Pick<
  HTMLAttributes<HTMLElement>,
  | 'onPointerDown'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onPointerLeave'
  | 'onKeyDown'
  | 'onKeyUp'
  | 'onBlur'
  | 'onClick'
  | 'onContextMenu'
>

/** Tells presses of two seconds from clicks; a pointer that strays ten pixels or more makes neither. `pressing`: one has begun. */
export function useLongPress({ onLong, onClick, onShown }: LongPress): { readonly pressing: boolean; readonly handlers: Handlers } {
  const [pressing, setPressing] = useState(false)
  const press = useRef<Press | null>(null)
  const long = useLatest(onLong)
  const end = () => {
    const ended = press.current
    if (ended !== null) clearTimeout(ended.timer)
    press.current = null
    setPressing(false)
    return ended
  }
  const begin = (x: number, y: number) => {
    end()
    const timer = setTimeout(() => {
      end()
      long.current()
    }, LONG_PRESS)
    press.current = { x, y, timer }
    setPressing(true)
  }
  useEffect(() => () => clearTimeout(press.current?.timer), [])
  const strayed = ({ clientX, clientY }: PointerEvent) =>
    press.current !== null && Math.hypot(clientX - press.current.x, clientY - press.current.y) >= STRAY
  const short = () => {
    if (end() !== null) onClick?.()
  }
  return {
    pressing,
    handlers: {
      onPointerDown: event => event.button === 0 && begin(event.clientX, event.clientY),
      onPointerMove: event => void (strayed(event) && end()),
      onPointerUp: event => (strayed(event) ? void end() : short()),
      onPointerCancel: end,
      onPointerLeave: end,
      onBlur: end,
      // The browser makes no click of a key that was prevented.
      onKeyDown: event => {
        if (!isPress(event.key)) return
        event.preventDefault()
        if (!event.repeat) begin(0, 0)
      },
      onKeyUp: event => {
        if (!isPress(event.key)) return
        event.preventDefault()
        short()
      },
      // A pointer, which counts its clicks, has told already whether it was one.
      onClick: event => {
        event.stopPropagation()
        if (event.detail === 0) onShown?.()
      },
      // A finger that stays brings the browser's own menu.
      onContextMenu: event => press.current !== null && event.preventDefault(),
    },
  }
}

const isPress = (key: string) => key === 'Enter' || key === ' '
