import { parseExpression } from '../../../../renderer/index'

/** How a value of a column is compared. */
export const RULES = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'has', 'hasnt', 'starts', 'ends', 'in', 'empty', 'filled'] as const
export type Rule = (typeof RULES)[number]

export interface Line {
  readonly column: string
  readonly rule: Rule
  /** Several values of `in` stand in lines. */
  readonly value: string
  /** True: the value is the name of a parameter. */
  readonly param?: boolean
}

/** Conditions of which all or one must hold. */
export interface Conditions {
  readonly match: 'and' | 'or'
  readonly lines: readonly Line[]
}

type Node = NonNullable<ReturnType<typeof parseExpression>['expression']>['node']

/** Rules that need no value. */
export const isBare = (rule: Rule): boolean => rule === 'empty' || rule === 'filled'

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`
const NUMBER = /^-?\d+(\.\d+)?$/
const OPERATORS: { readonly [rule in Rule]?: string } = { eq: '==', ne: '!=', gt: '>', ge: '>=', lt: '<', le: '<=' }

/** A value as it is written: numbers as such, for columns that hold some. */
const literal = (value: string, numeric: boolean) => (numeric && NUMBER.test(value.trim()) ? value.trim() : quoted(value))

function textOfLine({ column, rule, value, param }: Line, numeric: boolean): string {
  const of = `row[${quoted(column)}]`
  const operator = OPERATORS[rule]
  const asText = param ? `param[${quoted(value)}]` : quoted(value)
  if (operator) return `${of} ${operator} ${param ? asText : literal(value, numeric)}`
  if (rule === 'has') return `contains(${of}, ${asText})`
  if (rule === 'hasnt') return `!contains(${of}, ${asText})`
  if (rule === 'starts') return `startsWith(${of}, ${asText})`
  if (rule === 'ends') return `endsWith(${of}, ${asText})`
  if (rule === 'empty') return `empty(${of})`
  if (rule === 'filled') return `!empty(${of})`
  const values = value.split('\n').filter(one => one.trim() !== '')
  return `${of} in [${values.map(one => literal(one, numeric)).join(', ')}]`
}

/** The expression of conditions; lines that say nothing yet are left out. `isNumeric` tells which columns hold numbers. */
export function textOf({ match, lines }: Conditions, isNumeric: (column: string) => boolean): string {
  const said = lines.filter(({ column, rule, value }) => column !== '' && (isBare(rule) || value !== ''))
  return said.map(line => textOfLine(line, isNumeric(line.column))).join(match === 'and' ? ' && ' : ' || ')
}

const memberOf = (node: Node, of: string): string | undefined =>
  node.kind === 'member' && node.object.kind === 'name' && node.object.name === of ? node.key : undefined

const columnOf = (node: Node): string | undefined => (node.kind === 'name' ? node.name : memberOf(node, 'row'))

function writtenOf(node: Node): string | undefined {
  if (node.kind === 'literal' && node.value !== undefined && node.value !== null) return String(node.value)
  if (node.kind !== 'unary' || node.operator !== '-') return undefined
  const value = writtenOf(node.operand)
  return value === undefined ? undefined : `-${value}`
}

const line = (column: string | undefined, rule: Rule, node: Node | undefined): Line | undefined => {
  const param = node && memberOf(node, 'param')
  const value = param ?? (node && writtenOf(node))
  return column === undefined || value === undefined ? undefined : { column, rule, value, ...(param !== undefined && { param: true }) }
}

const CALLS: { readonly [name: string]: Rule } = { contains: 'has', startsWith: 'starts', endsWith: 'ends', empty: 'empty' }
const NEGATED: { readonly [rule in Rule]?: Rule } = { has: 'hasnt', empty: 'filled' }

function lineOf(node: Node): Line | undefined {
  if (node.kind === 'call') {
    const rule = CALLS[node.name]
    const [of, value] = node.arguments
    if (!rule || !of) return undefined
    if (rule !== 'empty') return line(columnOf(of), rule, value)
    const column = columnOf(of)
    return column === undefined ? undefined : { column, rule, value: '' }
  }
  if (node.kind === 'unary' && node.operator === '!') {
    const inner = lineOf(node.operand)
    const rule = inner && NEGATED[inner.rule]
    return inner && rule && { ...inner, rule }
  }
  if (node.kind !== 'binary') return undefined
  const { operator, left, right } = node
  if (operator === 'in') return listLine(left, right)
  const rule = RULES.find(one => OPERATORS[one] === operator)
  return rule && line(columnOf(left), rule, right)
}

function listLine(left: Node, right: Node): Line | undefined {
  if (right.kind !== 'list') return line(columnOf(right), 'has', left)
  const values = right.items.map(writtenOf)
  const column = columnOf(left)
  return column === undefined || values.some(value => value === undefined) ? undefined : { column, rule: 'in', value: values.join('\n') }
}

function flat(node: Node, operator: '&&' | '||'): readonly Node[] {
  return node.kind === 'logical' && node.operator === operator ? [...flat(node.left, operator), ...flat(node.right, operator)] : [node]
}

/** The conditions of an expression that says nothing else; undefined where it says more than lines can show. */
export function conditionsOf(text: string): Conditions | undefined {
  if (text.trim() === '') return { match: 'and', lines: [] }
  const node = parseExpression(text).expression?.node
  if (!node) return undefined
  const or = node.kind === 'logical' && node.operator === '||'
  const lines = flat(node, or ? '||' : '&&').map(lineOf)
  return lines.some(found => found === undefined) ? undefined : { match: or ? 'or' : 'and', lines: lines as readonly Line[] }
}
