import { expect, it } from 'vitest'
import { isEnough, joinIntervals, lengthOf, mostWatched, withinLesson } from './intervals'

const parts = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([start, end]) => ({ start, end }))

it.each([
  [parts(), parts(), 0],
  [parts([0, 10]), parts([0, 10]), 10],
  [parts([10, 20], [0, 10]), parts([0, 20]), 20],
  [parts([0, 10], [5, 8]), parts([0, 10]), 10],
  [parts([0, 10], [5, 15], [20, 30]), parts([0, 15], [20, 30]), 25],
  [parts([0, 10], [0, 10], [0, 10]), parts([0, 10]), 10],
  [parts([0.111, 0.333]), parts([0.11, 0.33]), 0.22],
])('joins %o into %o', (given, joined, length) => {
  expect(joinIntervals(given)).toEqual(joined)
  expect(lengthOf(joinIntervals(given))).toBe(length)
})

it.each([
  ['reversed', parts([10, 5])],
  ['empty', parts([5, 5])],
  ['beyond the end', parts([0, 62])],
  ['before the beginning', parts([-1, 5])],
  ['no number', parts([Number.NaN, 5])],
  ['no number at its end', parts([0, Number.NaN])],
  ['without an end', parts([0, Number.POSITIVE_INFINITY])],
  ['one of many', parts([0, 5], [9, 8])],
])('refuses an interval that is %s', (_, given) => {
  expect(withinLesson(given, 60)).toBeUndefined()
})

it('cuts what a player says beyond the written length', () => {
  expect(withinLesson(parts([50, 60.5], [60.2, 60.5]), 60)).toEqual(parts([50, 60]))
})

it.each([
  [10, false, 20],
  [10, true, 10],
  [0, false, 0],
  [-5, false, 0],
  [86_400, false, 240],
])('lets so much be watched in %d s', (elapsed, read, most) => {
  expect(mostWatched(elapsed, read)).toBe(most)
})

it('is finished at nine tenths', () => {
  expect([53.99, 54, 60].map(covered => isEnough(covered, 60))).toEqual([false, true, true])
})
