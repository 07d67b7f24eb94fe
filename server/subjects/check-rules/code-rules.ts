import { unsafePattern } from '../../../renderer/core'
import { linearPattern, linearPatternFault } from '../../util/patterns'
import { texts } from './texts'

/** One rule: of so many characters in turn, or with `*` of the whole value. */
export interface CodeRule {
  readonly digits: string
  readonly pattern: string
  readonly message: string
}

/** A rule that refused, as the family tells it. */
export interface RefusedCode extends CodeRule {
  readonly beginIndex?: number
  readonly endIndex?: number
  readonly checkValue: string
  readonly passed: false
}

const WHOLE = '*'
const DIGITS = /^(\*|[1-9]\d{0,2})$/
/** Rules of one code at most. */
const MOST = 50

/** The rules as they are kept; undefined where the text holds none. Numbers of characters may be numbers. */
export function readRules(text: string | null): readonly CodeRule[] | undefined {
  const parsed = parse(text ?? '')
  if (!Array.isArray(parsed) || parsed.length > MOST || !parsed.every(isObject)) return undefined
  const said = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
  return parsed.map(({ digits, pattern, message }) => ({ digits: said(digits), pattern: said(pattern), message: said(message) }))
}

/** What is wrong with the rules; undefined when all of them can be used. */
export function faultOf(text: string): string | undefined {
  const rules = readRules(text)
  if (rules === undefined || rules.length === 0) return texts.notRules
  for (const [index, { digits, pattern, message }] of rules.entries()) {
    if (!DIGITS.test(digits)) return texts.digits(index + 1)
    const fault = pattern === '' ? '""' : patternFault(pattern)
    if (fault !== undefined) return texts.pattern(index + 1, fault)
    if (message.trim() === '') return texts.message(index + 1)
  }
  return undefined
}

/**
 * The first rule that refuses the value. Rules of so many characters take theirs one after the other, fewer where the value is
 * shorter; those of the whole value take none away. Nothing to look at passes.
 */
export function refusalOf(rules: readonly CodeRule[], value: string): RefusedCode | undefined {
  if (value.trim() === '') return undefined
  let next = 0
  for (const rule of rules) {
    const begin = next
    const end = rule.digits === WHOLE ? value.length : Math.min(begin + Number(rule.digits), value.length)
    const checkValue = rule.digits === WHOLE ? value : value.slice(begin, Math.max(begin, end))
    if (rule.digits !== WHOLE) next = begin + Number(rule.digits)
    if (matches(rule.pattern, checkValue)) continue
    return { ...rule, ...(rule.digits !== WHOLE && { beginIndex: begin, endIndex: end }), checkValue, passed: false }
  }
  return undefined
}

/** The whole of the text, in time that grows with its length alone. */
const matches = (pattern: string, text: string): boolean => linearPattern(pattern).matcher(text).matches()

/** Clients run these patterns in browsers, whose engines take a time that grows with every way to read a text. */
function patternFault(pattern: string): string | undefined {
  const unsafe = unsafePattern(pattern)
  if (unsafe?.problem === 'tooLong' || unsafe?.problem === 'backtracking') return unsafe.message
  return linearPatternFault(pattern)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
