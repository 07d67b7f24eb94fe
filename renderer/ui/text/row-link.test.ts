import { expect, it } from 'vitest'
import { fieldValue, rowLink } from './row-link'

it.each([
  ['/shop?f.name={name}', { name: '甲 & 乙' }, '/shop?f.name=%E7%94%B2%20%26%20%E4%B9%99'],
  ['{path}', { path: '/course/lecturer' }, '/course/lecturer'],
  ['{path}', { path: null }, undefined],
  ['/shop/{id}', {}, undefined],
  ['/shop', {}, '/shop'],
  [undefined, {}, undefined],
  ['{__proto__}', {}, undefined],
])('makes of %s and %j the path %s', (link, row, want) => {
  expect(rowLink(link, row)).toBe(want)
})

it('reads a field inside of a field', () => {
  expect([fieldValue({ a: { b: 1 } }, 'a.b'), fieldValue({ a: 1 }, 'a.b'), fieldValue(null, 'a')]).toEqual([1, undefined, undefined])
})
