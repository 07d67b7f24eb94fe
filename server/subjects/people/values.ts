import type { SysUser, SysUserAdd, SysUserEdit } from '../../generated/operations'
import type { Call } from '../../http/module'
import { countHidden } from '../../http/question-limits'
import { isAllowed, type Session } from '../../http/session'
import { pick } from '../../query'
import { commaList } from '../../util/comma-list'
import { errors, fail } from '../../util/errors'
import { isDay } from '../../util/moments'
import { SYSTEM_TENANT } from '../../util/system-tenant'
import * as users from './repository'
import { texts } from './texts'

/** What a save of a user is done by. */
export type Writing = Pick<Call, 'can' | 'session' | 'spend' | 'catalog'>

const optional = ['avatar', 'birthday', 'sex', 'email', 'phone', 'telephone', 'workNo', 'post', 'departIds', 'relTenantIds'] as const
/** Columns of the table that always hold something: null asks for nothing. */
const filled = ['realname', 'status', 'userIdentity', 'activitiSync'] as const

/** The columns that a save names, an empty text as null. */
export function columnsOf(body: SysUserAdd | SysUserEdit): Record<string, unknown> {
  const values = Object.entries(pick(body, optional)).map(([name, value]) => [name, value === '' ? null : value])
  const rest = Object.entries(pick(body, filled)).filter(([, value]) => value !== null && value !== '')
  return Object.fromEntries([...values, ...rest])
}

const TAKEN = { username: 'nameTaken', phone: 'phoneTaken', email: 'emailTaken', workNo: 'workNoTaken' } as const satisfies Readonly<
  Record<users.UniqueColumn, keyof typeof texts>
>

/** Why a value is taken, with the way to the person who is not seen among the others. */
export const takenText = (column: users.UniqueColumn, standing: users.Standing): string =>
  standing === 'usual' ? texts[TAKEN[column]] : texts.takenBy[standing](texts[TAKEN[column]])

/** The tenants of a list besides the user's own. */
const otherTenants = (relTenantIds: string | null | undefined, { tenantId }: Session) =>
  commaList(relTenantIds).filter(id => id !== String(tenantId))

/** The tenants that a save takes a user out of; absent from the save they stay. */
export function tenantsLeft(relTenantIds: string | null | undefined, session: Session, stored: SysUser): number[] {
  if (relTenantIds === undefined) return []
  const kept = new Set(otherTenants(relTenantIds, session))
  return otherTenants(stored.relTenantIds, session)
    .filter(id => /^\d{1,9}$/.test(id) && !kept.has(id))
    .map(Number)
}

/**
 * A user belongs to the tenant that has made the account; into others, and out of them, the system tenant alone lets users, by the same
 * right as under its tenants.
 */
async function checkTenants(trx: users.Trx, relTenantIds: string | null, session: Session, stored: SysUser | undefined): Promise<void> {
  const known = new Set(otherTenants(stored?.relTenantIds, session))
  const others = otherTenants(relTenantIds, session)
  const added = others.filter(id => !known.has(id))
  if (added.length === 0 && others.length === known.size) return
  if (session.tenantId !== SYSTEM_TENANT || !(await users.areTenants(trx, added))) throw errors.otherTenant()
  if (!isAllowed('tenant:edit', session)) throw errors.noPermission()
}

/** Refuses what another person has already, and what is no value of its column. `stored` is absent for a new person. */
export async function checkValues(trx: users.Trx, body: SysUserAdd | SysUserEdit, call: Writing, stored?: SysUser): Promise<void> {
  if (body.birthday && !isDay(body.birthday)) fail(texts.badBirthday)
  if (body.relTenantIds !== undefined) await checkTenants(trx, body.relTenantIds, call.session, stored)
  for (const column of ['username', 'phone', 'email', 'workNo'] as const) {
    const value = body[column]
    if (!value || value === stored?.[column]) continue
    await countHidden(call, [{ table: 'sys_user', column, value }])
    const standing = await users.standingOf(trx, column, value, stored?.id)
    if (standing !== undefined) fail(takenText(column, standing))
  }
}

/** Names go into lists that commas join, and into paths. */
export function checkUsername(username: string): void {
  if (!/^[\p{L}\p{N}_.@-]+$/u.test(username)) fail(texts.badName)
}
