import { describe, expect, it } from 'vitest'
import { add, content, found, fresh, learner, makeCourse, open, report, wait } from '../../../tests/helpers/courses'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson, type TestPerson } from '../../../tests/helpers/people'
import type { LearningFilters, LessonNote } from '../../generated/operations'

openServer()

const TOO_FAST = '观看区间（watched）快于允许的最高倍速，未计入学习进度'
const BAD = '观看区间（watched）的起止时间不正确'

describe('what is published', () => {
  it('is found by title, category and collection, with lecturer, lessons and own progress', async () => {
    const course = await makeCourse({ kinds: ['1', '5'] })
    const other = await makeCourse()
    const collection = await add('/course/collection', 'course_collection', {
      title: fresh('专题'),
      state: '1',
      courses: [{ courseId: course.id }],
    })
    const { caller } = await learner()
    const [row] = await found(caller, { title: `*${course.title}*` })
    expect(row).toMatchObject({ id: course.id, title: course.title, lessons: 2, done: 0 })
    expect((await found(caller, { category: other.category })).map(({ id }) => id)).toEqual([other.id])
    expect((await found(caller, { collection })).map(({ id }) => id)).toEqual([course.id])
    const filters = (await caller.get<LearningFilters>('/course/learning/filters')).body.result
    expect(filters.collections).toContainEqual({ id: collection, name: expect.stringContaining('专题'), count: 1 })
    expect(filters.categories).toContainEqual({ id: course.category, name: expect.stringContaining('分类'), count: 1 })
    const { chapters, course: shown } = (await content(caller, course.id)).body.result
    expect([shown.lecturer_dictText, shown.category_dictText]).toEqual([expect.stringContaining('讲师'), expect.stringContaining('分类')])
    expect(chapters).toMatchObject([
      { title: '第一章', lessons: [{ kind: '1' }, { kind: '5', content: '<p>正文</p>', position: 0, done: false }] },
    ])
  })

  it('is all that a learner finds any trace of', async () => {
    const { id, title, category, lessons } = await makeCourse({ state: '0' })
    const collection = await add('/course/collection', 'course_collection', {
      title: fresh('专题'),
      state: '1',
      courses: [{ courseId: id }],
    })
    const { caller } = await learner()
    expect(await found(caller, { title })).toEqual([])
    expect(await found(caller, { collection })).toEqual([])
    const { categories, collections } = (await caller.get<LearningFilters>('/course/learning/filters')).body.result
    expect([...categories, ...collections].filter(one => [category, collection].includes(one.id))).toEqual([])
    expect((await content(caller, id)).body.message).toBe('课程不存在')
    for (const { body } of [await open(caller, lessons[0]), await report(caller, lessons[0])]) expect(body.message).toBe('课件不存在')
    expect((await caller.get('/course/learning/notes', { lessonId: lessons[0] ?? '' })).body.message).toBe('课件不存在')
    const [row] = await server.sql<{ file: string }>('select file from weft.course_lesson where id = $1', [lessons[0]])
    const file = `/sys/common/static/${encodeURI(row?.file ?? '')}`
    expect((await caller.get(file)).status).toBe(404)
    await server.sql("update weft.course set state = '1' where id = $1", [id])
    expect((await caller.get(file)).status).toBe(200)
    expect((await (await makePerson(server, admin)).caller.get(file)).status).toBe(404)
  })

  it('is gone with progress and notes when it is withdrawn, and they are there again with it', async () => {
    const { id, lessons } = await makeCourse()
    const person = await learner()
    await open(person.caller, lessons[0])
    await wait(person, 40)
    await report(person.caller, lessons[0], [{ start: 0, end: 60 }], 60)
    const note = (await person.caller.post<LessonNote>('/course/learning/notes/add', { lessonId: lessons[0], second: 5, text: '要点' }))
      .body.result
    await server.sql("update weft.course set state = '0' where id = $1", [id])
    expect((await person.caller.delete('/course/learning/notes/delete', { id: note.id })).body.message).toBe('笔记不存在')
    await server.sql("update weft.course set state = '1' where id = $1", [id])
    expect((await found(person.caller, {})).find(course => course.id === id)).toMatchObject({ lessons: 1, done: 1 })
  })

  it('follows the rules for rows that bind the learner', async () => {
    const [seen, hidden] = [await makeCourse(), await makeCourse()]
    const person = await learner()
    const [menu] = await server.sql<{ id: string }>(
      "select id from weft.sys_permission where perms = 'course:list' or url = '/course/course' limit 1",
    )
    const permissionId = menu?.id ?? ''
    const rule = { permissionId, ruleName: fresh('规则'), ruleColumn: 'title', ruleConditions: '=', ruleValue: seen.title, status: '1' }
    expect((await admin.post('/sys/permission/addPermissionRule', rule)).body).toMatchObject({ success: true })
    const [made] = await server.sql<{ id: string }>('select id from weft.sys_permission_data_rule where rule_name = $1', [rule.ruleName])
    const held = await server.sql<{ id: string }>('select permission_id as id from weft.sys_role_permission where role_id = $1', [
      person.roleId,
    ])
    const before = held.map(({ id }) => id).join()
    await admin.post('/sys/permission/saveRolePermission', {
      roleId: person.roleId,
      permissionIds: `${before},${permissionId}`,
      lastpermissionIds: before,
    })
    const granted = await admin.post('/sys/role/datarule', { permissionId, roleId: person.roleId, dataRuleIds: made?.id })
    expect(granted.body, granted.body.message).toMatchObject({ success: true })
    const caller = await server.signIn(person.username, 'Long-enough-2026')
    expect((await found(caller)).map(({ id }) => id).filter(id => [seen.id, hidden.id].includes(id))).toEqual([seen.id])
    expect((await open(caller, hidden.lessons[0])).body.message).toBe('课件不存在')
    expect((await content(caller, hidden.id)).body.message).toBe('课程不存在')
  })

  it('takes chapters, lessons, progress and notes with it when it is deleted', async () => {
    const { id, lessons } = await makeCourse()
    const { caller } = await learner()
    await open(caller, lessons[0])
    await caller.post('/course/learning/notes/add', { lessonId: lessons[0], second: 5, text: '要点' })
    expect((await admin.delete('/course/course/delete', { id })).body).toMatchObject({ success: true })
    const left = await server.sql(
      `select lesson_id from weft.course_progress where lesson_id = $1 union all select lesson_id from weft.course_note where lesson_id = $1
       union all select id from weft.course_lesson where id = $1`,
      [lessons[0]],
    )
    expect(left).toEqual([])
  })
})

