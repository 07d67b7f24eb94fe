import { expect, it } from 'vitest'
import { changeOf } from './change'

it.each([
  [12, 10, { direction: 'up', text: '20.0%' }],
  [5, 10, { direction: 'down', text: '50.0%' }],
  [10, 10, { direction: 'same', text: '0.0%' }],
  [0, 0, { direction: 'same', text: '0%' }],
  [3, 0, { direction: 'up' }],
  [undefined, 3, undefined],
  [3, null, undefined],
])('takes from %s and %s before it %j', (now, before, want) => {
  expect(changeOf(now, before)).toEqual(want)
})
