import { type SqlBool, sql } from 'kysely'
import {
  type AnsweringConnection,
  type ForeignConnection,
  type ForeignDatabase,
  type ForeignReader,
  type ForeignUse,
  isOther,
  type OtherDatabase,
  pingForeign,
  readForeign,
  withForeign,
  withOther,
} from '../../db/foreign'
import type { SysDataSource } from '../../generated/operations'
import {
  findRow,
  insertRow,
  type ListColumn,
  type ListSpec,
  listPage,
  type RawListQuery,
  rowsWhere,
  type Trx,
  updateRow,
} from '../../query'
import { errors } from '../../util/errors'

export type { Trx } from '../../query'
/** A reader of one database. */
export const readerOf =
  (database: () => Promise<ForeignDatabase>): ForeignReader =>
  async work =>
    readForeign(await database(), work)
export const use = <T>(database: ForeignDatabase, work: (connection: ForeignConnection) => Promise<T>, how?: ForeignUse) =>
  withForeign(database, work, how)
export const useOther = <T>(database: OtherDatabase, work: (connection: AnsweringConnection) => Promise<T>) => withOther(database, work)
export { isOther }
export const ping = (database: ForeignDatabase) => pingForeign(database)

const SHOWN = [
  'id',
  'code',
  'name',
  'remark',
  'dbType',
  'dbDriver',
  'dbUrl',
  'dbName',
  'dbUsername',
  'sysOrgCode',
  'testError',
  'createBy',
] as const

/** Names of the reports, schedules and flows that read a source. */
const USED_BY = sql<string | null>`(select string_agg(u.name, '、' order by u.name) from (
  select r.name from onl_report r where r.db_source = t.code
  union select j.name from sys_quartz_job j
    where case when j.job_class_name in ('fillDictionary', 'import', 'dataTable') then j.parameter::jsonb ->> 'source' end = t.code
  union select f.name from sys_job_flow f join sys_job_flow_steps s on s._parent = f.id
    where case when s.job_class_name in ('fillDictionary', 'import', 'dataTable') then s.parameter::jsonb ->> 'source' end = t.code) u)`

const columns: readonly ListColumn[] = [
  ...SHOWN.map(name => ({ name, kind: 'text' }) as const),
  // What opens a database is never shown; clients of the family send the field back.
  { name: 'dbPassword', kind: 'text', column: sql`''::text` },
  { name: 'hasPassword', kind: 'boolean', column: sql`t.sealed_password is not null` },
  { name: 'testedTime', kind: 'datetime' },
  { name: 'createTime', kind: 'datetime' },
  { name: 'updateTime', kind: 'datetime' },
  { name: 'version', kind: 'integer' },
  { name: 'usedBy', kind: 'text', column: USED_BY },
]

const sources: ListSpec = { table: 'sys_data_source', columns }

/** Columns of a data source that are written. */
export interface Written {
  readonly code?: string | undefined
  readonly name?: string | undefined
  readonly remark?: string | null | undefined
  readonly dbType?: string | undefined
  readonly dbDriver?: string | null | undefined
  readonly dbUrl?: string | undefined
  readonly dbName?: string | null | undefined
  readonly dbUsername?: string | undefined
  /** Null takes it away; undefined leaves it. */
  readonly sealedPassword?: string | null | undefined
  readonly testedTime?: null | undefined
  readonly testError?: null | undefined
}

export const page = (trx: Trx, query: RawListQuery) => listPage<SysDataSource>(trx, sources, query)
export const find = (trx: Trx, id: string) => findRow<SysDataSource>(trx, sources, id)
export const findBy = async (trx: Trx, code: string) => (await rowsWhere<SysDataSource>(trx, sources, sql<SqlBool>`t.code = ${code}`))[0]
export const those = (trx: Trx, ids: readonly string[]) =>
  rowsWhere<SysDataSource>(trx, sources, sql<SqlBool>`t.id = any(${[...ids]}::text[])`)
export const all = (trx: Trx) => rowsWhere<SysDataSource>(trx, sources)

export async function sealedOf(trx: Trx, id: string): Promise<string | null> {
  const { rows } = await sql<{ sealedPassword: string | null }>`select sealed_password from sys_data_source where id = ${id}`.execute(trx)
  return rows[0]?.sealedPassword ?? null
}

export async function isTaken(trx: Trx, code: string, own: string): Promise<boolean> {
  return (await rowsWhere(trx, sources, sql<SqlBool>`t.code = ${code} and t.id <> ${own}`)).length > 0
}

export const add = (trx: Trx, values: Written & { readonly id: string }) => insertRow(trx, 'sys_data_source', values)

export async function save(trx: Trx, key: { id: string; version?: number | null | undefined }, values: Written): Promise<void> {
  if (!(await updateRow(trx, 'sys_data_source', key, values))) throw errors.stale(await find(trx, key.id))
}

export async function noteTest(trx: Trx, id: string, error: string | null): Promise<void> {
  await sql`update sys_data_source set tested_time = clock_timestamp(), test_error = ${error} where id = ${id}`.execute(trx)
}

export async function remove(trx: Trx, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`delete from sys_data_source where id = any(${[...ids]}::text[])`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
