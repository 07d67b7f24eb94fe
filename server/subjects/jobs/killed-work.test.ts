import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { workFiles } from '../../../tests/helpers/data-sheets'
import { startMailServer } from '../../../tests/helpers/mail-server'
import { ADMIN, makeTestDatabase } from '../../../tests/helpers/server'
import { mustAt, type ServerProcess, signInAt, startServerProcess } from '../../../tests/helpers/server-processes'
import type { DataImport, JobRun } from '../../generated/operations'

/** Two servers share files and database; one that is killed is started anew, so that there is always another. */
let database: string
let dataDir: string
const servers: ServerProcess[] = []
const start = async () => servers.push(await startServerProcess(database, { shared: dataDir }))
beforeAll(async () => {
  database = await makeTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'weft-killed-'))
  await Promise.all([start(), start()])
})
afterAll(async () => {
  await Promise.all(servers.map(server => server.stop()))
  rmSync(dataDir, { recursive: true, force: true })
})

let token = ''
const livingUrl = () => servers[0]?.url ?? ''
async function call<Result>(method: string, path: string, body?: object): Promise<Result> {
  token ||= (await signInAt(livingUrl(), ADMIN.username, ADMIN.password)).token
  return mustAt<Result>(livingUrl(), token, method, path, body)
}

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client(database)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const runOf = async (kind: string) =>
  (await call<{ records: JobRun[] }>('GET', `/sys/jobRun/list?jobClassName=${kind}`)).records[0] ?? expect.fail(`no run of ${kind}`)

/** Kills the server that a run works on; the run, once it has ended elsewhere. */
async function killAmid(kind: string): Promise<JobRun> {
  const [{ server_name = '' } = {}] = await query<{ server_name: string }>(
    `select server_name from weft.sys_job_run where job_class_name = '${kind}' and state = 'running'`,
  )
  const at = servers.findIndex(({ pid }) => server_name.endsWith(`:${pid}`))
  await (servers.splice(at, 1)[0] ?? expect.fail(`who is ${server_name}?`)).kill()
  const ended = await vi.waitFor(async () => {
    const run = await runOf(kind)
    expect(['done', 'failed']).toContain(run.state)
    return run
  })
  await start()
  return ended
}

const LINES = 60_000

/** Sends a file of payments and brings it in as a sheet; its id. */
async function bringSheet(rows: number): Promise<string> {
  const content = `编号,类别\n${Array.from({ length: rows }, (_, at) => `${at},类${at % 50}`).join('\n')}\n`
  const form = new FormData()
  form.set('biz', 'data')
  form.set('file', new Blob([content]), '付款.csv')
  await call('GET', '/sys/jobRun/list')
  const headers = { 'x-access-token': token }
  const sent = await fetch(`${livingUrl()}/jeecg-boot/sys/common/upload`, { method: 'POST', headers, body: form })
  const { message } = (await sent.json()) as { readonly message: string }
  const { id } = await call<{ id: string }>('POST', '/data/import/begin', { file: message })
  const once = (state: string) =>
    vi.waitFor(async () => {
      const found = await call<DataImport>('GET', `/data/import/queryById?id=${id}`)
      expect(found.state).toBe(state)
      return found
    })
  const { proposal } = await once('ready')
  const columns = (proposal?.columns ?? []).map(({ name, type }) => ({ name, type }))
  await call('POST', '/data/import/run', { id, name: `付款${Math.random()}`, columns })
  return (await once('done')).sheetId ?? expect.fail('no sheet')
}

const SIDE = 10_000
/** Rows of the sheet joined with itself: 200 of each category. */
const JOINED = (SIDE * SIDE) / 50

const writing = () => vi.waitFor(() => expect(workFiles(dataDir).join()).toContain('rows.parquet'), { interval: 5 })

/** Runs a recipe that is long enough to be killed, once it is writing. */
async function runLong(sheetId: string): Promise<void> {
  const steps = [
    {
      ...{ do: 'join', kind: 'inner', on: [{ left: '类别', right: '类别' }] },
      with: { sheet: sheetId, steps: [{ do: 'rename', names: [{ from: '编号', to: '另一编号' }] }] },
    },
    { do: 'sort', keys: [{ column: '另一编号' }] },
  ]
  const { id } = await call<{ id: string }>('POST', '/data/recipe/begin', { name: `合并${Math.random()}`, sheetId, steps })
  await call('POST', '/data/recipe/run', { id, name: `结果${Math.random()}` })
  await writing()
}

