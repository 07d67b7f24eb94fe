import { Tooltip } from 'antd'
import { useEffect, useId } from 'react'
import { createPortal } from 'react-dom'

interface HintBubbleProps {
  readonly title: string
  readonly target: Element
  /** What is explained has moved, or Escape was pressed. */
  readonly onGone: () => void
}

/** The open tooltip of a `Hint`: it points at a place as large as what it explains. */
export function HintBubble({ title, target, onGone }: HintBubbleProps) {
  const id = useId()
  useEffect(() => {
    const before = target.getAttribute('aria-describedby')
    target.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`)
    return () => {
      if (before === null) target.removeAttribute('aria-describedby')
      else target.setAttribute('aria-describedby', before)
    }
  }, [target, id])
  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && onGone()
    window.addEventListener('scroll', onGone, true)
    window.addEventListener('keydown', leave)
    return () => {
      window.removeEventListener('scroll', onGone, true)
      window.removeEventListener('keydown', leave)
    }
  }, [onGone])
  const { left, top, width, height } = target.getBoundingClientRect()
  return createPortal(
    <Tooltip open id={id} title={title}>
      <span aria-hidden className="weft-hint-place" style={{ left, top, width, height }} />
    </Tooltip>,
    document.body,
  )
}
