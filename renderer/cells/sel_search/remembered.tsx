import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { KeyboardEvent, MouseEvent } from 'react'
import { texts } from './texts'

interface RememberedProps {
  readonly text: string
  readonly onForget: () => void
}

/** A choice of before, and a button that takes it out of them. By keyboard Shift and Delete do, so the button is in no order of tabs. */
export function Remembered({ text, onForget }: RememberedProps) {
  const hold = (event: MouseEvent) => {
    // The list would take the press for a choice.
    event.preventDefault()
    event.stopPropagation()
  }
  const forget = (event: MouseEvent) => {
    hold(event)
    onForget()
  }
  return (
    <span style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 }}>
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{text}</span>
      <Button
        type="text"
        size="small"
        tabIndex={-1}
        icon={<CloseOutlined aria-hidden />}
        aria-label={texts.forget(text)}
        title={`${texts.forget(text)}（${texts.forgetKeys}）`}
        onMouseDown={hold}
        onClick={forget}
      />
    </span>
  )
}

/** The value on which the keys stand that are asked to forget it; undefined for any other key. */
export function forgottenBy(event: KeyboardEvent): string | undefined {
  if (event.key !== 'Delete' || !event.shiftKey || !(event.target instanceof HTMLInputElement)) return undefined
  // antd tells the option under the keys to screen readers alone, by its value.
  const active = document.getElementById(event.target.getAttribute('aria-activedescendant') ?? '')
  return active?.textContent ?? undefined
}
