import { amounts } from '../../analysis/entities/amounts'
import { dates } from '../../analysis/entities/dates'
import type { FieldKind } from './types'

/** A value within a text: what it says, and where. */
export interface ReadValue {
  readonly value: string
  readonly start: number
  readonly end: number
  /** Whether it looks as such a value does. */
  readonly sure: boolean
}

const FIRM =
  /^[\u4e00-\u9fffa-z0-9()·]{2,60}(?:有限责任公司|有限公司|公司|集团|事务所|合作社|信用社|银行|支行|分行|医院|大学|学院|学校|研究院|研究所|设计院|经营部|商行|厂|局|政府|委员会|中心|站|协会)/
/** A bracket that explains is no part of a name: (以下简称甲方), (盖章). */
const EXPLAINS = /\((?:以下|下称|简称|盖章|公章|签字|章|甲方|乙方|全称)[^)]*\)?/
const NUMBER = /^[a-z0-9\u4e00-\u9fff]{0,6}[a-z0-9][\w()[\]〔〕【】\-./—号补字第\u4e00-\u9fff]{1,48}/
/** Where the next label of the line begins. */
const NEXT = /[;。]|\s{2,}|\s(?=[\u4e00-\u9fff]{2,10}(?:\([^)]{0,10}\))?:)/
const LONGEST_TEXT = 200
/** How far behind its label a value may begin. */
const NEAR: Readonly<Record<FieldKind, number>> = { text: 0, amount: 40, date: 20, firm: 4, number: 4 }

const whole = (text: string, from: number, length: number, sure: boolean): ReadValue => {
  const part = text.slice(from, from + length)
  const start = from + part.length - part.trimStart().length
  return { value: part.trim(), start, end: start + part.trim().length, sure }
}

function textValue(rest: string): ReadValue | undefined {
  const end = NEXT.exec(rest)?.index ?? rest.length
  const found = whole(rest, 0, Math.min(end, LONGEST_TEXT), end <= LONGEST_TEXT)
  return found.value === '' ? undefined : found
}

function firmValue(rest: string): ReadValue | undefined {
  const before = rest.length - rest.trimStart().length
  const own = rest.trimStart()
  const cut = EXPLAINS.exec(own)?.index ?? own.length
  const name = FIRM.exec(own.slice(0, cut))?.[0]
  if (name !== undefined) return whole(rest, before, name.length, true)
  const plain = /^[^,。;:\s(]{2,40}/.exec(own.slice(0, cut))?.[0]
  return plain === undefined ? undefined : whole(rest, before, plain.length, false)
}

function numberValue(rest: string): ReadValue | undefined {
  const before = rest.length - rest.trimStart().length
  const found = NUMBER.exec(rest.trimStart())?.[0]
  if (found === undefined || !/\d/.test(found)) return undefined
  const own = whole(rest, before, found.length, true)
  return { ...own, value: own.value.toUpperCase() }
}

function first(
  found: readonly { readonly value: string; readonly start: number; readonly end: number }[],
  near: number,
  isSure: (value: string) => boolean,
) {
  const [best] = found.filter(({ start }) => start <= near).toSorted((a, b) => a.start - b.start)
  return best && { value: best.value, start: best.start, end: best.end, sure: isSure(best.value) }
}

/** The value at the beginning of a normal text; undefined where there is none of the kind. */
export function valueAt(kind: FieldKind, rest: string): ReadValue | undefined {
  if (kind === 'text') return textValue(rest)
  if (kind === 'firm') return firmValue(rest)
  if (kind === 'number') return numberValue(rest)
  const near = rest.length - rest.trimStart().length + NEAR[kind]
  if (kind === 'amount') return first(amounts(rest), near, () => true)
  return first(dates(rest), near, value => value.length === 10)
}

const PLAIN_AMOUNT = /^[-+]?\d{1,15}(?:\.\d{1,6})?$/

/** What a user has typed or taken from a page, in the form of its kind; undefined where it is none. */
export function givenValue(kind: FieldKind, normal: string): string | undefined {
  const text = normal.trim()
  if (kind === 'amount') {
    const digits = text.replace(/,/g, '')
    if (PLAIN_AMOUNT.test(digits)) return Number(digits).toFixed(2)
    // In a field of amounts 128.64万 is money, too.
    return (amounts(digits)[0] ?? amounts(`${digits}元`)[0])?.value
  }
  if (kind === 'date') return dates(text)[0]?.value
  return text === '' ? undefined : text
}
