import { sql } from 'kysely'
import type { Database } from '../../../db/database'

/** An account of a provider that a user has bound. */
export interface BoundAccount {
  readonly source: string
  readonly createTime: string
}

/** Which account of a provider belongs to which person. */
export interface ThirdAccounts {
  /** Id of the person; null when this account is not bound. */
  find(source: string, subject: string): Promise<string | null>
  /** Binds it; false when it was bound meanwhile. */
  bind(source: string, subject: string, userId: string): Promise<boolean>
  /** What a person has bound, oldest first. */
  of(userId: string): Promise<BoundAccount[]>
  /** Whether a person has a password. */
  hasPassword(userId: string): Promise<boolean>
  /**
   * Takes a person's accounts of a provider away, one removal at a time, unless `mayGo` says of what would be left that they could not
   * sign in any more; false then, and when there was nothing to take.
   */
  remove(userId: string, source: string, mayGo: (left: readonly BoundAccount[]) => Promise<boolean>): Promise<boolean>
}

type Reader = Pick<Database['auth'], 'selectFrom'>

const boundOf = (db: Reader, userId: string): Promise<BoundAccount[]> =>
  db.selectFrom('sysThirdAccount').select(['source', 'createTime']).where('userId', '=', userId).orderBy('createTime').execute()

export function makeThirdAccounts(database: Database): ThirdAccounts {
  return {
    of: userId => boundOf(database.auth, userId),
    async hasPassword(userId) {
      const found = await database.auth.selectFrom('sysUserSecret').select('userId').where('userId', '=', userId).executeTakeFirst()
      return found !== undefined
    },
    remove: (userId, source, mayGo) =>
      database.auth.transaction().execute(async trx => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`weft third ${userId}`}, 0))`.execute(trx)
        const bound = await boundOf(trx, userId)
        const left = bound.filter(account => account.source !== source)
        if (left.length === bound.length || !(await mayGo(left))) return false
        await trx.deleteFrom('sysThirdAccount').where('userId', '=', userId).where('source', '=', source).execute()
        return true
      }),
    async find(source, subject) {
      const row = await database.auth
        .selectFrom('sysThirdAccount')
        .select('userId')
        .where('source', '=', source)
        .where('subject', '=', subject)
        .executeTakeFirst()
      return row?.userId ?? null
    },
    async bind(source, subject, userId) {
      const row = await database.auth
        .insertInto('sysThirdAccount')
        .values({ source, subject, userId })
        .onConflict(conflict => conflict.doNothing())
        .returning('userId')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
