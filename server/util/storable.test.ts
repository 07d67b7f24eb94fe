import { expect, it } from 'vitest'
import { findUnstorable, isStorable } from './storable'

it.each([
  ['审计 😀\t\n', true],
  ['', true],
  ['a\0b', false],
  ['\ud83d', false],
  ['a\udc00', false],
])('says of %j: %s', (text, storable) => {
  expect(isStorable(text)).toBe(storable)
})

it.each([
  ['a\0', ''],
  [{ name: 'a', items: [{ title: 'b' }, { title: '\0' }] }, 'items.1.title'],
  [{ 'na\0me': 'a' }, ''],
  [{ row: { '\ud800': 1 } }, 'row'],
  [{ name: 'a', count: 1, gone: null, on: true }, undefined],
  [undefined, undefined],
  [JSON.parse('{"a":[1,{"b":-1e400}]}'), 'a.1.b'],
  [JSON.parse('[1e308,-0]'), undefined],
])('finds in %j the place %j', (input, place) => {
  expect(findUnstorable(input)).toBe(place)
})

it('does not go down as deep as an input nests', () => {
  expect(findUnstorable(JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toBe('0.0.0')
})

it.each([
  [99, undefined],
  [100, '0.0.0'],
])('goes %s objects down: %s', (depth, place) => {
  expect(findUnstorable(JSON.parse(`${'['.repeat(depth)}[]${']'.repeat(depth)}`))).toBe(place)
})
