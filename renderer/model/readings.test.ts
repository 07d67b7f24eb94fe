import { expect, it } from 'vitest'
import { testField } from '../../tests/helpers/screen'
import { childrenOf, saysYes } from './branch'
import { isSent, objectFields } from './field'
import { fillRuleOf } from './fill-rule'
import { DEEPEST, firstTooDeep } from './json-depth'
import { MOST_CHANGES } from './source'
import { storedName } from './stored-screen'

it.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  [2, false],
  [null, false],
])('%j says yes: %s', (value, yes) => {
  expect(saysYes(value)).toBe(yes)
})

it('has the rows that a row brings along', () => {
  expect(childrenOf({ id: '1', children: [{ id: '2' }] })).toEqual([{ id: '2' }])
  expect(childrenOf({ id: '1', children: 'none' })).toEqual([])
  expect(childrenOf({ id: '1' })).toEqual([])
})

it.each([
  ['${order-no}', 'order-no'],
  [' ${ order_no } ', 'order_no'],
  ['a${order}', undefined],
  ['order', undefined],
  [5, undefined],
  [null, undefined],
])('%j is the fill rule %s', (value, rule) => {
  expect(fillRuleOf(value)).toBe(rule)
})

it.each([
  ['stored/a', 'a'],
  ['a/stored/', undefined],
  ['a', undefined],
])('%s is the stored screen %s', (id, name) => {
  expect(storedName(id)).toBe(name)
})

it.each([
  ['json', ['name']],
  ['rows', undefined],
] as const)('a field of the kind %s holds an object of %j', (kind, names) => {
  const field = testField('a', 'A', { kind, fields: [testField('name', '姓名')] })
  expect(objectFields(field)?.map(({ name }) => name)).toEqual(names)
})

it('sends what people write and what is kept', () => {
  expect(isSent({})).toBe(true)
  expect(isSent({ saved: false })).toBe(false)
  expect(isSent({ value: {} as NonNullable<Parameters<typeof isSent>[0]['value']> })).toBe(false)
})

it('takes so many changes at once', () => {
  expect(MOST_CHANGES).toBe(5000)
})

const objects = (depth: number) => '{"a":'.repeat(depth)

it.each([
  ['', undefined],
  ['{"a":[1]}', undefined],
  ['['.repeat(64), undefined],
  ['['.repeat(65), 64],
  [objects(64), undefined],
  [objects(65), 64 * 5],
  // Those that are closed count no more.
  [`${'[]'.repeat(100)}${'['.repeat(64)}`, undefined],
  [`${'{}'.repeat(100)}${'['.repeat(65)}`, 264],
  [`"${'['.repeat(100)}"`, undefined],
  [`[ ${'['.repeat(64)}`, 65],
])('looks for brackets that stand too deep in %j', (text, offset) => {
  expect(firstTooDeep(text)).toBe(offset)
})

it('says how deep they may be', () => {
  expect(DEEPEST).toBe(64)
})
