import { type SqlBool, sql } from 'kysely'
import { insertRow, type Trx, updateRow } from '../../../../query'
import { pagesOf, type ReadRecord } from '../repository'

export interface StoredNote extends ReadRecord {
  readonly noteId: string
  readonly page: number
  readonly placeStart: number | null
  readonly placeEnd: number | null
  readonly quote: string
  readonly before: string
  readonly after: string
  readonly color: 'yellow' | 'green' | 'blue' | 'pink' | null
  readonly note: string
  readonly shared: boolean
  readonly removed: boolean
  readonly parentId: string | null
  readonly createBy: string
  readonly author: string
  readonly createTime: string
  readonly updateTime: string | null
  readonly version: number
}

const TABLE = 'document_note'
const shownTime = (column: 'create_time' | 'update_time') =>
  sql`to_char(n.${sql.id(column)} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`
const COLUMNS = sql`n.id as note_id, n.source, n.record_id as id, n.page, n.place_start, n.place_end, n.quote, n.before, n.after, n.color, n.note,
  n.shared, n.removed, n.parent_id, n.create_by, coalesce((select u.realname from sys_user u where u.username = n.create_by limit 1), n.create_by)
  as author, ${shownTime('create_time')} as create_time, ${shownTime('update_time')} as update_time, n.version`
/** Private notes are their author's alone. */
const seenBy = (username: string) => sql<SqlBool>`(n.shared or n.create_by = ${username})`
/** Notes of one record that are shown. */
const MOST = 5000

export async function notesOn(trx: Trx, { source, id }: ReadRecord, username: string): Promise<StoredNote[]> {
  const { rows } = await sql<StoredNote>`select ${COLUMNS} from document_note n
    where n.source = ${source} and n.record_id = ${id} and ${seenBy(username)}
    order by n.create_time, n.id limit ${MOST}`.execute(trx)
  return rows
}

/** A note that the user may see; undefined when there is none. */
export async function findNote(trx: Trx, id: string, username: string): Promise<StoredNote | undefined> {
  const { rows } = await sql<StoredNote>`select ${COLUMNS} from document_note n where n.id = ${id} and ${seenBy(username)}`.execute(trx)
  return rows[0]
}

export interface NoteValues {
  readonly source: ReadRecord['source']
  readonly recordId: string
  readonly page: number
  readonly placeStart: number | null
  readonly placeEnd: number | null
  readonly quote: string
  readonly before: string
  readonly after: string
  readonly color: StoredNote['color']
  readonly note: string
  readonly shared: boolean
  readonly parentId: string | null
}

export const addNote = (trx: Trx, values: NoteValues): Promise<string> => insertRow(trx, TABLE, values)

/** False when it was changed meanwhile, or is gone. */
export const changeNote = (
  trx: Trx,
  key: { readonly id: string; readonly version?: number },
  values: Partial<Pick<NoteValues, 'color' | 'note' | 'shared'>> & { readonly removed?: boolean },
): Promise<boolean> => updateRow(trx, TABLE, key, values)

/** Answers to a note are shown to whom it is shown. */
export async function shareAnswers(trx: Trx, id: string, shared: boolean): Promise<void> {
  await sql`update document_note set shared = ${shared} where parent_id = ${id}`.execute(trx)
}

/** Whether others than its author have answered a note. */
export async function isAnswered(trx: Trx, id: string, username: string): Promise<boolean> {
  const { rows } = await sql`select from document_note where parent_id = ${id} and create_by <> ${username} limit 1`.execute(trx)
  return rows.length > 0
}

/** With its answers. A note that was removed before goes with its last answer. */
export async function deleteNote(trx: Trx, { noteId, parentId }: Pick<StoredNote, 'noteId' | 'parentId'>): Promise<void> {
  await sql`delete from document_note where id = ${noteId}`.execute(trx)
  await sql`delete from document_note n where n.id = ${parentId} and n.removed
    and not exists (select from document_note a where a.parent_id = n.id)`.execute(trx)
}

/** Texts of the pages of a record within some pages of those that are named. */
export async function textsAround(
  trx: Trx,
  record: ReadRecord,
  pages: readonly number[],
  far: number,
): Promise<ReadonlyMap<number, string>> {
  if (pages.length === 0) return new Map()
  const { rows } = await sql<{ page: number; text: string }>`select p.page, p.text from ${pagesOf(record)} p
    where exists (select from unnest(${[...new Set(pages)]}::integer[]) w (page) where p.page between w.page - ${far} and w.page + ${far})`.execute(
    trx,
  )
  return new Map(rows.map(({ page, text }) => [page, text]))
}
