import type { DataRuleChoice } from '../../generated/operations'
import type { Session } from '../../http/session'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import { isAdministrator } from '../grants'
import * as store from './repository'
import { texts } from './texts'

/** The rules of a menu entry in force, and those that a grant carries. */
export async function ruleChoice(trx: store.Trx, permissionId: string, carried: readonly string[] = []): Promise<DataRuleChoice> {
  const datarule = (await store.ofMenu(trx, permissionId)).filter(({ status }) => status === '1')
  if (datarule.length === 0) fail(texts.none)
  const checked = datarule.filter(({ id }) => carried.includes(id)).map(({ id }) => id)
  return { datarule, ...(checked.length > 0 && { drChecked: checked.join() }) }
}

/** What a grant is to carry: rules of the entry alone. Refused where it frees others of a rule that binds who saves; not administrators. */
export async function chosenRules(
  trx: store.Trx,
  session: Session,
  { permissionId, dataRuleIds }: { readonly permissionId: string; readonly dataRuleIds?: string | null | undefined },
): Promise<string[]> {
  const known = new Set((await store.ofMenu(trx, permissionId)).map(({ id }) => id))
  const chosen = commaList(dataRuleIds)
  if (chosen.some(id => !known.has(id))) fail(texts.noRule)
  if (isAdministrator(session)) return chosen
  const own = await store.binding(trx, session.userId, permissionId)
  if (own.some(id => !chosen.includes(id))) fail(texts.ownRule, 510)
  return chosen
}
