import { describe, expect, it } from 'vitest'
import { formatIssue } from '../../model/issues'
import { inside, placeOf, positionInText, positionOfKey, positionOfValue } from './document'
import { parseJson } from './parse'
import { jsonOf, without } from './value'

const read = (text: string) => {
  const { document } = parseJson('a.json', text)
  if (!document) throw new Error('not JSON')
  return document
}

describe('parseJson', () => {
  it.each([
    ['', 'a.json:1:1 JSON_SYNTAX not JSON: value expected'],
    ['{"a": 1,}', 'a.json:1:8 JSON_TRAILING_COMMA a comma before a closing bracket is not part of JSON'],
    ['[1,\n2,\n]', 'a.json:2:2 JSON_TRAILING_COMMA a comma before a closing bracket is not part of JSON'],
    ['[1] // one', 'a.json:1:5 JSON_COMMENT comments are not part of JSON'],
    ['{"a": /* one */ 1}', 'a.json:1:7 JSON_COMMENT comments are not part of JSON'],
    ['{"a": 1, "b": {"c": 1, "c": 2}}', 'a.json:1:24 JSON_DUPLICATE_KEY the key "c" stands here a second time'],
    ['[1,\n{"a": -1e400}]', 'a.json:2:7 JSON_NUMBER the number -1e400 is too large; numbers are below 1.8e308'],
    ["{'a': 1}", `a.json:1:2 JSON_SYNTAX not JSON: found ', expected " around a text`],
    // A comment that never ends, as behind the last character.
    ['[1] /*', 'a.json:1:5 JSON_COMMENT comments are not part of JSON'],
    ['_/*', 'a.json:1:1 JSON_SYNTAX not JSON: invalid symbol'],
    ['{"a": 01}', 'a.json:1:8 JSON_SYNTAX not JSON: comma expected'],
  ])('says of %j: %s', (text, expected) => {
    expect(parseJson('a.json', text).issues.map(formatIssue)).toEqual([expected])
  })

  it('reads keys that mean something to JavaScript as any other key', () => {
    const value = jsonOf(read('{"__proto__": {"a": 1}, "constructor": 2}').root)
    expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor'])
    expect(({} as { a?: number }).a).toBeUndefined()
  })
})

describe('positions', () => {
  const document = read('{\n  "a": { "b": [1, "x\\ny\\u4e00z"] }\n}')
  const at = (...path: (string | number)[]) => inside(placeOf(document), ...path)

  it.each([
    ['a value', positionOfValue(at('a', 'b', 0)), 2, 16],
    ['a key', positionOfKey(at('a', 'b')), 2, 10],
    ['an item of a list, which has no key', positionOfKey(at('a', 'b', 0)), 2, 16],
    ['what is missing: its holder', positionOfValue(at('a', 'c', 'd')), 2, 8],
    ['a character before any escape', positionInText(at('a', 'b', 1), 0), 2, 20],
    ['a character after an escape', positionInText(at('a', 'b', 1), 2), 2, 23],
    ['a character after a long escape', positionInText(at('a', 'b', 1), 4), 2, 30],
    ['the end of a text', positionInText(at('a', 'b', 1), 5), 2, 31],
  ])('finds %s', (_what, position, line, column) => {
    expect(position).toEqual({ file: 'a.json', line, column })
  })
})

describe('without', () => {
  it.each([
    [{ a: 1, b: 2 }, ['a'], { b: 2 }],
    [{ a: { b: 1, c: 2 } }, ['a', 'b'], { a: { c: 2 } }],
    [{ a: [{ b: 1, c: 2 }] }, ['a', 0, 'b'], { a: [{ c: 2 }] }],
    [{ a: [1, 2], d: 3 }, ['a', 0], { d: 3 }],
    [{ a: 1 }, ['x', 'y'], { a: 1 }],
    [{ a: 1 }, [], undefined],
  ])('leaves of %j without %j: %j', (value, path, left) => {
    expect(without(value, path as (string | number)[])).toEqual(left)
  })
})
