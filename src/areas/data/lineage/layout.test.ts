import { expect, it } from 'vitest'
import { BOX, curve, layoutOf } from './layout'

it('sheets stand in columns by their step, each column in the middle', () => {
  const { width, height, spots } = layoutOf([
    { key: '0', step: 0 },
    { key: '1', step: -2 },
    { key: '2', step: -2 },
    { key: '3', step: 1 },
  ])
  expect(spots).toEqual(
    new Map([
      ['1', { x: 0, y: 0 }],
      ['2', { x: 0, y: BOX.height + 16 }],
      ['0', { x: 288, y: 38 }],
      ['3', { x: 576, y: 38 }],
    ]),
  )
  expect([width, height]).toEqual([576 + BOX.width, 2 * BOX.height + 16])
})

it('a line begins at the right of one box and ends at the left of the other', () => {
  expect(curve({ x: 0, y: 0 }, { x: 288, y: 38 })).toBe('M216,30 C252,30 252,68 288,68')
})
