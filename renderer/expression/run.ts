import { toPlainValue } from '../model/decimal'
import type { TextSpan } from '../model/expression'
import { dateText } from './date'
import { ExpressionError, type ExpressionErrorCode } from './expression-error'
import { isForbidden } from './forbidden'
import { limits } from './limits'
import { compare, isEqual } from './value'

/** Characters that are read, and pairs of characters that are compared, for one step. */
const READ_AT_ONCE = 1000
const COMPARED_AT_ONCE = 2_000

/** What one evaluation has left, and the place where it is: every cost is charged here. */
export class Run {
  private steps: number
  private place: TextSpan = { offset: 0, length: 0 }

  constructor(
    readonly now: () => Date,
    steps: number,
  ) {
    this.steps = steps
  }

  /** Charges steps to a place of the expression; later charges without a place go there too. */
  enter(place: TextSpan): void {
    this.place = place
    this.spend(1)
  }

  spend(steps: number): void {
    this.steps -= steps
    if (this.steps < 0) this.fail('tooManySteps', 'the expression takes too many steps')
  }

  /** Charges a look through a text, before it is done. */
  read(length: number): void {
    this.spend(Math.ceil(length / READ_AT_ONCE))
  }

  /** Charges the search of a part in a text, before it is done: engines compare up to each character of the one with each of the other. */
  search(text: string, part: string): void {
    this.read(text.length)
    this.spend(Math.ceil((text.length * Math.min(part.length, Math.max(0, text.length - part.length) + 1)) / COMPARED_AT_ONCE))
  }

  /** What `==` means, charged by the length of texts. */
  equal(left: unknown, right: unknown): boolean {
    this.readBoth(left, right)
    return isEqual(left, right)
  }

  /** The order of two values, charged by the length of texts; see `compare`. */
  compare(left: unknown, right: unknown): number | undefined {
    this.readBoth(left, right)
    return compare(left, right)
  }

  private readBoth(left: unknown, right: unknown): void {
    if (typeof left === 'string' && typeof right === 'string') this.read(Math.min(left.length, right.length) - 1)
  }

  /** Puts the place back to a node whose parts were evaluated meanwhile. */
  at(place: TextSpan): void {
    this.place = place
  }

  fail(code: ExpressionErrorCode, message: string, cause?: unknown): never {
    throw new ExpressionError(code, message, this.place, cause === undefined ? undefined : { cause })
  }

  /** Refuses a text before it is built. */
  allowText(length: number): void {
    if (length > limits.text) this.fail('tooLong', `a text of ${length} characters; ${limits.text} are allowed`)
  }

  /** Refuses a list before it is built. */
  allowList(length: number): void {
    if (length > limits.list) this.fail('tooLong', `a list of ${length} items; ${limits.list} are allowed`)
  }

  /** Lets a result pass if it is not too long. */
  checked<T>(value: T): T {
    if (typeof value === 'string') this.allowText(value.length)
    else if (Array.isArray(value)) this.allowList(value.length)
    return value
  }

  /** The own member of a value; undefined for what it does not have. Never a function, never inherited. */
  member(value: unknown, key: string): unknown {
    if (isForbidden(key)) this.fail('forbiddenName', `"${key}" cannot be read`)
    if (typeof value === 'string') return stringMember(value, key)
    // `in` before the own-property test: an observed object then knows that an absent key was asked for.
    if (typeof value !== 'object' || value === null || !(key in value) || !Object.hasOwn(value, key)) return undefined
    const found: unknown = Reflect.get(value, key)
    return typeof found === 'function' || typeof found === 'symbol' ? undefined : found
  }

  /** The text of a value: null is '', a list its items with commas, an object its JSON. */
  text(value: unknown): string {
    return this.checked(this.write(value, 0, false))
  }

  /** JSON text, own members only. */
  json(value: unknown): string {
    return this.checked(this.write(value, 0, true))
  }

  private write(written: unknown, depth: number, quoted: boolean): string {
    this.spend(1)
    const value = toPlainValue(written)
    if (depth > limits.depth) this.fail('tooDeep', 'the value nests too deeply to become text')
    if (value instanceof Date) return quoted ? JSON.stringify(dateText(value)) : dateText(value)
    if (typeof value === 'object' && value !== null) return this.writeParts(value, depth, quoted)
    if (quoted) return typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? 'null')
    return value === null || value === undefined || typeof value === 'function' ? '' : String(value)
  }

  private writeParts(value: object, depth: number, quoted: boolean): string {
    const pieces: string[] = []
    let length = 0
    const add = (piece: string): void => {
      length += piece.length + 1
      this.allowText(length)
      pieces.push(piece)
    }
    if (Array.isArray(value)) {
      for (const item of value) add(this.write(item, depth + 1, quoted))
      return quoted ? `[${pieces.join(',')}]` : pieces.join(',')
    }
    for (const key of ownKeys(value)) add(`${JSON.stringify(key)}:${this.write(this.member(value, key), depth + 1, true)}`)
    return `{${pieces.join(',')}}`
  }
}

/** The keys of an object that an expression may read. */
export function ownKeys(value: object): string[] {
  return Object.keys(value).filter(key => !isForbidden(key))
}

function stringMember(value: string, key: string): unknown {
  if (key === 'length') return value.length
  return /^\d{1,9}$/.test(key) ? value[Number(key)] : undefined
}
