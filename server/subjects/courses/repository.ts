import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { OwnerAccess } from '../../db/owner'
import type { LearningCourse, LearningFilter, LearningLesson } from '../../generated/operations'
import { andSql, type ListSpec, labelTexts, listPage, type PageOf, type RawListQuery, type RecordField, type Trx } from '../../query'

export type { Trx } from '../../query'

/** What a learner may see of each list: rules for rows hold here as in the lists themselves. */
export interface LearnerLists {
  readonly courses: ListSpec
  readonly chapters: ListSpec
  readonly lessons: ListSpec
  readonly collections: ListSpec
}

const PUBLISHED = sql<SqlBool>`t.state = '1'`

/** The ids of the rows of a list. */
const idsIn = ({ table, where }: ListSpec): RawBuilder<unknown> =>
  sql`(select t.id from ${sql.table(table)} t ${where ? sql`where ${where}` : sql``})`

const published = (list: ListSpec): ListSpec => ({ ...list, where: andSql(list.where, PUBLISHED) })

/** Lessons `l` of published courses, with their chapter `c`. */
const lessonsOf = ({ courses, chapters, lessons }: LearnerLists) => sql`course_lesson l join course_chapter c on c.id = l.chapter_id
    and c.course_id in ${idsIn(published(courses))} and c.id in ${idsIn(chapters)} and l.id in ${idsIn(lessons)}`

const SHOWN: ReadonlySet<string> = new Set(['id', 'title', 'cover', 'category', 'lecturer', 'summary', 'createTime'])

/** Published courses, with how many lessons they have and how many of them the learner has finished. */
function courseList(lists: LearnerLists, username: string): ListSpec {
  const counted = (where: RawBuilder<unknown>) => sql`(select count(*)::integer from ${lessonsOf(lists)} where c.course_id = t.id ${where})`
  const done = sql`and exists (select from course_progress p where p.lesson_id = l.id and p.username = ${username} and p.done_at is not null)`
  return {
    ...published(lists.courses),
    columns: [
      ...lists.courses.columns.filter(({ name }) => SHOWN.has(name)),
      { name: 'lessons', column: counted(sql``), kind: 'integer' },
      { name: 'done', column: counted(done), kind: 'integer' },
    ],
    lines: [],
  }
}

/** The courses of a collection that is published, in the list of the learner. */
const inCollection = (
  { collections }: LearnerLists,
  id: string,
) => sql<SqlBool>`t.id in (select i.course_id from course_collection_courses i
    where i._parent = ${id} and i._parent in ${idsIn(published(collections))})`

export function coursePage(
  trx: Trx,
  lists: LearnerLists,
  username: string,
  query: RawListQuery,
  collection: string | undefined,
): Promise<PageOf<LearningCourse>> {
  const list = courseList(lists, username)
  const where = collection === undefined ? list.where : andSql(list.where, inCollection(lists, collection))
  return listPage<LearningCourse>(trx, { ...list, where }, query)
}

export async function findCourse(trx: Trx, lists: LearnerLists, username: string, id: string): Promise<LearningCourse | undefined> {
  const list = courseList(lists, username)
  const where = andSql(list.where, sql<SqlBool>`t.id = ${id}`)
  return (await listPage<LearningCourse>(trx, { ...list, where, keyed: true }, { pageSize: 1 })).records[0]
}

/** Categories of published courses, by their names. */
export async function categories(trx: Trx, { courses }: LearnerLists): Promise<LearningFilter[]> {
  const { rows } = await sql<{ id: string; count: number }>`select category as id, count(*)::integer as count from course
    where id in ${idsIn(published(courses))} and category is not null group by category order by count(*) desc, category`.execute(trx)
  const names = await labelTexts(
    trx,
    'course_category,name,id',
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, count }) => (names.has(id) ? [{ id, name: names.get(id) ?? '', count }] : []))
}

/** Published collections of which the learner sees a course. */
export async function collections(trx: Trx, { courses, collections }: LearnerLists): Promise<LearningFilter[]> {
  const { rows } = await sql<LearningFilter>`select g.id, g.title as name, count(distinct i.course_id)::integer as count
    from course_collection g join course_collection_courses i on i._parent = g.id
    where g.id in ${idsIn(published(collections))} and i.course_id in ${idsIn(published(courses))}
    group by g.id, g.title, g.create_time order by g.create_time, g.id`.execute(trx)
  return rows
}

interface PlacedLesson extends LearningLesson {
  readonly chapterId: string
  readonly chapterTitle: string
}

/** Lessons of a course in the order of chapters, with how far the learner has come. */
export async function courseLessons(trx: Trx, lists: LearnerLists, username: string, courseId: string): Promise<PlacedLesson[]> {
  const { rows } =
    await sql<PlacedLesson>`select c.id as chapter_id, c.title as chapter_title, l.id, l.title, l.kind, l.seconds::float8 as seconds,
      l.file, l.captions, l.document_id, l.content, l.link, coalesce(p.stopped_at, 0)::float8 as position,
      coalesce(p.covered, 0)::float8 as covered, p.done_at is not null as done
    from ${lessonsOf(lists)} left join course_progress p on p.lesson_id = l.id and p.username = ${username}
    where c.course_id = ${courseId} order by c.sort, c.create_time, c.id, l.sort, l.create_time, l.id`.execute(trx)
  return rows
}

/** How many lessons of a course there are, how many of them a learner has finished, and how long these take. */
export async function learnedOf(
  trx: Trx,
  lists: LearnerLists,
  username: string,
  courseId: string,
): Promise<{ readonly lessons: number; readonly done: number; readonly minutes: number }> {
  const { rows } = await sql<{ lessons: number; done: number; minutes: number }>`select count(*)::integer as lessons,
      count(p.done_at)::integer as done, round(coalesce(sum(l.seconds) filter (where p.done_at is not null), 0) / 60, 1)::float8 as minutes
    from ${lessonsOf(lists)} left join course_progress p on p.lesson_id = l.id and p.username = ${username}
    where c.course_id = ${courseId}`.execute(trx)
  return rows[0] ?? { lessons: 0, done: 0, minutes: 0 }
}

/** A lesson that can be learned. */
export interface Lesson {
  readonly id: string
  readonly courseId: string
  readonly kind: string
  readonly seconds: number
}

export async function findLesson(trx: Trx, lists: LearnerLists, id: string): Promise<Lesson | undefined> {
  const { rows } = await sql<Lesson>`select l.id, c.course_id, l.kind, l.seconds::float8 as seconds
    from ${lessonsOf(lists)} where l.id = ${id}`.execute(trx)
  return rows[0]
}

/** Whether one of these values of a lesson or the cover of a course is shown to a learner. */
export async function isLearnable(trx: Trx, lists: LearnerLists, table: string, uses: readonly RecordField[]): Promise<boolean> {
  const ids = [...new Set(uses.map(({ recordId }) => recordId))]
  const found =
    table === 'course'
      ? sql`select from course where id in ${idsIn(published(lists.courses))} and id = any(${ids}::text[]) limit 1`
      : sql`select from ${lessonsOf(lists)} where l.id = any(${ids}::text[]) limit 1`
  return (await found.execute(trx)).rows.length > 0
}

/** Once the tables of the entities stand: chapters, lessons, progress and notes go with their course. */
export async function prepareCourses({ db }: OwnerAccess): Promise<void> {
  for (const table of ['course', 'course_chapter', 'course_lesson'])
    await sql`create or replace trigger forgotten after delete on weft.${sql.id(table)} referencing old table as removed
      for each statement execute function weft.${sql.id(`forget_${table}s`)}()`.execute(db)
}
