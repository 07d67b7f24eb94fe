import { expect } from 'vitest'
import type { TestAnswer } from '../../helpers/server'

/**
 * Expects a refusal that asks for a wait of so many seconds, less those that have passed since `began` (of `performance.now()`, before
 * the first failure): the server counts from the failures, and a busy machine takes its time between them.
 */
export function expectWait({ body, headers }: TestAnswer, seconds: number, began: number): void {
  const wait = Number(headers['retry-after'])
  const passed = Math.ceil((performance.now() - began) / 1000)
  expect(wait).toBeLessThanOrEqual(seconds)
  expect(wait).toBeGreaterThanOrEqual(Math.max(1, seconds - passed))
  expect(body.success).toBe(false)
  expect(body.message).toBe(`登录失败次数过多，请${wait}秒后再试`)
}
