import { createScope, evaluate, parseExpression } from '../../expression'
import { isObject } from '../read-page'
import type { OnlineControl } from './answers'

/** A value that may come as JSON or as the text of it; undefined when the text is none. */
export function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** The same, for texts that people write as an object of JavaScript: read as an expression of ours, which computes and nothing else. */
export function fromObjectText(value: unknown): unknown {
  const found = fromJson(value)
  if (found !== undefined || typeof value !== 'string') return found
  const { expression } = parseExpression(value)
  try {
    return expression && evaluate(expression, createScope({}))
  } catch {
    return undefined
  }
}

/** What `fieldExtendJson` says by name, such as `uploadnum`. Nothing where it is a list, as that of a switch. */
export function extensionOf({ fieldExtendJson }: Pick<OnlineControl, 'fieldExtendJson'>): { readonly [name: string]: unknown } {
  const found = fromJson(fieldExtendJson)
  return isObject(found) ? found : {}
}

/** `1`, `"1"`, `"Y"`, `"true"` and true say yes. */
export const saysYes = (value: unknown): boolean => value === true || ['1', 'Y', 'true'].includes(String(value))

/** A number out of what may be a text; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}
