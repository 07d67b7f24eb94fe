import type { Call } from '../../http/module'
import type { Session } from '../../http/session'
import { SYSTEM_TENANT } from '../../util/system-tenant'
import * as held from './repository'

type SystemCall = Pick<Call<unknown, unknown, unknown, Session>, 'session' | 'readTenant' | 'withActor'>

/**
 * What the administrators of the house are granted goes on to the managers of its tenants, but neither tenants nor menus. Managers
 * who hold less than the administrators were meant to, and stay as they are.
 */
export async function handOn(call: SystemCall, roleId: string, added: readonly string[]): Promise<void> {
  const { session } = call
  if (session.tenantId !== SYSTEM_TENANT || added.length === 0) return
  const fresh = new Set(added)
  const { all, tenants } = await call.readTenant(async trx => ({
    all: await held.grantable(trx, await held.permissionsOfRoles(trx, [roleId])),
    tenants: await held.tenantIds(trx),
  }))
  const rest = all.filter(id => !fresh.has(id))
  const more = all.filter(id => fresh.has(id))
  if (more.length === 0) return
  for (const tenantId of tenants) {
    await call.withActor({ tenantId, username: session.username, orgCode: null }, trx => held.growManagers(trx, rest, more))
  }
}
