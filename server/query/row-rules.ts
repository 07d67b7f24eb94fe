import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { fail, ServerError } from '../util/errors'
import { andSql } from './rows'
import { rulesSql } from './sql'
import { texts } from './texts'
import type { ListSpec } from './types'
import { now } from './values'

/** A rule for rows: who holds it sees those alone that it is true of. */
export interface RowRule {
  readonly ruleColumn: string
  readonly ruleOperator: string
  readonly ruleValue: string
}

/** What rules may name of who reads, by the name in `#{…}`. */
export type RuleVariables = Readonly<Record<string, string>>

/** The rules that a user holds, each with the right whose list it narrows. */
export interface HeldRules {
  readonly rules: readonly (RowRule & { readonly right: string })[]
  readonly variables: RuleVariables
}

export const NO_RULES: HeldRules = { rules: [], variables: {} }

const VARIABLE = /#\{([^}]*)\}/g
const OPERATORS = new Set(['>', '>=', '<', '<=', '=', '!=', 'IN', 'LIKE', 'LEFT_LIKE', 'RIGHT_LIKE'])
const LONGEST_VALUE = 1000

const namesOf = (value: string): string[] => [...value.matchAll(VARIABLE)].map(([, name = '']) => name)

/** Whether one of the rules names who reads. */
export const nameVariables = (rules: readonly RowRule[]): boolean => rules.some(({ ruleValue }) => ruleValue.includes('#{'))

/** What variables stand for: of a user in the tenant and the department of the session, and of those departments that the user belongs to. */
export function ruleVariables(who: {
  readonly username: string
  readonly realname: string
  readonly orgCode: string | null
  readonly tenantId: number
  readonly departCodes: readonly string[]
}): RuleVariables {
  const moment = now()
  return {
    sys_user_code: who.username,
    sys_user_name: who.realname,
    sys_org_code: who.orgCode ?? '',
    sys_multi_org_code: who.departCodes.join(),
    tenant_id: String(who.tenantId),
    sys_date: moment.slice(0, 10),
    sys_time: moment,
    bpm_status: '1',
  }
}

/** The names that a rule may use. */
const VARIABLES = new Set(Object.keys(ruleVariables({ username: '', realname: '', orgCode: '', tenantId: 0, departCodes: [] })))

/** The value with what its variables stand for; empty when one of them stands for nothing. */
function filledIn(value: string, variables: RuleVariables): string {
  const meaning = (name: string) => (Object.hasOwn(variables, name) ? (variables[name] ?? '') : '')
  if (namesOf(value).some(name => meaning(name) === '')) return ''
  return value.replace(VARIABLE, (_, name: string) => meaning(name))
}

/** No row at all. */
const NO_ROW = sql<SqlBool>`false`

/**
 * The rows of a list, called `t`, that all of the rules are true of; undefined without rules. No row when it cannot be told what the rules
 * mean: a column that is gone, a variable that stands for nothing, a value that fits no column.
 */
export function rowsOfRules(spec: ListSpec, rules: readonly RowRule[], variables: RuleVariables): RawBuilder<SqlBool> | undefined {
  if (rules.length === 0) return undefined
  const filled = rules.map(({ ruleColumn, ruleOperator, ruleValue }) => ({
    field: ruleColumn,
    rule: ruleOperator,
    val: filledIn(ruleValue, variables),
  }))
  if (filled.some(({ val }) => val === '')) return NO_ROW
  try {
    return rulesSql(spec, filled)
  } catch (error) {
    if (error instanceof ServerError) return NO_ROW
    throw error
  }
}

/** The value of a rule as it stands for its holder; null where it cannot be told what the rule means: it leaves no row. */
export const ruleMeaning = (spec: ListSpec, rule: RowRule, variables: RuleVariables): string | null =>
  rowsOfRules(spec, [rule], variables) === NO_ROW ? null : filledIn(rule.ruleValue, variables)

/** The list with the rows alone that the rules of a right leave its holder. */
export function withRules(spec: ListSpec, right: string, { rules, variables }: HeldRules): ListSpec {
  const own = rowsOfRules(
    spec,
    rules.filter(rule => rule.right === right),
    variables,
  )
  return own ? { ...spec, where: andSql(spec.where, own) } : spec
}

/**
 * Refuses a rule of which it could not be told what it means: it would hide every row. Code out of a database is never run. `operatorField`:
 * what the caller calls the operator.
 */
export function checkRowRule(spec: ListSpec, { ruleColumn, ruleOperator, ruleValue }: RowRule, operatorField = 'ruleOperator'): void {
  const refuse = (field: string, message: string) => fail(message, 500, [{ field, message }])
  if (!OPERATORS.has(ruleOperator)) refuse(operatorField, ruleOperator === 'USE_SQL_RULES' ? texts.rule.sql : texts.rule.operator)
  if (ruleValue === '' || ruleValue.length > LONGEST_VALUE) refuse('ruleValue', texts.rule.value)
  const unknown = namesOf(ruleValue).find(name => !VARIABLES.has(name))
  if (unknown !== undefined) refuse('ruleValue', texts.rule.variable(unknown))
  if (!spec.columns.some(({ name }) => name === ruleColumn)) refuse('ruleColumn', texts.rule.column(ruleColumn))
  if (ruleValue.includes('#{')) return
  try {
    rulesSql(spec, [{ field: ruleColumn, rule: ruleOperator, val: ruleValue }])
  } catch (error) {
    if (error instanceof ServerError) refuse('ruleValue', texts.rule.misfit(ruleValue))
    throw error
  }
}
