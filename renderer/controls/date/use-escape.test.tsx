import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useEscape } from './use-escape'

function Calendar() {
  const { onOpenChange, onKeyDown } = useEscape()
  return <input aria-label="日期" onFocus={() => onOpenChange(true)} onBlur={() => onOpenChange(false)} onKeyDown={onKeyDown} />
}

it.each([
  ['Escape', true, false],
  ['Escape', false, true],
  ['Enter', true, true],
])('lets %s with an open calendar (%s) reach the window around it: %s', (key, open, reaches) => {
  const onKeyDown = vi.fn()
  render(
    <div role="dialog" onKeyDown={onKeyDown}>
      <Calendar />
    </div>,
  )
  const input = screen.getByRole('textbox', { name: '日期' })
  if (open) fireEvent.focus(input)
  fireEvent.keyDown(input, { key })
  expect(onKeyDown.mock.calls.length > 0).toBe(reaches)
})
