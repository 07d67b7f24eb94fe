import { expect, it } from 'vitest'
import { readConditionObject } from './condition-object'

it.each([
  ['', []],
  [undefined, []],
  [
    '{"status":"1","sex":2}',
    [
      ['status', '1'],
      ['sex', '2'],
    ],
  ],
  ['{"status":{"$ne":1}}', null],
  ['{"status":null}', null],
  ['[1]', null],
  ["status='1'", null],
])('reads %s', (text, want) => {
  expect(readConditionObject(text, ['status', 'sex'])).toEqual(want)
})

it.each(['{"1=1 or x":"1"}', '{"__proto__":"1"}', '{"constructor":"1"}'])('refuses the keys of %s', text => {
  expect(() => readConditionObject(text, ['status'])).toThrow(/列字段不存在/)
})
