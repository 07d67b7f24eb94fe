import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely'
import type { Trx } from '../../db/database'
import type { SysLogTable } from '../../db/tables'
import type { SysLog } from '../../generated/operations'
import { andSql, type ListSpec, listAll, listPage, type PageOf, type RawListQuery } from '../../query'
import { networkNameOf, networks } from '../identity'

export type { Actor, Database } from '../../db/database'

/** A line of the log as it is written; who and when come from the transaction. */
export type LogLine = Omit<Insertable<SysLogTable>, 'logType'> & { readonly logType?: number }

/** Values of `log_type`. */
export const [OPERATION, FAULT] = [2, 4]

export async function addLines(trx: Trx, lines: readonly LogLine[]): Promise<void> {
  await trx
    .insertInto('sysLog')
    .values(lines.map(line => ({ logType: OPERATION, ...line })))
    .execute()
}

/** Lines of the log as they are listed. */
const lines = ({ catalog }: Trx): ListSpec => ({
  table: 'sys_log',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'logType', kind: 'integer', dict: 'log_type' },
    { name: 'operateType', kind: 'integer', dict: 'operate_type' },
    { name: 'logContent', kind: 'text' },
    { name: 'userid', kind: 'text' },
    { name: 'username', kind: 'text', dict: 'sys_user,realname,username' },
    { name: 'ip', kind: 'text' },
    { name: 'network', kind: 'text', column: networkNameOf(sql`t.ip`, catalog.settings.value(networks)) },
    { name: 'method', kind: 'text' },
    { name: 'requestUrl', kind: 'text' },
    { name: 'requestType', kind: 'text' },
    { name: 'requestParam', kind: 'text' },
    { name: 'costTime', kind: 'integer' },
    { name: 'refused', kind: 'text' },
    { name: 'error', kind: 'text' },
    { name: 'times', kind: 'integer' },
    { name: 'trace', kind: 'text' },
    { name: 'createBy', kind: 'text' },
    { name: 'createTime', kind: 'datetime' },
  ],
  sort: { name: 'createTime', order: 'desc' },
})

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Clients of the family ask for a part of the content as `keyWord`. */
const asked = (trx: Trx, { keyWord, ...query }: RawListQuery): readonly [ListSpec, RawListQuery] =>
  text(keyWord) === '' ? [lines(trx), query] : [{ ...lines(trx), where: sql`strpos(t.log_content, ${text(keyWord)}) > 0` }, query]

export const linePage = (trx: Trx, query: RawListQuery): Promise<PageOf<SysLog>> => listPage<SysLog>(trx, ...asked(trx, query))

/** For workbooks. */
export const allLines = (trx: Trx, query: RawListQuery): Promise<SysLog[]> => listAll<SysLog>(trx, ...asked(trx, query))

/** How many lines the filters leave. */
export const countLines = async (trx: Trx, query: RawListQuery): Promise<number> =>
  (await linePage(trx, { ...query, pageNo: 1, pageSize: 1 })).total

/** The newest of them before a line, or of all; so many at most. */
export function linesAfter(trx: Trx, query: RawListQuery, after: string | undefined, most: number): Promise<SysLog[]> {
  const [spec, filters] = asked(trx, query)
  const older = sql<SqlBool>`(t.create_time, t.id) < (select l.create_time, l.id from sys_log l where l.id = ${after ?? null})`
  const where = after === undefined ? spec.where : andSql(spec.where, older)
  return listAll<SysLog>(trx, { ...spec, where }, { ...filters, column: 'createTime', order: 'desc' }, most)
}

/** Months whose parts stand ready. */
const AHEAD = 3

/** Makes the parts of the coming months; how many were new. As the owner of the schema, or as the application. */
export async function makeParts<T>(db: Kysely<T>): Promise<number> {
  const { rows } = await sql<{ made: number }>`select weft.make_log_parts(${AHEAD}) as made`.execute(db)
  return rows[0]?.made ?? 0
}

/** The tables of logs: of what was done, and of what changed. */
export const LOG_TABLES = ['sys_log', 'sys_audit'] as const
export type LogTable = (typeof LOG_TABLES)[number]

/** A part that has been kept long enough; `kept` where not all of its lines are linked and sealed yet, so that it stays. */
export interface OldPart {
  readonly part: string
  readonly lines: number
  readonly kept: boolean
}

/** Drops the parts that ended so many months ago; what they held. */
export async function dropParts(trx: Trx, table: LogTable, months: number): Promise<readonly OldPart[]> {
  const { rows } = await sql<OldPart>`select part, lines::double precision as lines, kept
    from weft.drop_log_parts(${table}, ${months})`.execute(trx)
  return rows
}
