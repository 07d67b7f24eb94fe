import { describe, expect, it } from 'vitest'
import { decodeText, detectEncoding } from './decode-text'
import { fitted, type Motion, moved, percentOf, scaledTo, turned, zoomed } from './image-motion'
import { findHits } from './pdf-search'
import { previewKind } from './preview-kind'

describe('the kind of a preview', () => {
  it.each([
    ['temp/1/a.PNG', 'image'],
    ['temp/1/底稿.pdf', 'pdf'],
    ['temp/1/a.b.csv', 'text'],
    ['temp/1/a.docx', undefined],
    ['temp/1/svg', undefined],
    ['temp/1/a.svg', undefined],
    ['temp/1/a.html', undefined],
    ['temp/1/constructor', undefined],
    ['https://files.example.org/a.pdf', undefined],
  ])('of %s is %s', (path, kind) => {
    expect(previewKind(path)).toBe(kind)
  })
})

describe('the encoding of a text', () => {
  const bytes = (...given: number[]) => new Uint8Array(given)
  const utf8 = new TextEncoder().encode('审计底稿')

  it.each([
    [utf8, 'utf-8', '审计底稿'],
    [bytes(0xef, 0xbb, 0xbf, ...utf8), 'utf-8', '审计底稿'],
    [bytes(0xc9, 0xf3, 0xbc, 0xc6), 'gb18030', '审计'],
    [bytes(0x81, 0x30, 0x81, 0x30), 'gb18030', '\u0080'],
    [bytes(0xff, 0xfe, 0xa1, 0x5b), 'utf-16le', '审'],
    [bytes(0xfe, 0xff, 0x5b, 0xa1), 'utf-16be', '审'],
    [bytes(), 'utf-8', ''],
    [bytes(0x61, 0x62), 'utf-8', 'ab'],
  ] as const)('of %o is %s', (given, encoding, text) => {
    expect(detectEncoding(given)).toBe(encoding)
    expect(decodeText(given, encoding)).toBe(text)
  })

  it('is told although the text was cut within a character', () => {
    for (let length = 1; length <= utf8.length; length++) expect(detectEncoding(utf8.subarray(0, length), true)).toBe('utf-8')
    expect(detectEncoding(utf8.subarray(0, 4))).toBe('gb18030')
  })

  it('leaves out the character that it was cut in', () => {
    const cut = new Uint8Array([0xc9, 0xf3, 0xbc])
    expect([decodeText(cut, 'gb18030', true), decodeText(cut, 'gb18030')]).toEqual(['审', '审\ufffd'])
  })
})

describe('a picture', () => {
  const at: Motion = { scale: 1, turn: 0, x: 0, y: 0 }

  it('grows and shrinks by a tenth, between a hundredth and a hundred times', () => {
    expect(zoomed(at, 1).scale).toBeCloseTo(1.1)
    expect(zoomed(zoomed(at, 1), -1).scale).toBeCloseTo(1)
    expect(zoomed(at, -1000).scale).toBe(0.01)
    expect(zoomed(at, 1000).scale).toBe(100)
    expect(scaledTo(at, 500).scale).toBe(100)
  })

  it('keeps its place under the pointer while it grows', () => {
    const point = { x: 30, y: -10 }
    const grown = scaledTo({ ...at, x: 10, y: 5 }, 2, point)
    // What was 20 to the left of the point is 40 to the left of it.
    expect([grown.x, grown.y]).toEqual([-10, 20])
  })

  it('stands where it was at a bound', () => {
    const small = { ...at, scale: 0.01, x: 7 }
    expect(zoomed(small, -1, { x: 50, y: 50 })).toEqual(small)
  })

  it('is turned and moved', () => {
    expect(turned(turned(at, 90), -180).turn).toBe(-90)
    expect(moved(at, { x: 3, y: -4 })).toEqual({ ...at, x: 3, y: -4 })
  })

  it.each([
    [{ width: 2000, height: 500 }, 0.5],
    [{ width: 100, height: 100 }, 1],
    [{ width: 500, height: 4000 }, 0.125],
  ])('of %o fits a window of 1000 by 500', (picture, scale) => {
    expect(fitted(picture, { width: 1000, height: 500 })).toEqual({ scale, turn: 0, x: 0, y: 0 })
  })

  it('is as it is in a window that has no size', () => {
    expect(fitted({ width: 10, height: 10 }, { width: 0, height: 0 }).scale).toBe(1)
  })

  it.each([
    [1, '100%'],
    [0.015, '1.5%'],
    [0.333, '33%'],
    [100, '10000%'],
  ])('at %s reads %s', (scale, text) => {
    expect(percentOf({ ...at, scale })).toBe(text)
  })
})

describe('a search', () => {
  it.each([
    [
      ['审计 报告', '审', '计'],
      '审计',
      [
        [0, 0],
        [1, 2],
      ],
    ],
    [['Annual', ' ', 'Report'], 'annual report', [[0, 2]]],
    [
      ['aaaa'],
      'aa',
      [
        [0, 0],
        [0, 0],
      ],
    ],
    [['abc'], 'x', []],
    [['abc'], '  ', []],
  ] as const)('in %o for “%s” finds %o', (pieces, query, found) => {
    expect(findHits(pieces, query, 3)).toEqual(found.map(([first, last]) => ({ page: 3, first, last })))
  })
})
