import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AddressEntry } from '../../generated/operations'
import { andSql, type ListSpec, listAll, listPage, type RawListQuery, type Trx } from '../../query'

export type { Trx } from '../../query'

const ofDeparts = (column: 'id' | 'depart_name') => sql`(select string_agg(d.${sql.id(column)}, ',' order by d.org_code)
  from sys_user_depart ud join sys_depart d on d.id = ud.dep_id where ud.user_id = t.id and d.del_flag = '0')`

/** Only superiors are in charge: the departments of one who no longer is may still be named. */
const headOf = sql`case when t.user_identity = 2 then (select string_agg(d.depart_name, ',' order by d.org_code) from sys_depart d
  where d.del_flag = '0' and d.id = any(string_to_array(t.depart_ids, ','))) end`

const present = sql<SqlBool>`t.del_flag = 0 and t.username <> '_reserve_user_external'`

const entries: ListSpec = {
  table: 'sys_user',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'username', kind: 'text' },
    { name: 'realname', kind: 'text' },
    { name: 'avatar', kind: 'text' },
    { name: 'workNo', kind: 'text' },
    { name: 'post', kind: 'text', dict: 'sys_position,name,code' },
    { name: 'phone', kind: 'text' },
    { name: 'telephone', kind: 'text' },
    { name: 'email', kind: 'text' },
    { name: 'departId', kind: 'text', column: ofDeparts('id') },
    { name: 'departName', kind: 'text', column: ofDeparts('depart_name') },
    { name: 'headOf', kind: 'text', column: headOf },
    { name: 'status', kind: 'integer', dict: 'user_status' },
    { name: 'createTime', kind: 'datetime' },
  ],
  where: present,
  sort: { name: 'realname', order: 'asc' },
}

/** What an address book is asked for beside the conditions of every list. */
export interface Wanted {
  /** Code of a department. */
  readonly orgCode: string
  /** A part of what stands in an entry. */
  readonly word: string
  /** Names that are read as the word is written. */
  readonly names: readonly string[]
}

const inDepart = (orgCode: string) => sql<SqlBool>`exists (select 1 from sys_user_depart ud join sys_depart d on d.id = ud.dep_id
  where ud.user_id = t.id and starts_with(d.org_code, ${orgCode}))`

const found = (word: string, names: readonly string[]) => sql<SqlBool>`(t.realname = any(${[...names]}::text[])
  or strpos(lower(concat_ws(chr(10), t.realname, t.username, t.work_no, t.phone, t.telephone, t.email)), lower(${word})) > 0)`

function wantedOf({ orgCode, word, names }: Wanted): ListSpec {
  const parts: RawBuilder<SqlBool>[] = [present]
  if (orgCode !== '') parts.push(inDepart(orgCode))
  if (word !== '') parts.push(found(word, names))
  return { ...entries, where: parts.reduce((one, other) => andSql(one, other)) }
}

export const page = (trx: Trx, wanted: Wanted, query: RawListQuery) => listPage<AddressEntry>(trx, wantedOf(wanted), query)
export const all = (trx: Trx, wanted: Wanted, query: RawListQuery) => listAll<AddressEntry>(trx, wantedOf(wanted), query)

/** The names of users, each once. */
export async function names(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ realname: string }>`select distinct t.realname from sys_user t
    where ${present} and t.realname <> ''`.execute(trx)
  return rows.map(({ realname }) => realname)
}
