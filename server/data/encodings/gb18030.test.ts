import { expect, it } from 'vitest'
import { Gb18030Reader, GbkWriter } from '.'

const ALL = Array.from({ length: 0x9fa5 - 0x4e00 + 1 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')
const TEXT = `编号,金额\n001,￥1,234.50（元）\n${ALL}`
const strict = (bytes: Uint8Array) => new TextDecoder('gb18030', { fatal: true }).decode(bytes)

it('writes what a strict decoder reads', () => {
  const writer = new GbkWriter()
  expect(strict(writer.next(TEXT))).toBe(TEXT)
  expect([writer.lacking, writer.named]).toEqual([0, []])
})

it('names the signs that GBK lacks, and writes a question mark for each', () => {
  const writer = new GbkWriter()
  expect(strict(writer.next('甲𠮷乙😀𠮷\u0e01'))).toBe('甲?乙???')
  expect([writer.lacking, writer.named]).toEqual([4, ['𠮷', '😀', '\u0e01']])
})

it.each([1, 2, 3, 7, 1000])('reads in parts of %d bytes, signs of four bytes too', size => {
  const bytes = Buffer.concat([new GbkWriter().next(TEXT.slice(0, 3000)), Buffer.from([0x95, 0x32, 0xb7, 0x32])])
  const reader = new Gb18030Reader()
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length; at += size) parts.push(Buffer.from(reader.next(bytes.subarray(at, at + size)) ?? []))
  expect(Buffer.concat(parts).toString()).toBe(strict(bytes))
  expect(reader.whole).toBe(true)
})

it.each([
  ['a byte that begins nothing', [0x61, 0xff, 0x61, 0x61, 0x61]],
  ['a second byte that ends nothing', [0xb5, 0x20, 0x20, 0x20]],
])('refuses %s', (_what, bytes) => {
  expect(new Gb18030Reader().next(Buffer.from(bytes))).toBeNull()
})

it('tells that the last sign is cut off', () => {
  const reader = new Gb18030Reader()
  reader.next(Buffer.from([0x61, 0xb5]))
  expect(reader.whole).toBe(false)
})
