import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson } from '../../../tests/helpers/people'
import type { Setting } from '../../generated/operations'

const BASE = '/sys/quartzJob'
openServer()

interface Row {
  readonly id: string
  readonly version: number
  readonly [name: string]: unknown
}

const NEVER = '0 0 0 1 1 ? 2099'
const schedule = (name: string, more: object = {}) => ({ name, jobClassName: 'sample', cronExpression: NEVER, ...more })
const stored = async (name: string) => (await admin.get<{ records: Row[] }>(`${BASE}/list`, { name })).body.result.records[0] as Row
const add = async (name: string, more: object = {}) => {
  const { body } = await admin.post(`${BASE}/add`, schedule(name, more))
  expect(body).toMatchObject({ success: true, message: '创建定时任务成功' })
  return stored(name)
}
const runsOf = async (scheduleId: string) => (await admin.get<{ records: Row[] }>('/sys/jobRun/list', { scheduleId })).body.result.records
const settled = (scheduleId: string, state: string) =>
  vi.waitFor(async () => {
    const [run] = await runsOf(scheduleId)
    expect(run?.state, JSON.stringify(run)).toBe(state)
    return run as Row
  })

it('offers every kind of job by its title: of schedules, of steps of flows, and of runs', async () => {
  const kinds = (server.app.catalog?.jobs.all() ?? []).map(({ name, title, scheduled = true }) => ({
    value: name,
    text: title(),
    scheduled,
  }))
  const offered = async (code: string) => {
    const { body } = await admin.get<{ value: string; text: string }[]>(`/sys/dict/getDictItems/${code}`)
    return new Map(body.result.map(({ value, text }) => [value, text]))
  }
  const titles = (found: typeof kinds) => new Map(found.map(({ value, text }) => [value, text]))
  const scheduled = kinds.filter(({ scheduled }) => scheduled)
  expect(await offered('job_schedule_type')).toEqual(titles(scheduled))
  expect(await offered('job_step_type')).toEqual(titles(scheduled.filter(({ value }) => value !== 'flow')))
  expect(await offered('job_type')).toEqual(titles(kinds))
})

