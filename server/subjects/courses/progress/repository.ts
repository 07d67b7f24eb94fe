import { sql } from 'kysely'
import { lockFor, type Trx } from '../../../query'
import type { Interval } from './intervals'

/** How far a learner has come with a lesson. */
export interface StoredProgress {
  readonly watched: readonly Interval[]
  readonly covered: number
  readonly position: number
  readonly done: boolean
}

/** Lets one report of a learner at a time be looked at, whatever lesson it is about. */
export const oneAtATime = (trx: Trx, username: string): Promise<void> => lockFor(trx, `learning ${username}`)

export async function findProgress(trx: Trx, username: string, lessonId: string): Promise<StoredProgress | undefined> {
  const { rows } =
    await sql<StoredProgress>`select watched, covered::float8 as covered, stopped_at::float8 as position, done_at is not null as done
    from course_progress where username = ${username} and lesson_id = ${lessonId}`.execute(trx)
  return rows[0]
}

/** From now on the learner may watch the lesson. */
export async function begin(trx: Trx, username: string, lessonId: string): Promise<void> {
  await sql`insert into course_progress (username, lesson_id) values (${username}, ${lessonId})
    on conflict (tenant_id, username, lesson_id) do update set reported_at = clock_timestamp()`.execute(trx)
}

/** Seconds of the database's clock since the learner's last report, or since a lesson was opened, of whatever lesson. */
export async function elapsed(trx: Trx, username: string): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`select extract(epoch from clock_timestamp() - max(reported_at))::float8 as seconds
    from course_progress where username = ${username}`.execute(trx)
  return rows[0]?.seconds ?? 0
}

export async function save(
  trx: Trx,
  username: string,
  lessonId: string,
  { watched, covered, position, done }: StoredProgress,
): Promise<void> {
  await sql`update course_progress set watched = ${JSON.stringify(watched)}::jsonb, covered = ${covered}, stopped_at = ${position},
      reported_at = clock_timestamp(), done_at = coalesce(done_at, case when ${done} then clock_timestamp() end)
    where username = ${username} and lesson_id = ${lessonId}`.execute(trx)
}
