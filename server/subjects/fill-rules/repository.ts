import { type Kysely, sql } from 'kysely'
import type { Trx } from '../../query'

export type { Trx } from '../../query'

/** A rule as it is kept. */
export interface KeptRule {
  readonly ruleCode: string
  readonly ruleClass: string | null
  readonly ruleParams: string | null
}

/** The numbers of one rule that stand between the same texts. */
export interface SeriesKey {
  readonly ruleCode: string
  readonly series: string
}

const plain = (trx: Trx) => trx.withoutPlugins() as unknown as Kysely<unknown>

/** The rule of a code; undefined for an unknown one. A tenant's own goes before the shared one. */
export async function ruleOf(trx: Trx, code: string): Promise<KeptRule | undefined> {
  const { rows } = await sql<KeptRule>`select rule_code as "ruleCode", rule_class as "ruleClass", rule_params as "ruleParams"
    from sys_fill_rule where rule_code = ${code} order by tenant_id desc limit 1`.execute(plain(trx))
  return rows[0]
}

/** Numbers that were handed out without a record are free again after so many hours. */
const HELD_HOURS = 24
const isFree = sql`free_at < clock_timestamp()`

/**
 * Takes the next number of a series, at least `start`; a number that was handed out and never used comes first. The row of the series
 * stays locked until the transaction ends, so a number is taken by one record, and given back with it.
 */
export async function takeNumber(trx: Trx, { ruleCode, series }: SeriesKey, start: number): Promise<number> {
  await sql`insert into sys_fill_counter (rule_code, series, last) values (${ruleCode}, ${series}, -1)
    on conflict (tenant_id, rule_code, series) do update set last = sys_fill_counter.last`.execute(plain(trx))
  const unused = await sql<{ number: string }>`delete from sys_fill_held where id = (select id from sys_fill_held
    where rule_code = ${ruleCode} and series = ${series} and ${isFree} order by number limit 1) returning number`.execute(plain(trx))
  if (unused.rows[0]) return Number(unused.rows[0].number)
  const { rows } = await sql<{ last: string }>`update sys_fill_counter set last = greatest(last + 1, ${start})
    where rule_code = ${ruleCode} and series = ${series} returning last`.execute(plain(trx))
  return Number(rows[0]?.last)
}

/** The number that `takeNumber` would take now. */
export async function nextNumber(trx: Trx, { ruleCode, series }: SeriesKey, start: number): Promise<number> {
  const { rows } = await sql<{ next: string }>`select coalesce(
    (select min(number) from sys_fill_held where rule_code = ${ruleCode} and series = ${series} and ${isFree}),
    (select greatest(last + 1, ${start}) from sys_fill_counter where rule_code = ${ruleCode} and series = ${series}),
    ${start}) as next`.execute(plain(trx))
  return Number(rows[0]?.next)
}

/** Keeps a number for who asked for it without a record. */
export async function hold(
  trx: Trx,
  { ruleCode, series }: SeriesKey,
  held: { number: number; value: string; holder: string },
): Promise<void> {
  await sql`insert into sys_fill_held (rule_code, series, number, value, holder, free_at) values (${ruleCode}, ${series}, ${held.number},
    ${held.value}, ${held.holder}, clock_timestamp() + make_interval(hours => ${HELD_HOURS}))`.execute(plain(trx))
}

/** How many numbers of a rule are kept for the user. */
export async function countHeld(trx: Trx, ruleCode: string, username: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sys_fill_held
    where rule_code = ${ruleCode} and holder = ${username}`.execute(plain(trx))
  return rows[0]?.count ?? 0
}

/** Takes a value that was kept for the user; false where it was not. */
export async function takeHeld(trx: Trx, ruleCode: string, username: string, value: string): Promise<boolean> {
  const { rows } = await sql`delete from sys_fill_held
    where rule_code = ${ruleCode} and holder = ${username} and value = ${value} returning id`.execute(plain(trx))
  return rows.length > 0
}
