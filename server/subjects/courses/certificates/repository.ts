import { type SqlBool, sql } from 'kysely'
import type { LearningCertificate } from '../../../generated/operations'
import { type ListSpec, listPage, type PageOf, type RawListQuery } from '../../../query'
import { find } from '../../../records/repository'
import type { Trx } from '../repository'

const SHOWN = sql`id, number, realname, course_id, course_title, minutes::float8 as minutes, finish_date::text as finish_date, state, revoke_reason`

/** The certificates of a learner, out of their list, whatever rules for rows bind there. */
export const pageOfOwn = (trx: Trx, list: ListSpec, username: string, query: RawListQuery): Promise<PageOf<LearningCertificate>> =>
  listPage<LearningCertificate>(trx, { ...list, where: sql<SqlBool>`t.username = ${username}` }, query)

export async function findOwn(trx: Trx, username: string, { id, courseId }: { readonly id?: string; readonly courseId?: string }) {
  const { rows } = await sql<LearningCertificate>`select ${SHOWN} from course_certificate
    where username = ${username} and (id = ${id ?? null} or course_id = ${courseId ?? null})`.execute(trx)
  return rows[0]
}

/** A certificate out of a list, as far as its reader sees it. */
export async function findListed(trx: Trx, list: ListSpec, id: string): Promise<LearningCertificate | undefined> {
  if (!(await find(trx, list, id))) return undefined
  const { rows } = await sql<LearningCertificate>`select ${SHOWN} from course_certificate where id = ${id}`.execute(trx)
  return rows[0]
}

interface Owner {
  readonly username: string
  readonly realname: string
}

/** Whether the record of learning says that a course was finished. */
export async function isFinished(trx: Trx, username: string, courseId: string): Promise<boolean> {
  const { rows } = await sql`select from course_record where username = ${username} and course_id = ${courseId} and finished = 1`.execute(
    trx,
  )
  return rows.length > 0
}

/** Gives a certificate of a finished course; undefined where another one has the number. */
export async function add(
  trx: Trx,
  { username, realname }: Owner,
  courseId: string,
  number: string,
): Promise<LearningCertificate | undefined> {
  const { rows } = await sql<LearningCertificate>`insert into course_certificate
      (number, username, realname, org_code, course_id, course_title, minutes, finish_date, state)
    select ${number}, r.username, ${realname}, r.org_code, c.id, c.title, r.minutes, r.finish_time, '1' from course_record r
      join course c on c.id = r.course_id where r.username = ${username} and r.course_id = ${courseId} and r.finished = 1
    on conflict (tenant_id, number) do nothing returning ${SHOWN}`.execute(trx)
  return rows[0]
}

/** Revokes a valid certificate; undefined where there is none. */
export async function revoke(trx: Trx, id: string, { username, reason }: { readonly username: string; readonly reason: string }) {
  const { rows } = await sql<{ username: string; courseTitle: string }>`update course_certificate
    set state = '2', revoke_reason = ${reason}, revoke_by = ${username}, revoke_time = clock_timestamp()
    where id = ${id} and state = '1' returning username, course_title`.execute(trx)
  return rows[0]
}
