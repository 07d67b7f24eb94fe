import { sql } from 'kysely'
import { errors } from '../util/errors'
import type { Database } from './database'

/** What one subject may use up of something that is counted in every process together. */
export interface Allowance {
  /** Under which it is counted. */
  readonly kind: string
  /** How much may be used at once. */
  readonly most: number
  /** Minutes after which all of it is there again. */
  readonly minutes: number
}

interface Left {
  /** Seconds until enough is there again. */
  seconds: number
}

/** Uses up a part of an allowance before anything is done for it, so that many at once cannot slip through; refuses with `tooOften` beyond it. */
export async function useAllowance({ auth }: Pick<Database, 'auth'>, allowance: Allowance, subject: string, amount: number): Promise<void> {
  const { kind, most, minutes } = allowance
  if (amount > most) throw errors.tooOften(minutes * 60)
  const rate = most / (minutes * 60)
  const level = sql`least(${most}::float8, a.level + extract(epoch from clock_timestamp() - a.at) * ${rate}::float8)`
  const { rows } = await sql`insert into sys_allowance as a (kind, subject, level) values (${kind}, ${subject}, ${most - amount})
    on conflict (kind, subject) do update set level = ${level} - ${amount}::float8, at = clock_timestamp() where ${level} >= ${amount}::float8
    returning 1`.execute(auth)
  if (rows.length > 0) return
  const left = await sql<Left>`select ceil((${amount}::float8 - ${level}) / ${rate}::float8)::int as seconds from sys_allowance a
    where kind = ${kind} and subject = ${subject}`.execute(auth)
  throw errors.tooOften(Math.max(1, left.rows[0]?.seconds ?? 1))
}
