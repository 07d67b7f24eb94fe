import { toPlainValue } from '../../model/decimal'
import type { Run } from '../run'

/** A function that expressions may call. */
export interface ExpressionFunction {
  readonly name: string
  /** How it is called, for people: `round(number, digits?)`. */
  readonly usage: string
  readonly least: number
  readonly most: number
  /** Which argument may (or must) be a function literal; absent: none. */
  readonly lambda?: { readonly at: number; readonly required: boolean }
  /** It takes numbers with all the digits that were computed; absent: as they leave an expression. */
  readonly exact?: true
  readonly apply: (run: Run, args: readonly unknown[]) => unknown
}

/** A function literal as the functions receive it. */
export type Lambda = (...values: readonly unknown[]) => unknown

/** The list in an argument: null is empty, anything else but a list is a list of itself. */
export function listOf(run: Run, value: unknown): readonly unknown[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
  run.spend(list.length)
  return list
}

/** The function literal in an argument; what to do without one is `otherwise`. */
export function lambdaOf(value: unknown, otherwise: Lambda = item => item): Lambda {
  const lambda = exactLambdaOf(value)
  return lambda === undefined ? otherwise : (...values) => toPlainValue(lambda(...values))
}

/** The same with all the digits that it computes. */
export function exactLambdaOf(value: unknown): Lambda | undefined {
  return typeof value === 'function' ? (value as Lambda) : undefined
}
