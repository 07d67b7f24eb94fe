import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { SlideCheck } from './slide-check'

function Slide({ onPass }: { onPass: () => void }) {
  const [passed, setPassed] = useState(false)
  return (
    <SlideCheck
      passed={passed}
      onPass={() => {
        setPassed(true)
        onPass()
      }}
    />
  )
}

function shown() {
  const onPass = vi.fn()
  render(<Slide onPass={onPass} />)
  return { onPass, handle: screen.getByRole('slider', { name: '拖动滑块验证' }) }
}

it('passes when dragged to the end', () => {
  const { onPass, handle } = shown()
  Object.defineProperty(handle.parentElement, 'clientWidth', { value: 340 })
  fireEvent.pointerDown(handle, { clientX: 10 })
  fireEvent.pointerMove(handle, { clientX: 200 })
  expect(onPass).not.toHaveBeenCalled()
  fireEvent.pointerMove(handle, { clientX: 320 })
  fireEvent.pointerUp(handle)
  expect(onPass).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toHaveProperty('textContent', '验证通过')
})

it('goes back when let go too early', () => {
  const { onPass, handle } = shown()
  Object.defineProperty(handle.parentElement, 'clientWidth', { value: 340 })
  fireEvent.pointerDown(handle, { clientX: 10 })
  fireEvent.pointerMove(handle, { clientX: 160 })
  expect(handle.getAttribute('aria-valuenow')).toBe('50')
  fireEvent.pointerUp(handle)
  expect(handle.getAttribute('aria-valuenow')).toBe('0')
  expect(onPass).not.toHaveBeenCalled()
})

it.each(['{Enter}', '{End}', '{ArrowRight>10/}'])('passes by %s', async keys => {
  const { onPass } = shown()
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard(keys)
  expect(onPass).toHaveBeenCalledTimes(1)
})

it('moves back by the left arrow', async () => {
  const { handle } = shown()
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(handle.getAttribute('aria-valuenow')).toBe('10')
})
