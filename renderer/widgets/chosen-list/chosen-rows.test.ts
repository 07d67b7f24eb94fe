import { expect, it } from 'vitest'
import { chosenRows } from './chosen-rows'

const rows = (keys: string) => Array.from(keys, id => ({ id }))

it.each([
  // list, before, now, kept, wanted
  ['', '', 'ab', false, 'ab'],
  ['ab', 'ab', 'abc', false, 'abc'],
  ['ab', 'ab', 'b', false, 'b'],
  ['b', 'ab', 'abc', false, 'bc'],
  ['b', 'b', 'ab', false, 'ba'],
  ['ab', 'ab', '', true, 'ab'],
  ['a', 'a', 'b', true, 'ab'],
  ['b', 'ab', 'ab', true, 'b'],
])('makes of "%s", where "%s" became "%s" and kept is %s, "%s"', (list, before, now, keep, want) => {
  const made = chosenRows(rows(list), rows(before), rows(now), { key: 'id', keep })
  expect(made.map(({ id }) => id).join('')).toBe(want)
})
