import { expect, it } from 'vitest'
import { decidedOptions, mergedOptions } from './merged-options'

const options = (...values: string[]) => values.map(value => ({ value, text: `${value}。` }))

it.each([
  [undefined, ['a'], ['a']],
  [['a'], [], ['a']],
  [
    ['a', 'b'],
    ['b', 'c'],
    ['a', 'b', 'c'],
  ],
])('puts the options of a dictionary behind own ones, each value once: %j and %j', (own, dictionary, want) => {
  expect(mergedOptions(own && options(...own), options(...dictionary)).map(({ value }) => value)).toEqual(want)
})

it.each([
  [
    ['甲', 2, { value: 3, text: '丙' }, { value: '丁' }, null, { text: '戊' }],
    [
      ['甲', '甲'],
      ['2', '2'],
      ['3', '丙'],
      ['丁', '丁'],
    ],
  ],
  ['甲', []],
])('reads what an expression decided: %j', (value, want) => {
  expect(decidedOptions(value).map(({ value, text }) => [value, text])).toEqual(want)
})
