import { describe, expect, it } from 'vitest'
import { jumped, pageCount, pageEntries } from './page-numbers'

describe('numbers of pages', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 20, '1 2 3 4 5 forth 20'],
    [4, 20, '1 2 3 4 5 6 forth 20'],
    [5, 20, '1 back 3 4 5 6 7 forth 20'],
    [17, 20, '1 back 15 16 17 18 19 20'],
    [20, 20, '1 back 16 17 18 19 20'],
  ])('on page %i of %i are %s', (page, pages, shown) => {
    expect(pageEntries(page, pages).join(' ')).toBe(shown)
  })

  it('are as many as rows need, and one without rows', () => {
    expect([pageCount(0, 10), pageCount(10, 10), pageCount(11, 10)]).toEqual([1, 1, 2])
  })

  it('are passed over by fives, to the ends at most', () => {
    expect([jumped('back', 9, 20), jumped('back', 4, 20), jumped('forth', 9, 20), jumped('forth', 18, 20)]).toEqual([4, 1, 14, 20])
  })
})
