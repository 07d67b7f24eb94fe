import { type SqlBool, sql } from 'kysely'
import type { DayFigures } from '../../../generated/operations'
import type { Trx } from '../../../query'

/** Rows of the log that are sign-ins and visits, as the indexes of migrations 06 and 23 say it; see docs/decisions/13-visits.md. */
export const isSignIn = sql<SqlBool>`log_type = 1 and userid is not null and method is distinct from 'sysLogout'`
export const isVisit = sql<SqlBool>`log_type = 2 and method = 'sysPermissionGetUserPermissionByToken' and refused is null`

export const TODAY = sql`date_trunc('day', now())`

/** What the log says of one day, `d`. */
const signIns = (more = sql<SqlBool>`true`) => sql`(select count(*)::int as sign_ins from sys_log
  where ${more} and ${isSignIn} and create_time >= d.day and create_time < d.day + interval '1 day')`
const visits = (more = sql<SqlBool>`true`) => sql`(select count(*)::int as visits, count(distinct userid)::int as people,
    count(distinct ip)::int as addresses from sys_log
  where ${more} and ${isVisit} and create_time >= d.day and create_time < d.day + interval '1 day')`

const OPEN = sql<SqlBool>`k.day is null`

/** One row for each of the last days, today included; a day without anything has zeros. */
export async function days(trx: Trx, count: number): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`select to_char(d.day, 'YYYY-MM-DD') as day, to_char(d.day, 'MM-DD') as label,
      coalesce(k.sign_ins, s.sign_ins) as sign_ins, coalesce(k.visits, v.visits) as visits,
      coalesce(k.people, v.people) as people, coalesce(k.addresses, v.addresses) as addresses
    from generate_series(${TODAY} - make_interval(days => ${count - 1}), ${TODAY}, interval '1 day') d(day)
    left join sys_day_figure k on k.day = d.day::date
    cross join lateral ${signIns(OPEN)} s cross join lateral ${visits(OPEN)} v
    order by d.day`.execute(trx)
  return rows
}

/** Days that are counted in one transaction. */
const AT_ONCE = 31

/** Counts days that are over and have not been counted, the oldest first and not all at once; how many. */
export async function countDays(trx: Trx): Promise<number> {
  const { numAffectedRows } = await sql`insert into sys_day_figure (day, sign_ins, visits, people, addresses)
    select d.day::date, s.sign_ins, v.visits, v.people, v.addresses
    from (select coalesce((select max(day) + 1 from sys_day_figure)::timestamptz, (select date_trunc('day', min(create_time)) from sys_log)) as day) f
    cross join lateral generate_series(f.day, least(f.day + make_interval(days => ${AT_ONCE - 1}), ${TODAY} - interval '1 day'), interval '1 day') d(day)
    cross join lateral ${signIns()} s cross join lateral ${visits()} v
    on conflict do nothing`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** Sums over days that were counted, and since when the log has to be counted. */
export const counted = sql`(select coalesce(sum(sign_ins), 0)::int as sign_ins, coalesce(sum(visits), 0)::int as visits,
  coalesce((max(day) + 1)::timestamptz, '-infinity') as until from sys_day_figure)`
