import { sql } from 'kysely'
import type { Database } from '../../../db/database'
import type { SysTenant } from '../../../generated/operations'
import type { PasswordOwner } from '../password-strength'
import { isActiveTenant, placesOfPerson } from './places'

/** A person as signing in knows them. */
export interface Person {
  readonly id: string
  readonly username: string
  readonly realname: string
  readonly phone: string | null
  readonly tenantId: number
  readonly status: number
  readonly delFlag: number
}

/** People and their tenants, wherever they belong: there is no session yet. */
export interface People {
  byId(id: string): Promise<Person | null>
  byUsername(username: string): Promise<Person | null>
  /** Every account that is present and has this phone, the oldest first: a phone may have one in each tenant. */
  byPhone(phone: string): Promise<Person[]>
  isTaken(column: 'username' | 'phone' | 'email', value: string): Promise<boolean>
  /** Tenants in which the person may work now, their own first. */
  tenantsOf(userId: string): Promise<SysTenant[]>
  roleCodesOf(userId: string): Promise<string[]>
  /** What a new password of this user must not be made of. */
  passwordOwner(userId: string): Promise<PasswordOwner>
}

const columns = ['id', 'username', 'realname', 'phone', 'tenantId', 'status', 'delFlag'] as const

export function makePeople(database: Database): People {
  const find = async (column: 'id' | 'username', value: string): Promise<Person | null> =>
    (await database.auth.selectFrom('sysUser').select(columns).where(column, '=', value).executeTakeFirst()) ?? null
  const tenantsOf: People['tenantsOf'] = async userId => {
    const { rows } = await sql<SysTenant>`
      select place.tenant_id as id, coalesce(t.name, place.tenant_id::text) as name, t.begin_date, t.end_date, coalesce(t.status, 1) as status
      from sys_user u cross join lateral ${placesOfPerson} place left join sys_tenant t on t.id = place.tenant_id
      where u.id = ${userId} and (t.id is null or ${isActiveTenant}) order by place.rank, place.tenant_id`.execute(database.auth)
    return rows
  }
  return {
    tenantsOf,
    byId: id => find('id', id),
    byUsername: username => find('username', username),
    byPhone: phone =>
      database.auth
        .selectFrom('sysUser')
        .select(columns)
        .where('phone', '=', phone)
        .where('delFlag', '=', 0)
        .orderBy('createTime')
        .orderBy('id')
        .execute(),
    async isTaken(column, value) {
      return (await database.auth.selectFrom('sysUser').select('id').where(column, '=', value).executeTakeFirst()) !== undefined
    },
    async passwordOwner(userId) {
      const names = ['username', 'realname', 'phone', 'email'] as const
      const user = await database.auth.selectFrom('sysUser').select(names).where('id', '=', userId).executeTakeFirstOrThrow()
      return { ...user, organisations: (await tenantsOf(userId)).map(({ name }) => name) }
    },
    async roleCodesOf(userId) {
      const rows = await database.auth
        .selectFrom('sysUserRole')
        .innerJoin('sysRole', 'sysRole.id', 'sysUserRole.roleId')
        .select('sysRole.roleCode')
        .where('sysUserRole.userId', '=', userId)
        .execute()
      return rows.map(row => row.roleCode)
    },
  }
}
