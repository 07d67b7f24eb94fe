import { sql } from 'kysely'
import type { FrontError, FrontVital } from '../../../generated/operations'
import { type ListSpec, listPage, type RawListQuery, type Trx } from '../../../query'

export type { Trx }

/** What a browser has noticed. */
export interface Noticed {
  readonly kind: 'error' | 'vital'
  readonly name: string
  readonly page: string
  readonly message?: string | undefined
  readonly stack?: string | undefined
  readonly value?: number | undefined
}

/** Rows beyond these are not kept: a fault in a front end must not fill the disk. */
const MOST_OF_A_DAY = 20_000

/** Adds what a user's browser has noticed, while there is room for it today. */
export async function add(trx: Trx, userId: string, tenantId: number, items: readonly Noticed[]): Promise<void> {
  await sql`insert into sys_watch_front (kind, name, page, message, stack, value, user_id, of_tenant)
    select kind, name, page, message, stack, value, ${userId}, ${tenantId}
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as t(kind text, name text, page text, message text, stack text, value double precision)
    where (select count(*) from (select from sys_watch_front where at > clock_timestamp() - interval '1 day' limit ${MOST_OF_A_DAY}) r) < ${MOST_OF_A_DAY}`.execute(
    trx,
  )
}

export const removeOldReports = async (trx: Trx): Promise<void> =>
  void (await sql`delete from sys_watch_front where at < clock_timestamp() - interval '30 days'`.execute(trx))

const errors: ListSpec = {
  table: 'errors',
  with: sql`with errors as (select md5(name || ' ' || coalesce(message, '') || ' ' || page) as id,
      name || case when message is null then '' else ': ' || message end as message, page, (array_agg(stack order by at desc))[1] as stack,
      count(*)::integer as times, count(distinct user_id)::integer as users, max(at) as last_time, min(at) as begin_time
    from weft.sys_watch_front where kind = 'error' group by name, message, page)`,
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'message', kind: 'text' },
    { name: 'page', kind: 'text' },
    { name: 'stack', kind: 'text' },
    { name: 'times', kind: 'integer' },
    { name: 'users', kind: 'integer' },
    { name: 'lastTime', kind: 'datetime' },
    { name: 'beginTime', kind: 'datetime' },
  ],
  sort: { name: 'lastTime', order: 'desc' },
}

const NAMES = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
const quarter = (name: string) =>
  sql`(percentile_cont(0.75) within group (order by value) filter (where name = ${name})) as ${sql.id(name.toLowerCase())}`

const vitals: ListSpec = {
  table: 'vitals',
  with: sql`with vitals as (select page as id, page, count(*) filter (where name = 'TTFB')::integer as views,
      ${sql.join(NAMES.map(quarter))}
    from weft.sys_watch_front where kind = 'vital' group by page)`,
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'page', kind: 'text' },
    { name: 'views', kind: 'integer' },
    ...NAMES.map(name => {
      const field = name.toLowerCase()
      return {
        name: field,
        kind: 'decimal' as const,
        column: sql`round(${sql.ref(`t.${field}`)}::numeric, ${name === 'CLS' ? 3 : 0})::double precision`,
      }
    }),
  ],
  sort: { name: 'views', order: 'desc' },
}

export const errorPage = (trx: Trx, query: RawListQuery) => listPage<FrontError>(trx, errors, query)
export const vitalPage = (trx: Trx, query: RawListQuery) => listPage<FrontVital>(trx, vitals, query)
