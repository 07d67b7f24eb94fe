import { expect, it } from 'vitest'
import { withoutOuterBlanks } from './blanks'

it.each([
  ['', ''],
  ['   ', ''],
  ['甲', '甲'],
  [' 甲 乙 ', '甲 乙'],
  ['\u3000王芳\u00a0', '王芳'],
  ['\ufeffa\u200b', 'a'],
  ['\u2060\u200d\u200e\u180e', ''],
  ['\r\n第一行\n第二行\n', '第一行\n第二行'],
  ['\u0085\u2028x\u2029\u205f', 'x'],
  ['👨\u200d👩', '👨\u200d👩'],
  ['e\u0301 ', 'e\u0301'],
])('of %j leaves %j', (text, left) => {
  expect(withoutOuterBlanks(text)).toBe(left)
})

it('takes time in line with the length of a text', () => {
  const inner = `a${' '.repeat(200_000)}b`
  expect(withoutOuterBlanks(inner)).toBe(inner)
})
