import { expect, it } from 'vitest'
import { changeBlock, parameterTexts, startBlocks } from './block-state'

it('begins with nothing selected', () => {
  expect(startBlocks(['depart'])).toEqual({ depart: { selected: null, rows: [], query: {} } })
})

it('changes only when something else is selected', () => {
  const before = startBlocks(['depart', 'user'])
  const after = changeBlock(before, 'depart', { selected: { id: '1' } })
  expect(after.depart?.selected).toEqual({ id: '1' })
  expect(after.user).toBe(before.user)
  expect(changeBlock(after, 'depart', { selected: { id: '1' } })).toBe(after)
})

it.each([
  [{ a: 1, b: null, c: undefined, d: '' }, { a: '1' }],
  [
    { a: ['x', 'y'], b: [], c: false },
    { a: 'x,y', c: 'false' },
  ],
])('spells %o as %o', (evaluated, want) => {
  expect(parameterTexts(evaluated)).toEqual(want)
})
