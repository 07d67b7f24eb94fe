import { expect, it } from 'vitest'
import { defineJob, textFault } from '.'

const kind = defineJob({
  name: 'numbers',
  title: () => '数',
  right: 'login',
  params: () => ({ type: 'object', properties: { amount: { type: 'number', title: '金额' }, any: { title: '任意' } } }),
  run: async () => undefined,
})

it.each([
  ['{"amount":1e400}', '参数“金额”含有无法保存的数值或字符'],
  ['{"amount":-1e400}', '参数“金额”含有无法保存的数值或字符'],
  ['{"any":[{"at":1e400}]}', '参数“任意”含有无法保存的数值或字符'],
  ['{"any":{"a":"\\u0000"}}', '参数“任意”含有无法保存的数值或字符'],
  ['{"amount":"1"}', '参数“金额”类型不正确'],
  ['{"amount":1e300,"any":[1]}', undefined],
])('parameters %s of a schedule or a step are refused: %s', (text, fault) => {
  expect(textFault(kind, text)).toBe(fault)
})
