import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useHeaderAway } from './use-header-away'

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y)
  act(() => void fireEvent.scroll(window))
}

afterEach(() => vi.unstubAllGlobals())

it.each([
  [[50], false],
  [[100], false],
  [[101], true],
  [[500, 400], false],
  [[500, 400, 450], true],
  [[500, 0], false],
])('after scrolling to %j the header is away: %s', (places, away) => {
  const { result } = renderHook(() => useHeaderAway(true))
  for (const place of places) scrollTo(place)
  expect(result.current).toBe(away)
})

it('stays where it need not hide, and comes back when it no longer may', () => {
  const { result, rerender } = renderHook(({ hides }) => useHeaderAway(hides), { initialProps: { hides: true } })
  scrollTo(300)
  expect(result.current).toBe(true)
  rerender({ hides: false })
  expect(result.current).toBe(false)
  scrollTo(600)
  expect(result.current).toBe(false)
})
