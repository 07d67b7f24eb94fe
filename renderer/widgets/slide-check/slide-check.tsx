import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { inLanguages } from '../../model/language'
import './slide-check.css'

/** Texts of the slider check: apart, because the login page has it and no other widget. */
const texts = inLanguages({ prompt: '拖动滑块验证', done: '验证通过' }, { prompt: 'Drag the slider to verify', done: 'Verified' })

const HANDLE = 40
const STEP = 10

interface SlideCheckProps {
  readonly passed: boolean
  readonly onPass: () => void
  /** The id of the element that says what is wrong; absent while nothing is. */
  readonly errorId?: string | undefined
}

/** Where a drag began: pointer, and the width that the handle can travel. */
interface Drag {
  readonly from: number
  readonly width: number
}

const within = (value: number) => Math.max(0, Math.min(100, value))

/**
 * A handle to drag to the end. Arrow keys move it, End and Enter finish it.
 * It is a convenience for people and no control: the server does not hear of it.
 */
export function SlideCheck({ passed, onPass, errorId }: SlideCheckProps) {
  const [at, setAt] = useState(0)
  const drag = useRef<Drag | null>(null)
  const shown = passed ? 100 : at

  const moveTo = (place: number) => {
    const next = within(place)
    setAt(next)
    if (next < 100) return
    drag.current = null
    onPass()
  }
  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (passed) return
    const track = event.currentTarget.parentElement?.clientWidth ?? 0
    drag.current = { from: event.clientX, width: Math.max(1, track - HANDLE) }
    event.currentTarget.setPointerCapture?.(event.pointerId)
  }
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (drag.current) moveTo(((event.clientX - drag.current.from) / drag.current.width) * 100)
  }
  const release = () => {
    if (drag.current) setAt(0)
    drag.current = null
  }
  const press = (event: KeyboardEvent) => {
    const places = new Map([
      ['ArrowRight', at + STEP],
      ['ArrowUp', at + STEP],
      ['ArrowLeft', at - STEP],
      ['ArrowDown', at - STEP],
      ['Home', 0],
      ['End', 100],
      ['Enter', 100],
    ])
    const place = places.get(event.key)
    if (place === undefined || passed) return
    event.preventDefault()
    moveTo(place)
  }

  return (
    <div className={`weft-slide${passed ? ' is-passed' : ''}${errorId ? ' is-wrong' : ''}`}>
      <div className="weft-slide-done" style={{ width: `calc(${HANDLE / 2}px + ${shown / 100} * (100% - ${HANDLE / 2}px))` }} />
      <span className="weft-slide-text" aria-hidden="true">
        {passed ? texts.done : texts.prompt}
      </span>
      <div
        role="slider"
        tabIndex={0}
        className="weft-slide-handle"
        style={{ left: `calc(${shown / 100} * (100% - ${HANDLE}px))` }}
        aria-label={texts.prompt}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(shown)}
        aria-valuetext={passed ? texts.done : `${Math.round(shown)}%`}
        aria-readonly={passed}
        aria-describedby={errorId}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={press}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d={passed ? 'M3 8.5 6.5 12 13 4.5' : 'M3 4l4 4-4 4M9 4l4 4-4 4'} fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </div>
      <span role="status" className="weft-unseen">
        {passed ? texts.done : ''}
      </span>
    </div>
  )
}
