import fc from 'fast-check'
import { expect, it } from 'vitest'
import { capitalNumber, smallNumber } from './chinese-amount'
import { chineseNumber } from './numerals'

it.each<[yuan: number, capitals: string]>([
  [1, '壹'],
  [10, '壹拾'],
  [105, '壹佰零伍'],
  [1_286_400, '壹佰贰拾捌万陆仟肆佰'],
  [1_000_010, '壹佰万零壹拾'],
  [10_500, '壹万零伍佰'],
  [100_000_001, '壹亿零壹'],
  [120_000_000, '壹亿贰仟万'],
  [3_050_000_000, '叁拾亿伍仟万'],
])('%d is %s', (yuan, capitals) => {
  expect(capitalNumber(yuan)).toBe(capitals)
})

it('a number comes back from its words, in both kinds of signs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), yuan => {
      expect(chineseNumber(capitalNumber(yuan))).toBe(yuan)
      expect(chineseNumber(smallNumber(yuan))).toBe(yuan)
    }),
  )
})
