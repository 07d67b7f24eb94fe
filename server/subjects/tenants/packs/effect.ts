import type { Call } from '../../../http/module'
import { inside } from '../system-only'
import * as packs from './repository'
import { texts } from './texts'

const MOST_NAMED = 5

/** What a pack of tenants comes to have and to lack. `null` stands for every menu and button: there is no pack. */
export interface Change {
  readonly before: readonly string[] | null
  readonly after: readonly string[] | null
}

const named = (names: readonly string[], more: (count: number) => string) =>
  names.slice(0, MOST_NAMED).join(texts.comma) + (names.length > MOST_NAMED ? more(names.length) : '')

/** Ids that change for some user: a tenant without a pack knows no list, so everything that is held is looked at. */
function changedIds({ before, after }: Change): readonly string[] | null {
  if (before === null || after === null) return null
  const [had, has] = [new Set(before), new Set(after)]
  return [...before.filter(id => !has.has(id)), ...after.filter(id => !had.has(id))]
}

const has = (ids: ReadonlySet<string> | null, id: string) => ids === null || ids.has(id)

/** Who gains and who loses what in one tenant, a sentence for each; one that says so when no user does. */
async function inTenant(call: Call, tenant: packs.PackedTenant, change: Change): Promise<readonly string[]> {
  const holders = await inside(call, tenant.id, trx => packs.holders(trx, changedIds(change)))
  const [before, after] = [change.before && new Set(change.before), change.after && new Set(change.after)]
  const sentence = async (
    moves: (id: string) => boolean,
    say: (tenant: string, users: string, entries: string) => string,
  ): Promise<readonly string[]> => {
    const moved = holders.map(({ user, permissionIds }) => ({ user, ids: permissionIds.filter(moves) })).filter(({ ids }) => ids.length > 0)
    if (moved.length === 0) return []
    const entries = await call.readTenant(trx => packs.entries(trx, [...new Set(moved.flatMap(({ ids }) => ids))]))
    if (entries.length === 0) return []
    const users = moved.map(({ user }) => user)
    return [
      say(
        tenant.name,
        named(users, texts.users),
        named(
          entries.map(({ name }) => name),
          texts.entries,
        ),
      ),
    ]
  }
  const lost = await sentence(id => has(before, id) && !has(after, id), texts.lose)
  const gained = await sentence(id => !has(before, id) && has(after, id), texts.gain)
  return lost.length + gained.length > 0 ? [...lost, ...gained] : [texts.nobody(tenant.name)]
}

/** The same for several tenants. */
export async function effectOn(call: Call, tenants: readonly packs.PackedTenant[], change: Change): Promise<string[]> {
  const sentences: string[] = []
  for (const tenant of tenants) sentences.push(...(await inTenant(call, tenant, change)))
  return sentences
}