describe('progress', () => {
  it('is what was watched, none of it twice; a lesson is finished at nine tenths, a course with its last lesson', async () => {
    const { id, lessons } = await makeCourse({ kinds: ['1', '5'] })
    const person = await learner()
    expect((await open(person.caller, lessons[0])).body.result).toEqual({ position: 0, covered: 0, done: false, courseDone: false })
    await wait(person, 30)
    const first = await report(
      person.caller,
      lessons[0],
      [
        { start: 0, end: 20 },
        { start: 10, end: 30 },
      ],
      30,
    )
    expect(first.body.result).toEqual({ position: 30, covered: 30, done: false, courseDone: false })
    await wait(person, 30)
    expect((await report(person.caller, lessons[0], [{ start: 30, end: 54 }], 54)).body.result).toMatchObject({
      covered: 54,
      done: true,
      courseDone: false,
    })
    await open(person.caller, lessons[1])
    await wait(person, 60)
    expect((await report(person.caller, lessons[1], [{ start: 0, end: 60 }], 60)).body.result).toMatchObject({
      done: true,
      courseDone: true,
    })
    expect((await found(person.caller)).find(course => course.id === id)).toMatchObject({ lessons: 2, done: 2 })
    expect((await open(person.caller, lessons[0])).body.result).toMatchObject({ position: 54, covered: 54, done: true })
  })

  it.each<[string, unknown, string]>([
    ['reversed', [{ start: 20, end: 10 }], BAD],
    ['empty', [{ start: 10, end: 10 }], BAD],
    ['beyond the length', [{ start: 0, end: 90 }], BAD],
    ['without a bound', [{ start: 0, end: 1e9 }], 'watched'],
    ['below zero', [{ start: -5, end: 5 }], 'watched'],
    ['null, as NaN is written', [{ start: null, end: 5 }], 'watched'],
    ['texts', [{ start: 'NaN', end: '5' }], 'watched'],
    ['no list', 'all', 'watched'],
    ['very many', Array.from({ length: 201 }, () => ({ start: 0, end: 1 })), 'watched'],
    ['all at once', [{ start: 0, end: 60 }], TOO_FAST],
    ['all at once in parts', Array.from({ length: 60 }, (_, at) => ({ start: at, end: at + 1 })), TOO_FAST],
  ])('of intervals that are %s nothing counts', async (_, watched, message) => {
    const { lessons } = await makeCourse()
    const person = await learner()
    await open(person.caller, lessons[0])
    await wait(person, 10)
    const { body } = await report(person.caller, lessons[0], watched)
    expect([body.success, body.message]).toEqual([false, expect.stringContaining(message)])
    expect((await open(person.caller, lessons[0])).body.result).toMatchObject({ covered: 0, done: false })
  })

  it('that is read has no speed', async () => {
    const { lessons } = await makeCourse({ kinds: ['5'] })
    const person = await learner()
    await open(person.caller, lessons[0])
    await wait(person, 30)
    expect((await report(person.caller, lessons[0], [{ start: 0, end: 55 }])).body.message).toBe(TOO_FAST)
    expect((await report(person.caller, lessons[0], [{ start: 0, end: 30 }])).body.result).toMatchObject({ covered: 30, done: false })
  })

  it('begins with opening a lesson, and waiting before it is worth nothing', async () => {
    const { lessons } = await makeCourse({ kinds: ['1', '1'] })
    const person = await learner()
    expect((await report(person.caller, lessons[0], [{ start: 0, end: 60 }])).body.message).toBe('请先打开课件再学习')
    await open(person.caller, lessons[0])
    await wait(person, 86_400)
    await open(person.caller, lessons[1])
    expect((await report(person.caller, lessons[1], [{ start: 0, end: 60 }])).body.message).toBe(TOO_FAST)
    expect((await report(person.caller, lessons[0], [{ start: 0, end: 60 }])).body.message).toBe(TOO_FAST)
  })

  it('does not change with a report that comes twice, nor with one that was refused', async () => {
    const { lessons } = await makeCourse()
    const person = await learner()
    await open(person.caller, lessons[0])
    await wait(person, 10)
    const watched = [{ start: 0, end: 20 }]
    for (let times = 0; times < 2; times++)
      expect((await report(person.caller, lessons[0], watched, 20)).body.result).toMatchObject({ covered: 20 })
    expect((await report(person.caller, lessons[0], [{ start: 20, end: 60 }], 60)).body.message).toBe(TOO_FAST)
    await wait(person, 20)
    expect((await report(person.caller, lessons[0], [{ start: 20, end: 60 }], 60)).body.result).toMatchObject({ covered: 60, done: true })
  })

  it('of two windows takes the time of one', async () => {
    const { lessons } = await makeCourse({ kinds: ['1', '1'] })
    const person = await learner()
    for (const lesson of lessons) await open(person.caller, lesson)
    await wait(person, 30)
    const both = await Promise.all(lessons.map(lesson => report(person.caller, lesson, [{ start: 0, end: 50 }])))
    expect(both.map(({ body }) => body.success).sort()).toEqual([false, true])
    const same = await learner()
    await open(same.caller, lessons[0])
    await wait(same, 15)
    const halves = [
      { start: 0, end: 30 },
      { start: 30, end: 60 },
    ]
    const parts = await Promise.all(halves.map(half => report(same.caller, lessons[0], [half])))
    expect(parts.filter(({ body }) => body.success)).toHaveLength(1)
    expect((await open(same.caller, lessons[0])).body.result).toMatchObject({ covered: 30 })
  })

  it('is nobody else’s', async () => {
    const { id, lessons } = await makeCourse()
    const [one, other] = [await learner(), await learner()]
    for (const { caller } of [one, other]) await open(caller, lessons[0])
    await wait(one, 60)
    const { caller } = one
    const body = { lessonId: lessons[0], position: 60, watched: [{ start: 0, end: 60 }] }
    expect((await caller.post('/course/learning/report', { ...body, username: other.username })).body.success).toBe(false)
    expect((await caller.post('/course/learning/report', body)).body.success).toBe(true)
    const { chapters } = (await content(other.caller, id)).body.result
    expect(chapters[0]?.lessons[0]).toMatchObject({ covered: 0, position: 0, done: false })
  })
})

describe('notes', () => {
  it('are their writer’s own, in the order of their moments', async () => {
    const { lessons } = await makeCourse()
    const [one, other] = [await learner(), await learner()]
    const write = (second: number, text: string) =>
      one.caller.post<LessonNote>('/course/learning/notes/add', { lessonId: lessons[0], second, text })
    await write(30, '后')
    const { id } = (await write(5, ' 先 ')).body.result
    const read = async ({ caller }: TestPerson) =>
      (await caller.get<LessonNote[]>('/course/learning/notes', { lessonId: lessons[0] ?? '' })).body.result.map(({ second, text }) => [
        second,
        text,
      ])
    expect(await read(one)).toEqual([
      [5, '先'],
      [30, '后'],
    ])
    expect(await read(other)).toEqual([])
    expect((await other.caller.delete('/course/learning/notes/delete', { id })).body.message).toBe('笔记不存在')
    expect((await write(61, '晚')).body.message).toBe('时刻（second）超出课件时长')
    expect((await one.caller.delete('/course/learning/notes/delete', { id })).body.success).toBe(true)
    expect(await read(one)).toEqual([[30, '后']])
  })
})
