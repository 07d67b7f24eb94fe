import { sql } from 'kysely'
import type { Database } from '../../../db/database'
import { errors } from '../../../util/errors'

/** How often something may be done by one subject within so many minutes. */
export interface UseLimit {
  /** Under which it is counted. */
  readonly kind: string
  readonly most: number
  readonly minutes: number
}

/** Notes a use before anything is done for it, so that many at once cannot slip through; refuses beyond the limit. */
export async function countAgainst(database: Database, { kind, most, minutes }: UseLimit, subject: string): Promise<void> {
  const { id } = await database.auth.insertInto('sysDoorUse').values({ door: kind, subject }).returning('id').executeTakeFirstOrThrow()
  const { rows } = await sql<{ count: number; age: number }>`
    select count(*)::int as count, coalesce(extract(epoch from now() - min(at))::int, 0) as age from sys_door_use
    where door = ${kind} and subject = ${subject} and at > now() - make_interval(mins => ${minutes})`.execute(database.auth)
  const { count, age } = rows[0] ?? { count: 0, age: 0 }
  if (count <= most) return
  await database.auth.deleteFrom('sysDoorUse').where('id', '=', id).execute()
  throw errors.tooOften(Math.max(1, minutes * 60 - age))
}

/** Uses that no limit counts any more are forgotten. */
export async function forgetUses(database: Database): Promise<void> {
  await database.auth.deleteFrom('sysDoorUse').where('at', '<', sql<string>`now() - interval '1 day'`).execute()
}
