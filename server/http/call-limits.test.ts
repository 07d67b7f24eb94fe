import { expect, it } from 'vitest'
import { CallLimits } from './call-limits'

it('lets the calls of a minute come at once, then so many a second, user by user', () => {
  let time = 0
  const limits = new CallLimits(2, () => time)
  for (let count = 0; count < 120; count++) limits.take('one')
  expect(() => limits.take('one')).toThrow(expect.objectContaining({ kind: 'tooOften', status: 429, retryAfter: 1 }))
  limits.take('two')
  time = 500
  limits.take('one')
  expect(() => limits.take('one')).toThrow('1')
  time = 60_500
  for (let count = 0; count < 120; count++) limits.take('one')
  expect(() => limits.take('one')).toThrow()
})
