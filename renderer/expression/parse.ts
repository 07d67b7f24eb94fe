import type { Expression, ExpressionIssue } from '../model/expression'
import { fail, ParseFailure } from './issue'
import { limits } from './limits'
import { collectNames } from './names'
import { Parser } from './parser'
import { tokenise } from './tokenise'

/** An expression that was read, or the first thing that is wrong with its text. */
export type ParseResult =
  | { readonly expression: Expression; readonly issue?: never }
  | { readonly expression?: never; readonly issue: ExpressionIssue }

/** Reads the text of an expression. Answers the first thing that is wrong with it as an issue; throws nothing. */
export function parseExpression(text: string): ParseResult {
  return attempt(() => {
    if (text.length > limits.source) {
      fail(
        'tooLong',
        { offset: limits.source, length: text.length - limits.source },
        `${text.length} characters`,
        `at most ${limits.source}`,
      )
    }
    if (text.trim() === '') fail('empty', { offset: 0, length: text.length }, 'nothing', 'an expression')
    const node = new Parser(tokenise(text).tokens).whole()
    return { expression: { text, node, names: collectNames(node) } }
  })
}

/** Runs a reading that may fail with an issue. */
export function attempt<T>(read: () => T): T | { readonly issue: ExpressionIssue } {
  try {
    return read()
  } catch (error) {
    if (error instanceof ParseFailure) return { issue: error.issue }
    throw error
  }
}
