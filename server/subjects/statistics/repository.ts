import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DayFigures, LogInfo, PeopleFigures, TodayFigures, VisitInfo } from '../../generated/operations'
import type { Trx } from '../../query'

/** Rows of the log that are sign-ins and visits, as the indexes of migrations 06 and 23 say it; see docs/decisions/13-visits.md. */
const isSignIn = sql<SqlBool>`log_type = 1 and userid is not null and method is distinct from 'sysLogout'`
const isVisit = sql<SqlBool>`log_type = 2 and method = 'sysPermissionGetUserPermissionByToken' and refused is null`

const TODAY = sql`date_trunc('day', now())`
const YESTERDAY = sql`date_trunc('day', now()) - interval '1 day'`

async function one<Found>(trx: Trx, query: RawBuilder<Found>): Promise<Found> {
  const { rows } = await query.execute(trx)
  if (!rows[0]) throw new Error('An aggregate has answered no row.')
  return rows[0]
}

export function logInfo(trx: Trx): Promise<LogInfo> {
  return one(
    trx,
    sql<LogInfo>`select count(*)::int as total_visit_count,
      count(*) filter (where create_time >= ${TODAY})::int as today_visit_count,
      count(distinct ip) filter (where create_time >= ${TODAY})::int as today_ip
    from sys_log where ${isSignIn}`,
  )
}

export async function visitInfo(trx: Trx): Promise<VisitInfo[]> {
  const { rows } = await sql<VisitInfo>`select count(*)::int as visit, count(distinct ip)::int as ip,
      to_char(create_time, 'YYYY-MM-DD') as tian, to_char(create_time, 'MM-DD') as type
    from sys_log where ${isSignIn} and create_time >= ${TODAY} - interval '6 days'
    group by 3, 4 order by 3`.execute(trx)
  return rows
}

export function today(trx: Trx): Promise<TodayFigures> {
  const signIns = sql`select count(*)::int as total,
      count(*) filter (where create_time >= ${TODAY})::int as today,
      count(*) filter (where create_time >= ${YESTERDAY} and create_time < now() - interval '1 day')::int as yesterday
    from sys_log where ${isSignIn}`
  const visits = sql`select count(*)::int as total,
      count(*) filter (where create_time >= ${TODAY})::int as today,
      count(*) filter (where create_time >= ${YESTERDAY} and create_time < now() - interval '1 day')::int as yesterday,
      count(distinct userid) filter (where create_time >= ${TODAY})::int as people,
      count(distinct ip) filter (where create_time >= ${TODAY})::int as addresses
    from sys_log where ${isVisit}`
  return one(
    trx,
    sql<TodayFigures>`select s.today as sign_ins, s.yesterday as sign_ins_yesterday, s.total as sign_ins_total,
      v.today as visits, v.yesterday as visits_yesterday, v.total as visits_total, v.people, v.addresses
    from (${signIns}) s cross join (${visits}) v`,
  )
}

/** One row for each of the last days, today included; a day without anything has zeros. */
export async function days(trx: Trx, count: number): Promise<DayFigures[]> {
  const first = sql`${TODAY} - make_interval(days => ${count - 1})`
  const { rows } = await sql<DayFigures>`select to_char(d.day, 'YYYY-MM-DD') as day, to_char(d.day, 'MM-DD') as label,
      coalesce(s.sign_ins, 0) as sign_ins, coalesce(v.visits, 0) as visits,
      coalesce(v.people, 0) as people, coalesce(v.addresses, 0) as addresses
    from generate_series(${first}, ${TODAY}, interval '1 day') d(day)
    left join (select date_trunc('day', create_time) as day, count(*)::int as sign_ins
      from sys_log where ${isSignIn} and create_time >= ${first} group by 1) s using (day)
    left join (select date_trunc('day', create_time) as day, count(*)::int as visits,
        count(distinct userid)::int as people, count(distinct ip)::int as addresses
      from sys_log where ${isVisit} and create_time >= ${first} group by 1) v using (day)
    order by d.day`.execute(trx)
  return rows
}

export function people(trx: Trx): Promise<PeopleFigures> {
  return one(
    trx,
    sql<PeopleFigures>`select count(*)::int as total,
      count(*) filter (where status = 1)::int as active,
      count(*) filter (where status = 2)::int as frozen,
      count(*) filter (where create_time >= now() - interval '30 days')::int as joined
    from sys_user where del_flag = 0`,
  )
}

