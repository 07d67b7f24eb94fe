import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { StoredScreenLink, StoredScreenRow } from '../../generated/operations'
import { auditColumns, insertRow, type ListSpec, listPage, type RawListQuery, removeRows, type Trx, updateRow } from '../../query'
import { type ScreenReader, shownScreen } from '../../screens'

export type { Trx } from '../../query'
export { liveWords, type ScreenReader } from '../../screens'

const ownerName = sql`(select u.realname from sys_user u where u.username = t.create_by)`
const roleNames = sql`(select string_agg(r.role_name, ',' order by r.role_code) from sys_stored_screen_role s
  join sys_role r on r.id = s.role_id where s.screen_id = t.id)`

const screens: ListSpec = {
  table: 'sys_stored_screen',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'name', kind: 'text' },
    { name: 'title', kind: 'text' },
    { name: 'kind', kind: 'text' },
    { name: 'description', kind: 'text' },
    { name: 'audience', kind: 'text' },
    { name: 'ownerName', kind: 'text', column: ownerName },
    { name: 'roleNames', kind: 'text', column: roleNames },
    ...auditColumns,
  ],
}

export const page = (trx: Trx, query: RawListQuery) => listPage<StoredScreenRow>(trx, screens, query)

/** A screen as it stands. */
export interface Stored {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly kind: string
  readonly content: string
  readonly description: string | null
  readonly audience: 'own' | 'roles' | 'all'
  readonly roleIds: string
  readonly ownerName: string | null
  readonly mine: boolean
  readonly version: number
}

/** Who asks, and whether he looks after the screens of others too. */
export interface Reader extends ScreenReader {
  readonly everything: boolean
}

const seen = (reader: Reader): RawBuilder<SqlBool> => (reader.everything ? sql<SqlBool>`true` : shownScreen(reader))
const isMine = ({ username }: Reader) => sql<boolean>`s.create_by is not distinct from ${username}`
const owner = sql`(select u.realname from sys_user u where u.username = s.create_by)`

export async function find(trx: Trx, reader: Reader, by: 'id' | 'name', value: string): Promise<Stored | undefined> {
  const { rows } =
    await sql<Stored>`select s.id, s.name, s.title, s.kind, s.content, s.description, s.audience, s.version, ${owner} as owner_name,
      ${isMine(reader)} as mine, coalesce((select string_agg(r.role_id, ',' order by r.role_id)
        from sys_stored_screen_role r where r.screen_id = s.id), '') as role_ids
    from sys_stored_screen s where ${sql.ref(`s.${by}`)} = ${value} and ${seen(reader)}`.execute(trx)
  return rows[0]
}

export async function shownTo(trx: Trx, reader: Reader): Promise<StoredScreenLink[]> {
  const { rows } = await sql<StoredScreenLink>`select s.id, s.name, s.title, s.kind, ${isMine(reader)} as mine, ${owner} as owner_name
    from sys_stored_screen s where ${shownScreen(reader)} order by mine desc, s.title, s.id limit 500`.execute(trx)
  return rows
}

export async function countOwn(trx: Trx, username: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sys_stored_screen
    where create_by = ${username}`.execute(trx)
  return rows[0]?.count ?? 0
}

export async function isTaken(trx: Trx, name: string, id?: string): Promise<boolean> {
  const { rows } = await sql`select 1 from sys_stored_screen where name = ${name} and id is distinct from ${id ?? null}`.execute(trx)
  return rows.length > 0
}

type Values = { readonly [Name in 'name' | 'title' | 'kind' | 'content' | 'description' | 'audience']?: string | null | undefined }

export const add = (trx: Trx, values: Values) => insertRow(trx, 'sys_stored_screen', values)

export const save = (trx: Trx, key: { id: string; version: number }, values: Values) => updateRow(trx, 'sys_stored_screen', key, values)

export const remove = (trx: Trx, ids: readonly string[]) => removeRows(trx, 'sys_stored_screen', ids)

/** Shows a screen to these roles and no others; false when one of them does not exist. */
export async function showTo(trx: Trx, screenId: string, roleIds: readonly string[]): Promise<boolean> {
  const ids = [...new Set(roleIds)]
  await sql`delete from sys_stored_screen_role where screen_id = ${screenId} and role_id <> all(${ids}::text[])`.execute(trx)
  await sql`insert into sys_stored_screen_role (screen_id, role_id)
    select ${screenId}, r.id from sys_role r where r.id = any(${ids}::text[]) on conflict do nothing`.execute(trx)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sys_stored_screen_role
    where screen_id = ${screenId}`.execute(trx)
  return rows[0]?.count === ids.length
}
