import { type RawBuilder, sql } from 'kysely'
import type { LogInfo, PeopleFigures, TodayFigures, VisitInfo } from '../../generated/operations'
import type { ReaderRows, Trx } from '../../query'
import { counted, isSignIn, isVisit, TODAY } from './days/repository'

const YESTERDAY = sql`date_trunc('day', now()) - interval '1 day'`

async function one<Found>(trx: Trx, query: RawBuilder<Found>): Promise<Found> {
  const { rows } = await query.execute(trx)
  if (!rows[0]) throw new Error('An aggregate has answered no row.')
  return rows[0]
}

export function logInfo(trx: Trx): Promise<LogInfo> {
  return one(
    trx,
    sql<LogInfo>`select c.sign_ins + l.open as total_visit_count, l.today as today_visit_count, l.ips as today_ip
    from ${counted} c cross join lateral (select count(*) filter (where create_time >= c.until)::int as open,
        count(*) filter (where create_time >= ${TODAY})::int as today,
        count(distinct ip) filter (where create_time >= ${TODAY})::int as ips
      from sys_log where ${isSignIn} and create_time >= least(c.until, ${TODAY})) l`,
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
  const since = sql`create_time >= least(c.until, ${YESTERDAY})`
  const signIns = sql`select count(*) filter (where create_time >= c.until)::int as open,
      count(*) filter (where create_time >= ${TODAY})::int as today,
      count(*) filter (where create_time >= ${YESTERDAY} and create_time < now() - interval '1 day')::int as yesterday
    from sys_log where ${isSignIn} and ${since}`
  const visits = sql`select count(*) filter (where create_time >= c.until)::int as open,
      count(*) filter (where create_time >= ${TODAY})::int as today,
      count(*) filter (where create_time >= ${YESTERDAY} and create_time < now() - interval '1 day')::int as yesterday,
      count(distinct userid) filter (where create_time >= ${TODAY})::int as people,
      count(distinct ip) filter (where create_time >= ${TODAY})::int as addresses
    from sys_log where ${isVisit} and ${since}`
  return one(
    trx,
    sql<TodayFigures>`select s.today as sign_ins, s.yesterday as sign_ins_yesterday, c.sign_ins + s.open as sign_ins_total,
      v.today as visits, v.yesterday as visits_yesterday, c.visits + v.open as visits_total, v.people, v.addresses
    from ${counted} c cross join lateral (${signIns}) s cross join lateral (${visits}) v`,
  )
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

/** Records of one kind that a reader may see. */
interface SeenRecords {
  readonly id: string
  readonly rows: ReaderRows
}

export interface TableCount {
  readonly id: string
  readonly total: number
  readonly recent: number
}

/** All tables in one query. */
export async function counts(trx: Trx, kinds: readonly SeenRecords[]): Promise<TableCount[]> {
  if (kinds.length === 0) return []
  const parts = kinds.map(
    ({ id, rows: { table, where } }) => sql`select ${id}::text as id, count(*)::int as total,
      count(*) filter (where t.create_time >= now() - interval '7 days')::int as recent
      from ${sql.id('weft', table)} t where ${where ?? sql`true`}`,
  )
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

/** A kind of record whose changes are told, and the column that names its records. */
interface ToldRecords extends SeenRecords {
  readonly table: string
  readonly label?: string | undefined
}

/** Who is told, whether of the acts of all or of their own, and of how many. */
interface Telling {
  readonly username: string
  readonly everybody: boolean
  readonly limit: number
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

function logEvents({ username, everybody, limit }: Telling): RawBuilder<unknown> {
  const own = everybody ? sql`true` : sql`l.userid = (select id from sys_user where username = ${username})`
  return sql`select 'l' || l.id as id, l.create_time as at, l.username as account, null as "table", null as label,
      case when l.userid is null then 'refused' when l.method = 'sysLogout' then 'signOut' else 'signIn' end as what,
      l.log_content as content
    from sys_log l where l.log_type = 1 and ${own} order by l.create_time desc limit ${limit}`
}

/** What a run of a job changes in the name of its owner is left out: it would push out what people did. */
const isByHand = sql`(a.trace is null or not exists (select from sys_job_run r where r.id = a.trace))`

/** Of the acts of others those on records that the reader may see; what is deleted is in the sight of those alone who see all of its kind. */
function isSeen({ table, rows: { where } }: ToldRecords): RawBuilder<unknown> {
  const record = where ? sql`exists (select from ${sql.id('weft', table)} t where t.id = a.record_id and ${where})` : sql`true`
  return sql`(a.table_name = ${table} and ${record})`
}

function changeEvents(tables: readonly ToldRecords[], { username, everybody, limit }: Telling): RawBuilder<unknown> {
  const names = tables.map(({ table }) => table)
  const ofOthers = everybody ? sql` or ${sql.join(tables.map(isSeen), sql` or `)}` : sql``
  const labels = sql.join(
    tables.map(
      ({ table, label }) => sql`when ${table} then ${label === undefined ? sql`null` : sql`coalesce(a.after, a.before) ->> ${label}`}`,
    ),
    sql` `,
  )
  return sql`select 'a' || a.id as id, a.at, a.who as account, a.table_name as "table", case a.table_name ${labels} end as label,
      a.action as what, null as content
    from sys_audit a where a.who is not null and a.action in ('insert', 'update', 'delete') and ${isByHand}
      and a.table_name = any(${names}::text[]) and (a.who = ${username}${ofOthers})
    order by a.at desc limit ${limit}`
}

/** The newest entries of the log and of changes by hand together: of all, or of the reader's own acts. */
export async function events(trx: Trx, tables: readonly ToldRecords[], telling: Telling): Promise<Event[]> {
  const parts = [logEvents(telling), ...(tables.length > 0 ? [changeEvents(tables, telling)] : [])]
  const union = sql.join(
    parts.map(part => sql`select * from (${part}) x`),
    sql` union all `,
  )
  const { rows } = await sql<Event>`select e.id, to_char(e.at, ${TIME}) as time, coalesce(u.realname, e.account) as who, e."table", e.label,
      e.what, e.content
    from (${union}) e left join sys_user u on u.username = e.account order by e.at desc, e.id desc limit ${telling.limit}`.execute(trx)
  return rows
}
