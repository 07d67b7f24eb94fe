import type { Asking, ListSpec, RowRule, RuleVariables } from '../../../query'
import { type GrantedRule, grantedRules, variablesOf } from '../access/repository'
import * as forms from '../repository'
import { governed, idsOf } from './governed'
import { PAGES, rightsOf } from './rights'
import { tryForm } from './standing'

/** An account whose sight is asked for. */
export interface Sighted {
  readonly userId: string
  readonly orgCode: string | null
}

/** What of a form an account sees in lists, and by which rules. */
export interface FormSight {
  /** Of the table, without its schema. */
  readonly table: string
  readonly spec: ListSpec
  readonly variables: RuleVariables
  /** With those that are switched off. */
  readonly rules: readonly GrantedRule[]
}

/** The menu entries of forms that a user is granted, by a part of their names. */
export const formPagesOf = (trx: forms.Trx, userId: string, name: string) => forms.pagesOf(trx, userId, PAGES, name)

/** What the account sees of a form; undefined where its table is not as it says. */
export async function formSight(trx: forms.Trx, { userId, orgCode }: Sighted, headId: string): Promise<FormSight | undefined> {
  const running = await tryForm(trx, 'id', headId)
  if (!running) return undefined
  const variables = await variablesOf(trx, userId, orgCode)
  const { spec } = await governed(trx, userId, running, variables)
  return { table: running.entity.table, spec, variables, rules: await grantedRules(trx, userId, idsOf(running.form.head)) }
}

/** What lists of the form show the caller; undefined where the caller may not list it. */
export async function callersList(trx: forms.Trx, asking: Asking, headId: string): Promise<ListSpec | undefined> {
  const running = await tryForm(trx, 'id', headId)
  if (!running || !(await rightsOf(asking, trx, running))('list')) return undefined
  return (await governed(trx, asking.session.userId, running)).spec
}

/** Rules of a form that bind the account, each once however it is granted. */
export function inForce({ rules }: FormSight): readonly RowRule[] {
  const keyOf = ({ ruleColumn, ruleOperator, ruleValue }: RowRule) => JSON.stringify([ruleColumn, ruleOperator, ruleValue])
  return [...new Map(rules.filter(({ status }) => status === 1).map(rule => [keyOf(rule), rule])).values()]
}
