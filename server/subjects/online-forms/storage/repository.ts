import { type RawBuilder, sql } from 'kysely'
import type { PlainTrx } from '../../../db/database'
import { noteFilesOf } from '../../../db/file-uses'
import type { RoleNames } from '../../../db/owner'
import { FORMS_SCHEMA } from '../../../db/schemas'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../../../db/tenancy-and-audit'
import { hashedColumn } from '../../../records/storage/repository'
import { shortType, TREE_DEFINITION, tooLongToIndex } from '../../../records/storage/statements'
import { fail } from '../../../util/errors'
import { GIVEN_COLUMNS, HAS_CHILD, PARENT } from '../model/form'
import type { TableColumn, TableIndex, TableModel, TreeColumn } from '../model/table'
import { texts } from '../texts'

/** A table of an online form that is worked on, as the role to which all of them belong. */
export interface Workshop {
  readonly trx: PlainTrx
  readonly roles: RoleNames
}

/** Columns that no field describes. Those of a former tree stay. */
const reservedColumns = ({ tree }: TableModel): ReadonlySet<string> =>
  new Set([...GIVEN_COLUMNS, 'tenant_id', 'version', ...(tree ? [tree.parent.name, tree.hasChild.name] : [PARENT, HAS_CHILD])])

const nameOf = (table: string) => sql.id(FORMS_SCHEMA, table)
const run = (trx: PlainTrx, statement: RawBuilder<unknown>) => statement.execute(trx)

/** Columns that stand, by their names. */
type Present = Map<string, { type: string; notNull: boolean }>

/** The columns of a table with their types, as they stand; none when there is no such table. */
async function columnsOf(trx: PlainTrx, table: string): Promise<Present> {
  const { rows } = await sql<{ name: string; type: string; filled: boolean }>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as filled from pg_attribute a
    where a.attrelid = to_regclass(${`"${FORMS_SCHEMA}"."${table}"`}) and a.attnum > 0 and not a.attisdropped`.execute(trx)
  return new Map(rows.map(({ name, type, filled }) => [name, { type: shortType(type), notNull: filled }]))
}

const typed = ({ name, type, notNull }: TableColumn) => sql`${sql.id(name)} ${sql.raw(type)}${sql.raw(notNull ? ' not null' : '')}`

async function createTable({ trx, roles }: Workshop, { table, tree, columns }: TableModel): Promise<void> {
  const given = [TENANCY_COLUMNS, 'sys_org_code text default weft.current_org()']
  const nodes = tree ? [tree.parent, tree.hasChild].map(({ name }) => `"${name}" ${TREE_DEFINITION}`) : []
  const all = [...[...given, ...nodes].map(column => sql.raw(column)), ...columns.map(typed)]
  await run(trx, sql`create table ${nameOf(table)} (${sql.join(all)})`)
  await enableTenancyAndAudit(trx, roles, table, { schema: FORMS_SCHEMA })
  await run(trx, noteFilesOf({ schema: FORMS_SCHEMA, table }))
  // What a change would lose is asked of the rows of every tenant.
  await run(trx, sql`create policy sync_reads on ${nameOf(table)} for select to ${sql.id(roles.forms)} using (true)`)
  await run(trx, sql`grant select, insert on ${nameOf(table)} to ${sql.id(roles.owner)}`)
}

async function holds(trx: PlainTrx, table: string, condition: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists(select from ${nameOf(table)} where ${condition}) as found`.execute(trx)
  return rows[0]?.found === true
}

/** Whether a statement fails for one of these reasons; any other failure is the caller's. */
async function fails(trx: PlainTrx, work: () => Promise<unknown>, codes: RegExp): Promise<boolean> {
  await run(trx, sql`savepoint tried`)
  try {
    await work()
    await run(trx, sql`release savepoint tried`)
    return false
  } catch (error) {
    await run(trx, sql`rollback to savepoint tried`)
    if (codes.test(String((error as { code?: unknown }).code))) return true
    throw error
  }
}

const BAD_VALUE = /^22/
const DUPLICATE = /^23505$/

/** Columns of a tree take over those that it had before its form chose its own. */
function treeMoves({ tree }: TableModel, present: Present): readonly TreeColumn[] {
  if (!tree) return []
  const from = ({ name, former }: TreeColumn, usual: string) => ({ name, former: former ?? (present.has(name) ? null : usual) })
  return [from(tree.parent, PARENT), from(tree.hasChild, HAS_CHILD)]
}

/** Columns that are called otherwise now, all at once: two may have traded names. */
async function rename(trx: PlainTrx, model: TableModel, present: Present): Promise<void> {
  const { table, columns } = model
  const moved = [...treeMoves(model, present), ...columns].filter(
    ({ name, former }) => former !== null && former !== name && present.has(former),
  )
  const names = new Set(moved.map(({ former }) => former))
  const blocked = moved.find(({ name }) => present.has(name) && !names.has(name))
  if (blocked) fail(texts.sync.renameBlocked(blocked.former ?? '', blocked.name))
  const waiting = (index: number) => `__${index}`
  const to = async (from: string, name: string) => {
    await run(trx, sql`alter table ${nameOf(table)} rename column ${sql.id(from)} to ${sql.id(name)}`)
  }
  const types = moved.map(({ former }) => present.get(former ?? ''))
  for (const [index, { former }] of moved.entries()) {
    await to(former ?? '', waiting(index))
    present.delete(former ?? '')
  }
  for (const [index, { name }] of moved.entries()) {
    await to(waiting(index), name)
    present.set(name, types[index] ?? { type: '', notNull: false })
  }
}

