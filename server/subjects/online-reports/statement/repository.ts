import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ForeignAnswer } from '../../../db/foreign'
import type { OwnerAccess } from '../../../db/owner'
import {
  type AllowedColumns,
  allowedColumns,
  type Catalog,
  type ColumnKind,
  isSecret,
  type ListColumn,
  type ListSpec,
  listAll,
  listPage,
  NO_RULES,
  type PageOf,
  type RawListQuery,
  type ReadableList,
  type ReadableLists,
  type Reader,
  type Trx,
} from '../../../query'
import { fail } from '../../../util/errors'
import { snakeCase } from '../../../util/snake-case'
import { texts } from '../texts'
import type { Statement } from '.'

export type { ForeignAnswer } from '../../../db/foreign'
export type { Trx } from '../../../query'

/** What a statement calls its columns: those of the table, without what is made of other tables and what is secret. */
const plainColumns = (spec: ListSpec) =>
  spec.columns.flatMap(({ column, name }) => {
    const stored = column ?? snakeCase(name)
    return typeof stored === 'string' && !isSecret(stored) ? [stored] : []
  })

/** Columns by which lists leave rows out. */
const HIDING = ['id', 'create_by', 'del_flag', 'username']

interface Readable {
  readonly table: string
  readonly column: string
  /** What the role of reports may do with the column, commas between; null: nothing. */
  readonly granted: string | null
}

/** Columns of all tables, and whether the role of reports may do anything with a table as a whole. */
async function readable(db: Kysely<unknown>, role: string): Promise<{ readonly columns: readonly Readable[]; readonly whole: boolean }> {
  const reporting = sql`(select oid from pg_roles where rolname = ${role})`
  const { rows: columns } = await sql<Readable>`select c.relname as "table", a.attname as "column",
      (select string_agg(acl.privilege_type, ',') from aclexplode(a.attacl) acl where acl.grantee = ${reporting}) as granted
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'weft'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')`.execute(db)
  const { rows } = await sql`select from pg_class c, aclexplode(c.relacl) acl
    where c.relnamespace = 'weft'::regnamespace and acl.grantee = ${reporting} limit 1`.execute(db)
  return { columns, whole: rows.length > 0 }
}

/** The columns that lists show, by their tables. */
function shownByLists(columns: readonly Readable[], { readable }: Catalog): Map<string, Set<string>> {
  const stored = new Set(columns.map(({ table, column }) => `${table} ${column}`))
  const shown = new Map<string, Set<string>>()
  for (const list of readable.all()) {
    const spec = list.spec({ username: '', can: () => true, rowRules: NO_RULES })
    const names = [...plainColumns(spec), ...HIDING].filter(column => stored.has(`${spec.table} ${column}`))
    if (names.length > 0) shown.set(spec.table, new Set([...(shown.get(spec.table) ?? []), ...names]))
  }
  return shown
}

/** Lets the role of reports read the columns that lists show, and nothing else; looked at anew at every start. */
export async function grantReading({ db, roles }: OwnerAccess, catalog: Catalog): Promise<void> {
  const plain = db.withoutPlugins() as unknown as Kysely<unknown>
  const { columns, whole } = await readable(plain, roles.report)
  const shown = shownByLists(columns, catalog)
  const stands = columns.every(({ table, column, granted }) => granted === (shown.get(table)?.has(column) ? 'SELECT' : null))
  if (stands && !whole) return
  const report = sql.id(roles.report)
  await sql`revoke all on all tables in schema weft from ${report}`.execute(plain)
  for (const [table, names] of shown) {
    const granted = sql.join([...names].map(column => sql.id(column)))
    await sql`grant select (${granted}) on ${sql.id('weft', table)} to ${report}`.execute(plain)
  }
}

/** The list whose rows a table holds; undefined for a table that no list shows. */
export const listOf = (lists: ReadableLists, table: string): ReadableList | undefined =>
  lists.all().find(list => list.spec({ username: '', can: () => false, rowRules: NO_RULES }).table === table)

/** The list with the columns that an administrator leaves to statements; a table without any is refused. */
export function narrowed(list: ReadableList, allowed: AllowedColumns | undefined): ReadableList {
  const { table } = list.spec({ username: '', can: () => false, rowRules: NO_RULES })
  const isAllowed = allowedColumns(allowed, table) ?? fail(texts.outsideList(table))
  const spec = (reader: Reader) => {
    const whole = list.spec(reader)
    const columns = whole.columns.filter(({ column, name }) => isAllowed(typeof column === 'string' ? column : snakeCase(name)))
    return { ...whole, columns }
  }
  return { ...list, spec }
}

const NAME = '__report'

/** The columns of tables as a reader may see them. */
export function columnsFor(lists: readonly ReadableList[], reader: Reader): (table: string) => readonly string[] {
  const tables = new Map(lists.map(list => list.spec(reader)).map(spec => [spec.table, plainColumns(spec)]))
  return table => tables.get(table) ?? []
}

/** What a statement is run with. */
interface Run {
  /** Values of its parameters by name; what is not in it is null. */
  readonly values: ReadonlyMap<string, string>
  /** True: no stored text may be long. */
  readonly heavy: boolean
}

/** Bytes of a stored text that a heavy statement reads. */
const LONGEST_TEXT = 20_000

/** A column of a table; for a heavy statement one that fails where its text is long. */
function columnSql(column: string, kind: ColumnKind, heavy: boolean): RawBuilder<unknown> {
  const stored = sql`t.${sql.id(column)}`
  if (!heavy || kind !== 'text') return stored
  return sql`case when octet_length(${stored}::text) > ${sql.lit(LONGEST_TEXT)} and weft_report.refuse() then null else ${stored} end as ${sql.id(column)}`
}

