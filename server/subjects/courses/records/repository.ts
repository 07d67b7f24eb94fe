import { sql } from 'kysely'
import { type LearnerLists, learnedOf, type Trx } from '../repository'

/** Who learns. */
interface Learner {
  readonly username: string
  /** The department that the learner works for now. */
  readonly orgCode: string | null
}

/**
 * Writes down how far a learner has come with a course: from the first lesson that is opened on, and with each that is finished. A course
 * that was finished stays so, whatever is added to it.
 */
export async function keepRecord(trx: Trx, lists: LearnerLists, { username, orgCode }: Learner, courseId: string): Promise<void> {
  const { lessons, done, minutes } = await learnedOf(trx, lists, username, courseId)
  const finished = lessons > 0 && done === lessons
  await sql`insert into course_record as r (username, org_code, course_id, minutes, state, finished, completion, start_time, finish_time)
    values (${username}, ${orgCode}, ${courseId}, ${minutes}, ${finished ? '2' : '1'}, ${finished ? 1 : 0}, ${finished ? 100 : 0},
      clock_timestamp(), case when ${finished} then clock_timestamp() end)
    on conflict (tenant_id, username, course_id) do update set org_code = excluded.org_code, minutes = excluded.minutes,
      state = excluded.state, finished = excluded.finished, completion = excluded.completion, finish_time = excluded.finish_time
    where r.finished = 0 and (r.minutes, r.finished) is distinct from (excluded.minutes, excluded.finished)`.execute(trx)
}
