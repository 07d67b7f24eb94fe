import { expect, it } from 'vitest'
import { clustersOf, fingerprint, isNear } from './near'

it('a fingerprint has no width, case, blanks, signs and legal forms', () => {
  expect(fingerprint('示例市（恒润）管材 有限责任公司')).toBe('示例市恒润管材')
  expect(fingerprint('ＡＢＣ-公司')).toBe('abc')
  expect(fingerprint('有限公司')).toBe('有限公司')
})

it.each([
  ['恒润管材', '恒闰管材', true],
  ['恒润管材', '恒润材', true],
  ['恒润管材', '润恒管材', true],
  ['恒润管材', '恒润管材', true],
  ['恒润管材', '蓝天设备', false],
  ['恒润管材', '润恒材管', false],
  ['恒润', '恒润管材', false],
])('%s and %s are near: %s', (one, other, near) => {
  expect(isNear(one, other)).toBe(near)
  expect(isNear(other, one)).toBe(near)
})

it('near values stand in groups, the most frequent first; other numbers and short words keep them apart', () => {
  const counted = (...values: string[]) => values.map((value, at) => ({ value, count: at + 1 }))
  const found = clustersOf(
    counted('恒润管材有限公司', '恒润管材有限责任公司', '恒闰管材公司', '蓝天设备', '第一中学1', '第一中学2', '甲', '乙', ''),
  )
  expect(found.map(group => group.map(({ value }) => value))).toEqual([['恒闰管材公司', '恒润管材有限责任公司', '恒润管材有限公司']])
})
