import { expect, it } from 'vitest'
import type { FieldOption } from '../model/field'
import { choosesBy, isChosenBy, offeredOptions, offeredValue } from './offered-options'
import { parseExpression } from './parse'
import { createScope } from './scope'

const option = (value: string, visible?: FieldOption['visible']): FieldOption => ({
  value,
  text: value,
  ...(visible !== undefined && { visible }),
})
const when = (text: string) => parseExpression(text).expression
const options = [option('a'), option('b', when('kind == 1')), option('c', false), option('d', true)]
const valuesOf = (list: readonly FieldOption[]) => list.map(({ value }) => value)

it.each<[unknown, unknown, readonly string[]]>([
  [1, undefined, ['a', 'b', 'd']],
  [2, undefined, ['a', 'd']],
  [2, null, ['a', 'd']],
  [2, '', ['a', 'd']],
  [2, 'b', ['a', 'b', 'd']],
  [2, 'b,c', ['a', 'b', 'c', 'd']],
  [2, 'bc', ['a', 'd']],
])('a record of the kind %j that holds %j is offered %j', (kind, held, values) => {
  expect(valuesOf(offeredOptions(options, createScope({ kind }), held))).toEqual(values)
})

it('is decided by another where one is given', () => {
  expect(valuesOf(offeredOptions(options, createScope(), undefined, visible => visible === false))).toEqual(['a', 'c'])
})

it.each<[unknown, unknown]>([
  ['a', 'a'],
  ['a,d', 'a,d'],
  ['b', null],
  ['a,b', 'a'],
  ['b,a,c,d', 'a,d'],
  ['unknown', 'unknown'],
  ['unknown,b', 'unknown'],
  ['', ''],
  [null, null],
  [undefined, undefined],
  [7, 7],
])('of %j stays %j', (value, left) => {
  expect(offeredValue(value, options, [option('a'), option('d')])).toBe(left)
})

it.each<[readonly FieldOption[] | undefined, readonly string[], boolean]>([
  [undefined, [], false],
  [[], [], false],
  [[option('a')], [], false],
  [[option('a'), option('b', false)], [], true],
  [options, ['kind'], true],
])('%j are chosen by %j: %s', (given, names, chosen) => {
  expect(choosesBy({ options: given }).map(({ root }) => root)).toEqual(names)
  expect(isChosenBy({ options: given })).toBe(chosen)
})

it('takes what holds nothing for no choice, whatever choices are called', () => {
  const named = ['null', 'undefined', ''].map(value => option(value, false))
  for (const held of [null, undefined, '']) expect(offeredOptions(named, createScope(), held)).toEqual([])
})
