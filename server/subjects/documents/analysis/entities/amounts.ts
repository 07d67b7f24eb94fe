import { chineseNumber, NUMERAL } from '../../../../util/numerals'
import { type Finder, matches } from './types'

const UNITS: Readonly<Record<string, number>> = { 百: 1e2, 千: 1e3, 万: 1e4, 十万: 1e5, 百万: 1e6, 千万: 1e7, 亿: 1e8, 万亿: 1e12 }
const CURRENCIES: Readonly<Record<string, string>> = {
  美元: 'USD',
  美金: 'USD',
  $: 'USD',
  usd: 'USD',
  欧元: 'EUR',
  '€': 'EUR',
  港元: 'HKD',
  港币: 'HKD',
  日元: 'JPY',
  英镑: 'GBP',
}

const UNIT = '万亿|千万|百万|十万|亿|万|千|百'
const FOREIGN = '美元|美金|欧元|港元|港币|日元|英镑'
/** ¥1230000.00, 人民币123万元, 5600元, 20万美元. */
const DIGITS = new RegExp(
  `(人民币|rmb|cny|¥|\\$|usd|€)?:?(?<![\\d.])(\\d{1,15}(?:\\.\\d{1,6})?)(${UNIT})?((?:${FOREIGN})|(?:元|圆)(?:整|正)?(?![化论素旦月宵件]))?`,
  'g',
)
/** 壹佰贰拾叁万肆仟元整, 三万元, 伍角. */
const WORDS = new RegExp(
  `(?<![\\d.${NUMERAL}])([${NUMERAL}]{1,40})(?:元|圆)(?![化论素旦月宵件])(?:零)?(?:([${NUMERAL}])角)?(?:零)?(?:([${NUMERAL}])分)?(?:整|正)?`,
  'g',
)

/** Written out to the cent, with its currency unless it is the yuan: `1230000.00`, `USD 200000.00`. */
const written = (amount: number, currency: string | undefined) => `${currency ? `${currency} ` : ''}${amount.toFixed(2)}`

/** What ends with such a word and stands before a number in 万 or 亿 says that it is money, also without 元: 合同总价为128.64万. */
const MONEY = /(?:价|款|额|费|资金|造价|预算|概算|结算|决算)(?:[:,(]|为|是|共计|合计|总计|约|人民币|含税|不含税|大写|小写|\))*$/
/** What is counted stands behind it at once: 万人, 万吨. */
const COUNTED = /^[\u4e00-\u9fffa-z%]/
const FAR = 20

function isMoney(unit: string | undefined, { index = 0, input = '', 0: whole }: RegExpMatchArray): boolean {
  const behind = input.slice(index + whole.length)
  return unit !== undefined && /[万亿]$/.test(unit) && !COUNTED.test(behind) && MONEY.test(input.slice(Math.max(0, index - FAR), index))
}

function digitValue(match: RegExpMatchArray): string | undefined {
  const [, before, digits = '', unit, behind] = match
  if (before === undefined && behind === undefined && !isMoney(unit, match)) return undefined
  return written(Number(digits) * (unit === undefined ? 1 : (UNITS[unit] ?? 1)), CURRENCIES[behind ?? ''] ?? CURRENCIES[before ?? ''])
}

function wordValue([, yuan = '', tenth, cent]: RegExpMatchArray): string | undefined {
  const whole = chineseNumber(yuan)
  // 万元, of a heading such as 单位:万元, names no amount.
  if (!whole) return undefined
  return written(whole + (chineseNumber(tenth ?? '') ?? 0) / 10 + (chineseNumber(cent ?? '') ?? 0) / 100, undefined)
}

/** Amounts of money, in digits and in Chinese numerals. */
export const amounts: Finder = normal => [...matches('amount', WORDS, normal, wordValue), ...matches('amount', DIGITS, normal, digitValue)]
