import { allConditions } from '../model/condition-tree'
import type { ConditionGroup } from '../model/operator'

/** A condition as lists take it that are asked by a body. */
export interface ServerQueryForm {
  readonly logic: 'and' | 'or'
  readonly fieldName: string
  readonly condition: string
  readonly value: string
}

/** What is asked of one field, as document tables take it. */
export interface QueryGroup {
  readonly dbFieldName: string
  /** How its own conditions are joined. */
  readonly conditionType: 'and' | 'or'
  /** `decs` is how the family spells it. */
  readonly order: 'asc' | 'decs'
  readonly queryConditions: readonly { readonly condition: string; readonly fieldId: string; readonly value: string }[]
}

/** A query as a list of conditions, all joined as its outermost group says. */
export function serverQueryForms(group: ConditionGroup): readonly ServerQueryForm[] {
  return allConditions(group).map(({ field, operator, value }) => ({ logic: group.match, fieldName: field, condition: operator, value }))
}

/** A query by its fields. `ascending`: the fields that sort up; the others sort down. */
export function queryGroups(group: ConditionGroup, ascending: readonly string[] = []): readonly QueryGroup[] {
  const conditions = allConditions(group)
  return [...new Set(conditions.map(({ field }) => field))].map(name => ({
    dbFieldName: name,
    conditionType: group.match,
    order: ascending.includes(name) ? 'asc' : 'decs',
    queryConditions: conditions.flatMap(({ field, operator, value }) =>
      field === name ? [{ condition: operator, fieldId: field, value }] : [],
    ),
  }))
}
