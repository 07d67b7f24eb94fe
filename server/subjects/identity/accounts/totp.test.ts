import { expect, it } from 'vitest'
import { seal, unseal } from '../../../util/sealed'
import { fromBase32, otpauthUri, stepAt, stepOf, toBase32, totpCode } from './totp'

const SECRET = toBase32(Buffer.from('12345678901234567890'))

it.each([
  // RFC 6238, appendix B: the last 6 of its 8 digits.
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('makes at second %i the code %s', (seconds, code) => {
  expect(totpCode(SECRET, stepAt(seconds * 1000))).toBe(code)
})

it.each([
  [-31, null],
  [-30, 0],
  [0, 1],
  [29, 1],
  [30, 2],
  [60, null],
])('finds the step of a code that is looked at with %i seconds of difference', (difference, step) => {
  const code = totpCode(SECRET, 41)
  const now = (41 * 30 + difference) * 1000
  expect(stepOf(SECRET, code, now)).toBe(step === null ? null : 41)
  expect(stepOf(SECRET, 'no code', now)).toBeNull()
})

it('writes and reads base 32', () => {
  expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(fromBase32(SECRET).toString()).toBe('12345678901234567890')
})

it('names application and account for the authenticator', () => {
  expect(otpauthUri('ABC', 'li si', '系统')).toBe(
    'otpauth://totp/%E7%B3%BB%E7%BB%9F:li%20si?secret=ABC&issuer=%E7%B3%BB%E7%BB%9F&algorithm=SHA1&digits=6&period=30',
  )
})

it('seals a secret for one person', () => {
  const key = Buffer.alloc(32, 7)
  const sealed = seal(key, 'u1', SECRET)
  expect(sealed).not.toContain(SECRET)
  expect(unseal(key, 'u1', sealed)).toBe(SECRET)
  expect(() => unseal(key, 'u2', sealed)).toThrow()
  expect(() => unseal(Buffer.alloc(32, 8), 'u1', sealed)).toThrow()
})
