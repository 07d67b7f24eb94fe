import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { conditionOf, type Rule } from './rule'
import { conditionSql } from './sql'
import type { ListSpec } from './types'

export type { Rule }

/** All of the rules, over columns of the list; undefined when there are none. A column that the list does not have is an error. */
export function rulesSql(spec: ListSpec, rules: readonly Rule[]): RawBuilder<SqlBool> | undefined {
  if (rules.length === 0) return undefined
  return sql<SqlBool>`${sql.join(
    rules.map(rule => conditionSql(conditionOf(spec, rule))),
    sql` and `,
  )}`
}
