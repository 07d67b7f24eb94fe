import { type Expression, parseExpression, parseTemplate, type Template } from '../../renderer/core'

/** An expression of a test, read. */
export function expression(text: string): Expression {
  const parsed = parseExpression(text)
  if (!('expression' in parsed)) throw new Error(text)
  return parsed.expression
}

/** A template of a test, read. */
export function template(text: string): Template {
  const parsed = parseTemplate(text)
  if (!('template' in parsed)) throw new Error(text)
  return parsed.template
}
