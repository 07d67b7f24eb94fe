import type { Operator } from '../model/operator'

/** A filter's operator and the value without the operator's marks. */
export interface Filter {
  readonly operator: Operator
  readonly value: string
}

const SYMBOLS: ReadonlyMap<string, Operator> = new Map([
  ['>', 'gt'],
  ['>=', 'ge'],
  ['<', 'lt'],
  ['<=', 'le'],
  ['=', 'eq'],
  ['!=', 'ne'],
])
const CODES: ReadonlyMap<string, Operator> = new Map([
  ...SYMBOLS,
  ...(['gt', 'ge', 'lt', 'le', 'eq', 'ne', 'in'] as const).map(code => [code, code] as const),
])

/** What a server of the API family makes of a parameter's text: the first syntax that matches wins. */
export function parseFilter(text: string): Filter {
  if (isList(text)) return { operator: 'multi', value: text.slice(1, -1) }
  const prefixed = parsePrefix(text)
  if (prefixed !== undefined) return prefixed
  const starred = parseStars(text)
  if (starred !== undefined) return starred
  if (text.includes(',')) return { operator: 'in', value: text }
  if (text.startsWith('!') && text.length > 1) return { operator: 'ne', value: text.slice(1) }
  return { operator: 'eq', value: text }
}

const isList = (text: string) => text.length > 2 && text.startsWith(',') && text.endsWith(',')

function parsePrefix(text: string): Filter | undefined {
  for (const length of [2, 1]) {
    const operator = text[length] === ' ' ? CODES.get(text.slice(0, length)) : undefined
    if (operator !== undefined) return { operator, value: text.slice(length + 1) }
  }
  return undefined
}

function parseStars(text: string): Filter | undefined {
  const [first, last] = [text.startsWith('*'), text.endsWith('*')]
  if (text.length < 2) return undefined
  if (first && last && text.length > 2) return { operator: 'like', value: text.slice(1, -1) }
  if (first) return { operator: 'left_like', value: text.slice(1) }
  if (last) return { operator: 'right_like', value: text.slice(0, -1) }
  return undefined
}

/** The usual spelling of each operator, as the input filter of the family writes it. */
function usual({ operator, value }: Filter): string {
  switch (operator) {
    case 'like':
      return `*${value}*`
    case 'left_like':
      return `*${value}`
    case 'right_like':
      return `${value}*`
    case 'ne':
      return `!${value}`
    case 'gt':
      return `> ${value}`
    case 'ge':
      return `>= ${value}`
    case 'lt':
      return `< ${value}`
    case 'le':
      return `<= ${value}`
    case 'multi':
      return `,${value},`
    default:
      return value
  }
}

/**
 * A parameter's text. A value that would be read as another syntax, such as a title with a comma under `eq`,
 * gets the operator's code in front (`eq a,b`); the starred operators have no code and keep their usual spelling.
 */
export function printFilter(filter: Filter): string {
  const text = usual(filter)
  const read = parseFilter(text)
  const same = read.value === filter.value && (read.operator === filter.operator || (filter.operator === 'in' && read.operator === 'eq'))
  return same || !CODES.has(filter.operator) ? text : `${filter.operator} ${filter.value}`
}
