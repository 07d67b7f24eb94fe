import { expect, it } from 'vitest'
import { shownColumns } from './shown-columns'

const names = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`)

it('all columns are listed where they fit', () => {
  expect(shownColumns(names(3), [])).toEqual([0, 1, 2])
  expect(shownColumns(names(9), ['c4'])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

it('of more, those that were chosen, the last ones and the first are listed in their order', () => {
  expect(shownColumns(names(20), ['c10'])).toEqual([0, 1, 2, 3, 10, 16, 17, 18, 19])
  expect(shownColumns(names(20), names(12))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})