describe('a schedule', () => {
  it('runs at its time, with progress, log and result, and tells its owner', async () => {
    const { id } = await add('每秒', {
      cronExpression: '* * * * * ?',
      parameter: '{"parameter":"你好","steps":2}',
      tells: 'success',
      overlap: 'skip',
    })
    const run = await settled(id, 'done')
    await admin.get(`${BASE}/pause`, { id })
    expect(run).toMatchObject({ cause: 'plan', owner: 'admin', resultText: '已完成2步', percent: 100, turn: 1 })
    const { body } = await admin.get<{ records: Row[] }>('/sys/jobRun/lines', { runId: run.id })
    expect(body.result.records.map(({ text }) => text)).toEqual(['第2步，共2步', '第1步，共2步', '你好'])
    await vi.waitFor(async () => {
      const mine = await admin.get<{ records: Row[] }>('/sys/sysAnnouncementSend/getMyAnnouncementSend', {
        titile: '任务执行成功：每秒（已完成2步）',
      })
      expect(mine.body.result.records[0]).toMatchObject({ openPage: `/isystem/jobRun?f.id=${run.id}` })
    })
  })

  it('runs when somebody says so, fails, is tried again, and can be run again', async () => {
    const { id } = await add('失败', { parameter: '{"failsAt":1}', attempts: 2, pauseSeconds: 0 })
    expect((await admin.get(`${BASE}/execute`, { id })).body).toMatchObject({ success: true, message: '执行成功!' })
    const run = await settled(id, 'failed')
    expect(run).toMatchObject({ cause: 'hand', turn: 2, error: '按参数要求在第1步失败' })
    expect((await admin.post('/sys/jobRun/again', { id: run.id })).body).toMatchObject({ success: true, message: '已重新执行' })
    await vi.waitFor(async () => expect((await runsOf(id)).map(({ cause }) => cause)).toEqual(['again', 'hand']))
  })

  it('is stopped and resumed by its id, or with all of its kind', async () => {
    const { id } = await add('停', { jobClassName: 'cleanUp' })
    expect((await admin.get(`${BASE}/pause`, { id })).body).toMatchObject({ success: true, message: '暂停定时任务成功' })
    expect(await stored('停')).toMatchObject({ status: '-1' })
    expect((await admin.get(`${BASE}/nextRuns`, { id })).body.result).toEqual([])
    expect((await admin.get(`${BASE}/resume`, { jobClassName: 'cleanUp' })).body).toMatchObject({
      success: true,
      message: '恢复定时任务成功',
    })
    expect(await stored('停')).toMatchObject({ status: '0', status_dictText: '正常' })
    expect((await admin.get(`${BASE}/nextRuns`, { id })).body.result).toEqual([{ time: '2099-01-01 00:00:00' }])
    expect((await admin.get(`${BASE}/pause`)).body).toMatchObject({ success: false, message: '请指明定时任务' })
    expect((await admin.get(`${BASE}/pause`, { id: 'none' })).body).toMatchObject({ success: false, message: '未找到对应的定时任务' })
  })

  it.each([
    ['expression', { cronExpression: '0 0 * *' }, 'cronExpression'],
    ['parameter', { parameter: '{"steps":0}' }, 'parameter'],
    ['parameter that there is not', { parameter: '{"x":1}' }, 'parameter'],
    ['kind', { jobClassName: 'org.jeecg.None' }, 'jobClassName'],
    ['kind that only the program asks for', { jobClassName: 'deliverMessage', parameter: '{"id":"1"}' }, 'jobClassName'],
    ['time zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['end', { startTime: '2027-01-02 00:00:00', endTime: '2027-01-01 00:00:00' }, 'endTime'],
  ])('with a wrong %s is refused where it stands', async (_, wrong, field) => {
    const { body } = await admin.post(`${BASE}/add`, schedule('错', wrong))
    expect(body).toMatchObject({ success: false, result: [{ field }] })
    expect(await stored('错')).toBeUndefined()
  })

  it('of the same kind and name is refused as the family has it', async () => {
    await add('重')
    expect((await admin.post(`${BASE}/add`, schedule('重'))).body).toMatchObject({ success: false, message: '该定时任务类名已存在' })
  })
})

/** A zero byte, and a character that the end of what is kept would cut in two. */
const ODD = `\0${'字'.repeat(1998)}😀`

describe('a call by HTTP', () => {
  it.each([
    ['http://127.0.0.1:1/', '不能调用“127.0.0.1”：本机、链路本地和云元数据地址不可访问'],
    ['http://localhost/', '不能调用“localhost”：本机、链路本地和云元数据地址不可访问'],
    ['http://169.254.169.254/latest/meta-data/', '不能调用“169.254.169.254”：本机、链路本地和云元数据地址不可访问'],
    ['http://10.1.2.3/', '不能调用“10.1.2.3”：内网地址须由系统管理员在“参数设置”的“可调用的内网地址”中列出'],
    ['http://[64:ff9b::c0a8:101]/', '不能调用“64:ff9b::c0a8:101”：内网地址须由系统管理员在“参数设置”的“可调用的内网地址”中列出'],
  ])('is never made to %s', async (url, error) => {
    const { id } = await add(url, { jobClassName: 'httpCall', parameter: JSON.stringify({ url }), attempts: 1 })
    await admin.get(`${BASE}/execute`, { id })
    expect(await settled(id, 'failed')).toMatchObject({ error })
  })

  it('goes inside to the address and port that the settings name, and no further', async () => {
    const asked: string[] = []
    const inside = createServer((request, answer) => {
      const said = `${request.url} ${request.headers['x-key']}`
      asked.push(said)
      const isOdd = request.url?.startsWith('/odd')
      answer.writeHead(request.url?.startsWith('/away') ? 302 : 200, { location: 'http://169.254.169.254/' }).end(isOdd ? ODD : said)
    }).listen(0, '127.0.0.1')
    await once(inside, 'listening')
    const { port } = inside.address() as AddressInfo
    const { body } = await admin.get<{ records: Setting[] }>('/sys/setting/list', { pageSize: 200 })
    const { id, version } = body.result.records.find(({ code }) => code === 'base.internalAddresses') as Setting
    const set = async (value: string) => (await admin.put('/sys/setting/edit', { id, version, given: { value } })).body
    try {
      expect(await set('127.0.0.1')).toMatchObject({ success: false, message: expect.stringContaining('“127.0.0.1”不是“地址:端口”') })
      expect(await set(`10.0.0.0/8:443\n127.0.0.1:${port}`)).toMatchObject({ success: true })
      for (const [path, state] of [
        ['in', 'done'],
        ['away', 'failed'],
      ] as const) {
        const url = `http://127.0.0.1:${port}/${path}?key=secret-query`
        const parameter = JSON.stringify({ url, headers: 'X-Key: Bearer secret-header' })
        const { id: job } = await add(path, { jobClassName: 'httpCall', parameter, attempts: 1 })
        await admin.get(`${BASE}/execute`, { id: job })
        // It carries what is kept sealed, and says none of it again.
        expect(JSON.stringify(await settled(job, state))).not.toMatch(/secret-(?:query|header)/)
      }
      expect(asked).toEqual(['in', 'away'].map(path => `/${path}?key=secret-query Bearer secret-header`))
      // What no column can hold would be written again and again, and the run would hold its place for good.
      const { id: odd } = await add('odd', { jobClassName: 'httpCall', parameter: `{"url":"http://127.0.0.1:${port}/odd"}`, attempts: 1 })
      await admin.get(`${BASE}/execute`, { id: odd })
      const { id: runId } = await settled(odd, 'done')
      const lines = await admin.get<{ records: Row[] }>('/sys/jobRun/lines', { runId })
      expect(lines.body.result.records.map(({ text }) => text)).toEqual([`\ufffd${'字'.repeat(1998)}\ufffd`, expect.any(String)])
    } finally {
      await admin.put('/sys/setting/reset', { id })
      inside.close()
    }
  })

  it('to what is no address, or with a password in it, is refused where it stands', async () => {
    for (const url of ['ftp://host/', 'host', 'http://a:b@host/'])
      expect(
        (await admin.post(`${BASE}/add`, schedule('址', { jobClassName: 'httpCall', parameter: JSON.stringify({ url }) }))).body,
      ).toMatchObject({
        success: false,
        result: [{ field: 'parameter', message: '参数“地址”格式不正确' }],
      })
  })
})

describe('a run', () => {
  it('is cancelled amid its work, and only who may see it finds it', async () => {
    const { id } = await add('长', { parameter: '{"steps":1000,"seconds":0.05}' })
    await admin.get(`${BASE}/execute`, { id })
    const run = await settled(id, 'running')
    const { caller } = await makePerson(server, admin)
    expect((await caller.post('/sys/jobRun/cancel', { id: run.id })).body).toMatchObject({
      success: false,
      message: '未找到对应的执行记录',
    })
    expect((await caller.get('/sys/jobRun/queryById', { id: run.id })).body).toMatchObject({ success: false })
    expect((await admin.post('/sys/jobRun/cancel', { id: run.id })).body).toMatchObject({ success: true, message: '已请求取消' })
    await settled(id, 'cancelled')
    expect((await admin.post('/sys/jobRun/cancel', { id: run.id })).body).toMatchObject({
      success: false,
      message: '任务已经结束，不能取消',
    })
  })

  it('waits while all jobs are held', async () => {
    const { id } = await add('等')
    expect((await admin.put(`${BASE}/hold`, { held: true })).body).toMatchObject({ success: true })
    await admin.get(`${BASE}/execute`, { id })
    expect((await admin.get(`${BASE}/hold`)).body.result).toMatchObject({ held: true, heldBy: 'admin' })
    expect(await runsOf(id)).toMatchObject([{ state: 'waiting' }])
    await admin.put(`${BASE}/hold`, { held: false })
    await settled(id, 'done')
  })
})
