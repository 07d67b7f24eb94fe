import { beforeAll, describe, expect, it } from 'vitest'
import { makeCourse, open } from '../../../tests/helpers/courses'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson } from '../../../tests/helpers/people'
import { bindRows } from '../../../tests/helpers/row-rules'
import type { Caller } from '../../../tests/helpers/server'
import { rowsOf } from '../../../tests/helpers/workbook'

openServer()

type Course = Awaited<ReturnType<typeof makeCourse>> & { readonly chapter: string }
let manager: Caller
let seen: Course
let hidden: Course
const RIGHTS = ['list', 'add', 'edit', 'delete', 'export'].flatMap(act => [`courseChapter:${act}`, `courseLesson:${act}`])

/** Chapters are called by their course, so that lists of them tell. */
async function makeNamed(): Promise<Course> {
  const course = await makeCourse()
  await server.sql("update weft.course_chapter set title = $1 || '的章节' where course_id = $2", [course.title, course.id])
  const [row] = await server.sql<{ id: string }>('select id from weft.course_chapter where course_id = $1', [course.id])
  return { ...course, chapter: row?.id ?? '' }
}

beforeAll(async () => {
  seen = await makeNamed()
  hidden = await makeNamed()
  const person = await makePerson(server, admin, ['course:list', 'courseRecord:list', ...RIGHTS])
  await bindRows(server, admin, person.roleId, { right: 'course:list', ruleColumn: 'title', ruleValue: seen.title })
  manager = await server.signIn(person.username, 'Long-enough-2026')
})

const idsOf = async (path: string, query: object = {}) =>
  (await manager.get<{ records: { id: string }[] }>(path, { pageSize: 100, ...query })).body.result.records.map(({ id }) => id)

describe('rules for rows of courses bind who manages them', () => {
  it('in lists, records and workbooks of chapters and lessons', async () => {
    expect(await idsOf('/course/course/list')).toEqual([seen.id])
    expect(await idsOf('/course/chapter/list')).toEqual([seen.chapter])
    expect(await idsOf('/course/chapter/list', { courseId: hidden.id })).toEqual([])
    expect(await idsOf('/course/lesson/list')).toEqual(seen.lessons)
    expect((await manager.get('/course/chapter/queryById', { id: hidden.chapter })).body.success).toBe(false)
    expect((await manager.get('/course/lesson/queryById', { id: hidden.lessons[0] ?? '' })).body.success).toBe(false)
    const sheet = JSON.stringify(rowsOf((await manager.get('/course/chapter/exportXls')).raw))
    expect([sheet.includes(seen.title), sheet.includes(hidden.title)]).toEqual([true, false])
  })

  it('in what is written', async () => {
    const refused = async (answer: Promise<{ readonly body: { readonly success: boolean } }>) =>
      expect((await answer).body.success).toBe(false)
    await refused(manager.put('/course/chapter/edit', { id: hidden.chapter, title: '改名' }))
    await refused(manager.put('/course/lesson/edit', { id: hidden.lessons[0], title: '改名' }))
    await refused(manager.delete('/course/lesson/delete', { id: hidden.lessons[0] ?? '' }))
    await refused(manager.delete('/course/chapter/delete', { id: hidden.chapter }))
    await refused(manager.post('/course/chapter/add', { courseId: hidden.id, title: '新章节' }))
    await refused(manager.put('/course/chapter/edit', { id: seen.chapter, courseId: hidden.id }))
    const lesson = { chapterId: hidden.chapter, title: '新课件', kind: '5', seconds: 60, content: '<p>甲</p>' }
    await refused(manager.post('/course/lesson/add', lesson))
    expect((await manager.post('/course/chapter/add', { courseId: seen.id, title: '新章节' })).body).toMatchObject({ success: true })
  })

  it('in records of learning, and in what is counted of them', async () => {
    for (const { lessons } of [seen, hidden]) await open(admin, lessons[0])
    const ask = { source: '/course/record', measures: [{ measure: 'count' }] }
    expect((await manager.post<{ rows: object[] }>('/sys/query/run', ask)).body.result.rows).toEqual([{ m0: 1 }])
  })
})

it('a course above the clearance of a reader is hidden with its chapters and lessons, from lists and from learners', async () => {
  const course = await makeNamed()
  await server.sql("update weft.course set secret_level = '1' where id = $1", [course.id])
  const rights = ['course:list', 'course:edit', 'courseLearning:list', ...RIGHTS]
  const without = (await makePerson(server, admin, rights)).caller
  const cleared = (await makePerson(server, admin, [...rights, 'document:internal'])).caller
  const sees = async (who: Caller) => ({
    course: (await who.get('/course/course/queryById', { id: course.id })).body.success,
    learning: (await who.get('/course/learning/queryById', { id: course.id })).body.success,
    opened: (await open(who, course.lessons[0])).body.success,
    chapter: (await who.get('/course/chapter/queryById', { id: course.chapter })).body.success,
    lesson: (await who.get('/course/lesson/queryById', { id: course.lessons[0] ?? '' })).body.success,
    chapters: JSON.stringify((await who.get('/course/chapter/list', { courseId: course.id })).body).includes(course.chapter),
    titles: JSON.stringify((await who.get('/course/learning/list', { pageSize: 100 })).body).includes(course.title),
    written: (await who.put('/course/chapter/edit', { id: course.chapter, sort: 3 })).body.success,
  })
  const all = { course: true, learning: true, opened: true, chapter: true, lesson: true, chapters: true, titles: true, written: true }
  expect(await sees(cleared)).toEqual(all)
  expect(await sees(without)).toEqual(Object.fromEntries(Object.keys(all).map(key => [key, false])))
})
