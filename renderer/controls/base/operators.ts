import type { Operator } from '../../model/operator'

/** What can be asked of typed text; the family searches texts by a piece of them. */
export const textOperators: readonly Operator[] = ['like', 'eq', 'ne', 'right_like', 'left_like', 'in']
/** What can be asked of one choice. */
export const choiceOperators: readonly Operator[] = ['eq', 'ne', 'in']
/** What can be asked of choices joined by commas. */
export const choicesOperators: readonly Operator[] = ['like', 'multi', 'eq', 'ne']
/** What can be asked of what has an order. */
export const orderOperators: readonly Operator[] = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'range']
