import { sql } from 'kysely'
import type { Database } from '../../../db/database'
import type { AttemptLimits } from './attempts'

/** An address that was not used for so long is a new one again. */
const ADDRESS_DAYS = 180

/** A user whose account strangers may be trying. */
export interface Attacked {
  readonly userId: string
  readonly username: string
  readonly tenantId: number
  /** Failures that were not followed by a sign-in, of the last minutes. */
  readonly failures: number
}

/** What of signing in users are told; each is due once. */
export interface SignInNotices {
  /** Notes that a user signs in at an address; whether it is a new one. The first one of a user is none. */
  noteAddress(userId: string, address: string): Promise<boolean>
  /** The user of an account that has just failed too often; null when there is none, or it was told in the last minutes. */
  failuresOf(username: string): Promise<Attacked | null>
}

export function makeNotices(database: Pick<Database, 'auth'>, { account: most, minutes }: AttemptLimits): SignInNotices {
  return {
    async noteAddress(userId, address) {
      const { rows } = await sql<{ known: boolean; some: boolean }>`
        with before as (select address from sys_sign_in_address where user_id = ${userId}),
          noted as (insert into sys_sign_in_address (user_id, address) values (${userId}, ${address})
            on conflict (user_id, address) do update set last_time = clock_timestamp()),
          forgotten as (delete from sys_sign_in_address
            where user_id = ${userId} and address <> ${address} and last_time < now() - make_interval(days => ${ADDRESS_DAYS}))
        select exists (select from before) as some, exists (select from before where address = ${address}) as known`.execute(database.auth)
      const found = rows[0]
      return found?.some === true && !found.known
    },
    async failuresOf(username) {
      const { rows } = await sql<Attacked>`
        with failed as (select count(*)::int as failures from sys_login_attempt
            where account = ${username.trim().toLowerCase()} and not passed and at > now() - make_interval(mins => ${minutes})),
          who as (select u.id, u.username, u.tenant_id, failures from sys_user u cross join failed
            where u.username = ${username.trim()} and u.del_flag = 0 and failures >= ${most}),
          due as (insert into sys_failure_notice (user_id) select id from who
            on conflict (user_id) do update set at = clock_timestamp()
              where sys_failure_notice.at < now() - make_interval(mins => ${minutes}) returning user_id)
        select who.id as user_id, who.username, who.tenant_id, who.failures from who join due on due.user_id = who.id`.execute(
        database.auth,
      )
      return rows[0] ?? null
    },
  }
}
