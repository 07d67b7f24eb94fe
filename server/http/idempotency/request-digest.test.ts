import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { PartsDigest } from './request-digest'

const form = (boundary: string, file: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${file}\r\n--${boundary}--\r\n`

/** The digest of a form that comes in pieces of so many bytes. */
function digest(boundary: string, file: string, size: number): string {
  const parts = new PartsDigest(createHmac('sha256', 'key'), Buffer.from(boundary))
  const bytes = Buffer.from(form(boundary, file))
  for (let at = 0; at < bytes.length; at += size) parts.update(bytes.subarray(at, at + size))
  return parts.digest()
}

it.each([1, 3, 7, 1000])('is the same for another boundary and in pieces of %i bytes', size => {
  expect(digest('----form-1', '底稿 ----', size)).toBe(digest('x9', '底稿 ----', 1000))
})

it('tells another file apart, also one of the same length', () => {
  expect(digest('b', 'one', 4)).not.toBe(digest('b', 'two', 4))
})