/** Columns that no field has any more go when nothing stands in them. */
async function dropColumns(trx: PlainTrx, model: TableModel, present: ReadonlyMap<string, unknown>): Promise<void> {
  const { table, columns } = model
  const reserved = reservedColumns(model)
  const wanted = new Set(columns.map(({ name }) => name))
  for (const name of present.keys()) {
    if (wanted.has(name) || reserved.has(name)) continue
    if (await holds(trx, table, sql`${sql.id(name)} is not null`)) fail(texts.sync.columnHasData(name))
    await run(trx, sql`alter table ${nameOf(table)} drop column ${sql.id(name)}`)
  }
}

/** Whether every value is the same after it was turned into the new type and back. */
async function isKept(trx: PlainTrx, table: string, name: string, from: string, to: string): Promise<boolean> {
  const column = sql.id(name)
  const back = sql`${column} is not null and (${column}::${sql.raw(to)})::${sql.raw(from)} is distinct from ${column}`
  let lost = false
  const broken = await fails(
    trx,
    async () => {
      lost = await holds(trx, table, back)
    },
    BAD_VALUE,
  )
  return !broken && !lost
}

async function addColumn(trx: PlainTrx, table: string, column: TableColumn): Promise<void> {
  const { name, notNull, given } = column
  if (notNull && given === null && (await holds(trx, table, sql`true`))) fail(texts.sync.emptyRows(name))
  const value = given === null ? sql`` : sql` default ${sql.lit(given)}`
  const add = () => run(trx, sql`alter table ${nameOf(table)} add column ${typed(column)}${value}`)
  if (await fails(trx, add, BAD_VALUE)) fail(texts.sync.badDefault(name, given ?? ''))
  // From now on records get it where they are checked.
  if (given !== null) await run(trx, sql`alter table ${nameOf(table)} alter column ${sql.id(name)} drop default`)
}

async function changeColumn(trx: PlainTrx, table: string, column: TableColumn, present: { type: string; notNull: boolean }): Promise<void> {
  const { name, type, notNull } = column
  const target = sql`alter table ${nameOf(table)} alter column ${sql.id(name)}`
  if (present.notNull && !notNull) await run(trx, sql`${target} drop not null`)
  if (present.type !== type) {
    if (!(await isKept(trx, table, name, present.type, type))) fail(texts.sync.typeLoses(name, present.type, type))
    await run(trx, sql`${target} drop default`)
    await run(trx, sql`${target} type ${sql.raw(type)} using ${sql.id(name)}::${sql.raw(type)}`)
  }
  if (!present.notNull && notNull) {
    if (await holds(trx, table, sql`${sql.id(name)} is null`)) fail(texts.sync.emptyValues(name))
    await run(trx, sql`${target} set not null`)
  }
}

/** Makes a column that is there one of a tree: `0` where nothing stands. */
async function becomeTreeColumn(trx: PlainTrx, table: string, name: string, value: RawBuilder<unknown>): Promise<void> {
  const target = sql`alter table ${nameOf(table)} alter column ${sql.id(name)}`
  await run(trx, sql`${target} drop default`)
  await run(trx, sql`${target} type text using ${value}`)
  await run(trx, sql`${target} set default '0'`)
  await run(trx, sql`${target} set not null`)
}

/** The first key of a row above that no way from the top leads to. */
async function lostParent(trx: PlainTrx, table: string, parent: string): Promise<string | undefined> {
  const [place, above] = [nameOf(table), sql.id(parent)]
  const { rows } = await sql<{ parent: string }>`with recursive reached as (select id, tenant_id from ${place} where ${above} = '0'
      union select c.id, c.tenant_id from ${place} c join reached r on c.${above} = r.id and c.tenant_id = r.tenant_id)
    select ${above} as parent from ${place} where (id, tenant_id) not in (select id, tenant_id from reached) limit 1`.execute(trx)
  return rows[0]?.parent
}

