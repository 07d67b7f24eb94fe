import type { ForeignCondition, ForeignOperator } from './database'

const SIGNS: { readonly [operator in ForeignOperator]: string } = {
  eq: '=',
  ne: '<>',
  gt: '>',
  ge: '>=',
  lt: '<',
  le: '<=',
  isNull: 'is null',
  isNotNull: 'is not null',
}

export const takesValue = (operator: ForeignOperator): boolean => operator !== 'isNull' && operator !== 'isNotNull'

/** Conditions in SQL, with a blank before them; nothing where there are none. `value`: what stands in the statement for a value. */
export function whereOf(
  conditions: readonly ForeignCondition[],
  quoted: (name: string) => string,
  value: (condition: ForeignCondition) => string,
): string {
  const parts = conditions.map(condition => {
    const sign = `${quoted(condition.column)} ${SIGNS[condition.operator]}`
    return takesValue(condition.operator) ? `${sign} ${value(condition)}` : sign
  })
  return parts.length === 0 ? '' : ` where ${parts.join(' and ')}`
}
