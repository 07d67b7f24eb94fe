import { expect, it } from 'vitest'
import { askedPart } from './ranges'

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'beyond'],
  ['bytes=-0', 'beyond'],
  [undefined, undefined],
  ['', undefined],
  ['bytes=-', undefined],
  ['bytes=20-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=a-b', undefined],
  ['lines=0-1', undefined],
  ['bytes=0-99999999999999999999', undefined],
])('of 100 bytes %s asks for %o', (header, part) => {
  expect(askedPart(header, 100)).toEqual(part)
})

it('has no part of an empty file', () => {
  expect(askedPart('bytes=0-', 0)).toBe('beyond')
})
