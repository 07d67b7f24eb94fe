import { Modal } from 'antd'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import './full-frame.css'

export interface FullFrameProps {
  readonly full: boolean
  /** Names the window when it is full. */
  readonly title: string
  readonly onLeave: () => void
  readonly children: ReactNode
}

/** What stands in its place, or over the whole window. Its elements are moved there, not made anew: caret, history and scrolling stay. */
export function FullFrame({ full, title, onLeave, children }: FullFrameProps) {
  const [box] = useState(() => {
    const element = document.createElement('div')
    element.className = 'weft-full-box'
    return element
  })
  const [here, setHere] = useState<HTMLElement | null>(null)
  const [over, setOver] = useState<HTMLElement | null>(null)
  const host = full ? over : here
  useLayoutEffect(() => {
    if (host === null) return
    const focused = box.contains(document.activeElement) ? document.activeElement : null
    host.append(box)
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }, [host, box])
  return (
    <>
      <div ref={setHere} className="weft-full-place" />
      <Modal
        open={full}
        title={title}
        width="100vw"
        className="weft-full"
        style={{ top: 0, margin: 0, paddingBottom: 0, maxWidth: '100vw' }}
        footer={null}
        transitionName=""
        maskTransitionName=""
        destroyOnHidden
        onCancel={onLeave}
      >
        <div ref={setOver} className="weft-full-place" />
      </Modal>
      {createPortal(children, box)}
    </>
  )
}
