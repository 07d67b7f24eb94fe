import { type SqlBool, sql } from 'kysely'
import type { PlainTrx } from '../../../db/database'
import { FORMS_SCHEMA } from '../../../db/schemas'
import type { OnlineFormInBin } from '../../../generated/operations'
import { type ListSpec, listAll, type RawListQuery, rowsWhere, type Trx } from '../../../query'

export type { Trx } from '../../../query'

/** A form of the recycle bin, without what is counted outside of its row. */
export type Deleted = Omit<OnlineFormInBin, 'rows' | 'rowsExact'>

const list: ListSpec = {
  table: 'onl_form_head',
  columns: [
    ...(['id', 'tableName', 'tableTxt', 'physicId', 'deletedBy'] as const).map(name => ({ name, kind: 'text' }) as const),
    ...(['tableType', 'copyType'] as const).map(name => ({ name, kind: 'integer' }) as const),
    { name: 'deletedTime', kind: 'datetime' },
  ],
  where: sql<SqlBool>`t.deleted_time is not null and t.tenant_id = weft.current_tenant()`,
  sort: { name: 'deletedTime', order: 'desc' },
}

const showBin = (trx: Trx, shown: boolean) => sql`select weft.show_form_bin(${shown})`.execute(trx)

/** Runs work that sees the forms of the recycle bin beside the others. A work that fails ends its transaction, and with it the setting. */
async function withBin<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  await showBin(trx, true)
  const done = await work()
  await showBin(trx, false)
  return done
}

export const inBin = (trx: Trx, query: RawListQuery) => withBin(trx, () => listAll<Deleted>(trx, list, query))

const byId = (ids: readonly string[]) => ({ ...list, where: sql<SqlBool>`${list.where} and t.id = any(${[...ids]}::text[])` })

export const find = (trx: Trx, ids: readonly string[]) => withBin(trx, () => rowsWhere<Deleted>(trx, byId(ids)))

/** Whether a form of the recycle bin has the name. */
export const holdsName = async (trx: Trx, tableName: string): Promise<boolean> =>
  (await withBin(trx, () => rowsWhere(trx, { ...list, where: sql<SqlBool>`${list.where} and t.table_name = ${tableName}` }))).length > 0

/** Puts a form into the recycle bin. */
export const discard = (trx: Trx, id: string) =>
  withBin(trx, () =>
    sql`update onl_form_head set deleted_time = clock_timestamp(), deleted_by = current_setting('weft.user', true)
      where id = ${id} and deleted_time is null`.execute(trx),
  )

/** Takes a form out of the recycle bin. */
export const putBack = (trx: Trx, id: string) =>
  withBin(trx, () => sql`update onl_form_head set deleted_time = null, deleted_by = null where id = ${id}`.execute(trx))

/** Deletes a form of the recycle bin with everything that is configured of it, its views among them. */
export const erase = (trx: Trx, id: string) => withBin(trx, () => sql`delete from onl_form_head where id = ${id}`.execute(trx))

/** Where a form of the bin cannot stand alone: the form that a view shows, or the main table of a sub-table, which is not there. */
export async function missingParent(trx: Trx, { id, physicId }: Deleted): Promise<string | undefined> {
  const { rows } = await withBin(trx, () =>
    sql<{ tableTxt: string }>`select h.table_txt from onl_form_head h where h.deleted_time is not null and (h.id = ${physicId}
      or (h.copy_type = 0 and h.table_name in (select f.main_table from onl_form_field f where f.cgform_head_id = ${id}))) limit 1`.execute(
      trx,
    ),
  )
  return rows[0]?.tableTxt
}

/** A sub-table in the recycle bin whose main table it is. */
export async function subInBin(trx: Trx, { tableName }: Deleted): Promise<string | undefined> {
  const { rows } = await withBin(trx, () =>
    sql<{ tableTxt: string }>`select h.table_txt from onl_form_head h join onl_form_field f on f.cgform_head_id = h.id
      where h.deleted_time is not null and h.copy_type = 0 and f.main_table = ${tableName} limit 1`.execute(trx),
  )
  return rows[0]?.tableTxt
}

/** Rows that are counted one by one; beyond them the statistics of the database tell about how many there are. */
const MOST_COUNTED = 100_000

/** How many rows the tables hold, those of every tenant; tables that are not there are left out. */
export async function rowsOf(trx: PlainTrx, tables: readonly string[]): Promise<ReadonlyMap<string, { rows: number; exact: boolean }>> {
  const found = await sql<{ name: string; about: number }>`select c.relname as name, c.reltuples::bigint::float8 as about
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${FORMS_SCHEMA} and c.relkind = 'r' and c.relname = any(${[...tables]}::text[])`.execute(trx)
  const counts = new Map<string, { rows: number; exact: boolean }>()
  for (const { name, about } of found.rows) {
    const counted = await sql<{ count: number }>`select count(*)::int as count
      from (select from ${sql.id(FORMS_SCHEMA, name)} limit ${MOST_COUNTED + 1}) t`.execute(trx)
    const count = counted.rows[0]?.count ?? 0
    const exact = count <= MOST_COUNTED
    counts.set(name, { rows: exact ? count : Math.max(count, about), exact })
  }
  return counts
}
