import type { Dialect, Share, ValueDialect } from '../dialect'
import type { Typed } from '../types'
import type { Conversions } from './convert'

/** Where a piece of the expression stands, in its text. */
export interface Span {
  readonly offset: number
  readonly length: number
}

interface MissingColumn {
  readonly name: string
  readonly nearest: string | undefined
}

/** An expression that SQL cannot say, with its place in the text; `message` is for people. */
export class ExpressionRefusal extends Error {
  override readonly name = 'ExpressionRefusal'
  constructor(
    message: string,
    readonly place: Span,
    /** The column that is not there, where it is that. */
    readonly missing?: MissingColumn,
  ) {
    super(message)
  }
}

/** What the compilation of an expression knows. */
export interface Context extends Omit<Conversions, 'column'> {
  readonly dialect: ValueDialect & Pick<Dialect, 'trying'>
  /** Undefined: there is no such column. */
  column(name: string): Typed | undefined
  readonly columnNames: readonly string[]
  /** What `now()` says: one moment for all rows. */
  readonly now: Date
  /** A name for what is used several times. */
  readonly share: Share
  refuse(message: string): never
}
