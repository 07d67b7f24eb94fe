import { createRequire } from 'node:module'
import { expect, it, vi } from 'vitest'

// All other tests make theirs in a quicker way.
vi.mock('@node-rs/argon2', () => createRequire(import.meta.url)('@node-rs/argon2'))

it('a password is kept as what costs 19 MiB and two passes to try', async () => {
  const { hashPassword, isPassword } = await import('./passwords')
  const kept = await hashPassword('Strong-2026-x')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect([await isPassword(kept, 'Strong-2026-x'), await isPassword(kept, 'Strong-2026-y')]).toEqual([true, false])
})
