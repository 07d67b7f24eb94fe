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
