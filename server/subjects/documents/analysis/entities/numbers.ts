import { type Finder, matches } from './types'

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CODE_SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const CODE_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

const weighed = (signs: string, weights: readonly number[], of: (sign: string) => number) =>
  weights.reduce((sum, weight, at) => sum + weight * of(signs.charAt(at)), 0)

/** Whether the last sign of an identity number of 18 is what its others ask for, and its day of birth is one (GB 11643). */
export function isIdentity(number: string): boolean {
  const born = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`
  const day = new Date(`${born}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== born) return false
  return '10X98765432'.charAt(weighed(number, ID_WEIGHTS, Number) % 11) === number.charAt(17)
}

/** The same for a 统一社会信用代码 (GB 32100). */
export function isCreditCode(code: string): boolean {
  const sum = weighed(code, CODE_WEIGHTS, sign => CODE_SIGNS.indexOf(sign))
  return CODE_SIGNS.charAt((31 - (sum % 31)) % 31) === code.charAt(17)
}

/** Whether the digits of a card add up (Luhn). */
export function isCard(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((all, sign, at) => {
      const twice = Number(sign) * (at % 2 === 1 ? 2 : 1)
      return all + (twice > 9 ? twice - 9 : twice)
    }, 0)
  return sum % 10 === 0
}

const upper = (text: string | undefined) => text?.toUpperCase()
const IDENTITY = /(?<![\da-z])\d{17}[\dx](?![\da-z])/g
const CODE = /(?<![\da-z])[\da-hj-npqrtuwxy]{2}\d{6}[\da-hj-npqrtuwxy]{10}(?![\da-z])/g
/** Digits of a card may stand in fours. */
const CARD = /(?<![\da-z])[3-6]\d{3}(?: ?\d{4}){3}(?: ?\d{1,3})?(?![\da-z])/g
const NAMED_ACCOUNT = /(?:银行)?(?:账号|帐号|账户号码|卡号|收款账户|银行账户)[::]?((?:\d[ -]?){8,29}\d)(?![\da-z])/g
const CONTRACT = /(?:合同|协议|订单|项目)(?:编)?号(?:码)?(?:为)?[::]?([a-z\d][a-z\d()[\]〔〕【】_./\-—第]{2,39}[a-z\d号)])/g
/** 示审发〔2024〕12号. */
const PAPER = /[\u4e00-\u9fff]{1,8}[[〔(](?:19|20)\d{2}[\]〕)](?:第)?\d{1,5}号/g

/** Numbers that name something: persons, firms, accounts, contracts. Those with a check digit must have the right one. */
export const numbers: Finder = normal => [
  ...matches('identity', IDENTITY, normal, ([number]) => (isIdentity(upper(number) ?? '') ? upper(number) : undefined)),
  ...matches('creditCode', CODE, normal, ([code]) => (/[a-z]|^9/.test(code) && isCreditCode(upper(code) ?? '') ? upper(code) : undefined)),
  ...matches('account', CARD, normal, ([card]) => {
    const digits = card.replaceAll(' ', '')
    return isCard(digits) ? digits : undefined
  }),
  ...matches('account', NAMED_ACCOUNT, normal, ([, digits]) => digits?.replace(/[ -]/g, '')),
  ...matches('contract', CONTRACT, normal, ([, number]) => (/\d/.test(number ?? '') ? upper(number) : undefined)),
  ...matches('contract', PAPER, normal, ([number]) => number),
]