function tableSql(list: ReadableList, reader: Reader, heavy: boolean): RawBuilder<unknown> {
  const spec = list.spec(reader)
  const kinds = new Map(spec.columns.map(({ column, name, kind }) => [typeof column === 'string' ? column : snakeCase(name), kind]))
  const columns = sql.join(plainColumns(spec).map(column => columnSql(column, kinds.get(column) ?? 'text', heavy)))
  return sql`${sql.id(spec.table)} as (select ${columns} from ${sql.id('weft', spec.table)} t where ${spec.where ?? sql<SqlBool>`true`})`
}

/** The statement with its parameters bound: `values` by name, what is not in it is null. */
function statementSql({ pieces, parameters }: Statement, values: ReadonlyMap<string, string>): RawBuilder<unknown> {
  const parts = pieces.flatMap((piece, index) => {
    const parameter = parameters[index]
    const value = parameter && (values.get(parameter.name) ?? null)
    return [sql.raw(piece), ...(parameter ? [parameter.bare ? sql`${value}::text` : sql`${value}`] : [])]
  })
  return sql.join(parts, sql``)
}

/** Tables of the statement stand for what the reader may see of them: names that they give find nothing else. */
export function statementWith(
  statement: Statement,
  lists: readonly ReadableList[],
  reader: Reader,
  { values, heavy }: Run,
): RawBuilder<unknown> {
  const tables = lists.map(list => sql`${tableSql(list, reader, heavy)}, `)
  return sql`with ${sql.join(tables, sql``)} ${sql.id(NAME)} as (
${statementSql(statement, values)}
)`
}

/** Rows that another database has answered, in the place of a statement. */
export function answeredParts({ columns, rows }: ForeignAnswer): RawBuilder<unknown> {
  if (columns.length === 0) fail(texts.onlySelect)
  const values = columns.map(({ name, type }, index) => sql`(r ->> ${sql.lit(index)})::${sql.raw(type)} as ${sql.id(name)}`)
  // No text of PostgreSQL has the sign that ends texts elsewhere.
  const json = JSON.stringify(rows).replaceAll('\\u0000', '')
  return sql`with ${sql.id(NAME)} as materialized (select ${sql.join(values)} from json_array_elements(${json}::json) r)`
}

/** A column of a statement as a list has it. Texts are compared as texts whatever the statement answers. */
export function statementColumn(name: string, kind: ColumnKind, dict: string | null): ListColumn {
  const column = kind === 'text' ? sql`t.${sql.id(name)}::text` : sql`t.${sql.id(name)}`
  return { name, kind, column, dict: dict || undefined }
}

export const statementSpec = (parts: Omit<ListSpec, 'table'>): ListSpec => ({ ...parts, table: NAME })

const withoutTexts = (spec: ListSpec): ListSpec => ({ ...spec, columns: spec.columns.map(({ dict: _, ...column }) => column) })

/** Texts of dictionaries are no business of the role that reads statements. */
export const statementPage = (trx: Trx, spec: ListSpec, query: RawListQuery): Promise<PageOf<Record<string, unknown>>> =>
  listPage<Record<string, unknown>>(trx, withoutTexts(spec), query)

export const statementRows = (trx: Trx, spec: ListSpec, query: RawListQuery): Promise<Record<string, unknown>[]> =>
  listAll<Record<string, unknown>>(trx, withoutTexts(spec), query)

/** Choices of a statement at most. */
const MOST_CHOICES = 1000

/** Values and texts that a statement answers. */
export async function choiceRows(
  trx: Trx,
  parts: RawBuilder<unknown>,
): Promise<readonly { readonly value: string; readonly text: string }[]> {
  const plain = trx.withoutPlugins() as unknown as Kysely<unknown>
  const { rows } = await sql<{ value: string; text: string }>`${parts}
    select t."value"::text as value, coalesce(t."text"::text, t."value"::text) as text from ${sql.id(NAME)} t
    where t."value" is not null limit ${MOST_CHOICES}`.execute(plain)
  return rows
}

/** Columns of tables and views of another database that a statement finds by their names; those of the database itself are not among them. */
export async function foreignColumns(db: Kysely<unknown>, tables: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname::text as "table", array_agg(a.attname::text) as columns
    from pg_catalog.pg_class c join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relname = any(${[...tables]}::text[]) and c.relkind in ('r', 'p', 'v', 'm', 'f') and pg_catalog.pg_table_is_visible(c.oid)
      and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
    group by c.oid, c.relname`.execute(db)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

interface StatementField {
  readonly name: string
  /** As PostgreSQL calls its type. */
  readonly type: string
}

/** What the statement answers, without running it further than its first row. */
export async function fieldsOf(trx: Trx, parts: RawBuilder<unknown>): Promise<readonly StatementField[]> {
  const plain = trx.withoutPlugins() as unknown as Kysely<unknown>
  const from = sql`from (select 1 as "__one") one left join (select * from ${sql.id(NAME)} limit 1) t on true`
  const { rows } = await sql<Record<string, unknown>>`${parts} select t.* ${from}`.execute(plain)
  const names = Object.keys(rows[0] ?? {})
  if (names.length === 0) return []
  const types = sql.join(names.map(name => sql`pg_typeof(t.${sql.id(name)})::text as ${sql.id(name)}`))
  const told = await sql<Record<string, string>>`${parts} select ${types} ${from}`.execute(plain)
  return names.map(name => ({ name, type: told.rows[0]?.[name] ?? 'text' }))
}
