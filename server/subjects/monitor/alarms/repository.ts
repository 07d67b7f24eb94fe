import { type Kysely, type SqlBool, sql } from 'kysely'
import type { OwnerAccess } from '../../../db/owner'
import { asSystemTenant, seedId, seedRows } from '../../../db/seeds/rows'
import type { MonitorAlarm } from '../../../generated/operations'
import { type ListSpec, listPage, type RawListQuery, type Trx } from '../../../query'
import { USUAL_RULES } from '../seeds/usual-rules'
import type { Recent, Rule } from './judge'

export type { Trx }

const plain = (trx: Trx) => trx.withoutPlugins() as unknown as Kysely<unknown>

/** Adds the rules that no earlier start has added. */
export const seedRules = ({ db }: OwnerAccess): Promise<void> =>
  db.transaction().execute(async trx => {
    await asSystemTenant(trx)
    await seedRows(
      trx,
      'sys_watch_rule',
      USUAL_RULES.map(({ key, ...rule }) => ({ id: seedId('watch rule', key), ...rule })),
    )
  })

/** The rules of the system that are on. */
export async function rules(trx: Trx): Promise<readonly Rule[]> {
  const { rows } =
    await sql<Rule>`select id, name, measure, comparison is distinct from 'below' as above, threshold::double precision as threshold,
    greatest(1, coalesce(minutes, 1))::integer as minutes, nullif(tells, '') as tells from sys_watch_rule where status = '1'`.execute(trx)
  return rows
}

/** Minutes that rules look back at. */
export const MOST_MINUTES = 60

/** What sources that have not ended measured lately. */
export async function recent(trx: Trx): Promise<readonly Recent[]> {
  const { rows } = await sql<Recent>`select s.id as source, s.name, s.kind,
      extract(epoch from clock_timestamp() - s.seen_time)::double precision / 60 as silence,
      coalesce((select jsonb_agg(f.figures order by f.at desc) from weft.sys_watch_figure f where f.source = s.id and f.grain = 'minute'
        and f.at > clock_timestamp() - make_interval(mins => ${MOST_MINUTES + 2})), '[]') as minutes
    from weft.sys_watch_source s where s.end_time is null and s.seen_time > clock_timestamp() - interval '1 day'`.execute(plain(trx))
  return rows
}

/** Begins an alarm; false when it is on already, and then its worst value is kept. */
export async function begin(
  trx: Trx,
  rule: Rule,
  { source, name }: Pick<Recent, 'source' | 'name'>,
  value: number,
): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`insert into sys_watch_alarm
      (rule_id, rule_name, measure, source, source_name, threshold, value, worst)
    values (${rule.id}, ${rule.name}, ${rule.measure}, ${source}, ${name}, ${rule.threshold}, ${value}, ${value})
    on conflict (rule_id, source) where end_time is null do nothing returning id`.execute(trx)
  if (rows[0]) return rows[0]
  const worse = rule.above ? sql`greatest(worst, ${value}::double precision)` : sql`least(worst, ${value}::double precision)`
  await sql`update sys_watch_alarm set worst = ${worse} where rule_id = ${rule.id} and source = ${source} and end_time is null`.execute(trx)
  return undefined
}

/** Ends the alarms that are on and are not among these. */
export async function endOthers(trx: Trx, on: readonly { readonly rule: string; readonly source: string }[]): Promise<void> {
  await sql`update sys_watch_alarm a set end_time = clock_timestamp() where end_time is null and not exists
    (select from jsonb_to_recordset(${JSON.stringify(on)}::jsonb) as o(rule text, source text)
      where o.rule = a.rule_id and o.source = a.source)`.execute(trx)
  await sql`delete from sys_watch_alarm where end_time < clock_timestamp() - interval '90 days'`.execute(trx)
}

/** Ids of users: of these accounts, or of the administrators of the system. */
export async function userIds(trx: Trx, tells: string | null): Promise<readonly string[]> {
  const names = tells?.split(',').map(name => name.trim())
  const those = names
    ? sql<SqlBool>`u.username = any(${names}::text[])`
    : sql<SqlBool>`exists (select from sys_user_role x join sys_role r on r.id = x.role_id where x.user_id = u.id and r.role_code = 'admin')`
  const { rows } = await sql<{ id: string }>`select u.id from sys_user u where u.del_flag = 0 and u.status = 1 and ${those}`.execute(trx)
  return rows.map(({ id }) => id)
}

export async function countOn(trx: Trx): Promise<number> {
  const { rows } = await sql<{ on: number }>`select count(*)::integer as "on" from sys_watch_alarm where end_time is null`.execute(trx)
  return rows[0]?.on ?? 0
}

const alarms: ListSpec = {
  table: 'sys_watch_alarm',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'ruleName', kind: 'text' },
    { name: 'measure', kind: 'text' },
    { name: 'sourceName', kind: 'text' },
    { name: 'threshold', kind: 'decimal' },
    { name: 'value', kind: 'decimal' },
    { name: 'worst', kind: 'decimal' },
    { name: 'beginTime', kind: 'datetime' },
    { name: 'endTime', kind: 'datetime' },
    { name: 'state', kind: 'text', column: sql`case when t.end_time is null then 'on' else 'over' end` },
  ],
  sort: { name: 'beginTime', order: 'desc' },
}

export const alarmPage = (trx: Trx, query: RawListQuery) => listPage<MonitorAlarm>(trx, alarms, query)
