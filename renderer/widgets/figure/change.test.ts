import { expect, it } from 'vitest'
import { changeOf } from './change'

it.each([
  [12, 10, { direction: 'up', text: '20.0%' }],
  [5, 10, { direction: 'down', text: '50.0%' }],
  [30, 10, { direction: 'up', text: '200.0%' }],
  [10, 10, { direction: 'same', text: '' }],
  [0, 0, { direction: 'same', text: '' }],
  // Little before, and many times as much: shares would say nothing.
  [3, 0, { direction: 'up', text: '3 次' }],
  [2, 9, { direction: 'down', text: '7 次' }],
  [350, 10, { direction: 'up', text: '340 次' }],
  ['12345678901234567.89', '12345678901234567.88', { direction: 'up', text: '0.0%' }],
  ['9007199254740993.5', 1, { direction: 'up', text: '9,007,199,254,740,993 次' }],
  [undefined, 3, undefined],
  [3, null, undefined],
])('takes from %s and %s before it %j', (now, before, want) => {
  expect(changeOf(now, before, { unit: '次' })).toEqual(want)
})

it('shows a difference with the digits of its number', () => {
  expect(changeOf(4.25, 1, { precision: 1 })).toEqual({ direction: 'up', text: '3.3' })
})
