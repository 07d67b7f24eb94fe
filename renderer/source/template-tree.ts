import { evaluate, renderTemplate } from '../expression'
import type { Scope, Template } from '../model/expression'
import type { Conditional } from '../model/field'
import { isObject } from './read-page'

/** JSON with every template in it replaced by its value; what is no template stays as it is. */
export function evaluateTree(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map(item => evaluateTree(item, scope))
  if (isTemplate(value)) return renderTemplate(value, scope)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, evaluateTree(item, scope)]))
}

/** Whether a condition holds; a constant is its own answer. */
export function holds(condition: Conditional, scope: Scope): boolean {
  return typeof condition === 'boolean' ? condition : Boolean(evaluate(condition, scope))
}

function isTemplate(value: unknown): value is Template {
  return isObject(value) && typeof value.text === 'string' && Array.isArray(value.parts)
}
