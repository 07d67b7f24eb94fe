import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { snakeCase } from '../util/snake-case'
import { conditionOf, type Rule } from './conditions/rule'
import type { ColumnKind, Comparison, Condition, ListColumn, ListSpec } from './types'
import { valueFor } from './values'

/** What the values of a column are in the database. */
export const TYPES: Record<ColumnKind, RawBuilder<unknown>> = {
  text: sql`text`,
  integer: sql`bigint`,
  decimal: sql`numeric`,
  boolean: sql`boolean`,
  date: sql`date`,
  datetime: sql`timestamptz`,
  time: sql`time`,
  json: sql`text`,
}

const OPERATORS: Record<Comparison, RawBuilder<unknown>> = {
  '=': sql`=`,
  '!=': sql`is distinct from`,
  '>': sql`>`,
  '>=': sql`>=`,
  '<': sql`<`,
  '<=': sql`<=`,
}

const TRUE = sql<SqlBool>`true`
const FALSE = sql<SqlBool>`false`

/** The column as it stands in SQL; names come from the list's own columns, never from a request. */
export function columnSql(column: ListColumn): RawBuilder<unknown> {
  if (column.column !== undefined && typeof column.column !== 'string') return column.column
  return sql`t.${sql.id(column.column ?? snakeCase(column.name))}`
}

/** Texts in the order in which people look for them: Chinese by pinyin. */
export const WORDS = sql`collate weft.words`

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function textSql(column: ListColumn): RawBuilder<unknown> {
  return column.kind === 'text' ? columnSql(column) : sql`(${columnSql(column)})::text`
}

/** Rows keep fractions of seconds, and requests know none: a second is all of its moments. */
function compareSecond(left: RawBuilder<unknown>, operator: Comparison, value: RawBuilder<unknown>): RawBuilder<SqlBool> {
  switch (operator) {
    case '<=':
      return sql<SqlBool>`${left} < ${value} + interval '1 second'`
    case '>':
      return sql<SqlBool>`${left} >= ${value} + interval '1 second'`
    case '=':
    case '!=':
      return sql<SqlBool>`date_trunc('second', ${left}) ${OPERATORS[operator]} ${value}`
    default:
      return sql<SqlBool>`${left} ${OPERATORS[operator]} ${value}`
  }
}

function compare(condition: Condition & { kind: 'compare' }): RawBuilder<SqlBool> {
  const { column, operator, text } = condition
  // A whole day compared with `<=` or `>` means its last second, else its first.
  const edge = condition.edge ?? (operator === '<=' || operator === '>' ? 'end' : 'begin')
  const value = sql`${valueFor(column, text, edge)}::${TYPES[column.kind]}`
  const left = column.kind === 'json' ? textSql(column) : columnSql(column)
  if (column.kind === 'datetime') return compareSecond(left, operator, value)
  return sql<SqlBool>`${left} ${OPERATORS[operator]} ${value}`
}

function like(condition: Condition & { kind: 'like' }): RawBuilder<SqlBool> {
  const pattern = `${condition.before ? '%' : ''}${escapeLike(condition.text)}${condition.after ? '%' : ''}`
  const test = sql<SqlBool>`${textSql(condition.column)} like ${pattern}`
  return condition.not ? sql<SqlBool>`(${test}) is not true` : test
}

function among(condition: Condition & { kind: 'in' }): RawBuilder<SqlBool> {
  const { column, texts } = condition
  if (texts.length === 0) return condition.not ? TRUE : FALSE
  const left =
    column.kind === 'datetime'
      ? sql`date_trunc('second', ${columnSql(column)})`
      : column.kind === 'json'
        ? textSql(column)
        : columnSql(column)
  const values = texts.map(text => valueFor(column, text))
  const test = sql<SqlBool>`${left} = any(${values}::${TYPES[column.kind]}[])`
  return condition.not ? sql<SqlBool>`(${test}) is not true` : test
}

function empty(condition: Condition & { kind: 'empty' }): RawBuilder<SqlBool> {
  const { column } = condition
  const test = column.kind === 'text' ? sql<SqlBool>`coalesce(${columnSql(column)}, '') = ''` : sql<SqlBool>`${columnSql(column)} is null`
  return condition.not ? sql<SqlBool>`not (${test})` : test
}

function below({ column, tree: { table, parent }, text }: Condition & { kind: 'below' }): RawBuilder<SqlBool> {
  const rows = sql`with recursive below as (select ${text}::text as id
    union select c.id from ${sql.table(table)} c join below b on ${sql.ref(`c.${parent}`)} = b.id) select id from below`
  return sql<SqlBool>`string_to_array(${columnSql(column)}, ',') && array(${rows})`
}

/** Inside, `t` stands for the lines; before `in`, for the rows of the list. */
function someLine({ lines: { table, tie, where }, condition }: Condition & { kind: 'some' }): RawBuilder<SqlBool> {
  const meets = where ? sql<SqlBool>`${where} and ${conditionSql(condition)}` : conditionSql(condition)
  if (!tie) return sql<SqlBool>`t.id in (select t._parent from ${sql.table(table)} t where ${meets})`
  // Columns that authors tie may be of two types.
  const [own, theirs] = [sql.ref(`t.${tie.of}`), sql.ref(`t.${tie.column}`)]
  return sql<SqlBool>`${own}::text in (select ${theirs}::text from ${sql.table(table)} t where ${meets})`
}

/** A condition as SQL with every value bound. */
export function conditionSql(condition: Condition): RawBuilder<SqlBool> {
  switch (condition.kind) {
    case 'compare':
      return compare(condition)
    case 'like':
      return like(condition)
    case 'in':
      return among(condition)
    case 'empty':
      return empty(condition)
    case 'below':
      return below(condition)
    case 'some':
      return someLine(condition)
    default: {
      const inner = condition.conditions.map(conditionSql)
      if (inner.length === 0) return condition.kind === 'all' ? TRUE : FALSE
      return sql<SqlBool>`(${sql.join(inner, condition.kind === 'all' ? sql` and ` : sql` or `)})`
    }
  }
}

/** All of the rules, over columns of the list; undefined when there are none. A column that the list does not have is an error. */
export function rulesSql(spec: ListSpec, rules: readonly Rule[]): RawBuilder<SqlBool> | undefined {
  if (rules.length === 0) return undefined
  return sql<SqlBool>`${sql.join(
    rules.map(rule => conditionSql(conditionOf(spec, rule))),
    sql` and `,
  )}`
}
