import { describe, expect, it } from 'vitest'
import { filterNumberInput, numberFromInput } from './number-input'

describe('a number cell', () => {
  it.each([
    // typed      left       number
    ['', '', null],
    ['-', '-', null],
    ['1', '1', 1],
    ['-1', '-1', -1],
    ['12.', '12.', 12],
    ['12.50', '12.50', 12.5],
    ['-0.5', '-0.5', -0.5],
    ['007', '007', 7],
    ['a', 'before', null],
    ['1a', 'before', null],
    ['.5', 'before', null],
    ['--1', 'before', null],
    ['1-', 'before', null],
    ['1.2.3', 'before', null],
    ['1e3', 'before', null],
    ['1,000', 'before', null],
    [' 1', 'before', null],
    ['１', 'before', null],
  ])('left with "%s" shows "%s" and holds %j', (typed, left, number) => {
    expect([filterNumberInput(typed, 'before'), numberFromInput(typed)]).toEqual([left, number])
  })
})
