import { texts } from './texts'

/** What the values of a rule are made of. */
export interface Format {
  /** Texts and marks in their order. */
  readonly parts: readonly Part[]
  /** The first number of a series. */
  readonly start: number
}

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'date'; readonly pattern: string }
  | { readonly kind: 'user'; readonly of: UserMark }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'number'; readonly digits: number }

const USER_MARKS = ['orgCode', 'username', 'realname'] as const
type UserMark = (typeof USER_MARKS)[number]

/** What the marks of a format stand for when a value is made. */
export interface FormatValues {
  /** `yyyy-MM-dd HH:mm:ss`. */
  readonly now: string
  readonly user: { readonly [mark in UserMark]: string | null }
  readonly record: Readonly<Record<string, unknown>>
}

/** A value but for its number: what goes before and after it, and with how many digits it is written. */
export interface Series {
  readonly before: string
  readonly after: string
  /** Undefined: the value has no number. */
  readonly digits: number | undefined
}

/** Kinds of rules by the name that `ruleClass` has: what the parameters of each say as a format. */
const CLASSES: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => string>> = {
  format: ({ format }) => String(format ?? ''),
  // Of the family: a prefix, the second, and a number within it.
  'org.jeecg.modules.system.rule.OrderNumberRule': ({ prefix }) => `${String(prefix ?? '').replace(/[{}]/g, '')}{yyyyMMddHHmmss}{00}`,
}

const MARK = /\{([^{}]*)\}/g
const DATE = /^(?:yyyy|yy|MM|dd|HH|mm|ss|[-/.年月日])+$/
const DATE_PART = /yyyy|yy|MM|dd|HH|mm|ss/g
const FIELD = /^form\.[A-Za-z]\w*$/
const MOST_DIGITS = 12
const LONGEST_FORMAT = 200
/** What a field gives to a value at most. */
const LONGEST_FIELD = 50

/** The format of a rule, or what is wrong with it. */
export function readFormat(ruleClass: string | null, ruleParams: string | null): Format | { readonly fault: string } {
  const formatOf = Object.hasOwn(CLASSES, ruleClass ?? '') ? CLASSES[ruleClass ?? ''] : undefined
  if (!formatOf) return { fault: texts.unknownClass }
  const params = parseObject(ruleParams ?? '{}')
  if (!params) return { fault: texts.notParams }
  const { start = 1 } = params
  if (typeof start !== 'number' || !Number.isSafeInteger(start) || start < 0) return { fault: texts.badStart }
  const format = formatOf(params)
  if (format === '' || format.length > LONGEST_FORMAT) return { fault: texts.noFormat }
  const parts = readParts(format)
  return Array.isArray(parts) ? { parts, start } : { fault: parts as string }
}

function readParts(format: string): Part[] | string {
  const parts: Part[] = []
  let end = 0
  for (const match of format.matchAll(MARK)) {
    if (match.index > end) parts.push({ kind: 'text', text: format.slice(end, match.index) })
    const part = readMark(match[1] ?? '')
    if (!part) return texts.unknownMark(match[0])
    parts.push(part)
    end = match.index + match[0].length
  }
  if (end < format.length) parts.push({ kind: 'text', text: format.slice(end) })
  if (parts.some(part => part.kind === 'text' && /[{}]/.test(part.text))) return texts.openMark
  return parts.filter(({ kind }) => kind === 'number').length > 1 ? texts.twoNumbers : parts
}

function readMark(mark: string): Part | undefined {
  if (/^0+$/.test(mark)) return mark.length <= MOST_DIGITS ? { kind: 'number', digits: mark.length } : undefined
  const user = USER_MARKS.find(known => known === mark)
  if (user) return { kind: 'user', of: user }
  if (FIELD.test(mark)) return { kind: 'field', name: mark.slice('form.'.length) }
  return DATE.test(mark) ? { kind: 'date', pattern: mark } : undefined
}

/** The series that the next value belongs to. Numbers are counted for each by itself: from the start again when a date in it changes. */
export function seriesOf({ parts }: Format, values: FormatValues): Series {
  const at = parts.findIndex(({ kind }) => kind === 'number')
  const number = parts[at]
  const written = (some: readonly Part[]) => some.map(part => textOf(part, values)).join('')
  return {
    before: written(at < 0 ? parts : parts.slice(0, at)),
    after: at < 0 ? '' : written(parts.slice(at + 1)),
    digits: number?.kind === 'number' ? number.digits : undefined,
  }
}

function textOf(part: Part, { now, user, record }: FormatValues): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'date':
      return part.pattern.replace(DATE_PART, word => dateWord(word, now))
    case 'user':
      return user[part.of] ?? ''
    case 'field': {
      const value = record[part.name]
      return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, LONGEST_FIELD) : ''
    }
    case 'number':
      return ''
  }
}

/** Where the words of a date stand in `yyyy-MM-dd HH:mm:ss`. */
const PLACES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  yyyy: [0, 4],
  yy: [2, 4],
  MM: [5, 7],
  dd: [8, 10],
  HH: [11, 13],
  mm: [14, 16],
  ss: [17, 19],
}

const dateWord = (word: string, now: string) => now.slice(...(PLACES[word] ?? [0, 0]))

/** The value with a number of its series. */
export const withNumber = ({ before, after, digits }: Series, number: number): string =>
  digits === undefined ? before : `${before}${String(number).padStart(digits, '0')}${after}`

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
