import { sql } from 'kysely'
import type { Database } from '../../../db/database'
import { networkNameOf, networkOf } from './network'
import { isInUse } from './sessions'

/** A session that goes on, without what opens it. */
export interface OpenSession {
  readonly id: string
  readonly address: string
  readonly place: '' | 'local' | 'intranet' | 'internet'
  /** The name that administrators gave its network; empty where it has none. */
  readonly network: string
  readonly device: string
  readonly createTime: string
  readonly lastSeen: string
  /** Whether it has the hash that was asked with. */
  readonly own: boolean
}

/** Sessions and attempts of users, for themselves and for those who look after them. What each may touch is asked before. */
export interface OpenSessions {
  /** Ends one session; false when there is none with this id. */
  end(id: string): Promise<boolean>
  /** The sessions of a user: the one with this hash first, then the last used. */
  of(userId: string, tokenHash: string): Promise<readonly OpenSession[]>
  /** Ends one session of a user; false when the user has none with this id. */
  endOf(userId: string, id: string): Promise<boolean>
  /** Ends the sessions of a user but the one with this hash; how many. */
  endAllBut(userId: string, tokenHash: string): Promise<number>
  /** Forgets the failures of an account, so that it may be tried at once. */
  forgetFailures(username: string): Promise<void>
}

/** Removes the sessions of all users that have ended by time or without use; how many. */
export async function removeExpiredSessions({ auth }: Pick<Database, 'auth'>): Promise<number> {
  const { numAffectedRows } = await sql`delete from sys_session s where s.expires <= now() or not (${isInUse})`.execute(auth)
  return Number(numAffectedRows ?? 0)
}

export function makeOpenSessions({ auth }: Pick<Database, 'auth'>, networks: () => string): OpenSessions {
  return {
    async end(id) {
      const { numDeletedRows } = await auth.deleteFrom('sysSession').where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },
    async of(userId, tokenHash) {
      const { rows } = await sql<OpenSession>`select s.id, coalesce(s.address, '') as address,
          ${networkOf(sql`coalesce(s.address, '')`)} as place, ${networkNameOf(sql`s.address`, networks())} as network, s.device, s.create_time, s.last_seen,
          s.token_hash = ${tokenHash} as own
        from sys_session s where s.user_id = ${userId} and s.expires > now() and ${isInUse}
        order by own desc, s.last_seen desc`.execute(auth)
      return rows
    },
    async endOf(userId, id) {
      const { numDeletedRows } = await auth.deleteFrom('sysSession').where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
      return numDeletedRows > 0n
    },
    async endAllBut(userId, tokenHash) {
      const ended = auth.deleteFrom('sysSession').where('userId', '=', userId).where('tokenHash', '<>', tokenHash)
      return Number((await ended.executeTakeFirst()).numDeletedRows)
    },
    async forgetFailures(username) {
      await sql`delete from sys_login_attempt where account = ${username.toLowerCase()} and not passed`.execute(auth)
    },
  }
}
