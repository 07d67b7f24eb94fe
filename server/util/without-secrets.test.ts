import { expect, it } from 'vitest'
import { withoutSecrets } from './sealed-text'

const SECRET = 'Sésame&"7f3a91'

it.each<[string, (secret: string) => string]>([
  ['as it is', (secret: string) => secret],
  ['in an address', encodeURIComponent],
  ['in JSON', (secret: string) => JSON.stringify({ secret })],
  ...['', 'a', 'ab', 'user:', '\0user\0'].map(
    before =>
      [`in base64 behind ${JSON.stringify(before)}`, (secret: string) => Buffer.from(`${before}${secret}`).toString('base64')] as const,
  ),
])('a secret that another system says again %s is hidden', (_, written) => {
  const said = withoutSecrets(`no: ${written(SECRET)}!`, [SECRET])
  expect(said).toContain('******')
  for (const part of ['7f3a91', Buffer.from(SECRET).toString('base64').slice(4, 12)]) expect(said).not.toContain(part)
})

it('short texts, which stand there by chance, stay', () => {
  expect(withoutSecrets('{"success":true,"day":1}', ['true', '1', ''])).toBe('{"success":true,"day":1}')
})
