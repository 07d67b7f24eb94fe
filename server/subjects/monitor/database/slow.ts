import type { Database, ExplainedBy } from '../../../db/database'
import type { SlowStatement } from '../calls/slow-statements'
import { withoutValues } from '../calls/trace'
import { ACTOR } from '../samples/sampler'
import { addSlow, keepPlan, planOf } from './repository'

const PLANNABLE = /^\s*(?:\/\*[^*]*\*\/\s*)?(?:select|with|insert|update|delete)\b/i
/** Plans that are asked for in a minute. */
const MOST_PLANS = 5

/** Keeps slow statements, each with the plan of the first time it was seen; one that cannot be planned any more has none. */
export async function keepSlow(database: Pick<Database, ExplainedBy>, found: readonly SlowStatement[]): Promise<void> {
  if (found.length === 0) return
  const unplanned = await database.withTenant(ACTOR, trx => addSlow(trx, found))
  const wanted = found.flatMap(({ id, sent }) => (sent && unplanned.has(id) && PLANNABLE.test(sent.text) ? [{ id, ...sent }] : []))
  for (const { id, text, values, by } of wanted.slice(0, MOST_PLANS)) {
    const plan = await database[by](ACTOR, trx => planOf(trx, text, values)).catch(() => undefined)
    if (plan !== undefined) await database.withTenant(ACTOR, trx => keepPlan(trx, id, withoutValues(plan)))
  }
}
