import { expect, it, vi } from 'vitest'
import { admin, openServer } from '../../../../tests/helpers/open-server'

openServer()

interface Row {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly [name: string]: unknown
}
type Steps = readonly (readonly [name: string, parents?: string, more?: object])[]

const rowsOf = (steps: Steps) =>
  steps.map(([name, parents = '', more = {}]) => ({ name, parents, jobClassName: 'sample', waitsFor: 'all', ...more }))
const save = (name: string, steps: Steps) => admin.post('/sys/jobFlow/add', { name, steps: rowsOf(steps) })

async function begin(name: string, steps: Steps): Promise<string> {
  const { body } = await save(name, steps)
  expect(body, JSON.stringify(body)).toMatchObject({ success: true })
  const [flow] = (await admin.get<{ records: Row[] }>('/sys/jobFlow/list', { name })).body.result.records
  const begun = await admin.post<{ id: string }>('/sys/jobFlow/run', { id: flow?.id })
  expect(begun.body).toMatchObject({ success: true, message: '流程已开始' })
  return begun.body.result.id
}

const runOf = async (id: string) => (await admin.get<{ records: Row[] }>('/sys/jobFlowRun/list', { id })).body.result.records[0] as Row
const stepsOf = async (flowRunId: string) =>
  (await admin.get<{ records: Row[] }>('/sys/jobFlowRun/steps', { flowRunId, pageSize: 50 })).body.result.records
const statesOf = async (id: string) => Object.fromEntries((await stepsOf(id)).map(({ name, state }) => [name, state]))
const ended = (id: string, state: string) =>
  vi.waitFor(async () => {
    const run = await runOf(id)
    expect(run.state, JSON.stringify([run, await stepsOf(id)])).toBe(state)
    return run
  })
const messages = async (titile: string) =>
  (await admin.get<{ records: Row[] }>('/sys/sysAnnouncementSend/getMyAnnouncementSend', { titile })).body.result.records

const fails = { parameter: '{"failsAt":1}', attempts: 1 }
const long = { parameter: '{"steps":1000,"seconds":0.05}' }

it('begins each step once what it waits for is done, and tells its owner', async () => {
  const id = await begin('顺序', [['采集'], ['核对', '采集'], ['汇总', '采集'], ['报告', '核对,汇总']])
  const run = await ended(id, 'done')
  expect(run).toMatchObject({ total: 4, done: 4, waiting: 0, owner: 'admin' })
  const began = new Map((await stepsOf(id)).map(({ name, beginTime }) => [name, String(beginTime)]))
  const order = [...began].sort(([, left], [, right]) => (left < right ? -1 : 1)).map(([name]) => name)
  expect([order[0], order.at(-1)]).toEqual(['采集', '报告'])
  await vi.waitFor(async () => expect(await messages('任务流程执行成功：顺序')).toHaveLength(1))
})

it('passes over what can no more begin, and goes on from what failed', async () => {
  const steps: Steps = [['甲'], ['乙', '甲', fails], ['丙', '乙'], ['丁', '甲'], ['戊', '乙,丁', { waitsFor: 'one' }], ['己', '丙']]
  const id = await begin('失败', steps)
  await ended(id, 'failed')
  expect(await statesOf(id)).toEqual({ 甲: 'done', 乙: 'failed', 丙: 'skipped', 丁: 'done', 戊: 'done', 己: 'skipped' })
  await vi.waitFor(async () => expect(await messages('任务流程执行失败：失败（步骤“乙”：按参数要求在第1步失败）')).toHaveLength(1))
  const before = new Map((await stepsOf(id)).map(({ name, runId }) => [name, runId]))
  expect((await admin.post('/sys/jobFlowRun/again', { id })).body).toMatchObject({ success: true, message: '流程已继续' })
  await vi.waitFor(async () => {
    const runs = new Map((await stepsOf(id)).map(({ name, runId }) => [name, runId]))
    expect(runs.get('乙')).not.toBe(before.get('乙'))
    expect(runs.get('甲')).toBe(before.get('甲'))
    expect((await runOf(id)).state).toBe('failed')
  })
})

it('is stopped: what waits is not begun, what runs ends', async () => {
  const id = await begin('停止', [
    ['长', '', long],
    ['后', '长'],
  ])
  await vi.waitFor(async () => expect(await statesOf(id)).toEqual({ 长: 'running', 后: 'waiting' }))
  const flow = (await runOf(id)).flowId
  expect((await admin.post('/sys/jobFlow/run', { id: flow })).body).toMatchObject({
    success: false,
    message: '该流程正在执行，结束后才能再次开始',
  })
  expect((await admin.post('/sys/jobFlowRun/again', { id })).body).toMatchObject({ success: false })
  expect((await admin.post('/sys/jobFlowRun/cancel', { id })).body).toMatchObject({ success: true })
  await ended(id, 'cancelled')
  expect(await statesOf(id)).toEqual({ 长: 'cancelled', 后: 'cancelled' })
  expect((await admin.post('/sys/jobFlowRun/cancel', { id })).body).toMatchObject({ success: false, message: '任务已经结束，不能取消' })
})

it('is begun by a schedule, of which it is a kind of job', async () => {
  await save('按计划', [['唯一']])
  await admin.post('/sys/quartzJob/add', {
    name: '流程计划',
    jobClassName: 'flow',
    cronExpression: '0 0 0 1 1 ? 2099',
    parameter: '{"flow":"按计划"}',
  })
  const [schedule] = (await admin.get<{ records: Row[] }>('/sys/quartzJob/list', { name: '流程计划' })).body.result.records
  await admin.get('/sys/quartzJob/execute', { id: schedule?.id ?? '' })
  await vi.waitFor(async () => {
    const { records } = (await admin.get<{ records: Row[] }>('/sys/jobFlowRun/list', { name: '按计划' })).body.result
    expect(records).toMatchObject([{ state: 'done', done: 1 }])
  })
})

it.each<[string, Steps, string]>([
  ['two of a name', [['甲'], ['甲']], '步骤名称“甲”重复'],
  ['a parent that there is not', [['甲', '无']], '步骤“甲”：没有名为“无”的前置步骤'],
  ['steps that wait for each other', [['甲'], ['乙', '甲,丙'], ['丙', '乙']], '步骤互相等待，无法开始：乙、丙'],
  ['one that waits for itself', [['甲', '甲']], '步骤互相等待，无法开始：甲'],
  ['wrong parameters', [['甲', '', { parameter: '{"steps":0}' }]], '步骤“甲”：参数“步数”不能小于1'],
  ['a flow as a step', [['甲', '', { jobClassName: 'flow' }]], '步骤“甲”：没有名为“flow”的任务类型'],
])('with %s is refused', async (_, steps, message) => {
  expect((await save('错', steps)).body).toMatchObject({ success: false, message, result: [{ field: 'steps' }] })
})
