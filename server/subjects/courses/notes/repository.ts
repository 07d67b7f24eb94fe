import { sql } from 'kysely'
import type { LessonNote } from '../../../generated/operations'
import { insertRow, type Trx } from '../../../query'

/** A note of one learner. */
export interface StoredNote extends LessonNote {
  readonly lessonId: string
}

const COLUMNS = sql`id, lesson_id, second::float8 as second, note as text,
  to_char(create_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as create_time`

export async function notesOn(trx: Trx, username: string, lessonId: string): Promise<StoredNote[]> {
  const { rows } = await sql<StoredNote>`select ${COLUMNS} from course_note where create_by = ${username} and lesson_id = ${lessonId}
    order by second, create_time, id`.execute(trx)
  return rows
}

export async function findNote(trx: Trx, username: string, id: string): Promise<StoredNote | undefined> {
  const { rows } = await sql<StoredNote>`select ${COLUMNS} from course_note where create_by = ${username} and id = ${id}`.execute(trx)
  return rows[0]
}

export const addNote = (trx: Trx, note: { readonly lessonId: string; readonly second: number; readonly note: string }): Promise<string> =>
  insertRow(trx, 'course_note', note)

export async function deleteNote(trx: Trx, id: string): Promise<void> {
  await sql`delete from course_note where id = ${id}`.execute(trx)
}
