import { Schema } from '@formily/json-schema'
import { createScope, ExpressionError, evaluate, parseExpression } from '../../expression'

/**
 * Formily compiles every `{{ }}` in the texts of its schemas with `new Function`. From here on such a text is an
 * expression of our language, interpreted over Formily's scope; a text that is none, or that fails, is undefined.
 * The import of this module is what replaces the compiler, so the form room imports it before anything of Formily.
 */
export function interpret(text: string, scope: object | undefined): unknown {
  const { expression } = parseExpression(text)
  if (expression === undefined) return undefined
  try {
    return evaluate(expression, createScope(scope as { readonly [name: string]: unknown } | undefined))
  } catch (error) {
    if (error instanceof ExpressionError) return undefined
    throw error
  }
}

Schema.registerCompiler(interpret)
