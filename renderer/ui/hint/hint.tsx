import { type ReactElement, Suspense, useRef, useState } from 'react'
import './hint.css'
import { laterPart } from '../loading/later-part'

const Bubble = laterPart(async () => (await import('./hint-bubble')).HintBubble)

/** As antd's tooltips: so long it waits before it shows, in milliseconds, and so long a pointer may take on its way into it. */
const DELAY = 100

export interface HintProps {
  readonly title: string
  /** One element, which is what is explained. */
  readonly children: ReactElement
}

/**
 * A tooltip that is nothing but its child until a user points at that or focuses something in it; antd's is loaded then. For
 * places of which there are many, or which must not wait for antd.
 */
export function Hint({ title, children }: HintProps) {
  const around = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [target, setTarget] = useState<Element | null>(null)
  const turn = (on: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setTarget(on ? (around.current?.firstElementChild ?? null) : null), delay)
  }
  // Not of the span itself, which has no box: of what stands in it.
  const listening = {
    onMouseEnter: () => turn(true, DELAY),
    onMouseLeave: () => turn(false, DELAY),
    onFocus: () => turn(true, 0),
    onBlur: () => turn(false, 0),
  }
  return (
    <span {...listening} ref={around} role="presentation" className="weft-hint">
      {children}
      {target !== null && (
        <Suspense fallback={null}>
          <Bubble title={title} target={target} onGone={() => turn(false, 0)} />
        </Suspense>
      )}
    </span>
  )
}
