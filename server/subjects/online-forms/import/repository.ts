import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { PlainTrx } from '../../../db/database'
import { FORMS_SCHEMA } from '../../../db/schemas'
import type { Trx } from '../../../query'
import type { TableModel } from '../model/table'

export type { Trx } from '../../../query'

/** A table that can become a form. */
export interface FoundTable {
  readonly schema: string
  readonly name: string
  /** What the database says of it. */
  readonly title: string | null
}

export interface FoundColumn {
  readonly name: string
  /** As PostgreSQL writes it. */
  readonly type: string
  readonly notNull: boolean
  readonly title: string | null
}

export const isOurs = ({ schema }: FoundTable): boolean => schema === FORMS_SCHEMA

/** Names that a form can have. */
const NAME = '^[a-z](_?[a-z0-9])*$'

const places = (chosen: RawBuilder<unknown>) => sql<FoundTable>`select n.nspname as schema, c.relname as name,
    obj_description(c.oid, 'pg_class') as title from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'f') and c.relname ~ ${NAME} and length(c.relname) <= 50 and ${chosen} order by c.relname, n.nspname`

/** Tables of former forms, asked as the role that owns them. */
export async function formTables(trx: PlainTrx): Promise<FoundTable[]> {
  return (await places(sql`n.nspname = ${FORMS_SCHEMA}`).execute(trx)).rows
}

/** Tables outside of the system's schemas that the role of forms was granted to read. */
export async function outsideTables(trx: PlainTrx): Promise<FoundTable[]> {
  const outside = sql`n.nspname !~ '^(weft|pg_|information_schema)' and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')`
  return (await places(outside).execute(trx)).rows
}

/** Which of these names no form and no table of the system has. */
export async function freeNames(trx: Trx, names: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from unnest(${[...names]}::text[]) name
    where not weft.is_form_table_taken(name, null)`.execute(trx)
  return new Set(rows.map(({ name }) => name))
}

/** Whether every row of the table is the tenant's, and there is one. */
export async function isAllOf(trx: PlainTrx, table: string, tenantId: number): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`select coalesce(bool_and(tenant_id = ${tenantId}), false) as own
    from ${sql.id(FORMS_SCHEMA, table)}`.execute(trx)
  return rows[0]?.own === true
}

const placeOf = ({ schema, name }: FoundTable) => sql.id(schema, name)

export async function columnsOf(trx: PlainTrx, { schema, name }: FoundTable): Promise<FoundColumn[]> {
  const { rows } = await sql<FoundColumn>`select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "notNull",
      col_description(a.attrelid, a.attnum) as title
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relname = ${name} and a.attnum > 0 and not a.attisdropped order by a.attnum`.execute(
    trx.withoutPlugins() as unknown as Kysely<unknown>,
  )
  return rows
}

/** Rows of a table outside as texts, one more than `most` at most. */
export async function rowsOf(
  trx: PlainTrx,
  table: FoundTable,
  { columns }: TableModel,
  most: number,
): Promise<readonly Record<string, string | null>[]> {
  const texts = columns.map(({ name }) => sql`(t.${sql.id(name)})::text as ${sql.id(name)}`)
  const query = sql<Record<string, string | null>>`select ${sql.join(texts)} from ${placeOf(table)} t limit ${most + 1}`
  return (await query.execute(trx.withoutPlugins() as unknown as Kysely<unknown>)).rows
}

/** Adds rows that were read as texts. */
export async function addRows(trx: Trx, { table, columns }: TableModel, rows: readonly Record<string, string | null>[]): Promise<void> {
  const place = sql.id(FORMS_SCHEMA, table)
  const names = sql.join(columns.map(({ name }) => sql.id(name)))
  await sql`insert into ${place} (${names}) select ${names} from jsonb_populate_recordset(null::${place}, ${JSON.stringify(rows)}::jsonb)`.execute(
    trx,
  )
}
