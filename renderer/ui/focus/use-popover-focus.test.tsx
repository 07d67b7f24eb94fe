import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { usePopoverFocus } from './use-popover-focus'

/** `quick`: its second input takes the focus before the popover says that it has opened. */
function Popover({ quick = false }) {
  const [open, setOpen] = useState(false)
  const { button, panel, onKeyDown, afterOpenChange } = usePopoverFocus(open, () => setOpen(false))
  const told = useRef(false)
  useEffect(() => {
    if (open !== told.current) afterOpenChange(open)
    told.current = open
  })
  return (
    <>
      <button type="button" ref={button} onKeyDown={onKeyDown} onClick={() => setOpen(true)}>
        消息
      </button>
      <button type="button">别处</button>
      {open && (
        <div role="dialog" ref={panel} onKeyDown={onKeyDown}>
          <input disabled aria-label="不能" />
          <input aria-label="第一" />
          <input aria-label="第二" ref={element => void (quick && element?.focus())} />
          <button type="button">最后</button>
        </div>
      )}
    </>
  )
}

async function opened() {
  const user = userEvent.setup()
  render(<Popover />)
  const button = screen.getByRole('button', { name: '消息' })
  act(() => button.focus())
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '第一' }))
  return { user, button }
}

it.each([
  ['Escape', '{Escape}'],
  ['Tab at its end', '{Tab}{Tab}{Tab}'],
  ['Shift and Tab at its beginning', '{Shift>}{Tab}{/Shift}'],
])('takes the focus in and gives it back by %s', async (_, keys) => {
  const { user, button } = await opened()
  await user.keyboard(keys)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('lets Tab walk in it', async () => {
  const { user } = await opened()
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '最后' }))
})

it('leaves the focus to whoever was quicker than its opening', async () => {
  render(<Popover quick />)
  await userEvent.click(screen.getByRole('button', { name: '消息' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '第二' }))
})
