import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/database'

/** Where it stands with which roles a row is shared: a table with the id of the row in `key`, and `role_id`. */
export interface Shares {
  readonly table: string
  readonly key: string
}

const column = (row: string, name: string) => sql.ref(`${row}.${name}`)

/** Who made the row that the statement calls `row`, as people know them. */
export const ownerName = (row: string) =>
  sql<string | null>`(select u.realname from sys_user u where u.username = ${column(row, 'create_by')})`

/** Whether a user made it themselves. */
export const isMine = (row: string, username: string) => sql<boolean>`${column(row, 'create_by')} is not distinct from ${username}`

const linksOf = ({ table, key }: Shares, row: string) => sql`${sql.table(table)} links where ${column('links', key)} = ${column(row, 'id')}`

/** The names of the roles that it is shared with, joined by commas; null for none. */
export const roleNames = ({ table, key }: Shares, row: string) => sql<
  string | null
>`(select string_agg(r.role_name, ',' order by r.role_code)
  from ${sql.table(table)} links join sys_role r on r.id = links.role_id where ${column('links', key)} = ${column(row, 'id')})`

/** Their ids. */
export const roleIds = (shares: Shares, row: string) =>
  sql<string[]>`coalesce((select array_agg(links.role_id order by links.role_id) from ${linksOf(shares, row)}), '{}')`

/** Whether it is shared with any role. */
export const isShared = (shares: Shares, row: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (select 1 from ${linksOf(shares, row)})`

/** Whether it is shared with a role of that person. */
export const isSharedWith = ({ table, key }: Shares, row: string, userId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from ${sql.table(table)} links join sys_user_role ur on ur.role_id = links.role_id
    where ${column('links', key)} = ${column(row, 'id')} and ur.user_id = ${userId})`

/** Shares a row with these roles and no others; false when one of them does not exist. */
export async function shareWith(trx: Trx, { table, key }: Shares, id: string, roles: readonly string[]): Promise<boolean> {
  const ids = [...new Set(roles)]
  const [links, own] = [sql.table(table), sql.ref(key)]
  await sql`delete from ${links} where ${own} = ${id} and role_id <> all(${ids}::text[])`.execute(trx)
  await sql`insert into ${links} (${own}, role_id)
    select ${id}, r.id from sys_role r where r.id = any(${ids}::text[]) on conflict do nothing`.execute(trx)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${links} where ${own} = ${id}`.execute(trx)
  return rows[0]?.count === ids.length
}
