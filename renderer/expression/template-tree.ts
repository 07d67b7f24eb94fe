import type { NameUse, Scope, Template } from '../model/expression'
import type { Conditional } from '../model/field'
import { evaluate } from './evaluate'
import { renderTemplate } from './template'

/** JSON with every template in it replaced by its value; what is no template stays as it is. */
export function evaluateTree(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map(item => evaluateTree(item, scope))
  if (isTemplate(value)) return renderTemplate(value, scope)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, evaluateTree(item, scope)]))
}

/** Whether a condition holds; a constant is its own answer. */
export function holds(condition: Conditional, scope: Scope): boolean {
  return typeof condition === 'boolean' ? condition : Boolean(evaluate(condition, scope))
}

/** True for a template among the values of an authored parameter. */
export function isTemplate(value: unknown): value is Template {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'parts' in value &&
    Array.isArray(value.parts)
  )
}

/** Every path of names that the templates of a tree read. */
export function namesInTree(value: unknown): readonly NameUse[] {
  if (isTemplate(value)) return value.parts.flatMap(part => (typeof part === 'string' ? [] : part.expression.names))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesInTree) : []
}
