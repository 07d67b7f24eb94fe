import type { ExpressionIssue, ExpressionIssueCode, TextSpan } from '../model/expression'
import { limits } from './limits'

/** Carries an issue out of the tokeniser and the parser; `parseExpression` turns it into a value. */
export class ParseFailure extends Error {
  constructor(readonly issue: ExpressionIssue) {
    super(describeIssue(issue))
  }
}

export function fail(code: ExpressionIssueCode, at: TextSpan, found: string, expected: string, nearest?: string): never {
  const issue = { code, offset: at.offset, length: at.length, found, expected }
  throw new ParseFailure(nearest === undefined ? issue : { ...issue, nearest })
}

export function failTooDeep(at: TextSpan): never {
  return fail('tooDeep', at, `an expression nested more than ${limits.depth} deep`, 'a simpler one')
}

/** The issue as one English sentence for a developer, without its position. */
export function describeIssue(issue: ExpressionIssue): string {
  const sentence = `found ${issue.found}, expected ${issue.expected}`
  return issue.nearest === undefined ? sentence : `${sentence}. Did you mean "${issue.nearest}"?`
}
