import { Modal } from 'antd'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNarrow } from '../../hooks/media-query'
import { useFocusReturn } from '../../ui/focus/use-focus-return'
import { texts } from '../base/texts'

export interface PickerDialogProps {
  readonly title: string
  /** Pixels; a phone gives what it has. */
  readonly width: number
  readonly onAccept: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
  /** False while what is in it is on its way; its search is focused once it is there. Default true. */
  readonly ready?: boolean
}

/** The window of every picker: begins at its search, Escape leaves it, Ctrl and Enter accept from anywhere in it; the focus goes back. */
export function PickerDialog({ title, width, onAccept, onCancel, children, ready = true }: PickerDialogProps) {
  const narrow = useNarrow()
  useFocusReturn(true)
  const body = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    // On a phone the keyboard would hide half of what is there to choose.
    if (open && ready && !narrow) body.current?.querySelector<HTMLElement>('input[type=text],input:not([type])')?.focus()
  }, [open, ready, narrow])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onAccept()
  }
  return (
    <Modal
      open
      width={width}
      title={title}
      okText={texts.ok}
      cancelText={texts.cancel}
      onOk={onAccept}
      onCancel={onCancel}
      style={{ top: narrow ? 8 : 48, paddingBottom: 8 }}
      styles={{ body: { maxHeight: `calc(100vh - ${narrow ? 140 : 220}px)`, overflow: 'auto' } }}
      afterOpenChange={setOpen}
    >
      <section ref={body} aria-label={title} className="weft-picker" onKeyDown={press}>
        {children}
      </section>
    </Modal>
  )
}
