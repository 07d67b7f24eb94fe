import { expect, it } from 'vitest'
import { byteText } from './byte-text'

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1024 ** 2 - 1, '1023.9 KB'],
  [5 * 1024 ** 3, '5 GB'],
  [2000 * 1024 ** 4, '2000 TB'],
])('shows %d bytes as %s', (bytes, text) => {
  expect(byteText(bytes)).toBe(text)
})
