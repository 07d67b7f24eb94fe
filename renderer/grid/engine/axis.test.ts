import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Axis, stretch, TALLEST } from './axis'

it.each([
  [0, 0],
  [60, 0],
  [61, 1],
  [609, 9],
  [610, 9],
  [99_999, 9],
  [-5, 0],
])('stands at %i pixels in the row %i of ten', (offset, row) => {
  expect(new Axis(10, 61).at(offset)).toBe(row)
})

it('has no rows to stand in where there are none', () => {
  expect([new Axis(0, 61).at(100), new Axis(0, 61).total]).toEqual([0, 0])
})

it('places rows of measured heights as a sum over all of them does', () => {
  const measured = fc.array(fc.tuple(fc.nat(29), fc.integer({ min: 20, max: 200 })), { maxLength: 20 })
  fc.assert(
    fc.property(measured, heights => {
      const axis = new Axis(30, 61)
      const sizes = Array.from({ length: 30 }, () => 61)
      for (const [row, height] of heights) {
        axis.measure(row, height)
        sizes[row] = height
      }
      let start = 0
      sizes.forEach((size, row) => {
        expect(axis.start(row)).toBe(start)
        expect(axis.at(start)).toBe(row)
        expect(axis.at(start + size - 1)).toBe(row)
        start += size
      })
      expect(axis.total).toBe(start)
    }),
  )
})

it('tells whether a height is news', () => {
  const axis = new Axis(3, 61)
  expect([axis.measure(1, 61), axis.measure(1, 80), axis.measure(1, 80.2), axis.measure(3, 80), axis.measure(1, 61)]).toEqual([
    false,
    true,
    false,
    false,
    true,
  ])
})

it('scrolls what browsers can draw as it is', () => {
  const { height, offset, scrolled } = stretch(61_000)
  expect([height, offset(120, 400), scrolled(120, 400)]).toEqual([61_000, 120, 120])
})

it.each([TALLEST - 1, TALLEST])('stretches nothing of %i pixels, whatever is seen of it', total => {
  for (const seen of [0, 400, TALLEST]) {
    const { height, offset, scrolled } = stretch(total)
    expect([height, offset(0, seen), offset(120, seen), scrolled(120, seen)]).toEqual([total, 0, 120, 120])
  }
})

it('stretches one pixel more than browsers draw', () => {
  const { height, offset, scrolled } = stretch(TALLEST + 1)
  expect(height).toBe(TALLEST)
  expect(offset(TALLEST - 400, 400)).toBeCloseTo(TALLEST + 1 - 400, 6)
  expect(scrolled(TALLEST + 1 - 400, 400)).toBeCloseTo(TALLEST - 400, 6)
})

it('comes to both ends of what browsers cannot draw', () => {
  const [total, seen] = [61_000_000, 400]
  const { height, offset, scrolled } = stretch(total)
  expect(height).toBe(TALLEST)
  expect([offset(0, seen), Math.round(offset(height - seen, seen))]).toEqual([0, total - seen])
  expect(Math.round(scrolled(offset(12_345, seen), seen))).toBe(12_345)
})

it('takes half a pixel for another height', () => {
  expect([new Axis(3, 61).measure(1, 61.5), new Axis(3, 61).measure(1, 60.75)]).toEqual([true, false])
})

it('stands in the last row behind the end, whatever was measured', () => {
  const axis = new Axis(10, 61)
  axis.measure(3, 80)
  expect([axis.at(99_999), axis.at(-5)]).toEqual([9, 0])
})
