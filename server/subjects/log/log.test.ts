import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { rowsOf } from '../../../tests/helpers/workbook'

interface Line {
  readonly logType: number
  readonly logType_dictText: string
  readonly logContent: string
  readonly username: string
  readonly username_dictText: string
  readonly ip: string
  readonly method: string
  readonly requestUrl: string
  readonly costTime: number | null
  readonly operateType_dictText: string | null
  readonly error: string | null
  readonly trace: string | null
}

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

async function lines(query: Record<string, string | number> = {}, caller = admin): Promise<readonly Line[]> {
  await server.app.callLog?.flush(true)
  const { body } = await caller.get<{ records: readonly Line[] }>('/sys/log/list', { pageSize: 100, ...query })
  expect(body).toMatchObject({ success: true })
  return body.result.records
}

describe('an operation that was done', () => {
  it('leaves a line with who, from where, what and how long, under the trace of its changes', async () => {
    const { body, headers } = await admin.call('POST', '/sys/position/add', {
      payload: { code: 'P9', name: '复核岗', postRank: '3' },
      remoteAddress: '10.9.8.7',
    })
    expect(body).toMatchObject({ success: true })
    const [line] = await lines({ method: 'sysPositionAdd' })
    expect(line).toMatchObject({
      logType: 2,
      logType_dictText: '操作日志',
      logContent: '职务管理：添加',
      username: 'admin',
      ip: '10.9.8.7',
      requestUrl: '/sys/position/add',
      operateType_dictText: '添加',
      costTime: expect.any(Number),
      trace: headers['x-trace-id'],
    })
    const changed = await server.sql('select record_id from weft.sys_audit where trace = $1', [line?.trace])
    expect(changed).toHaveLength(1)
  })

  it('says nothing of what was sent', async () => {
    const secret = 'geheim'.repeat(6)
    await admin.post('/sys/position/add', { code: secret, name: secret, postRank: '3' })
    expect(JSON.stringify(await lines())).not.toContain('geheim')
  })

  it('is none where somebody only read, or was told why it cannot be done', async () => {
    const before = (await lines()).length
    await admin.get('/sys/position/list')
    await admin.post('/sys/position/add', { code: 'P9', name: '', postRank: '3' })
    await admin.call('POST', '/sys/position/add', { payload: { code: 'P8', name: '自动' }, headers: { 'x-weft-background': '1' } })
    expect(await lines()).toHaveLength(before)
  })

  it('is one where rows leave as a file', async () => {
    await admin.get('/sys/position/exportXls')
    expect(await lines({ method: 'sysPositionExportXls' })).toMatchObject([{ logContent: '职务管理：导出', operateType_dictText: '导出' }])
  })
})

it('a failure leaves a line with its cause, and of many equal ones the others are counted', async () => {
  await server.sql('alter table weft.sys_category rename column code to code_gone')
  try {
    for (let n = 0; n < 3; n++) expect((await admin.get('/sys/category/rootList')).body.success).toBe(false)
  } finally {
    await server.sql('alter table weft.sys_category rename column code_gone to code')
  }
  const found = await lines({ logType: 4 })
  expect(found.map(({ logType_dictText, username }) => [logType_dictText, username])).toContainEqual(['异常日志', 'admin'])
  expect(found[0]?.logContent).toMatch(/^操作异常 GET \/sys\/category\/rootList：/)
  expect(found[0]?.error).toContain('code')
})

describe('the list of the log', () => {
  it('is asked by kind, content, address and time', async () => {
    await server.anonymous.call('POST', '/sys/login', { payload: { username: 'admin', password: 'wrong' }, remoteAddress: '10.3.3.3' })
    const [line] = await lines({ logType: 1, ip: '10.3.3.3' })
    expect(line).toMatchObject({ logType_dictText: '登录日志', username: 'admin' })
    expect(await lines({ keyWord: '职务管理：添' })).not.toEqual([])
    expect(await lines({ keyWord: '职务管理%添' })).toEqual([])
    expect(await lines({ createTime_begin: '2099-01-01 00:00:00' })).toEqual([])
  })

  it('is for who holds the right, and leaves as a workbook', async () => {
    const plain = await makePerson(server, admin)
    expect((await plain.caller.get('/sys/log/list')).body).toMatchObject({ code: 510 })
    const reader = await makePerson(server, admin, ['log:list', 'log:export'])
    const { raw } = await reader.caller.get('/sys/log/exportXls', { logType: 1 })
    expect(JSON.stringify(rowsOf(raw))).toContain('登录日志')
  })
})
