import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Cutter, sameJson } from './cut'

/** The members of an object as texts; null where the text is no object. */
function membersOf(text: string): Record<string, string> | null {
  const cutter = new Cutter(text)
  const found: [string, string][] = []
  try {
    cutter.members(key => {
      found.push([key, cutter.value()])
    })
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
  return cutter.atEnd() ? Object.fromEntries(found) : null
}

const values = fc.dictionary(fc.string(), fc.jsonValue())
const spaces = fc.constantFrom(undefined, 2, '\t')

it('cuts out of every object the texts of what JSON.parse finds in it', () => {
  fc.assert(
    fc.property(values, spaces, (value, space) => {
      const found = membersOf(` ${JSON.stringify(value, null, space)}\n`)
      const read = Object.entries(found ?? {}).map(([key, text]) => [key, JSON.parse(text)])
      expect(read).toEqual(Object.entries(JSON.parse(JSON.stringify(value)) as object))
      expect(Object.values(found ?? {}).every(text => text === text.trim())).toBe(true)
    }),
  )
})

it.each([
  ['{}', {}],
  ['{ }', {}],
  ['\r\n{\r"a"\r:\r\n1\t}', { a: '1' }],
])('cuts out of %j what is there', (text, members) => {
  expect(membersOf(text)).toEqual(members)
})

it('goes through objects inside', () => {
  const cutter = new Cutter('{"a": {"b": [1, "]"], "c\\"": "\\\\"}, "d": null}')
  const found: string[] = []
  cutter.members(key => {
    if (key === 'a') cutter.members(inner => found.push(`${inner} ${cutter.value()}`))
    else found.push(`${key} ${cutter.value()}`)
  })
  expect(found).toEqual(['b [1, "]"]', 'c" "\\\\"', 'd null'])
})

it.each([
  '',
  '[]',
  '"a"',
  '{"a":1',
  '{"a":[1}',
  '{"a" 1}',
  '{"a":}',
  '{"a":1,}',
  '{a:1}',
  '{"a":1 "b":2}',
  '{"a":"b}',
  '{"a":1,"a":2}',
  '{"a":1,"\\u0061":2}',
  '{"a":1}}',
  '{"a":1} x',
])('cuts nothing out of %s', text => {
  expect(membersOf(text)).toBeNull()
})

it('takes texts of the same data for the same, however they are spaced', () => {
  fc.assert(
    fc.property(values, spaces, spaces, (value, one, other) => {
      expect(sameJson(JSON.stringify(value, null, one), JSON.stringify(value, null, other))).toBe(true)
    }),
  )
})

it('takes texts of other data for others', () => {
  fc.assert(
    fc.property(values, values, spaces, (one, other, space) => {
      const texts = [JSON.stringify(one), JSON.stringify(other)] as const
      expect(sameJson(texts[0], JSON.stringify(other, null, space))).toBe(texts[0] === texts[1])
    }),
  )
})

it('finds a text without an end', () => {
  expect(() => sameJson('["a', '["b"]')).toThrow('a text has no end')
})

it.each([
  ['[12]', '[1 2]'],
  ['12', '1 2'],
  ['[1]', '[2]'],
  ['[true]', '[tr ue]'],
  ['[-1]', '[- 1]'],
  ['["a b"]', '["a  b"]'],
  ['["a"]', '["a" ,]'],
  ['[1]', '[1'],
  ['[1]', '[1]]'],
  ['["a\\""]', '["a\\" "]'],
])('takes %s for another text than %s', (one, other) => {
  expect(sameJson(one, other)).toBe(false)
  expect(sameJson(other, one)).toBe(false)
})
