import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { EntityModel, Option } from '../../renderer/core'
import type { Trx } from '../db/database'
import { PREPARED } from '../db/pools/prepared'
import { SYSTEM_SCHEMA } from '../db/schemas'
import { andSql, dictionaries, type ListSpec, labelPaths, labelTexts, listAll, listPage, type PageOf, type RawListQuery } from '../query'
import { listSpec } from './columns'
import { columnKind, columnType, parentName, type StoredField, treeColumns } from './storage/statements'
import type { StoredValue } from './values'

export type RecordRow = Record<string, unknown>

/** Names of entities are property names already: the camel case plugin must leave them alone. */
const plain = (trx: Trx) => trx.withoutPlugins() as unknown as Kysely<unknown>

/** The table of an entity. */
const tableOf = ({ schema, table }: EntityModel) => sql.id(schema ?? SYSTEM_SCHEMA, table)

/**
 * Rows that belong to a user, of an entity whose rows have owners: those that the user made, those that name the user in a field of owners, and
 * those of a row that belongs to the user. `alias` is that of the table.
 */
export function ownedBy({ owners, fields }: EntityModel, username: string, alias = 't'): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${fields.find(field => field.name === name)?.storage?.column ?? ''}`)
  const own = sql<SqlBool>`${sql.ref(`${alias}.create_by`)} = ${username}`
  const named = (owners?.users ?? []).map(name => sql<SqlBool>`${username} = any(string_to_array(${column(name)}, ','))`)
  const above = owners?.above
  if (above === undefined || owners?.through === undefined) return anySql([own, ...named])
  const below = `${alias}_above`
  const through = sql<SqlBool>`${column(owners.through)} in (select ${sql.ref(`${below}.id`)} from ${tableOf(above)} as ${sql.ref(below)}
    where ${ownedBy(above, username, below)})`
  return anySql([own, ...named, through])
}

/** Rows that stand in one of those of a list of the entity above. */
export function isWithin({ within, fields }: EntityModel, { table, where }: ListSpec): RawBuilder<SqlBool> {
  const column = fields.find(({ name }) => name === within?.field)?.storage?.column ?? ''
  return sql<SqlBool>`${sql.ref(`t.${column}`)} in (select t.id from ${sql.table(table)} t where ${where})`
}

const anySql = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

/** Which rows of an entity, by the alias of its table with a dot, the clearance of the transaction opens; undefined where none is secret. */
export function isCleared(entity: EntityModel): ((alias: '' | 't.') => RawBuilder<SqlBool>) | undefined {
  const column = entity.fields.find(({ name }) => name === entity.secrecy)?.storage?.column
  return column === undefined ? undefined : alias => sql<SqlBool>`${sql.ref(alias + column)} <= (select weft.clearance())`
}

/** The column of the key of the row above, of a table of that alias. */
const above = ({ tree }: Pick<EntityModel, 'tree'>, alias: string) => sql.ref(`${alias}.${tree ? parentName(tree) : ''}`)

/** Rows below one row of a tree. */
export const childrenOf = (entity: EntityModel, pid: string): RawBuilder<SqlBool> => sql<SqlBool>`${above(entity, 't')} = ${pid}`

export const page = (trx: Trx, spec: ListSpec, query: RawListQuery): Promise<PageOf<RecordRow>> => listPage<RecordRow>(trx, spec, query)

export const all = (trx: Trx, spec: ListSpec, query: RawListQuery): Promise<RecordRow[]> => listAll<RecordRow>(trx, spec, query)

/** One record that `spec` lets the caller see; undefined when there is none. */
export async function find(trx: Trx, spec: ListSpec, id: string): Promise<RecordRow | undefined> {
  const { records } = await listPage<RecordRow>(
    trx,
    { ...spec, where: andSql(spec.where, sql<SqlBool>`t.id = ${id}`), keyed: true },
    { pageSize: 1 },
  )
  return records[0]
}

/** The lines of these records, in their order. */
export const linesOf = (trx: Trx, lines: EntityModel, ids: readonly string[]): Promise<RecordRow[]> =>
  listAll<RecordRow>(trx, { ...listSpec(lines), where: sql<SqlBool>`t._parent = any(${[...ids]}::text[])` }, {})

/** Whether a record has a line. */
export const hasLine = (trx: Trx, lines: EntityModel, id: string): Promise<boolean> =>
  exists(trx, sql`select 1 from ${tableOf(lines)} where _parent = ${id}`)

/** Those of the records that `spec` lets the caller see, by id. */
export async function findMany(trx: Trx, spec: ListSpec, ids: readonly string[]): Promise<ReadonlyMap<string, RecordRow>> {
  if (ids.length === 0) return new Map()
  const where = andSql(spec.where, sql<SqlBool>`t.id = any(${[...ids]}::text[])`)
  return new Map((await listAll<RecordRow>(trx, { ...spec, where }, {})).map(row => [String(row.id), row]))
}

/** Rows that `spec` lets the caller see and whose fields hold one of these lists of values, which are told as texts. */
export async function findByValues(
  trx: Trx,
  spec: ListSpec,
  fields: readonly StoredField[],
  values: readonly (readonly string[])[],
): Promise<RecordRow[]> {
  if (values.length === 0) return []
  const columns = fields.map(({ storage }) => sql`(${sql.ref(`t.${storage.column}`)})::text`)
  const lists = values.map(each => sql`(${sql.join(each)})`)
  const where = andSql(spec.where, sql<SqlBool>`(${sql.join(columns)}) in (${sql.join(lists)})`)
  return listAll<RecordRow>(trx, { ...spec, where }, {})
}

/** Name and media type of the files that are kept under these ids. */
export async function filesByIds(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, { name: string; type: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await trx.selectFrom('sysFile').select(['id', 'name', 'type']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, ...file }) => [id, file]))
}

/** What `work` does is taken back when it throws, and the transaction goes on. */
export async function attempt<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint attempt`.execute(trx)
  try {
    const done = await work()
    await sql`release savepoint attempt`.execute(trx)
    return done
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(trx)
    throw error
  }
}

