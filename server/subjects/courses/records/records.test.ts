import { describe, expect, it } from 'vitest'
import { finish, learner, makeCourse, open, report, wait } from '../../../../tests/helpers/courses'
import { admin, openServer, server } from '../../../../tests/helpers/open-server'
import { makePerson } from '../../../../tests/helpers/people'
import { bindRows } from '../../../../tests/helpers/row-rules'
import type { Caller } from '../../../../tests/helpers/server'
import { rowsOf } from '../../../../tests/helpers/workbook'
import type { CourseRecord } from '../../../generated/operations'

openServer()

const manager = () => makePerson(server, admin, ['courseRecord:list', 'courseRecord:export'])
const records = async (who: Caller, courseId: string) =>
  (await who.get<{ records: CourseRecord[] }>('/course/record/list', { courseId, column: 'username', order: 'asc' })).body.result.records

describe('the record of a learner', () => {
  it('begins with the first lesson that is opened, and follows what is finished', async () => {
    const { id, title, lessons } = await makeCourse({ kinds: ['1', '5'] })
    const [one, { caller }] = [await learner(), await manager()]
    expect(await records(caller, id)).toEqual([])
    await open(one.caller, lessons[0])
    expect(await records(caller, id)).toMatchObject([
      { username: one.username, courseId_dictText: title, state: '1', minutes: 0, finished: 0, completion: 0, finishTime: null },
    ])
    await finish(one, lessons.slice(0, 1))
    expect(await records(caller, id)).toMatchObject([{ state: '1', minutes: 1, finished: 0 }])
    await finish(one, lessons.slice(1))
    const [done] = await records(caller, id)
    expect(done).toMatchObject({ state: '2', state_dictText: '已学完', minutes: 2, finished: 1, completion: 100 })
    expect(done?.finishTime).not.toBeNull()
  })

  it('stays finished when a lesson is added, and is not written by reports between', async () => {
    const { id, lessons } = await makeCourse()
    const one = await learner()
    await finish(one, lessons)
    const versions = () => server.sql('select version, finish_time from weft.course_record where course_id = $1', [id])
    const before = await versions()
    const [chapter] = await server.sql<{ id: string }>('select id from weft.course_chapter where course_id = $1', [id])
    const more = { chapterId: chapter?.id, title: '新增', kind: '5', seconds: 60, content: '<p>甲</p>' }
    expect((await admin.post('/course/lesson/add', more)).body.success).toBe(true)
    await open(one.caller, lessons[0])
    await wait(one, 10)
    await report(one.caller, lessons[0], [{ start: 0, end: 5 }])
    expect(await versions()).toEqual(before)
  })

  it('is written by learning alone', async () => {
    const { id, lessons } = await makeCourse()
    await open((await learner()).caller, lessons[0])
    const [row] = await records(admin, id)
    for (const [method, path] of [
      ['POST', 'add'],
      ['PUT', 'edit'],
      ['POST', 'saveBatch'],
      ['POST', 'importExcel'],
      ['DELETE', `delete?id=${row?.id}`],
    ] as const)
      expect((await admin.call(method, `/course/record/${path}`, method === 'DELETE' ? {} : { payload: { id: row?.id } })).status).toBe(404)
  })

  it('goes with its course', async () => {
    const { id, lessons } = await makeCourse()
    await open((await learner()).caller, lessons[0])
    await admin.delete('/course/course/delete', { id })
    expect(await server.sql('select id from weft.course_record where course_id = $1', [id])).toEqual([])
  })
})

describe('statistics of learning', () => {
  const ask = (courseId: string) => ({
    source: '/course/record',
    groups: [{ field: 'orgCode' }],
    measures: [
      { measure: 'distinct', field: 'username' },
      { measure: 'sum', field: 'finished' },
      { measure: 'avg', field: 'completion' },
      { measure: 'avg', field: 'minutes' },
    ],
    superQueryTree: JSON.stringify({ matchType: 'and', records: [{ field: 'courseId', rule: 'eq', val: courseId }] }),
  })
  interface Found {
    readonly rows: readonly Record<string, unknown>[]
  }

  async function learnedBy(orgCode: string, lessons: readonly string[], courseId: string): Promise<void> {
    const person = await learner()
    await open(person.caller, lessons[0])
    await server.sql('update weft.course_record set org_code = $1 where username = $2 and course_id = $3', [
      orgCode,
      person.username,
      courseId,
    ])
    await finish(person, lessons)
    await server.sql('update weft.course_record set org_code = $1 where username = $2 and course_id = $3', [
      orgCode,
      person.username,
      courseId,
    ])
  }

  it('count learners, those who finished, their share and their time for each department', async () => {
    const { id, lessons } = await makeCourse({ kinds: ['1', '5'] })
    await learnedBy('Z01', lessons, id)
    await learnedBy('Z01', lessons.slice(0, 1), id)
    await learnedBy('Z02', lessons, id)
    const { caller } = await manager()
    const { body } = await caller.post<Found>('/sys/query/run', ask(id))
    expect(body.result.rows).toMatchObject([
      { g0: 'Z01', m0: 2, m1: 1, m2: 50, m3: 1.5 },
      { g0: 'Z02', m0: 1, m1: 1, m2: 100, m3: 2 },
    ])
    const sheet = await caller.post('/sys/query/export', ask(id))
    expect(rowsOf(sheet.raw).flat()).toEqual(expect.arrayContaining(['部门', '学员去重数', '学完人次合计', '学完率（%）平均值']))
  })

  it('hold to the right and to rules for rows', async () => {
    const { id, lessons } = await makeCourse()
    await learnedBy('Z01', lessons, id)
    await learnedBy('Z02', lessons, id)
    const { caller } = await learner()
    expect((await caller.post<Found>('/sys/query/run', ask(id))).body.message).toBe('数据来源不存在或没有查看权限')
    const person = await manager()
    await bindRows(server, admin, person.roleId, {
      right: 'courseRecord:list',
      ruleColumn: 'orgCode',
      ruleValue: 'Z02',
    })
    const bound = await server.signIn(person.username, 'Long-enough-2026')
    expect((await bound.post<Found>('/sys/query/run', ask(id))).body.result.rows).toMatchObject([{ g0: 'Z02', m0: 1 }])
    expect((await records(bound, id)).map(({ orgCode }) => orgCode)).toEqual(['Z02'])
  })
})
