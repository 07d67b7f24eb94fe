import { expect, it, vi } from 'vitest'
import { isComposing, onEnter } from './composing'

const key = (isComposing: boolean, keyCode: number) => ({ nativeEvent: { isComposing, keyCode } })

it.each([
  ['of a keyboard', false, 13, false],
  ['of an input method', true, 229, true],
  ['that ended a composition in Safari', false, 229, true],
  ['of an input method that keeps its code', true, 13, true],
])('a key %s belongs to an input method: %s %i %s', (_, composing, code, belongs) => {
  expect(isComposing(key(composing, code))).toBe(belongs)
  const run = vi.fn()
  onEnter(run)(key(composing, code))
  expect(run).toHaveBeenCalledTimes(belongs ? 0 : 1)
})