export async function insert(trx: Trx, entity: EntityModel, values: ReadonlyMap<string, StoredValue>): Promise<string> {
  const columns = [...values.keys()].map(column => sql.id(column))
  const list = columns.length > 0 ? sql`(${sql.join(columns)}) values (${sql.join([...values.values()])})` : sql`default values`
  const { rows } = await sql<{ id: string }>`insert into ${tableOf(entity)} ${list} returning id`.execute(plain(trx))
  return rows[0]?.id ?? ''
}

/** False when the row is gone or, with a version, was changed meanwhile. */
export async function update(
  trx: Trx,
  entity: EntityModel,
  { id, version, values }: { id: string; version: number | undefined; values: ReadonlyMap<string, StoredValue> },
): Promise<boolean> {
  const changes = [...values].map(([column, value]) => sql`${sql.id(column)} = ${value}`)
  const unchanged = version === undefined ? sql`true` : sql`version = ${version}`
  const result = await sql`${sql.raw(entity.schema ? '' : PREPARED)} update ${tableOf(entity)} set ${sql.join(changes)}
    where id = ${id} and ${unchanged}`.execute(plain(trx))
  return Number(result.numAffectedRows ?? 0) > 0
}

/** Removes those of `ids` that `where` is true of; of a tree, everything below them goes too. Which rows went. */
export async function remove(
  trx: Trx,
  entity: EntityModel,
  ids: readonly string[],
  where?: RawBuilder<SqlBool>,
): Promise<readonly string[]> {
  const table = tableOf(entity)
  const chosen = sql`select t.id from ${table} t where t.id = any(${[...ids]}::text[]) ${where ? sql`and ${where}` : sql``}`
  const below = entity.tree
    ? sql`with recursive gone as (${chosen} union select c.id from ${table} c join gone g on ${above(entity, 'c')} = g.id) select id from gone`
    : chosen
  const { rows } = await sql<{ id: string }>`delete from ${table} where id in (${below}) returning id`.execute(plain(trx))
  return rows.map(({ id }) => id)
}

