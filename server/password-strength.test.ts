import { expect, it } from 'vitest'
import { isStrongPassword } from './password-strength'

it.each([
  ['Long-enough-2026', 'zhang', true],
  ['密码很长很长很长1', 'zhang', true],
  ['short1', 'zhang', false],
  ['onlyletters', 'zhang', false],
  ['123456789', 'zhang', false],
  ['Passw0rd', 'zhang', false],
  ['Zhang-2026', 'zhang', false],
  ['ab-2026-xyz', 'ab', true],
])('judges %s for %s', (plain, username, strong) => {
  expect(isStrongPassword(plain, username)).toBe(strong)
})
