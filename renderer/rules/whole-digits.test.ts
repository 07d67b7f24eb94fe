import { describe, expect, it } from 'vitest'
import { unsafePattern } from './unsafe-pattern'
import { wholeDigits } from './whole-digits'

describe('digits before the point', () => {
  it.each([
    [3, '999', true],
    [3, '-999.123', true],
    [3, '1000', false],
    [3, '-1000.5', false],
    [0, '0.5', true],
    [0, '1.5', false],
    [0, '.5', true],
  ])('of %s at most: %s passes: %s', (whole, text, passes) => {
    expect(new RegExp(wholeDigits(whole)?.pattern ?? '').test(text)).toBe(passes)
  })

  it('are checked where a number can have more of them, by a pattern that is safe', () => {
    expect([wholeDigits(15), wholeDigits(-1), wholeDigits(Number.NaN)]).toEqual([undefined, undefined, undefined])
    expect(unsafePattern(wholeDigits(14)?.pattern ?? '')).toBeUndefined()
    expect(wholeDigits(3)?.message).toBe('数值超出范围（最多3位整数）')
  })
})
