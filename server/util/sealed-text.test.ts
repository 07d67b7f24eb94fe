import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  HIDDEN,
  hideSealed,
  MovedSecret,
  mapHeaderValues,
  mapQueryValues,
  openSecrets,
  placeOfUrl,
  type SecretMap,
  sealSecrets,
  withoutSecrets,
} from './sealed-text'

const key = randomBytes(32)
/** Lines of headers for a place. */
interface Value {
  readonly place: string
  readonly lines: string
}
const map: SecretMap<Value> = ({ place, lines }, replace) => ({
  place,
  lines: mapHeaderValues(lines, (name, value) => replace(`${place} ${name}`, value)),
})
const given = { place: 'a', lines: 'Key: one\nKey: two\nEmpty:\nnameless' }

describe('secrets in a text', () => {
  const sealed = sealSecrets(key, map, given)

  it('are sealed one by one, shown with their names, and opened again', () => {
    expect(sealed.lines).not.toMatch(/one|two|nameless/)
    expect(hideSealed(sealed.lines)).toBe(`Key: ${HIDDEN}\nKey: ${HIDDEN}\nEmpty: \n${HIDDEN}`)
    expect(openSecrets(key, map, sealed).lines).toBe('Key: one\nKey: two\nEmpty: \nnameless')
    expect(openSecrets(key, map, given).lines, 'from before').toBe('Key: one\nKey: two\nEmpty: \nnameless')
  })

  it('stay as they are when they are given back, as shown or as sealed', () => {
    expect(sealSecrets(key, map, sealed)).toEqual(sealed)
    expect(sealSecrets(key, map, { ...sealed, lines: hideSealed(sealed.lines) }, [sealed])).toEqual(sealed)
    const [first, ...rest] = hideSealed(sealed.lines).split('\n')
    const edited = sealSecrets(key, map, { place: 'a', lines: [first, 'Key: new', ...rest.slice(1)].join('\n') }, [sealed])
    expect(openSecrets(key, map, edited).lines).toBe('Key: one\nKey: new\nEmpty: \nnameless')
  })

  it.each([
    ['another place', { place: 'b', lines: `Key: ${HIDDEN}` }],
    ['another place, as sealed', { ...sealed, place: 'b' }],
    ['another name', { place: 'a', lines: `Other: ${HIDDEN}` }],
    ['one more', { place: 'a', lines: `Key: ${HIDDEN}\n`.repeat(3) }],
    ['a part of a value', { place: 'a', lines: `Key: Bearer ${HIDDEN}` }],
    ['what is written by hand', { place: 'a', lines: 'Key: sealed:abc' }],
  ])('do not go with %s', (_, moved) => {
    expect(() => sealSecrets(key, map, moved, [sealed])).toThrow(MovedSecret)
  })

  it('are opened by no other key, and for no other use', () => {
    expect(() => openSecrets(randomBytes(32), map, sealed)).toThrow(MovedSecret)
    expect(() => openSecrets(key, map, { ...sealed, place: 'b' })).toThrow(MovedSecret)
  })
})

it('values of a query are told by their names, and the place of an address is what stands before it', () => {
  const url = 'https://example.org/a?key=1&flag&to=2#key=3'
  expect(mapQueryValues(url, name => name.toUpperCase())).toBe('https://example.org/a?key=KEY&flag&to=TO#key=3')
  expect(placeOfUrl(url)).toBe('https://example.org/a')
})

const TOLD = 'a/b+"é&ü\'<ÿÿ> 秘 密~1'
const base64 = (text: string) => Buffer.from(text).toString('base64')
const form = (text: string) => new URLSearchParams({ v: text }).toString().slice(2)
const lowerCodes = (text: string) => text.replace(/%[\dA-F]{2}/g, code => code.toLowerCase())
const ascii = (text: string) => text.replace(/[^ -~]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

it.each<[string, (secret: string) => string]>([
  ['as it stands', secret => secret],
  ['as a part of an address', encodeURIComponent],
  ['as a part of an address, codes in lower case', secret => lowerCodes(encodeURIComponent(secret))],
  ['as a field of a form', form],
  ['as a field of a form, codes in lower case', secret => lowerCodes(form(secret))],
  ['in JSON', JSON.stringify],
  ['in JSON of ASCII', secret => ascii(JSON.stringify(secret))],
  ['in JSON of ASCII in upper case', secret => ascii(JSON.stringify(secret)).replace(/(?<=u)[\da-f]{4}/g, code => code.toUpperCase())],
  ['in JSON with slashes that stand apart', secret => JSON.stringify(secret).replaceAll('/', '\\/')],
  ['in JSON within JSON', secret => JSON.stringify(JSON.stringify(secret))],
  ['in HTML', html],
  ['in HTML with apostrophes by number', secret => html(secret).replaceAll("'", '&#39;')],
  ['in base64 after a name', secret => base64(`user:${secret}`)],
  ['in base64 of addresses', secret => Buffer.from(`ab${secret}`).toString('base64url')],
  ['in hex', secret => Buffer.from(secret).toString('hex')],
  ['in hex, upper case', secret => Buffer.from(secret).toString('hex').toUpperCase()],
])('a secret that another system says again is taken out, %s', (_, write) => {
  const said = withoutSecrets(`refused: ${write(TOLD)}.`, [TOLD])
  expect(said).toContain(HIDDEN)
  // What is left of it beside the mark are at most signs of base64 that it shares with what stands before and after.
  expect(said.replace('refused: ', '').replaceAll(HIDDEN, '').length).toBeLessThan(14)
})
