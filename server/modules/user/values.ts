import { commaList } from '../../comma-list'
import { errors, fail } from '../../errors'
import type { SysUser, SysUserAdd, SysUserEdit } from '../../generated/operations'
import type { Session } from '../../plugins/session'
import { pick } from '../../query'
import * as users from './repository'
import { texts } from './texts'

/** The tenant that keeps the others. */
const HOUSE = 0

const optional = ['avatar', 'birthday', 'sex', 'email', 'phone', 'telephone', 'workNo', 'post', 'departIds', 'relTenantIds'] as const
/** Columns of the table that always hold something: null asks for nothing. */
const filled = ['realname', 'status', 'userIdentity', 'activitiSync'] as const

/** The columns that a save names, an empty text as null. */
export function columnsOf(body: SysUserAdd | SysUserEdit): Record<string, unknown> {
  const values = Object.entries(pick(body, optional)).map(([name, value]) => [name, value === '' ? null : value])
  const rest = Object.entries(pick(body, filled)).filter(([, value]) => value !== null && value !== '')
  return Object.fromEntries([...values, ...rest])
}

/** A day of the calendar. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

const TAKEN = { username: 'nameTaken', phone: 'phoneTaken', email: 'emailTaken', workNo: 'workNoTaken' } as const satisfies Readonly<
  Record<users.UniqueColumn, keyof typeof texts>
>

/** A person belongs to the tenant in which he is made; into others he is let by the house alone. */
async function checkTenants(trx: users.Trx, relTenantIds: string, session: Session): Promise<void> {
  const others = commaList(relTenantIds).filter(id => id !== String(session.tenantId))
  if (others.length === 0) return
  if (session.tenantId !== HOUSE || !(await users.areTenants(trx, others))) throw errors.otherTenant()
}

/** Refuses what another person has already, and what is no value of its column. `stored` is absent for a new person. */
export async function checkValues(trx: users.Trx, body: SysUserAdd | SysUserEdit, session: Session, stored?: SysUser): Promise<void> {
  if (body.birthday && !isDay(body.birthday)) fail(texts.badBirthday)
  if (body.relTenantIds && body.relTenantIds !== stored?.relTenantIds) await checkTenants(trx, body.relTenantIds, session)
  for (const column of ['username', 'phone', 'email', 'workNo'] as const) {
    const value = body[column]
    if (value && value !== stored?.[column] && (await users.isTaken(trx, column, value, stored?.id))) fail(texts[TAKEN[column]])
  }
}

/** Names go into lists that commas join, and into paths. */
export function checkUsername(username: string): void {
  if (!/^[\p{L}\p{N}_.@-]+$/u.test(username)) fail(texts.badName)
}
