import { expect, it } from 'vitest'
import { rowSpans } from './row-spans'

const row = (...spans: number[]) => spans.map(span => ({ span, narrow: span < 8 ? 12 : 24 }))

it.each([
  // the row                 who is shown    wide                middle              narrow
  [row(6, 6, 6, 6), [0, 1, 2, 3], [6, 6, 6, 6], [12, 12, 12, 12], [12, 12, 12, 12]],
  [row(5, 5, 5, 4, 5), [0, 1, 2, 3, 4], [5, 5, 5, 4, 5], [12, 12, 12, 12, 24], [12, 12, 12, 12, 24]],
  [row(6, 6, 6, 6), [0, 1, 3], [8, 8, 8], [8, 8, 8], [12, 12, 24]],
  [row(15, 9), [0, 1], [15, 9], [15, 9], [24, 24]],
  [row(15, 9), [1], [24], [24], [24]],
  [row(8, 8), [0, 1], [8, 8], [8, 16], [24, 24]],
  [row(8, 8), [0], [16], [24], [24]],
  [row(16, 16), [0, 1], [16, 16], [24, 24], [24, 24]],
  [row(24), [], [], [], []],
])('lays out %j of whom %j are shown', (blocks, shown, wide, middle, narrow) => {
  const spans = rowSpans(
    blocks,
    blocks.filter((_, index) => shown.includes(index)),
  )
  expect(spans.map(span => span.wide)).toEqual(wide)
  expect(spans.map(span => span.middle)).toEqual(middle)
  expect(spans.map(span => span.narrow)).toEqual(narrow)
})
