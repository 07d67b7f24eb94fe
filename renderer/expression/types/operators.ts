import type { BinaryNode, ExpressionNode } from '../../model/expression'
import { nearest } from '../../model/nearest'
import { typeWords } from './finding'
import type { Inference } from './infer'
import { ANY, BOOLEAN, maySpellDate, maySpellNumber, NUMBER, TEXT, type ValueType } from './value-type'

const ARITHMETIC: ReadonlySet<string> = new Set(['-', '*', '/', '%'])
const ORDER: ReadonlySet<string> = new Set(['<', '<=', '>', '>='])

/** The type of an operation on two values. Notes operands that it makes nothing of. */
export function inferBinary(node: BinaryNode, inference: Inference): ValueType {
  const left = inference.type(node.left)
  const right = inference.type(node.right)
  if (node.operator === '+') return plus(node, left, right, inference)
  if (ARITHMETIC.has(node.operator)) return arithmetic(node, left, right, inference)
  if (node.operator === 'in') checkIn(node, left, right, inference)
  else if (ORDER.has(node.operator)) checkOrder(node, left, right, inference)
  else checkEqual(node, left, right, inference)
  return BOOLEAN
}

function arithmetic({ operator, left, right }: BinaryNode, one: ValueType, other: ValueType, inference: Inference): ValueType {
  if (operator === '-' && one.kind === 'date' && other.kind === 'date')
    inference.say(left, 'and what is taken from it are dates, which have no difference: diffDays(from, to) counts the days')
  else {
    checkNumber(left, one, inference)
    checkNumber(right, other, inference)
  }
  return NUMBER
}

/** Notes what no number can be made of. */
export function checkNumber(node: ExpressionNode, type: ValueType, inference: Inference): void {
  const isNone = type.kind === 'text' ? !maySpellNumber(type) && !isBlank(type) : ['date', 'list', 'record'].includes(type.kind)
  if (isNone) inference.say(node, `is ${typeWords(type)}, expected a number${remedy(type)}`)
}

/** An empty text counts as 0. */
const isBlank = (type: ValueType): boolean => type.kind === 'text' && (type.values?.every(value => value.trim() === '') ?? false)

function remedy({ kind }: ValueType): string {
  if (kind === 'list') return ': count(list) counts its items, sum(list, item => …) adds them up'
  return kind === 'date' ? ': addDays(date, days) and diffDays(from, to) count with dates' : ''
}

function plus({ left, right }: BinaryNode, one: ValueType, other: ValueType, inference: Inference): ValueType {
  const [first, second] = [one.kind, other.kind]
  if (first === 'date' && second === 'number') inference.say(left, `is a date, and a number joined to it no date${remedy(one)}`)
  if (first === 'number' && second === 'date') inference.say(right, `is a date, and joined to a number no date${remedy(other)}`)
  if (first === 'number' && second === 'number') return NUMBER
  return first === 'text' || second === 'text' ? TEXT : ANY
}

/** Null is compared with everything, and so is an empty text. */
function checkEqual({ left, right }: BinaryNode, one: ValueType, other: ValueType, inference: Inference): void {
  if (one.kind === 'any' || other.kind === 'any' || isBlank(one) || isBlank(other)) return
  if (!checkValues(left, one, right, other, inference)) checkKinds(left, one, right, other, inference)
}

function checkOrder({ left, right }: BinaryNode, one: ValueType, other: ValueType, inference: Inference): void {
  if (one.kind === 'any' || other.kind === 'any') return
  checkKinds(left, one, right, other, inference)
}

/** Whether a value is compared with one that it never has; then it is noted. */
function checkValues(left: ExpressionNode, one: ValueType, right: ExpressionNode, other: ValueType, inference: Inference): boolean {
  const [whole, literal] = isLiteral(right) ? [one, right] : [other, left]
  if (!isLiteral(literal) || whole.kind !== 'text' || whole.values === undefined) return false
  return !has(whole.values, literal, inference)
}

function has(values: readonly string[], literal: ExpressionNode & { kind: 'literal' }, inference: Inference): boolean {
  const value = String(literal.value ?? '')
  if (value === '' || values.includes(value) || values.some(known => sameNumber(known, value))) return true
  // Codes of one or two characters are all near each other.
  const near = value.length > 2 ? nearest(value, values) : undefined
  const which =
    near === undefined
      ? `: there ${values.length === 1 ? 'is' : 'are'} ${values.slice(0, 9).join(', ')}${values.length > 9 ? ', …' : ''}`
      : `. Did you mean ${JSON.stringify(near)}?`
  inference.say(literal, `is no value that is there to choose${which}`)
  return false
}

const sameNumber = (one: string, other: string): boolean => one.trim() !== '' && Number(one) === Number(other)

const isLiteral = (node: ExpressionNode): node is ExpressionNode & { kind: 'literal' } =>
  node.kind === 'literal' && typeof node.value !== 'boolean'

const COMPARABLE: ReadonlySet<string> = new Set(['number', 'text', 'date'])

/** Notes a comparison of what is never equal and has no order. */
function checkKinds(left: ExpressionNode, one: ValueType, right: ExpressionNode, other: ValueType, inference: Inference): void {
  if (one.kind === other.kind && one.kind !== 'list' && one.kind !== 'record') return
  const told = [
    [left, one, other],
    [right, other, one],
  ] as const
  for (const [node, type, beside] of told) {
    if (!isStrange(type, beside)) continue
    inference.say(
      node,
      `is ${typeWords(type)}, and is compared with ${typeWords(beside)}${type.kind === 'list' ? ': count(list) counts its items' : ''}`,
    )
    return
  }
}

function isStrange(type: ValueType, beside: ValueType): boolean {
  if (type.kind === 'list' || type.kind === 'record') return COMPARABLE.has(beside.kind)
  if (type.kind !== 'text') return false
  return (beside.kind === 'number' && !maySpellNumber(type)) || (beside.kind === 'date' && !maySpellDate(type))
}

/** A text has parts, a list items, an object keys; a number has nothing in it. */
function checkIn({ left, right }: BinaryNode, one: ValueType, other: ValueType, inference: Inference): void {
  if (other.kind === 'number' || other.kind === 'boolean')
    inference.say(right, `is ${typeWords(other)}, expected a list, a text or an object behind "in"`)
  if (right.kind === 'list' && one.kind === 'text' && one.values !== undefined)
    for (const item of right.items) if (isLiteral(item)) has(one.values, item, inference)
  if (isLiteral(left) && other.kind === 'list' && other.of.kind === 'text' && other.of.values !== undefined)
    has(other.of.values, left, inference)
}
