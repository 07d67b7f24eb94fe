import { parseTemplate } from '../../expression'
import { fillRuleOf } from '../../model/fill-rule'
import { withMarks } from '../../model/marks'
import { numberOf } from './extension'

/**
 * What a new record begins with. `{{ }}` of the family is JavaScript: it is taken where it reads as an expression of ours, and left
 * out where it does not; nothing is ever compiled. A fill rule is asked by the source. Undefined: nothing.
 */
export function defaultOf(value: unknown, numeric: boolean): string | number | boolean | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value !== 'string') return typeof value === 'number' || typeof value === 'boolean' ? value : undefined
  if (fillRuleOf(value) !== undefined) return undefined
  const marked = withMarks(value)
  if (marked.includes('{{')) return parseTemplate(marked).issue === undefined ? marked : undefined
  return numeric ? numberOf(marked) : marked
}
