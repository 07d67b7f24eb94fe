import { isGroup } from '../model/condition-tree'
import { compareDecimals, decimalIn } from '../model/decimal'
import type { Condition, ConditionGroup, ConditionNode, Operator } from '../model/operator'
import type { Row } from '../model/source'
import { compareWords } from '../model/words'
import { isObject } from './read-page'

const RANGE = /^(.+)_(begin|end)$/
const MULTI = /^(.+)_MultiString$/
/** Numbers of fewer characters travel as numbers. */
const SHORT = 15

/** Whether a row passes the filters and the advanced query, by the rules that the API states for its lists. */
export function matchesQuery(row: Row, filters: { readonly [parameter: string]: string }, advanced?: ConditionGroup): boolean {
  const plain = Object.entries(filters).every(([parameter, value]) => value === '' || matchesParameter(row, parameter, value))
  return plain && (advanced === undefined || matchesGroup(row, advanced))
}

function matchesGroup(row: Row, { match, conditions }: ConditionGroup): boolean {
  if (conditions.length === 0) return true
  const test = (node: ConditionNode) => (isGroup(node) ? matchesGroup(row, node) : matchesCondition(row, node))
  return match === 'and' ? conditions.every(test) : conditions.some(test)
}

/** `lines,code` looks for a row among the rows of a field. */
function matchesCondition(row: Row, { field, operator, value }: Condition): boolean {
  const [name = '', column] = field.split(',')
  if (column === undefined) return compare(row[field], operator, value)
  const lines = row[name]
  return Array.isArray(lines) && lines.some((line: unknown) => isObject(line) && compare(line[column], operator, value))
}

function matchesParameter(row: Row, parameter: string, value: string): boolean {
  const range = RANGE.exec(parameter)
  if (range?.[1] !== undefined) return matchesRange(row[range[1]], range[2] === 'begin' ? 'ge' : 'le', value)
  const multi = MULTI.exec(parameter)
  if (multi?.[1] !== undefined) return compare(row[multi[1]], 'in', value)
  return matchesText(row[parameter], value)
}

/** A day stands for its first moment as a begin and for its last as an end. */
function matchesRange(held: unknown, operator: 'ge' | 'le', bound: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(bound) && String(held ?? '').length > bound.length
  return compare(held, operator, day ? `${bound} ${operator === 'ge' ? '00:00:00' : '23:59:59'}` : bound)
}

function matchesText(held: unknown, value: string): boolean {
  const starred = /^(\*?)(.*?)(\*?)$/s.exec(value)
  const inner = starred?.[2] ?? ''
  if (starred?.[1] !== '' && starred?.[3] !== '') return compare(held, 'like', inner)
  if (starred[1] !== '') return compare(held, 'left_like', inner)
  if (starred[3] !== '') return compare(held, 'right_like', inner)
  if (value.startsWith(',') && value.endsWith(',') && value.length > 1) {
    return value.split(',').some(item => item !== '' && compare(held, 'like', item))
  }
  if (value.includes(',')) return compare(held, 'in', value)
  return value.startsWith('!') ? compare(held, 'ne', value.slice(1)) : compare(held, 'eq', value)
}

function compare(held: unknown, operator: Operator, value: string): boolean {
  const text = String(held ?? '')
  switch (operator) {
    case 'eq':
      return text === value || isSameNumber(held, value)
    case 'ne':
      return text !== value && !isSameNumber(held, value)
    case 'like':
      return text.includes(value)
    case 'right_like':
      return text.startsWith(value)
    case 'left_like':
      return text.endsWith(value)
    case 'in':
    case 'multi':
      return value.split(',').some(one => one === text || isSameNumber(held, one))
    case 'range':
      return false
    default:
      return held !== null && held !== undefined && text !== '' && ordered(compareValues(held, value), operator)
  }
}

/** Numbers are equal by size, as in the database; texts of digits are codes, unless a point says that they are amounts. */
function isSameNumber(held: unknown, value: string): boolean {
  if (typeof held !== 'number' && !(typeof held === 'string' && held.length > SHORT && held.includes('.'))) return false
  const [left, right] = [decimalIn(held), decimalIn(value)]
  return left !== null && right !== null && compareDecimals(left, right) === 0
}

function ordered(order: number, operator: 'gt' | 'ge' | 'lt' | 'le'): boolean {
  if (operator === 'gt') return order > 0
  if (operator === 'ge') return order >= 0
  return operator === 'lt' ? order < 0 : order <= 0
}

/** Numbers by all their digits, everything else as text; nothing comes first. */
export function compareValues(left: unknown, right: unknown): number {
  const [leftText, rightText] = [String(left ?? ''), String(right ?? '')]
  if (leftText === '' || rightText === '') return leftText.length - rightText.length
  const [leftNumber, rightNumber] = [decimalIn(left), decimalIn(right)]
  if (leftNumber !== null && rightNumber !== null) return compareDecimals(leftNumber, rightNumber)
  return compareWords(leftText, rightText)
}
