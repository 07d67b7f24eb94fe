import { expect } from 'vitest'
import type { LearningCourse, LearningCourseContent, LessonProgress } from '../../server/generated/operations'
import { admin, server } from './open-server'
import { makePerson, type TestPerson } from './people'
import type { Caller } from './server'

let count = 0
export const fresh = (word: string) => `${word}${++count}`

/** Adds a row by its list; its id. */
export async function add(base: string, name: string, values: object): Promise<string> {
  const { body } = await admin.post(`${base}/add`, values)
  expect(body, body.message).toMatchObject({ success: true })
  const [row] = await server.sql<{ id: string }>(`select id from weft.${name} order by create_time desc limit 1`)
  return row?.id ?? ''
}

interface Course {
  readonly id: string
  readonly title: string
  readonly category: string
  readonly lessons: readonly string[]
}

/** A course with a chapter and lessons of a minute each; `kinds` says which. */
export async function makeCourse({ state = '1', kinds = ['1'] }: { state?: string; kinds?: readonly string[] } = {}): Promise<Course> {
  const category = await add('/course/category', 'course_category', { name: fresh('分类'), code: fresh('C-') })
  const lecturer = await add('/course/lecturer', 'course_lecturer', { name: fresh('讲师'), level: '1' })
  const title = fresh('课程')
  const id = await add('/course/course', 'course', { title, category, lecturer, state })
  const chapterId = await add('/course/chapter', 'course_chapter', { courseId: id, title: '第一章' })
  const lessons: string[] = []
  for (const [at, kind] of kinds.entries()) {
    const file = kind === '1' ? { file: await media() } : { content: '<p>正文</p>' }
    const lesson = { chapterId, title: `课件${at}`, kind, seconds: 60, sort: at, ...file }
    lessons.push(await add('/course/lesson', 'course_lesson', lesson))
  }
  return { id, title, category, lessons }
}

async function media(): Promise<string> {
  const content = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(fresh('media'))])
  return (await admin.upload('/sys/common/upload', { name: 'a.webm', content }, { biz: 'course' })).body.message
}

export const learner = () => makePerson(server, admin, ['courseLearning:list'])
export const open = (who: Caller, lessonId = '') => who.post<LessonProgress>('/course/learning/open', { lessonId })
export const report = (who: Caller, lessonId = '', watched: unknown = [], position: unknown = 0) =>
  who.post<LessonProgress>('/course/learning/report', { lessonId, position, watched })
export const content = (who: Caller, id: string) => who.get<LearningCourseContent>('/course/learning/queryById', { id })
export const found = async (who: Caller, query: object = {}) =>
  (await who.get<{ records: LearningCourse[] }>('/course/learning/list', { pageSize: 100, ...query })).body.result.records
/** As if so many seconds had gone by since the last report of a learner. */
export const wait = ({ username }: TestPerson, seconds: number) =>
  server.sql('update weft.course_progress set reported_at = reported_at - make_interval(secs => $1) where username = $2', [
    seconds,
    username,
  ])

/** Learns these lessons of a minute each to their end. */
export async function finish(person: TestPerson, lessons: readonly string[]): Promise<void> {
  for (const lesson of lessons) {
    await open(person.caller, lesson)
    await wait(person, 60)
    expect((await report(person.caller, lesson, [{ start: 0, end: 60 }], 60)).body.result).toMatchObject({ done: true })
  }
}
