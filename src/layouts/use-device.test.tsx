import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useDevice } from './use-device'

afterEach(() => vi.restoreAllMocks())

it.each([
  [767.98, 'mobile'],
  [767.99, 'mobile'],
  [768, 'tablet'],
  [1087.99, 'tablet'],
  [1088, 'desktop'],
  [1440, 'desktop'],
])('takes a window of %d px for %s', (width, device) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(query => {
    const limit = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0)
    return { matches: width <= limit, media: query, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList
  })
  expect(renderHook(useDevice).result.current).toBe(device)
})
