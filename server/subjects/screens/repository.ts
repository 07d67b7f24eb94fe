import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { STORED } from '../../../renderer/core'
import { isSharedWith, type Shares, type Trx } from '../../query'

export type { Trx } from '../../query'

/** Who asks for stored screens. */
export interface ScreenReader {
  readonly userId: string
  readonly username: string
}

/** With which roles stored screens are shared. */
export const screenRoles: Shares = { table: 'sys_stored_screen_role', key: 'screen_id' }

/** Whether a stored screen `s` is the reader's own, or shown to them. */
export const shownScreen = ({ userId, username }: ScreenReader): RawBuilder<SqlBool> => sql<SqlBool>`(s.create_by = ${username}
  or s.audience = 'all' or (s.audience = 'roles' and ${isSharedWith(screenRoles, 's', userId)}))`

/** What changes while the server runs and a screen may name, of the tenant of the transaction. */
export interface LiveWords {
  /** The values of each dictionary, by its code. */
  readonly dictionaries: ReadonlyMap<string, readonly string[]>
  readonly rights: readonly string[]
  /** Names of stored screens. */
  readonly names: readonly string[]
  /** The stored screens that the checked text names, by their names. */
  readonly named: ReadonlyMap<string, string>
}

/** `content`: the text of the screen that is checked. */
export async function liveWords(trx: Trx, content: string): Promise<LiveWords> {
  const read = async (query: RawBuilder<{ word: string }>) => (await query.execute(trx)).rows.map(({ word }) => word)
  const named = await sql<{ name: string; content: string }>`select name, content from sys_stored_screen
    where strpos(${content}, ${`"${STORED}`} || name || '"') > 0`.execute(trx)
  return {
    dictionaries: await dictionaryValues(trx),
    rights: await read(sql`select distinct perms as word from sys_permission where perms <> '' and del_flag = 0`),
    names: await read(sql`select name as word from sys_stored_screen`),
    named: new Map(named.rows.map(row => [row.name, row.content])),
  }
}

async function dictionaryValues(trx: Trx): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ code: string; items: string[] }>`select d.dict_code as code,
    array(select i.item_value from sys_dict_item i where i.dict_id = d.id order by i.sort_order, i.id) as items from sys_dict d`.execute(
    trx,
  )
  return new Map(rows.map(({ code, items }) => [code, items]))
}

/** A stored screen as it was written. */
interface WrittenScreen {
  readonly id: string
  readonly name: string
  readonly version: number
  readonly content: string
}

/** Most stored screens that are looked through for the way in which one of them chooses out of a table. */
const MOST_CHOOSING = 200

/** Stored screens shown to a reader that name a table, or hold a picker of the system's own tables. */
export async function choosingFrom(trx: Trx, reader: ScreenReader, table: string): Promise<readonly WrittenScreen[]> {
  const { rows } = await sql<WrittenScreen>`select s.id, s.name, s.version, s.content from sys_stored_screen s
    where ${shownScreen(reader)} and (strpos(s.content, ${table}) > 0 or (starts_with(${table}, 'sys_') and strpos(s.content, '"sel_') > 0))
    order by s.id limit ${MOST_CHOOSING}`.execute(trx)
  return rows
}
