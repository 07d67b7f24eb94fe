import { expect, it } from 'vitest'
import { createRecent } from './recent'

it('makes a value once, and again when others were asked for since', () => {
  const made: string[] = []
  const recent = createRecent<string, string>(2)
  const get = (key: string) => recent.get(key, () => `${key}${made.push(key)}`)
  expect([get('a'), get('b'), get('a'), get('c'), get('a'), get('b')]).toEqual(['a1', 'b2', 'a1', 'c3', 'a1', 'b4'])
})

it('keeps nothing of what could not be made', () => {
  const recent = createRecent<string, number>(2)
  const broken = () => {
    throw new Error('broken')
  }
  expect(() => recent.get('a', broken)).toThrow('broken')
  expect(recent.get('a', () => 1)).toBe(1)
})
