import { expect, it } from 'vitest'
import { textWidth } from './text-width'

it.each([
  ['', 0],
  ['讲师', 28],
  ['ab', 17],
  ['讲a', 23],
  ['13800001032', 88],
  ['ill', 14],
  ['WWW', 39],
])('takes "%s" for %i pixels wide', (text, want) => {
  expect(textWidth(text)).toBe(want)
})

it('counts no further than it has to', () => {
  expect(textWidth('讲'.repeat(1000), { most: 100 })).toBe(100)
})
