import { expect, it } from 'vitest'
import { IdempotencyKeys } from './idempotency'

it('gives each press a key of its own', () => {
  const keys = new IdempotencyKeys()
  const first = keys.keyFor('POST /a')
  keys.answered('POST /a')
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(keys.keyFor('POST /a')).not.toBe(first)
})

it('keeps the key of a write that got no answer until it gets one', () => {
  const keys = new IdempotencyKeys()
  const first = keys.keyFor('POST /a')
  keys.lost('POST /a', first)
  expect(keys.keyFor('POST /a')).toBe(first)
  expect(keys.keyFor('POST /b')).not.toBe(first)
  keys.answered('POST /a')
  expect(keys.keyFor('POST /a')).not.toBe(first)
})

it('forgets the oldest of many', () => {
  const keys = new IdempotencyKeys()
  keys.lost('first', 'key')
  for (let index = 0; index < 50; index++) keys.lost(`write ${index}`, 'other')
  expect(keys.keyFor('first')).not.toBe('key')
})