/** A table whose records are counted; with an owner only theirs. */
export interface CountedTable {
  readonly entity: string
  readonly table: string
  readonly owner?: string
}

export interface TableCount {
  readonly entity: string
  readonly total: number
  readonly recent: number
}

/** All tables in one query. */
export async function counts(trx: Trx, tables: readonly CountedTable[]): Promise<TableCount[]> {
  if (tables.length === 0) return []
  const parts = tables.map(({ entity, table, owner }) => {
    const own = owner === undefined ? sql`true` : sql`create_by = ${owner}`
    return sql`select ${entity}::text as entity, count(*)::int as total,
      count(*) filter (where create_time >= now() - interval '7 days')::int as recent from ${sql.id('weft', table)} where ${own}`
  })
  const { rows } = await sql<TableCount>`${sql.join(parts, sql` union all `)}`.execute(trx)
  return rows
}

/** The addresses under which the menu shows components. */
export async function menuPaths(trx: Trx, components: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .selectFrom('sysPermission')
    .select(['component', 'url'])
    .where('component', 'in', ['', ...components])
    .where('delFlag', '=', 0)
    .where('url', 'is not', null)
    .orderBy('sortNo', 'desc')
    .execute()
  return new Map(rows.map(({ component, url }) => [component ?? '', url ?? '']))
}

/** A table whose changes are told, and the column that names its records. */
export interface ActivityTable {
  readonly table: string
  readonly label?: string | undefined
  readonly owner?: string
}

/** Something that happened, as it was written down. */
export interface Event {
  readonly id: string
  readonly time: string
  readonly who: string | null
  /** Of a change; null for a row of the log. */
  readonly table: string | null
  readonly label: string | null
  /** insert, update, delete; of a row of the log signIn, signOut, refused. */
  readonly what: string
  readonly content: string | null
}

const TIME = sql.raw("'YYYY-MM-DD HH24:MI:SS'")

function logEvents(username: string | null, limit: number): RawBuilder<unknown> {
  const own = username === null ? sql`true` : sql`l.userid = (select id from sys_user where username = ${username})`
  return sql`select 'l' || l.id as id, l.create_time as at, l.username as account, null as "table", null as label,
      case when l.userid is null then 'refused' when l.method = 'sysLogout' then 'signOut' else 'signIn' end as what,
      l.log_content as content
    from sys_log l where l.log_type = 1 and ${own} order by l.create_time desc limit ${limit}`
}

function changeEvents(tables: readonly ActivityTable[], username: string | null, limit: number): RawBuilder<unknown> {
  const told = tables.filter(table => username === null && table.owner === undefined).map(({ table }) => table)
  const names = tables.map(({ table }) => table)
  const own = username ?? tables.find(({ owner }) => owner !== undefined)?.owner ?? ''
  const labels = sql.join(
    tables.map(
      ({ table, label }) => sql`when ${table} then ${label === undefined ? sql`null` : sql`coalesce(a.after, a.before) ->> ${label}`}`,
    ),
    sql` `,
  )
  return sql`select 'a' || a.id as id, a.at, a.who as account, a.table_name as "table", case a.table_name ${labels} end as label,
      a.action as what, null as content
    from sys_audit a where a.who is not null and a.action in ('insert', 'update', 'delete')
      and (a.table_name = any(${told}::text[]) or (a.who = ${own} and a.table_name = any(${names}::text[])))
    order by a.at desc limit ${limit}`
}

/** The newest entries of the log and the audit table together; with an account only what it did itself. */
export async function events(
  trx: Trx,
  { tables, username, limit }: { tables: readonly ActivityTable[]; username: string | null; limit: number },
): Promise<Event[]> {
  const parts = [logEvents(username, limit), ...(tables.length > 0 ? [changeEvents(tables, username, limit)] : [])]
  const union = sql.join(
    parts.map(part => sql`select * from (${part}) x`),
    sql` union all `,
  )
  const { rows } = await sql<Event>`select e.id, to_char(e.at, ${TIME}) as time, coalesce(u.realname, e.account) as who, e."table", e.label,
      e.what, e.content
    from (${union}) e left join sys_user u on u.username = e.account order by e.at desc, e.id desc limit ${limit}`.execute(trx)
  return rows
}
