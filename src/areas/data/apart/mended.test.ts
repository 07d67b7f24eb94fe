import { expect, it } from 'vitest'
import { askedRows, gridRows, withPage } from './mended'

const row = (at: number, values: readonly (string | null)[] | null) => ({
  ...{ at, values, source: null, record: at, column: null, reason: '', text: null },
})
const FOUND = [row(1, ['01', null]), row(2, null)]
const shown = (mended = new Map<number, readonly string[]>()) => gridRows(FOUND, 2, mended, () => ({}))

it('rows stand as they were, and as they were mended', () => {
  expect(shown()).toEqual([
    { id: '1', v0: '01', v1: '' },
    { id: '2', v0: '', v1: '' },
  ])
  expect(shown(new Map([[2, ['02', '5']]]))[1]).toEqual({ id: '2', v0: '02', v1: '5' })
})

it('what is as it was is not mended, and other pages stay', () => {
  const before = new Map([
    [1, ['x', '']],
    [150, ['y', 'z']],
  ])
  const mended = withPage(before, FOUND, [{ v0: '01', v1: null }, { v0: '02' }], 2)
  expect(askedRows(mended)).toEqual([
    { at: 2, values: ['02', null] },
    { at: 150, values: ['y', 'z'] },
  ])
  expect(withPage(new Map(), FOUND, shown(), 2).size).toBe(0)
})
