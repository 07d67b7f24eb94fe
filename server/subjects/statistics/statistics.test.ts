import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makePerson, type TestPerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import type { Data } from '../../app/data'
import type { Activity, DayFigures, EntityFigures, LogInfo, PeopleFigures, TodayFigures, VisitInfo } from '../../generated/operations'
import type { Trx } from '../../query'

let server: TestServer
let admin: Caller
let reader: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  reader = await makePerson(server, admin, ['lecturer:list'])
})
afterAll(() => server?.close())

const result = async <Result>(caller: Caller, path: string, query?: Record<string, string | number>) => {
  const { body } = await caller.get<Result>(path, query)
  expect(body.message).not.toBe('')
  return body.result
}
const today = () => result<TodayFigures>(admin, '/sys/statistics/today')
const visit = (caller: Caller, remoteAddress = '127.0.0.1') =>
  caller.call('GET', '/sys/permission/getUserPermissionByToken', { remoteAddress })
const addLecturer = (name: string) => admin.post('/course/lecturer/add', { name, gender: '1', level: '1', external: '0' })

describe('figures of today', () => {
  it('count sign-ins, and neither refusals nor sign-outs', async () => {
    const before = await today()
    const caller = await server.signIn()
    await caller.post('/sys/logout')
    await server.signIn('admin', 'wrong').catch(() => undefined)
    const after = await today()
    expect([after.signIns - before.signIns, after.signInsTotal - before.signInsTotal]).toEqual([1, 1])
  })

  it('count a visit once in half an hour for each person and address', async () => {
    const before = await today()
    await visit(reader.caller)
    await visit(reader.caller)
    await visit(reader.caller, '10.1.2.3')
    const after = await today()
    expect([after.visits - before.visits, after.addresses - before.addresses, after.people - before.people]).toEqual([2, 2, 1])
    await server.sql(`alter table weft.sys_log disable trigger kept;
      update weft.sys_log set create_time = now() - interval '31 minutes' where ip = '10.1.2.3'`)
  })

  it('stand beside those of yesterday', async () => {
    const before = await today()
    await server.sql(
      `insert into weft.sys_log (userid, username, ip, log_type, method, create_time)
       values ('x', 'x', '9.9.9.9', 1, 'sysLogin', now() - interval '1 day')`,
    )
    const after = await today()
    expect([after.signInsYesterday - before.signInsYesterday, after.signIns]).toEqual([1, before.signIns])
  })
})

describe('figures by day', () => {
  it('have a row for every day, the last of them today', async () => {
    const week = await result<DayFigures[]>(admin, '/sys/statistics/days')
    const month = await result<DayFigures[]>(admin, '/sys/statistics/days', { days: 30 })
    expect([week.length, month.length]).toEqual([7, 30])
    expect(month.slice(-7)).toEqual(week)
    expect(week.at(-1)).toMatchObject({ signIns: (await today()).signIns })
    expect(week[0]).toMatchObject({ signIns: 0, visits: 0, people: 0, addresses: 0, label: week[0]?.day.slice(5) })
  })

  it.each([0, 91, 'x'])('refuse %s days', async days => {
    const { body } = await admin.get('/sys/statistics/days', { days })
    expect(body.success).toBe(false)
  })

  it('are answered in the words of the family too', async () => {
    const info = await result<LogInfo>(admin, '/sys/loginfo')
    const { signIns, signInsTotal } = await today()
    expect(info).toEqual({ totalVisitCount: signInsTotal, todayVisitCount: signIns, todayIp: 1 })
    const rows = await result<VisitInfo[]>(admin, '/sys/visitInfo')
    expect(rows.map(row => row.visit)).toEqual([1, signIns])
    expect(rows[1]?.tian.slice(5)).toBe(rows[1]?.type)
  })
})

describe('figures of days that are over', () => {
  async function count(): Promise<string> {
    const { body } = await admin.get<{ records: { id: string }[] }>('/sys/quartzJob/list', { jobClassName: 'countDays' })
    const id = body.result.records[0]?.id ?? ''
    await admin.get('/sys/quartzJob/execute', { id })
    return vi.waitFor(async () => {
      const runs = await admin.get<{ records: { id: string; state: string; resultText: string }[] }>('/sys/jobRun/list', { scheduleId: id })
      const ended = runs.body.result.records.find(run => run.state === 'done' && !seen.has(run.id)) ?? expect.fail('it has not ended')
      seen.add(ended.id)
      return ended.resultText
    })
  }
  const seen = new Set<string>()
  const figures = async () => ({
    days: await result<DayFigures[]>(admin, '/sys/statistics/days', { days: 30 }),
    today: await today(),
    family: await result<LogInfo>(admin, '/sys/loginfo'),
  })

  it('are kept when their log is dropped, of every tenant, and counted once', async () => {
    const line = `insert into weft.sys_log (userid, username, ip, log_type, method, create_time)
      values ('x', 'x', '9.9.9.9', 1, 'sysLogin', date_trunc('day', now()) - interval '3 days'),
        ('x', 'x', '9.9.9.9', 2, 'sysPermissionGetUserPermissionByToken', date_trunc('day', now()) - interval '1 second')`
    // In the first half hour of a day the visit of half an hour ago, above, is one of yesterday.
    const visits = (await figures()).days.at(-2)?.visits ?? 0
    await server.sql(line)
    await server.sql(`insert into weft.sys_tenant (id, name) values (7, '其他租户') on conflict do nothing`)
    await server.sql(line, [], 7)
    const before = await figures()
    expect(before.days.at(-4)).toMatchObject({ signIns: 1, visits: 0 })
    expect(before.days.at(-2)).toMatchObject({ visits: visits + 1 })
    expect(await count()).toBe('已统计 6 天')
    expect(await server.sql('select count(*)::int as days, sum(sign_ins)::int as sign_ins from weft.sys_day_figure', [], 7)).toEqual([
      { days: 3, sign_ins: 1 },
    ])
    expect(await figures()).toEqual(before)
    await server.sql(`alter table weft.sys_log disable trigger kept; delete from weft.sys_log where create_time < date_trunc('day', now())`)
    const { signInsYesterday: _, visitsYesterday: __, ...kept } = before.today
    expect(await figures()).toMatchObject({ days: before.days, today: kept, family: before.family })
    expect(await count()).toBe('没有需要统计的日期')
  })
})

