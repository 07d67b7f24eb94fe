import type { ValueKind } from './cell-type'

/** How a condition compares; `range` and `multi` exist in the query bar only. The API family calls it `rule`. */
export const OPERATORS = ['eq', 'ne', 'like', 'right_like', 'left_like', 'in', 'gt', 'ge', 'lt', 'le', 'range', 'multi'] as const

/** How a query compares a field with a value. */
export type Operator = (typeof OPERATORS)[number]

/** One line of an advanced query. */
export interface Condition {
  readonly field: string
  readonly operator: Operator
  /** Wire text; several values are joined with commas. */
  readonly value: string
  /** What the field holds. Absent: not known, as text. Not kept with a query: the screen knows. */
  readonly kind?: ValueKind | undefined
}

/** Conditions of which all or one must hold; one that has none asks for nothing. */
export interface ConditionGroup {
  readonly match: 'and' | 'or'
  readonly conditions: readonly ConditionNode[]
}

/** What stands in a group: a condition, or another group. */
export type ConditionNode = Condition | ConditionGroup
