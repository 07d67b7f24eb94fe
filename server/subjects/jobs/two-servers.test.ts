import { expect, it, vi } from 'vitest'
import { ADMIN } from '../../../tests/helpers/server'
import { listenAt, mustAt, openTwoServers } from '../../../tests/helpers/server-processes'

const servers = openTwoServers({ demo: true })

interface Run {
  readonly id: string
  readonly state: string
  readonly turn: number
  readonly serverName: string
  readonly percent: number | null
  readonly plannedTime: string
}

const NAME = encodeURIComponent('接手')

it('a run whose server is killed goes on at the other one, and its owner hears of it there', async () => {
  const both = await Promise.all(
    servers.map(async server => ({ server, listening: await listenAt(server.url, ADMIN.username, ADMIN.password) })),
  )
  const at =
    ({ server, listening }: (typeof both)[number]) =>
    <Result>(method: string, path: string, body?: object) =>
      mustAt<Result>(server.url, listening.token, method, path, body)
  const [first] = both.map(at)
  if (!first) throw new Error('no server')
  await first('POST', '/sys/quartzJob/add', {
    name: '接手',
    jobClassName: 'sample',
    cronExpression: '0 0 0 1 1 ? 2099',
    parameter: '{"steps":10,"seconds":0.2}',
  })
  const { records } = await first<{ records: { id: string }[] }>('GET', `/sys/quartzJob/list?name=${NAME}`)
  await first('GET', `/sys/quartzJob/execute?id=${records[0]?.id}`)
  const run = await vi.waitFor(async () => {
    const [found] = (await first<{ records: Run[] }>('GET', `/sys/jobRun/list?name=${NAME}`)).records
    expect(found?.state).toBe('running')
    return found as Run
  })
  const killed = both.find(({ server }) => run.serverName.endsWith(`:${server.pid}`))
  const other = both.find(one => one !== killed)
  if (!killed || !other) throw new Error(`who is ${run.serverName}?`)
  await killed.server.kill()
  const call = at(other)
  await vi.waitFor(async () => {
    const found = await call<Run>('GET', `/sys/jobRun/queryById?id=${run.id}`)
    expect(found).toMatchObject({ state: 'done', turn: 2, percent: 100 })
    expect(found.serverName).toContain(`:${other.server.pid}`)
  })
  expect(other.listening.frames).toContainEqual({ cmd: 'job', msgId: run.id, msgTxt: 'done' })
  const lines = await call<{ records: { text: string }[] }>('GET', `/sys/jobRun/lines?runId=${run.id}&pageSize=100`)
  expect(lines.records.map(({ text }) => text)).toContain('执行中的服务器已停止，由其他服务器接手')
})
