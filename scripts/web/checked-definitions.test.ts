import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hasShape } from './checked-definitions'

const FILE = 'schemas/screens/course/lecturer.json'
const text = readFileSync(FILE, 'utf8')

it('finds a screen of ours right, and one that is no JSON or has an unknown key not', () => {
  expect(hasShape('screen', FILE, text)).toBe(true)
  expect(hasShape('screen', FILE, text.slice(0, -2))).toBe(false)
  expect(hasShape('screen', FILE, text.replace('{', '{ "collumns": [],'))).toBe(false)
})
