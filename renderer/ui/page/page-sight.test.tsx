import { act, fireEvent, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageSightProvider, usePageSight, useReturn } from './page-sight'

let shown = true
const inTab = ({ children }: { children: ReactNode }) => <PageSightProvider shown={shown}>{children}</PageSightProvider>

function browserTabIs(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void fireEvent(document, new Event('visibilitychange')))
}

beforeEach(() => {
  shown = true
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('outside of tabs follows the tab of the browser', () => {
  const { result } = renderHook(usePageSight)
  expect(result.current.inSight()).toBe(true)
  browserTabIs('hidden')
  expect(result.current.inSight()).toBe(false)
})

it('is out of sight in a tab that is behind, and tells so who listens', () => {
  const heard = vi.fn()
  const { result, rerender } = renderHook(usePageSight, { wrapper: inTab })
  const sight = result.current
  const leave = sight.subscribe(heard)
  shown = false
  rerender()
  expect([result.current === sight, sight.inSight(), heard.mock.calls.length]).toEqual([true, false, 1])
  leave()
  shown = true
  rerender()
  expect([sight.inSight(), heard.mock.calls.length]).toEqual([true, 1])
})

it.each([
  ['long', 6000, 1],
  ['briefly', 1000, 0],
])('runs when the page comes back after it was away %s', (_, away, runs) => {
  const run = vi.fn()
  const { rerender } = renderHook(() => useReturn(5000, run), { wrapper: inTab })
  shown = false
  rerender()
  vi.advanceTimersByTime(away)
  shown = true
  rerender()
  expect(run).toHaveBeenCalledTimes(runs)
})

it('does not take the tab of the browser for the page: one that is behind stays away', () => {
  const run = vi.fn()
  shown = false
  const { rerender } = renderHook(() => useReturn(5000, run), { wrapper: inTab })
  browserTabIs('hidden')
  vi.advanceTimersByTime(6000)
  browserTabIs('visible')
  expect(run).not.toHaveBeenCalled()
  shown = true
  rerender()
  expect(run).toHaveBeenCalledTimes(1)
})
