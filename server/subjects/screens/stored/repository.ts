import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { STORED } from '../../../../renderer/core'
import type { StoredScreenLink, StoredScreenRow } from '../../../generated/operations'
import {
  auditColumns,
  insertRow,
  isMine,
  type ListSpec,
  listPage,
  ownerName,
  type RawListQuery,
  removeRows,
  roleIds,
  roleNames,
  shareWith,
  type Trx,
  updateRow,
  WORDS,
} from '../../../query'
import { menuLeaves } from '../../menus'
import { type ScreenReader, screenRoles, shownScreen } from '../repository'

export type { Trx } from '../../../query'
export { liveWords, type ScreenReader } from '../repository'

const screens: ListSpec = {
  table: 'sys_stored_screen',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'name', kind: 'text' },
    { name: 'title', kind: 'text' },
    { name: 'kind', kind: 'text' },
    { name: 'description', kind: 'text' },
    { name: 'audience', kind: 'text' },
    { name: 'ownerName', kind: 'text', column: ownerName('t') },
    { name: 'roleNames', kind: 'text', column: roleNames(screenRoles, 't') },
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

/** Who asks, and whether they look after the screens of others too. */
export interface Reader extends ScreenReader {
  readonly everything: boolean
}

const seen = (reader: Reader): RawBuilder<SqlBool> => (reader.everything ? sql<SqlBool>`true` : shownScreen(reader))
export async function find(trx: Trx, reader: Reader, by: 'id' | 'name', value: string): Promise<Stored | undefined> {
  const { rows } =
    await sql<Stored>`select s.id, s.name, s.title, s.kind, s.content, s.description, s.audience, s.version, ${ownerName('s')} as owner_name,
      ${isMine('s', reader.username)} as mine, array_to_string(${roleIds(screenRoles, 's')}, ',') as role_ids
    from sys_stored_screen s where ${sql.ref(`s.${by}`)} = ${value} and ${seen(reader)}`.execute(trx)
  return rows[0]
}

export async function shownTo(trx: Trx, reader: Reader): Promise<StoredScreenLink[]> {
  const { rows } =
    await sql<StoredScreenLink>`select s.id, s.name, s.title, s.kind, ${isMine('s', reader.username)} as mine, ${ownerName('s')} as owner_name
    from sys_stored_screen s where ${shownScreen(reader)} order by mine desc, s.title ${WORDS}, s.id limit 500`.execute(trx)
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

/** The entries of the menu that show these screens; those in which others stand are groups, whatever they show besides. */
const entriesOf = (names: readonly string[]) => sql`p.component = any(${names.map(name => STORED + name)}::text[]) and p.menu_type <> 2
  and not exists (select 1 from sys_permission c where c.parent_id = p.id and c.menu_type <> 2)`

/** Deletes screens, and their entries in the menu, which would lead nowhere; how many entries went. */
export async function remove(trx: Trx, ids: readonly string[]): Promise<number> {
  const { rows: gone } = await sql<{ name: string }>`select name from sys_stored_screen where id = any(${[...ids]}::text[])`.execute(trx)
  await removeRows(trx, 'sys_stored_screen', ids)
  const { rows } = await sql<{
    id: string
  }>`with entry as (select p.id from sys_permission p where ${entriesOf(gone.map(({ name }) => name))})
    delete from sys_permission where id in (select id from entry) or (menu_type = 2 and parent_id in (select id from entry)) returning id`.execute(
    trx,
  )
  if (rows.length > 0) await menuLeaves(trx)
  return rows.length
}

/** A screen that is called otherwise stays where it stands in the menu. */
export const renameEntries = async (trx: Trx, from: string, to: string): Promise<void> => {
  await sql`update sys_permission set component = ${STORED + to} where component = ${STORED + from}`.execute(trx)
}

/** Shows a screen to these roles and no others; false when one of them does not exist. */
export const showTo = (trx: Trx, screenId: string, wanted: readonly string[]): Promise<boolean> =>
  shareWith(trx, screenRoles, screenId, wanted)
