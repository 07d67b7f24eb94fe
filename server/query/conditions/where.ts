import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** One column against values; without values it is asked whether there is one. */
interface WhereCondition {
  readonly column: string
  readonly operator: 'in' | 'like' | 'null'
  readonly not: boolean
  readonly values: readonly string[]
}

/** What a table dictionary says behind `where`: conditions that must all hold. */
export type Where = readonly WhereCondition[]

const TEXT = "'(?:[^']|'')*'"
const VALUE = `(?:${TEXT}|-?\\d+(?:\\.\\d+)?)`
const CONDITION = new RegExp(
  [
    '\\s*(?<column>[a-z_]\\w*)\\s*(?:',
    `(?<equals>=|!=|<>)\\s*(?<value>${VALUE})`,
    `|(?<notIn>not\\s+)?in\\s*\\(\\s*(?<list>${VALUE}(?:\\s*,\\s*${VALUE})*)\\s*\\)`,
    `|(?<notLike>not\\s+)?like\\s*(?<pattern>${TEXT})`,
    '|is\\s+(?<notNull>not\\s+)?(?<isNull>null)',
    ')\\s*',
  ].join(''),
  'iy',
)
const AND = /and\b/iy
const MOST_CONDITIONS = 20

const valuesIn = (list: string) =>
  [...list.matchAll(new RegExp(VALUE, 'g'))].map(([value]) => (value.startsWith("'") ? value.slice(1, -1).replaceAll("''", "'") : value))

function conditionOf({ column = '', equals, value = '', notIn, list, notLike, pattern, notNull }: Record<string, string | undefined>) {
  const name = column.toLowerCase()
  if (equals !== undefined) return { column: name, operator: 'in' as const, not: equals !== '=', values: valuesIn(value) }
  if (list !== undefined) return { column: name, operator: 'in' as const, not: notIn !== undefined, values: valuesIn(list) }
  if (pattern !== undefined) return { column: name, operator: 'like' as const, not: notLike !== undefined, values: valuesIn(pattern) }
  return { column: name, operator: 'null' as const, not: notNull !== undefined, values: [] }
}

/**
 * Reads `status = '1' and kind in (1, 2) and name like '审%' and pid is null`, which is compared as text. Undefined for whatever says more:
 * it is read, never run.
 */
export function readWhere(text: string): Where | undefined {
  const conditions: WhereCondition[] = []
  let at = 0
  while (conditions.length < MOST_CONDITIONS) {
    CONDITION.lastIndex = at
    const { groups } = CONDITION.exec(text) ?? {}
    if (!groups) return undefined
    conditions.push(conditionOf(groups))
    at = CONDITION.lastIndex
    if (at === text.length) return conditions
    AND.lastIndex = at
    if (!AND.test(text)) return undefined
    at = AND.lastIndex
  }
  return undefined
}

const stored = (column: string) => sql`(t.${sql.id(column)})::text`

function holds({ column, operator, values }: WhereCondition): RawBuilder<SqlBool> {
  if (operator === 'null') return sql<SqlBool>`t.${sql.id(column)} is null`
  if (operator === 'like') return sql<SqlBool>`${stored(column)} like ${values[0] ?? ''}`
  return sql<SqlBool>`${stored(column)} = any(${[...values]}::text[])`
}

/** The rows, called `t`, of which all of it is true. */
export const whereSql = (where: Where): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    where.map(condition => (condition.not ? sql`not ${holds(condition)}` : holds(condition))),
    sql` and `,
  )})`

/** `table,text,code` and what stands behind a further comma. */
export function splitDict(dict: string): { readonly triple: string; readonly where: string | undefined } {
  const [, triple = dict, where] = /^([^,]*,[^,]*,[^,]*),(.*)$/s.exec(dict) ?? []
  return { triple, where: where?.trim() || undefined }
}
