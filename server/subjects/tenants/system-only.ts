import type { Call } from '../../http/module'
import { errors } from '../../util/errors'
import { SYSTEM_TENANT } from '../../util/system-tenant'
import type { Trx } from './repository'

/** Rights alone are not enough: a user who works in another tenant keeps none. */
export function checkSystemTenant({ session }: Call): void {
  if (session.tenantId !== SYSTEM_TENANT) throw errors.otherTenant()
}

/** Works inside of a tenant that the house keeps. */
export function inside<T>(call: Call, tenantId: number, work: (trx: Trx) => Promise<T>): Promise<T> {
  checkSystemTenant(call)
  return call.withActor({ tenantId, username: call.session.username, orgCode: null }, work)
}
