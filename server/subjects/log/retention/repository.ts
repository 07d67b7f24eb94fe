import { sql } from 'kysely'
import type { LogPart, LogRetention } from '../../../generated/operations'
import { type ListColumn, type ListSpec, listPage, type RawListQuery, type Trx } from '../../../query'
import type { LogTable } from '../repository'

/** A rule as it is declared and stands now; keys as the database spells them. */
export interface RuleRow {
  readonly id: LogTable
  readonly name: string
  readonly holds: string
  readonly code: string
  readonly months: number
  readonly rule: string
  readonly sort_no: number
}

const text = (name: string): ListColumn => ({ name, kind: 'text' })

const size = (bytes: string) => sql.raw(`pg_size_pretty(${bytes})`)

const retention = (rules: readonly RuleRow[]): ListSpec => ({
  table: 'retention',
  columns: [
    ...['id', 'name', 'holds', 'rule', 'settingId', 'size'].map(text),
    ...['months', 'version', 'parts', 'lines', 'dueParts', 'dueLines', 'sortNo'].map(name => ({ name, kind: 'integer' }) as const),
    { name: 'exact', kind: 'boolean' },
    { name: 'oldest', kind: 'datetime' },
    { name: 'nextTime', kind: 'datetime' },
    { name: 'updateBy', kind: 'text', dict: 'sys_user,realname,username' },
    { name: 'createTime', kind: 'datetime' },
    { name: 'updateTime', kind: 'datetime' },
  ],
  sort: { name: 'sortNo', order: 'asc' },
  with: sql`with retention as (
    select r.*, s.id as setting_id, s.version, s.create_time, s.update_by, s.update_time, f.*,
      (select min(p.next_time) from sys_job_plan p join sys_quartz_job j on j.id = p.schedule_id
        where j.job_class_name = 'keepLogs' and j.status = '0') as next_time
    from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as r (id text, name text, holds text, code text, months integer, rule text, sort_no integer)
      join sys_setting s on s.code = r.code,
      lateral (select count(*)::integer as parts, coalesce(sum(lines), 0)::double precision as lines, coalesce(bool_and(exact), true) as exact,
        ${size('sum(bytes)')} as size, min(oldest) as oldest, count(*) filter (where due)::integer as due_parts,
        coalesce(sum(lines) filter (where due), 0)::double precision as due_lines
        from weft.log_part_facts(r.id, r.months) where dropped is null) f)`,
})

export const retentionPage = (trx: Trx, rules: readonly RuleRow[], query: RawListQuery) =>
  listPage<LogRetention>(trx, retention(rules), query)

/** One row for each part. `former`, `rest`: what those without a month are called. */
const parts = (rules: readonly RuleRow[], names: { readonly former: string; readonly rest: string }): ListSpec => ({
  table: 'part',
  columns: [
    ...['id', 'source', 'month', 'size', 'state'].map(text),
    { name: 'lines', kind: 'integer' },
    { name: 'exact', kind: 'boolean' },
    { name: 'oldest', kind: 'datetime' },
    { name: 'dropped', kind: 'datetime' },
    { name: 'monthNo', kind: 'text' },
  ],
  sort: { name: 'monthNo', order: 'desc' },
  with: sql`with part as (
    select f.part as id, r.id as source, f.lines::double precision as lines, f.exact, f.oldest, f.dropped,
      case when f.dropped is null then ${size('f.bytes')} end as size,
      case when f.dropped is not null then 'dropped' when f.due then 'due' else 'kept' end as state,
      case when f.part ~ '_former$' then ${names.former} when f.part ~ '_rest$' then ${names.rest}
        else replace(right(f.part, 7), '_', '-') end as month,
      case when f.part ~ '_former$' then '0' when f.part ~ '_rest$' then '9' else right(f.part, 7) end as month_no
    from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as r (id text, months integer), lateral weft.log_part_facts(r.id, r.months) f)`,
})

export const partPage = (trx: Trx, rules: readonly RuleRow[], names: Parameters<typeof parts>[1], query: RawListQuery) =>
  listPage<LogPart>(trx, parts(rules, names), query)

/** What a rule would drop now. */
export interface Due {
  readonly parts: number
  readonly lines: number
}

export async function dueOf(trx: Trx, table: LogTable, months: number): Promise<Due> {
  const { rows } = await sql<Due>`select count(*)::integer as parts, coalesce(sum(lines), 0)::double precision as lines
    from weft.log_part_facts(${table}, ${months}) where due`.execute(trx)
  return rows[0] ?? { parts: 0, lines: 0 }
}

/** Whether a rule was changed within a day. */
export async function isFresh(trx: Trx, code: string): Promise<boolean> {
  const { rows } = await sql`select from sys_setting where code = ${code} and update_time > now() - interval '1 day'`.execute(trx)
  return rows.length > 0
}
