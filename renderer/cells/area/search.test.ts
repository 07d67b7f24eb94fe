import { expect, it } from 'vitest'
import { finds } from './search'

const path = [
  { name: '广东省', initials: 'gds' },
  { name: '深圳市', initials: 'szs' },
  { name: '南山区', initials: 'nsq' },
]

it.each([
  ['', true],
  ['广东', true],
  ['广东省深圳市', true],
  ['广东南山', true],
  ['深圳 / 南山', true],
  ['东省', true],
  ['GD', true],
  ['gdsz', true],
  ['gdszsns', true],
  ['gn', true],
  ['ｓｚ', true],
  ['深圳广东', false],
  ['sg', false],
  ['gdx', false],
])('by "%s" a place is found: %s', (typed, found) => {
  expect(finds(typed, path)).toBe(found)
})
