import { sql } from 'kysely'
import type { Database } from '../db/database'
import { errors } from '../errors'

/** Failed attempts within `minutes` after which more are refused. */
export interface AttemptLimits {
  readonly account: number
  readonly address: number
  readonly everybody: number
  readonly minutes: number
}

export const USUAL_LIMITS: AttemptLimits = { account: 10, address: 50, everybody: 1000, minutes: 15 }

interface Counted {
  account: number
  address: number
  everybody: number
  /** Seconds since the oldest attempt that counts. */
  age: number
}

async function count(database: Database, { minutes }: AttemptLimits, account: string, address: string): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*) filter (where account = ${account}) as account, count(*) filter (where address = ${address}) as address,
      count(*) as everybody, coalesce(extract(epoch from now() - min(at))::int, 0) as age
    from sys_login_attempt where at > now() - make_interval(mins => ${minutes}) and not passed`.execute(database.auth)
  return rows[0] ?? { account: 0, address: 0, everybody: 0, age: 0 }
}

/**
 * Notes an attempt before the password is looked at, so that many at once cannot slip through; it counts as failed until
 * `passAttempts`. Unknown names count like known ones. A refused attempt is not noted and so does not lengthen the wait.
 */
export async function reserveAttempt(database: Database, limits: AttemptLimits, account: string, address: string): Promise<void> {
  const name = account.toLowerCase()
  const { id } = await database.auth
    .insertInto('sysLoginAttempt')
    .values({ account: name, address })
    .returning('id')
    .executeTakeFirstOrThrow()
  const found = await count(database, limits, name, address)
  if (found.account <= limits.account && found.address <= limits.address && found.everybody <= limits.everybody) return
  await database.auth.deleteFrom('sysLoginAttempt').where('id', '=', id).execute()
  throw errors.tooManyAttempts(Math.max(1, Math.ceil((limits.minutes * 60 - found.age) / 60)))
}

/** The person has proved himself: his failures from this address are forgotten, and old notes of all. */
export async function passAttempts(database: Database, account: string, address: string): Promise<void> {
  await database.auth
    .updateTable('sysLoginAttempt')
    .set({ passed: true })
    .where('account', '=', account.toLowerCase())
    .where('address', '=', address)
    .execute()
  await database.auth.deleteFrom('sysLoginAttempt').where('at', '<', sql<string>`now() - interval '1 day'`).execute()
}
