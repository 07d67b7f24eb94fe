import { withoutOuterBlanks } from '../../../renderer/core'
import type { Comparison, Condition, ListColumn } from '../types'

const COMPARISONS: ReadonlyMap<string, Comparison> = new Map([
  ['gt', '>'],
  ['ge', '>='],
  ['lt', '<'],
  ['le', '<='],
  ['eq', '='],
  ['ne', '!='],
  ['>', '>'],
  ['>=', '>='],
  ['<', '<'],
  ['<=', '<='],
  ['=', '='],
  ['!=', '!='],
])

/**
 * What is asked of a text as it is written, or as it would be stored: without the blanks around it (decision 238). Rows from before may
 * have some.
 */
function ofEither(column: ListColumn, text: string, ask: (text: string) => Condition): Condition {
  const stored = withoutOuterBlanks(text)
  const isOne = column.kind !== 'text' || stored === text || stored === ''
  return isOne ? ask(text) : { kind: 'any', conditions: [ask(text), ask(stored)] }
}

const equalTo = (column: ListColumn, text: string): Condition =>
  ofEither(column, text, one => ({ kind: 'compare', column, operator: '=', text: one }))

const like = (column: ListColumn, text: string, before: boolean, after: boolean): Condition =>
  ofEither(column, text, one => ({ kind: 'like', column, text: one, before, after }))

/** One of texts that are listed, each as it is written or as it would be stored. */
const oneOf = (column: ListColumn, texts: readonly string[]): Condition => ({
  kind: 'in',
  column,
  texts: [...new Set(column.kind === 'text' ? texts.flatMap(text => [text, withoutOuterBlanks(text) || text]) : texts)],
})

const parts = (text: string) => text.split(',').filter(part => part !== '')

/** A condition by its operator's code or symbol; null for an unknown operator. */
export function byOperator(column: ListColumn, operator: string, text: string): Condition | null {
  const code = operator.trim().toLowerCase()
  const comparison = COMPARISONS.get(code)
  if (comparison === '=') return equalTo(column, text)
  if (comparison) return { kind: 'compare', column, operator: comparison, text }
  switch (code) {
    case 'in':
      return oneOf(column, parts(text))
    case 'not_in':
      return { kind: 'in', column, texts: parts(text), not: true }
    case 'like':
      return like(column, text, true, true)
    case 'left_like':
      return like(column, text, true, false)
    case 'right_like':
      return like(column, text, false, true)
    case 'not_like':
      return { kind: 'like', column, text, before: true, after: true, not: true }
    case 'not_left_like':
      return { kind: 'like', column, text, before: true, after: false, not: true }
    case 'not_right_like':
      return { kind: 'like', column, text, before: false, after: true, not: true }
    case 'empty':
    case 'not_empty':
      return { kind: 'empty', column, not: code === 'not_empty' }
    case 'range':
      return range(column, text)
    default:
      return null
  }
}

function range(column: ListColumn, text: string): Condition {
  const [from = '', to = ''] = text.split(',').map(part => part.trim())
  const conditions: Condition[] = []
  if (from) conditions.push({ kind: 'compare', column, operator: '>=', text: from, edge: 'begin' })
  if (to) conditions.push({ kind: 'compare', column, operator: '<=', text: to, edge: 'end' })
  return { kind: 'all', conditions }
}

/** `>= 5`, `le 9`, `> 5`; and, beyond the family, `>=5` without the blank that its own input filter forgets. */
function withOperator(column: ListColumn, text: string): Condition | null {
  if (text[2] === ' ') {
    const condition =
      COMPARISONS.has(text.slice(0, 2)) || text.slice(0, 2) === 'in' ? byOperator(column, text.slice(0, 2), text.slice(3)) : null
    if (condition) return condition
  }
  if (text[1] === ' ' && COMPARISONS.has(text[0] ?? '')) return byOperator(column, text[0] ?? '', text.slice(2))
  const joined = /^(>=|<=)(?=\S)/.exec(text)
  return joined ? byOperator(column, joined[0], text.slice(2)) : null
}

function withStars(column: ListColumn, text: string): Condition | null {
  const before = text.startsWith('*')
  const after = text.endsWith('*')
  if (!before && !after) return null
  const inner = text.slice(before ? 1 : 0, after && text.length > 1 ? -1 : undefined)
  // A lone star, or two, asks for nothing.
  return inner === '' ? { kind: 'all', conditions: [] } : like(column, inner, before, after)
}

/** One filter value as a condition; the first rule of api-contract §3.2 that matches wins. */
export function readValue(column: ListColumn, text: string): Condition {
  if (text.length > 1 && text.startsWith(',') && text.endsWith(',')) {
    const conditions = parts(text).map(part => ({ kind: 'like', column, text: part, before: true, after: true }) as const)
    return { kind: 'any', conditions }
  }
  const special = withOperator(column, text) ?? withStars(column, text)
  if (special) return special
  if (text.includes('++')) return { kind: 'compare', column, operator: '=', text: text.replaceAll('++', ',') }
  if (text.includes(',')) return oneOf(column, parts(text))
  if (text.startsWith('!') && text.length > 1) return { kind: 'compare', column, operator: '!=', text: text.slice(1) }
  return equalTo(column, text)
}
