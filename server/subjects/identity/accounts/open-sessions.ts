import { sql } from 'kysely'
import type { Database } from '../../../db/database'

/** Sessions and attempts of others, for those who look after them. What each may touch is asked before. */
export interface OpenSessions {
  /** Ends one session; false when there is none with this id. */
  end(id: string): Promise<boolean>
  /** Ends the sessions of a user but the one with this hash; how many. */
  endAllBut(userId: string, tokenHash: string): Promise<number>
  /** Forgets the failures of an account, so that it may be tried at once. */
  forgetFailures(username: string): Promise<void>
}

export function makeOpenSessions({ auth }: Pick<Database, 'auth'>): OpenSessions {
  return {
    async end(id) {
      const { numDeletedRows } = await auth.deleteFrom('sysSession').where('id', '=', id).executeTakeFirst()
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
