import { sql } from 'kysely'
import type { Actor, Database } from '../../db/database'

/** Whose request a key names. */
interface Request {
  readonly userId: string
  readonly key: string
}

type Entry = Request & { readonly operation: string; readonly requestHash: string }

/** Notes that a request is carried out; what was noted of it before, null when this is the first time. */
export const begin = (database: Database, actor: Actor, entry: Entry) =>
  database.withTenant(actor, async trx => {
    const fresh = await trx
      .insertInto('sysIdempotency')
      .values({ ...entry, answer: null })
      .onConflict(conflict => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (fresh) return null
    return trx.selectFrom('sysIdempotency').selectAll().where('userId', '=', entry.userId).where('key', '=', entry.key).executeTakeFirst()
  })

/** Keeps the answer, with the digest when it was not known before. */
export const end = (
  database: Database,
  actor: Actor,
  { userId, key }: Request,
  done: { readonly answer: string; readonly requestHash?: string },
) =>
  database.withTenant(actor, trx =>
    trx.updateTable('sysIdempotency').set(done).where('userId', '=', userId).where('key', '=', key).execute(),
  )

export const forget = (database: Database, actor: Actor, { userId, key }: Request) =>
  database.withTenant(actor, trx => trx.deleteFrom('sysIdempotency').where('userId', '=', userId).where('key', '=', key).execute())

/** Removes stored answers of every tenant that are older than a day; how many. */
export async function removeExpiredAnswers(database: Pick<Database, 'auth'>): Promise<number> {
  const { numAffectedRows } = await sql`delete from sys_idempotency where create_time < now() - interval '1 day'`.execute(database.auth)
  return Number(numAffectedRows ?? 0)
}