/** The columns of a tree. Rows that were tied by columns of the form's own stand below each other from now on; none gets out of sight. */
async function changeTree(trx: PlainTrx, { table, tree }: TableModel, present: Present): Promise<void> {
  if (!tree) return
  const [parent, hasChild] = [tree.parent.name, tree.hasChild.name]
  const add = (name: string) => run(trx, sql`alter table ${nameOf(table)} add column ${sql.raw(`"${name}" ${TREE_DEFINITION}`)}`)
  const isReady = (name: string) => present.get(name)?.type === 'text' && present.get(name)?.notNull === true
  const [text, mark] = [sql`${sql.id(parent)}::text`, sql`${sql.id(hasChild)}::text`]
  const grown = present.has(parent) && !isReady(parent)
  if (!present.has(parent)) await add(parent)
  else if (grown) await becomeTreeColumn(trx, table, parent, sql`coalesce(nullif(trim(${text}), ''), '0')`)
  const marked = present.has(hasChild)
  if (!marked) await add(hasChild)
  // A row that may have others below it is said to: opening it tells.
  if (grown || (marked && !isReady(hasChild))) {
    const known = marked ? sql`case when ${mark} in ('0', 'N', 'false') then '0' else '1' end` : sql`'1'`
    await becomeTreeColumn(trx, table, hasChild, known)
  }
  const lost = grown ? await lostParent(trx, table, parent) : undefined
  if (lost !== undefined) fail(texts.sync.lostParent(parent, lost))
}

async function changeTable({ trx }: Workshop, model: TableModel, present: Present): Promise<void> {
  const { table, columns } = model
  await rename(trx, model, present)
  await dropColumns(trx, model, present)
  await changeTree(trx, model, present)
  for (const column of columns) {
    const found = present.get(column.name)
    if (found) await changeColumn(trx, table, column, found)
    else await addColumn(trx, table, column)
  }
}

async function syncIndexes(trx: PlainTrx, { table, indexes }: TableModel): Promise<void> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = to_regclass(${`"${FORMS_SCHEMA}"."${table}"`}) and not i.indisprimary`.execute(trx)
  const present = new Set(rows.map(({ name }) => name))
  const wanted = new Set(indexes.map(({ name }) => name))
  for (const name of present) if (!wanted.has(name)) await run(trx, sql`drop index ${nameOf(name)}`)
  for (const index of indexes) if (!present.has(index.name)) await createIndex(trx, table, index)
}

async function createIndex(trx: PlainTrx, table: string, { name, title, columns, unique, hashed }: TableIndex): Promise<void> {
  const names = sql.join(columns.map(column => (hashed.includes(column) ? hashedColumn(column) : sql.id(column))))
  const create = sql`create ${sql.raw(unique ? 'unique index' : 'index')} ${sql.id(name)} on ${nameOf(table)} (tenant_id, ${names})`
  if (await fails(trx, () => run(trx, create), DUPLICATE)) fail(texts.sync.duplicates(title))
}

const BUSY = '55P03'

/** Tells that a user works on the table, instead of failing without a word. */
async function unlessBusy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if ((error as { code?: unknown }).code === BUSY) return fail(texts.sync.busy)
    throw error
  }
}

/**
 * Brings the table in step with its model. `force` drops it first; otherwise its rows stay, and a change that would lose a value of any of
 * them is refused by name.
 */
export async function synchronise(workshop: Workshop, model: TableModel, force: boolean): Promise<void> {
  const { trx } = workshop
  await unlessBusy(async () => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`weft form ${model.table}`}, 0))`.execute(trx)
    if (force) await run(trx, sql`drop table if exists ${nameOf(model.table)}`)
    const present = await columnsOf(trx, model.table)
    if (present.size === 0) await createTable(workshop, model)
    else await changeTable(workshop, model, present)
    await syncIndexes(trx, model)
  })
}

/** Drops the table of a form that is gone. */
export const dropTable = ({ trx }: Workshop, table: string): Promise<void> =>
  unlessBusy(async () => void (await run(trx, sql`drop table if exists ${nameOf(table)}`)))

interface StandingIndex {
  readonly name: string
  readonly table: string
  readonly unique: boolean
  readonly columns: readonly string[]
  /** Characters of the texts of each column at most, -1 without a limit, 0 where they are no texts. */
  readonly lengths: readonly number[]
}

/** Replaces indexes over long texts, which earlier versions made, in which a text of some thousand characters finds no room. */
export async function refitIndexes(trx: PlainTrx): Promise<void> {
  const { rows } = await sql<StandingIndex>`
    select c.relname as name, t.relname as table, i.indisunique as unique, json_agg(a.attname order by k.n) as columns,
      json_agg(case when a.atttypid in ('text'::regtype, 'jsonb'::regtype) then -1
        when a.atttypid = 'varchar'::regtype then greatest(a.atttypmod - 4, -1) else 0 end order by k.n) as lengths
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      cross join unnest(i.indkey::int2[]) with ordinality k (number, n)
      join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number
    where t.relnamespace = ${FORMS_SCHEMA}::regnamespace and not i.indisprimary and 0 <> all(i.indkey::int2[])
    group by 1, 2, 3`.execute(trx)
  for (const { name, table, unique, columns, lengths } of rows) {
    const own = columns.filter(column => column !== 'tenant_id' && column !== 'id')
    const lengthOf = (column: string) => {
      const length = lengths[columns.indexOf(column)] ?? 0
      return length < 0 ? Number.POSITIVE_INFINITY : length
    }
    const hashed = tooLongToIndex(own, lengthOf)
    if (hashed.length === 0) continue
    await run(trx, sql`drop index ${nameOf(name)}`)
    if (unique) await createIndex(trx, table, { name, title: name, columns: own, unique, hashed })
  }
}
