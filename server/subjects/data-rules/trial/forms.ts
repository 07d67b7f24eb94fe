import { callersList, type FormSight, formPagesOf, formSight, inForce } from '../../online-forms'
import type { Grant } from './repository'
import type { Asked, Trial } from './trial'

const KINDS = { role: 'role', depart: 'formDepart', user: 'user' } as const

const grantsOf = ({ rules }: FormSight, menu: string): Grant[] =>
  rules.map(({ mode, name, ruleName, ruleColumn, ruleOperator, ruleValue, status }) => ({
    menu,
    kind: KINDS[mode],
    role: mode === 'depart' ? null : name,
    depart: mode === 'depart' ? name : null,
    ruleName,
    ruleColumn,
    ruleOperator,
    ruleValue,
    status: String(status),
  }))

/** The online forms whose pages the account is granted; `only`: by that menu entry. */
export async function formTrials({ trx, call, holder }: Asked, name: string, only?: string): Promise<Trial[]> {
  const found: Trial[] = []
  for (const { id, name: menu, headId } of await formPagesOf(trx, holder.userId, name)) {
    if (only !== undefined && id !== only) continue
    const sight = await formSight(trx, holder, headId)
    if (!sight) continue
    const { table, spec, variables } = sight
    found.push({
      entry: { id, name: menu },
      table,
      theirs: spec,
      callers: await callersList(trx, call, headId),
      sight: { own: false, clearance: undefined, shared: false, rules: inForce(sight), variables },
      grants: async () => grantsOf(sight, menu),
    })
  }
  return found
}
