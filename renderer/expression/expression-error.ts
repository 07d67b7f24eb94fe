import type { TextSpan } from '../model/expression'

/** Why an evaluation ended: it took too many steps, its value grew too long or too deep, it named what is forbidden, or a function failed. */
export type ExpressionErrorCode = 'tooManySteps' | 'tooLong' | 'tooDeep' | 'forbiddenName' | 'failed'

/** An expression that could not be evaluated to its end. The position counts from the start of the expression's text. */
export class ExpressionError extends Error {
  readonly offset: number
  readonly length: number

  constructor(
    readonly code: ExpressionErrorCode,
    message: string,
    at: TextSpan,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'ExpressionError'
    this.offset = at.offset
    this.length = at.length
  }
}
