import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/database'
import { errors, fail } from '../util/errors'
import { snakeCase } from '../util/snake-case'
import { listAll } from './list'
import { texts } from './texts'
import type { ListSpec } from './types'

/** Property names are written as they are: the camel case plugin must leave them alone. */
const plain = (trx: Trx) => trx.withoutPlugins() as unknown as Kysely<unknown>

/** Both conditions; the first may be absent. */
export function andSql(first: RawBuilder<SqlBool> | undefined, second: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return first ? sql<SqlBool>`${first} and ${second}` : second
}

/** The rows of a list that also fulfil `where`, in its usual order, without the texts of dictionaries. */
export async function rowsWhere<Row extends object>(trx: Trx, spec: ListSpec, where?: RawBuilder<SqlBool>): Promise<Row[]> {
  const columns = spec.columns.map(({ dict, ...column }) => column)
  const both = where ? andSql(spec.where, where) : spec.where
  return listAll<Row>(trx, { ...spec, columns, where: both }, {})
}

/** One row of the list by its id; undefined when the list does not have it. */
export async function findRow<Row extends object>(trx: Trx, spec: ListSpec, id: string): Promise<Row | undefined> {
  const [row] = await rowsWhere<Row>(trx, spec, sql<SqlBool>`t.id = ${id}`)
  return row
}

/** The same; refused with 未找到对应实体 when there is none. */
export async function mustFind<Row extends object>(trx: Trx, spec: ListSpec, id: string): Promise<Row> {
  return (await findRow<Row>(trx, spec, id)) ?? fail(texts.notFound)
}

const given = (values: object) => Object.entries(values).filter(([, value]) => value !== undefined)

/** Adds a row of named columns, in camel case; undefined ones keep the default of the table. Its id. */
export async function insertRow(trx: Trx, table: string, values: object): Promise<string> {
  const entries = given(values)
  const names = sql.join(entries.map(([name]) => sql.id(snakeCase(name))))
  const { rows } = await sql<{ id: string }>`insert into ${sql.id(table)} (${names})
    values (${sql.join(entries.map(([, value]) => value))}) returning id`.execute(plain(trx))
  return rows[0]?.id ?? ''
}

/** Changes named columns of a row; undefined ones stay. False when the row is gone or has another version than the given. */
export async function updateRow(
  trx: Trx,
  table: string,
  key: { id: string; version?: number | null | undefined },
  values: object,
): Promise<boolean> {
  const changes = given(values).map(([name, value]) => sql`${sql.id(snakeCase(name))} = ${value}`)
  if (changes.length === 0) return true
  const unchanged = typeof key.version === 'number' ? sql`version = ${key.version}` : sql`true`
  const result = await sql`update ${sql.id(table)} set ${sql.join(changes)} where id = ${key.id} and ${unchanged}`.execute(plain(trx))
  return Number(result.numAffectedRows ?? 0) > 0
}

/** What a save names: the row and, when the caller knows it, the version that they have seen. */
export interface SaveKey {
  readonly id: string
  readonly version?: number | null | undefined
}

/** Saves changes to a row of the list: refused when there is none, `stale` with the present row when it was changed meanwhile. */
export async function saveRow(trx: Trx, spec: ListSpec, key: SaveKey, values: object): Promise<void> {
  const stored = await mustFind<{ version?: number | null | undefined }>(trx, spec, key.id)
  checkVersion(stored, key)
  if (await updateRow(trx, spec.table, key, values)) return
  const present = await findRow<{ version?: number | null | undefined }>(trx, spec, key.id)
  if (present && present.version === stored.version) fail(texts.foreign)
  throw errors.stale(present ?? null)
}

/** Refuses a save that has seen an older row. */
function checkVersion(stored: { version?: number | null | undefined }, { version }: SaveKey): void {
  if (typeof version === 'number' && version !== stored.version) throw errors.stale(stored)
}

/** Deletes rows by id; how many went. Rows that the tenant only reads, since another one keeps them, are refused. */
export async function removeRows(trx: Trx, table: string, ids: readonly string[]): Promise<number> {
  const named = sql`id = any(${[...ids]}::text[])`
  const result = await sql`delete from ${sql.id(table)} where ${named}`.execute(plain(trx))
  const removed = Number(result.numAffectedRows ?? 0)
  if (removed < ids.length) await refuseForeign(trx, table, named)
  return removed
}

/** Refuses a change after which rows still stand that it should have reached: another tenant keeps them. */
export async function refuseForeign(trx: Trx, table: string, left: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql`select from ${sql.id(table)} where ${left} limit 1`.execute(plain(trx))
  if (rows.length > 0) fail(texts.foreign)
}

/** Lets one transaction at a time work on what `name` stands for, until it ends. */
export async function lockFor(trx: Trx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`weft ${name}`}, 0))`.execute(trx)
}

/** Runs `work` so that its failure leaves the transaction as it was before. */
export async function attempt<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint attempt`.execute(trx)
  try {
    const result = await work()
    await sql`release savepoint attempt`.execute(trx)
    return result
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(trx)
    throw error
  }
}

/** The named properties of an object, as far as it has them. */
export function pick<From extends object, Name extends keyof From>(from: From, names: readonly Name[]): Partial<Pick<From, Name>> {
  const picked: Partial<Pick<From, Name>> = {}
  for (const name of names) if (from[name] !== undefined) picked[name] = from[name]
  return picked
}
