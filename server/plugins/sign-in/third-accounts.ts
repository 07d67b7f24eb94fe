import type { Database } from '../../db/database'

/** Which account of a provider belongs to which person. */
export interface ThirdAccounts {
  /** Id of the person; null when nobody has bound this account. */
  find(source: string, subject: string): Promise<string | null>
  /** Binds it; false when it was bound meanwhile. */
  bind(source: string, subject: string, userId: string): Promise<boolean>
}

export function makeThirdAccounts(database: Database): ThirdAccounts {
  return {
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
