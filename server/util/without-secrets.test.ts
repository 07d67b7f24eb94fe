import { expect, it } from 'vitest'
import { withoutSecrets } from './sealed-text'

const SECRET = 'Sésame&"7f3a91'

type Way = [name: string, write: (secret: string) => string]

const base64Behind = (before: string): Way => [
  `in base64 behind ${JSON.stringify(before)}`,
  secret => Buffer.from(`${before}${secret}`).toString('base64'),
]

it.each<Way>([
  ['as it is', secret => secret],
  ['in an address', encodeURIComponent],
  ['in JSON', secret => JSON.stringify({ secret })],
  ...['', 'a', 'ab', 'user:', '\0user\0'].map(base64Behind),
])('a secret that another system says again %s is hidden', (_, write) => {
  const said = withoutSecrets(`no: ${write(SECRET)}!`, [SECRET])
  expect(said).toContain('******')
  for (const part of ['7f3a91', Buffer.from(SECRET).toString('base64').slice(4, 12)]) expect(said).not.toContain(part)
})

it('short texts, which stand there by chance, stay', () => {
  expect(withoutSecrets('{"success":true,"day":1}', ['true', '1', ''])).toBe('{"success":true,"day":1}')
})