describe('figures of records', () => {
  const lecturers = async (caller: Caller) =>
    (await result<EntityFigures[]>(caller, '/sys/statistics/records')).find(row => row.entity === 'course/lecturer')

  it('follow what is added', async () => {
    expect(await lecturers(admin)).toEqual({ entity: 'course/lecturer', title: '讲师', path: '/course/lecturer', total: 0, recent: 0 })
    expect((await addLecturer('张三')).body.message).toBe('添加成功！')
    expect(await lecturers(admin)).toMatchObject({ total: 1, recent: 1 })
  })

  it('are of what people work with, and not of samples', async () => {
    const rows = await result<EntityFigures[]>(admin, '/sys/statistics/records')
    expect(rows.filter(({ entity }) => entity.startsWith('example/'))).toEqual([])
    await admin.post('/example/branch/add', { name: '样例分公司' })
    const told = await result<Activity[]>(admin, '/sys/statistics/activity', { limit: 50 })
    expect(told.filter(({ text }) => text.includes('样例分公司'))).toEqual([])
  })

  it('are only of what the caller may list', async () => {
    const rows = await result<EntityFigures[]>(reader.caller, '/sys/statistics/records')
    expect(rows.map(row => row.entity)).toEqual(['course/lecturer'])
    expect((await reader.caller.get('/sys/statistics/people')).status).toBe(403)
  })

  it('count people by what they may do', async () => {
    const { id } = await makePerson(server, admin)
    const before = await result<PeopleFigures>(admin, '/sys/statistics/people')
    await admin.put('/sys/user/frozenBatch', { ids: id, status: 2 })
    const after = await result<PeopleFigures>(admin, '/sys/statistics/people')
    expect(after).toEqual({ ...before, active: before.active - 1, frozen: before.frozen + 1 })
    expect(after.total).toBe(after.active + after.frozen)
  })
})

describe('what happened last', () => {
  const texts = async (caller: Caller, limit = 50) =>
    (await result<Activity[]>(caller, '/sys/statistics/activity', { limit })).map(({ who, text }) => `${who} ${text}`)

  it('is told with the newest first', async () => {
    await addLecturer('李四')
    const rows = await result<Activity[]>(admin, '/sys/statistics/activity', { limit: 1 })
    expect(rows).toEqual([expect.objectContaining({ kind: 'add', kindText: '新增', text: '新增讲师「李四」', path: '/course/lecturer' })])
  })

  it('is what people did, and not what a job changes in the name of its owner', async () => {
    await addLecturer('王五')
    const asAdmin = <T>(work: (trx: Trx) => Promise<T>, trace?: string) =>
      (server.app.data as Data).withTenant({ tenantId: 0, username: 'admin', orgCode: null, ...(trace && { trace }) }, work)
    const { rows } = await asAdmin(trx =>
      sql<{ id: string }>`insert into sys_job_run (name, job_class_name, cause) values ('probe', 'probe', 'hand') returning id`.execute(
        trx,
      ),
    )
    const change = (level: string, trace?: string) =>
      asAdmin(trx => sql`update course_lecturer set level = ${level} where name = '王五'`.execute(trx), trace)
    await change('2', rows[0]?.id)
    expect((await texts(admin))[0]).toContain('新增讲师「王五」')
    await change('3', 'a call')
    expect((await texts(admin))[0]).toContain('修改讲师「王五」')
  })

  it('is what everybody did for who may list people, and what he did himself for anybody else', async () => {
    await server.signIn('admin', 'wrong').catch(() => undefined)
    expect((await texts(admin)).some(text => text.includes(`${reader.username} 登录系统`))).toBe(true)
    expect((await texts(admin)).some(text => text.endsWith('登录失败'))).toBe(true)
    expect(new Set(await texts(reader.caller))).toEqual(new Set([`${reader.username} 登录系统`]))
  })

  it('tells no change of what the caller may not list', async () => {
    const peopleOnly = await makePerson(server, admin, ['user:list'])
    const seen = await texts(peopleOnly.caller)
    expect(seen.some(text => text.includes('新增用户'))).toBe(true)
    expect(seen.some(text => text.includes('讲师'))).toBe(false)
  })

  it('shows another tenant nothing', async () => {
    await server.sql("insert into weft.sys_log (userid, username, log_type, method) values ('y', 'stranger', 1, 'sysLogin')", [], 7)
    expect((await texts(admin)).some(text => text.includes('stranger'))).toBe(false)
  })
})
