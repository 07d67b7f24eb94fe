import { type SqlBool, sql } from 'kysely'
import type { FailedSignIn, OnlineUser } from '../../generated/operations'
import { type ListSpec, listAll, listPage, type RawListQuery, type Trx } from '../../query'
import { networkNameOf, networkOf, networks } from '../identity'

export type { Trx } from '../../query'

/** What the limits of sign-ins look back on, in minutes. */
const MINUTES = 15

const sessions = ({ catalog }: Trx, tokenHash: string): ListSpec => ({
  table: 'sys_online',
  columns: [
    { name: 'id', kind: 'text' },
    // Clients of the family name a session by it. It opens nothing.
    { name: 'token', kind: 'text', column: 'id' },
    { name: 'userId', kind: 'text' },
    { name: 'username', kind: 'text' },
    { name: 'realname', kind: 'text' },
    { name: 'avatar', kind: 'text' },
    { name: 'birthday', kind: 'date' },
    { name: 'sex', kind: 'integer', dict: 'sex' },
    { name: 'phone', kind: 'text' },
    { name: 'orgCode', kind: 'text', dict: 'sys_depart,depart_name,org_code' },
    { name: 'address', kind: 'text' },
    { name: 'place', kind: 'text', column: networkOf(sql`t.address`) },
    { name: 'network', kind: 'text', column: networkNameOf(sql`t.address`, catalog.settings.value(networks)) },
    { name: 'device', kind: 'text' },
    { name: 'state', kind: 'text' },
    { name: 'createTime', kind: 'datetime' },
    { name: 'lastSeen', kind: 'datetime' },
    { name: 'own', kind: 'boolean', column: sql`t.token_hash = ${tokenHash}` },
  ],
  sort: { name: 'lastSeen', order: 'desc' },
})

/** One row for each account that was tried in vain lately. */
const failures: ListSpec = {
  table: 'failed',
  with: sql`with failed as (select user_id as id, user_id, username, realname, status, count(*) as failures,
      count(distinct address) as addresses, (array_agg(address order by at desc))[1] as address, max(at) as last_time
    from sys_failed_sign_in where at > now() - make_interval(mins => ${MINUTES}) group by user_id, username, realname, status)`,
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'userId', kind: 'text' },
    { name: 'username', kind: 'text' },
    { name: 'realname', kind: 'text' },
    { name: 'status', kind: 'integer', dict: 'user_status' },
    { name: 'failures', kind: 'integer' },
    { name: 'addresses', kind: 'integer' },
    { name: 'address', kind: 'text' },
    { name: 'lastTime', kind: 'datetime' },
    { name: 'createTime', kind: 'datetime', column: 'last_time' },
  ],
  sort: { name: 'lastTime', order: 'desc' },
}

/** Sessions of users of the tenant; `own` is the caller's, by its hash. */
export const sessionPage = (trx: Trx, tokenHash: string, query: RawListQuery) => listPage<OnlineUser>(trx, sessions(trx, tokenHash), query)
export const failurePage = (trx: Trx, query: RawListQuery) => listPage<FailedSignIn>(trx, failures, query)

/** Undefined when it is over, or of another tenant. */
export async function findSession(trx: Trx, tokenHash: string, id: string): Promise<OnlineUser | undefined> {
  const [row] = await listAll<OnlineUser>(trx, { ...sessions(trx, tokenHash), where: sql<SqlBool>`t.id = ${id}` }, {})
  return row
}

/** The account of a user; undefined when the tenant has none. */
export async function usernameOf(trx: Trx, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ username: string }>`select username from sys_user where id = ${userId} and del_flag = 0`.execute(trx)
  return rows[0]?.username
}