/** Whether another record than `id` holds the value, however it is spelled: 1.50 is 1.5. */
export async function isTaken(
  trx: Trx,
  entity: EntityModel,
  field: StoredField,
  value: StoredValue,
  id: string | undefined,
): Promise<boolean> {
  const held = columnKind(field) === 'text' ? sql`${value}` : sql`cast(${value} as ${sql.raw(columnType(field))})`
  return exists(
    trx,
    sql`select 1 from ${tableOf(entity)} where ${sql.id(field.storage.column)} = ${held} and id is distinct from ${id ?? null}`,
  )
}

async function exists(trx: Trx, query: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`select exists(${query}) as found`.execute(plain(trx))
  return (rows[0] as { found?: boolean } | undefined)?.found === true
}

/** Whether a row that `seen` is not true of stands below one of these, which it is true of. */
export async function hidesBelow(trx: Trx, entity: EntityModel, ids: readonly string[], seen: RawBuilder<SqlBool>): Promise<boolean> {
  const table = tableOf(entity)
  return exists(
    trx,
    sql`with recursive below as (select t.id from ${table} t where t.id = any(${[...ids]}::text[]) and ${seen}
        union select c.id from ${table} c join below b on ${above(entity, 'c')} = b.id)
      select 1 from ${table} t where t.id in (select id from below) and (${seen}) is not true`,
  )
}

/** Sets the mark of the given rows of a tree by what stands below them; of other entities nothing. */
export async function countChildren(trx: Trx, entity: EntityModel, ids: readonly string[]): Promise<void> {
  if (!entity.tree) return
  const table = tableOf(entity)
  const mark = sql.id(treeColumns(entity.tree)[1].column)
  await sql`update ${table} t set ${mark} = s.has_child from (
      select p.id, case when exists (select 1 from ${table} c where ${above(entity, 'c')} = p.id) then '1' else '0' end as has_child
      from ${table} p where p.id = any(${[...ids]}::text[])) s
    where t.id = s.id and t.${mark} <> s.has_child`.execute(plain(trx))
}

/** Ids of the parents of the given rows of a tree; of other entities none. */
export async function parentsOf(trx: Trx, entity: EntityModel, ids: readonly string[]): Promise<string[]> {
  if (!entity.tree) return []
  const pid = above(entity, 't')
  const { rows } = await sql<{ pid: string }>`
    select distinct ${pid} as pid from ${tableOf(entity)} t where t.id = any(${[...ids]}::text[]) and ${pid} <> '0'`.execute(plain(trx))
  return rows.map(row => row.pid)
}

/** Whether `id` is `ancestor` or stands somewhere below it. */
export async function isInside(trx: Trx, entity: EntityModel, id: string, ancestor: string): Promise<boolean> {
  const table = tableOf(entity)
  return exists(
    trx,
    sql`with recursive up as (select t.id, ${above(entity, 't')} as pid from ${table} t where t.id = ${id}
        union select p.id, ${above(entity, 'p')} from ${table} p join up on up.pid = p.id)
      select 1 from up where id = ${ancestor}`,
  )
}

/** Values of a declared tree with the ways down to them, for reading workbooks. */
export const dictionaryPaths = async (trx: Trx, labels: string): Promise<readonly Option[]> =>
  [...(await labelPaths(trx, labels))].map(([value, text]) => ({ value, text }))

/** Values and texts of a dictionary or a declared source, for reading and writing workbooks. */
export const dictionary = async (trx: Trx, dict: string): Promise<readonly Option[]> =>
  dict.includes(',')
    ? [...(await labelTexts(trx, dict))].map(([value, text]) => ({ value, text }))
    : ((await dictionaries(trx, [dict])).get(dict) ?? [])