/** The sheet that a run made is whole, and no other file was kept. */
async function expectWhole(run: JobRun, files: number): Promise<void> {
  expect(run).toMatchObject({ state: 'done', resultText: `已生成 ${JOINED} 行` })
  const id = /id=(\w+)/.exec(run.resultLink ?? '')?.[1]
  const { total } = await call<{ total: number }>('POST', '/data/sheet/rows', {
    ...{ id, limit: 1 },
    steps: [{ do: 'filter', when: '编号 != null && 另一编号 != null' }],
  })
  expect(total).toBe(JOINED)
  expect(await query(`select no from weft.data_sheet_version where sheet_id = '${id}'`)).toEqual([{ no: 1 }])
  expect(await query(`select id from weft.sys_file where biz = 'sheets'`)).toHaveLength(files)
}

/** Processes of the engine that a server has begun. */
const enginesOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(child => child !== '' && readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('engine-worker'))
    .map(Number)

describe('a server that is killed', () => {
  it('amid the writing of a result leaves one whole file, written by another one', async () => {
    await query(`select weft.begin_session(0, 'admin', null, 'test'); insert into weft.sys_log (log_type, log_content, username)
      select 2, '中断的导出' || n, 'admin' from generate_series(1, ${LINES}) n`)
    await call('POST', '/sys/log/exportFile', { query: { logContent: '*中断的导出*' }, format: 'csv' })
    const arrivals = () => readdirSync(join(dataDir, 'files', 'arrivals'))
    await vi.waitFor(() => expect(arrivals()).toHaveLength(1), { interval: 5 })
    const run = await killAmid('exportLogs')
    expect(run).toMatchObject({ state: 'done', turn: 2, resultText: `已导出 ${LINES} 行` })
    // What was half written belongs to nothing; it goes with temporary data.
    expect(arrivals()).toHaveLength(1)
    const kept = await query<{ id: string }>(`select id from weft.sys_file where biz = 'job-results'`)
    expect(kept.map(({ id }) => id)).toEqual([run.resultFile?.split('/')[1]])
    const headers = { 'x-access-token': token }
    const file = await (await fetch(`${livingUrl()}/jeecg-boot/sys/common/static/${encodeURI(run.resultFile ?? '')}`, { headers })).text()
    const rows = file.split('\r\n').slice(1, -1)
    expect(rows).toHaveLength(LINES)
    expect(new Set(rows.map(row => row.split(',')[2])).size).toBe(LINES)
  })

  it('amid a recipe leaves the sheet to another one, which makes it whole', async () => {
    await runLong(await bringSheet(SIDE))
    await expectWhole(await killAmid('dataRecipeRun'), 2)
    expect(workFiles(dataDir)).toEqual([])
  })

  it('is not the end of what others write, nor is one that starts; an engine that is killed has its run begin again', async () => {
    await runLong(await bringSheet(SIDE))
    const engines = servers.flatMap(server => enginesOf(server.pid))
    expect(engines).not.toEqual([])
    for (const pid of engines) process.kill(pid, 'SIGKILL')
    await vi.waitFor(async () => expect(await runOf('dataRecipeRun')).toMatchObject({ state: 'running', turn: 2 }))
    await writing()
    await start()
    const ended = await vi.waitFor(async () => {
      const run = await runOf('dataRecipeRun')
      expect(['done', 'failed']).toContain(run.state)
      return run
    })
    expect(ended).toMatchObject({ turn: 2 })
    await expectWhole(ended, 4)
  })

  it('once a mail was handed over sends it no second time, before a user says so', async () => {
    const handed = vi.fn()
    let take = () => {}
    const taken = new Promise<void>(resolve => {
      take = resolve
    })
    const mail = await startMailServer({
      answer: () => {
        handed()
        return taken
      },
    })
    const channel = { code: 'mail', name: '邮件', kind: 'mail', host: '127.0.0.1', port: mail.port, security: 'none', status: '1' }
    await call('POST', '/sys/messageChannel/add', { ...channel, sender: 'weft@example.org', internalAddresses: '127.0.0.1' })
    const template = { templateCode: 'killed', templateName: '夜间通知', templateType: '2', templateContent: '请核对' }
    await call('POST', '/sys/message/sysMessageTemplate/add', template)
    await call('POST', '/sys/message/sysMessageTemplate/sendMsg', { templateCode: 'killed', receiver: 'li@example.org', testData: '{}' })
    await vi.waitFor(() => expect(handed).toHaveBeenCalledOnce())
    const run = await killAmid('deliverMessage')
    take()
    expect(run).toMatchObject({ state: 'failed', error: '上次发送中断，不能确定是否已送达；请与接收人核对后再发送' })
    await vi.waitFor(() => expect(mail.taken).toHaveLength(1))
    const { records } = await call<{ records: { id: string; esSendStatus: string }[] }>('GET', '/sys/message/sysMessage/list')
    const [message] = records
    await call('POST', '/sys/message/sysMessage/again', { id: message?.id })
    await vi.waitFor(() => expect(mail.taken).toHaveLength(2))
    const [first, second] = mail.taken.map(({ text }) => /^Message-ID: .*$/m.exec(text)?.[0])
    expect(second).toBe(first)
    await mail.close()
  })
})
