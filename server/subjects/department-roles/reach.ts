import type { Call } from '../../http/module'
import { fail } from '../../util/errors'
import * as store from './repository'
import { texts } from './texts'

type Asking = Pick<Call, 'session' | 'can'>

/**
 * The departments whose roles the caller may keep: all with the right to grant to departments, else those that the caller is in charge of,
 * with everything below them. Undefined: all.
 */
export const reachOf = async (trx: store.Trx, { session, can }: Asking): Promise<readonly string[] | undefined> =>
  can('depart:authorize') ? undefined : store.charged(trx, session.userId)

/** Refuses departments that there are not, and those out of reach. */
export async function mustReach(trx: store.Trx, call: Asking, departId: string): Promise<void> {
  const reach = await reachOf(trx, call)
  if (reach && !reach.includes(departId)) fail(texts.foreign, 510)
  if (!(await store.isDepart(trx, departId))) fail(texts.noDepart)
}

/** The roles with these ids; refused when one is missing or out of reach. */
export async function mustReachRoles(trx: store.Trx, call: Asking, ids: readonly string[]): Promise<readonly store.DepartRole[]> {
  const roles = await store.some(trx, ids)
  if (roles.length < ids.length) fail(texts.noRole)
  const reach = await reachOf(trx, call)
  if (reach && roles.some(({ departId }) => !reach.includes(departId))) fail(texts.foreign, 510)
  return roles
}

export async function mustReachRole(trx: store.Trx, call: Asking, id: string): Promise<store.DepartRole> {
  const [role] = await mustReachRoles(trx, call, [id])
  return role ?? fail(texts.noRole)
}
