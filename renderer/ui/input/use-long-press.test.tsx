import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testHost } from '../../../tests/helpers/client'
import { inHost } from '../../../tests/helpers/host'
import { LongPressButton } from './long-press'
import { LONG_PRESS } from './use-long-press'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function shown(agreed = true) {
  const [onLong, onHint, onAsk] = [vi.fn(), vi.fn(), vi.fn(async () => agreed)]
  const notify = { ...testHost().notify, info: onHint, confirm: onAsk }
  render(inHost(testHost({ notify }), <LongPressButton label="清空" onLong={onLong} />))
  return { onLong, onHint, onAsk, button: screen.getByRole('button', { name: '清空' }) }
}
const wait = (time: number) => act(() => vi.advanceTimersByTime(time))

it('lasts two seconds', () => {
  expect(LONG_PRESS).toBe(2000)
})

describe('a press', () => {
  it('is long after two seconds, and then no click', () => {
    const { button, onLong, onHint } = shown()
    fireEvent.pointerDown(button, { button: 0 })
    wait(1999)
    expect(onLong).not.toHaveBeenCalled()
    expect(button.className).toContain('is-pressing')
    wait(1)
    expect(onLong).toHaveBeenCalledTimes(1)
    fireEvent.pointerUp(button)
    fireEvent.click(button, { detail: 1 })
    expect([onLong.mock.calls.length, onHint.mock.calls.length]).toEqual([1, 0])
    expect(button.className).not.toContain('is-pressing')
  })

  it.each([
    [0, 1],
    [9, 1],
    [10, 0],
    [60, 0],
  ])('that strays %i pixels is %i click', (pixels, clicks) => {
    const { button, onLong, onHint } = shown()
    fireEvent.pointerDown(button, { button: 0, clientX: 5, clientY: 5 })
    wait(300)
    fireEvent.pointerMove(button, { clientX: 5 + pixels, clientY: 5 })
    fireEvent.pointerUp(button, { clientX: 5 + pixels, clientY: 5 })
    wait(LONG_PRESS)
    expect([onLong.mock.calls.length, onHint.mock.calls.length]).toEqual([0, clicks])
  })

  it.each(['pointerCancel', 'pointerLeave', 'blur'] as const)('ends by %s', what => {
    const { button, onLong } = shown()
    fireEvent.pointerDown(button, { button: 0 })
    fireEvent[what](button)
    wait(LONG_PRESS)
    expect(onLong).not.toHaveBeenCalled()
  })

  it.each(['Enter', ' '])('may be one of the key "%s"', key => {
    const { button, onLong, onHint } = shown()
    fireEvent.keyDown(button, { key })
    fireEvent.keyUp(button, { key })
    expect(onHint).toHaveBeenCalledTimes(1)
    fireEvent.keyDown(button, { key })
    fireEvent.keyDown(button, { key, repeat: true })
    wait(LONG_PRESS)
    expect(onLong).toHaveBeenCalledTimes(1)
  })

  it('is told in words when it was short', () => {
    const { button, onHint } = shown()
    expect(button.getAttribute('aria-description')).toBe('请长按 2 秒')
    fireEvent.pointerDown(button, { button: 0 })
    fireEvent.pointerUp(button)
    expect(onHint).toHaveBeenCalledWith('请长按 2 秒')
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('is asked for where a screen reader clicks, and answered %s acts %i times', async (agreed, times) => {
    const { button, onLong, onHint, onAsk } = shown(agreed)
    fireEvent.click(button, { detail: 0 })
    expect(onAsk).toHaveBeenCalledWith({ title: '确定清空吗?', danger: false })
    await act(async () => undefined)
    expect([onLong.mock.calls.length, onHint.mock.calls.length]).toEqual([times, 0])
  })

  it.each(['Enter', ' '])('by the key "%s" leaves the browser no click to make of it', key => {
    const { button } = shown()
    expect(fireEvent.keyDown(button, { key })).toBe(false)
    expect(fireEvent.keyDown(button, { key, repeat: true })).toBe(false)
    expect(fireEvent.keyUp(button, { key })).toBe(false)
  })

  it('is none of another button of the mouse', () => {
    const { button, onLong } = shown()
    fireEvent.pointerDown(button, { button: 2 })
    wait(LONG_PRESS)
    expect(onLong).not.toHaveBeenCalled()
  })
})
