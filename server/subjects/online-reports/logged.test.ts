import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { DEMO_PASSWORD } from '../../app/seeds/demo/password'

const API = '/online/cgreport/api'
let server: TestServer
let admin: Caller
let auditor: Caller
let report: string
let broken: string
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
  auditor = await server.signIn('auditor', DEMO_PASSWORD)
  report = await configure({
    code: 'people',
    name: '人员',
    cgrSql: 'select username, realname from sys_user where username like ${who}',
    items: [item('username'), item('realname')],
    params: [{ paramName: 'who', paramTxt: '谁', fieldName: null, rule: 'eq', paramValue: '%' }],
  })
  broken = await configure({ code: 'broken', name: '错误', cgrSql: 'select role_code as x from sys_role', items: [item('x')] })
  await server.sql(
    "update weft.onl_report set cgr_sql = 'select 1 / length(substr(role_code, 99)) as x from sys_role' where code = 'broken'",
  )
})
afterAll(() => server?.close())

const item = (fieldName: string) => ({ fieldName, fieldTxt: fieldName, isShow: '1', isSearch: '1' })

async function configure(given: { readonly code: string; readonly [name: string]: unknown }): Promise<string> {
  const saved = await admin.post('/online/report/add', { sort: null, content: null, source: null, params: [], ...given })
  expect(saved.body.message).toBe('添加成功！')
  const [row] = await server.sql<{ id: string }>('select id from weft.onl_report where code = $1', [given.code])
  return row?.id ?? ''
}

async function lastLines() {
  await server.app.callLog?.flush(true)
  const lines = await server.sql(
    "select log_content, username, ip, method, request_url, request_param, cost_time, operate_type, refused, trace from weft.sys_log where log_type = 2 and method like 'onlineCgreport%' order by create_time",
  )
  const found = lines.slice(seen)
  seen = lines.length
  return found
}
let seen = 0

describe('a run of a report leaves a line', () => {
  it('with the report, the names of what it was asked by, the rows and the time, and without any value', async () => {
    const answer = await admin.call('GET', `${API}/getData/${report}`, {
      query: { self_who: '%admin%', realname: '', username_MultiString: 'admin,geheim', pageSize: '5', token: 'geheim' },
      remoteAddress: '10.3.2.1',
    })
    expect(answer.body).toMatchObject({ success: true, result: { total: 1 } })
    const [line, ...more] = await lastLines()
    expect([line, more]).toEqual([
      {
        log_content: '运行报表 人员（people）：1行',
        username: 'admin',
        ip: '10.3.2.1',
        method: 'onlineCgreportApiGetData',
        request_url: '/online/cgreport/api/getData/{cgRpConfigId}',
        request_param: '{"report":"people","asked":["self_who","username_MultiString"],"rows":1}',
        cost_time: expect.any(Number),
        operate_type: 1,
        refused: null,
        trace: answer.headers['x-trace-id'],
      },
      [],
    ])
    expect(Number(line?.cost_time)).toBeLessThan(60_000)
    expect(JSON.stringify(line)).not.toContain('geheim')
  })

  it('also as columns with data, and as a file', async () => {
    await admin.get(`${API}/getColumnsAndData/${report}`, { pageSize: 2 })
    await admin.get(`${API}/exportXls/${report}`)
    expect(await lastLines()).toMatchObject([
      { method: 'onlineCgreportApiGetColumnsAndData', operate_type: 1, log_content: '运行报表 人员（people）：2行' },
      { method: 'onlineCgreportApiExportXls', operate_type: 6 },
    ])
  })

  it('when it fails', async () => {
    expect((await admin.get(`${API}/getData/${broken}`)).body.success).toBe(false)
    expect(await lastLines()).toMatchObject([
      { log_content: '运行报表 错误（broken）失败', request_param: '{"report":"broken","asked":[],"rows":null}', refused: null },
    ])
  })

  it('when it is refused', async () => {
    const { status } = await auditor.get(`${API}/getData/${broken}`)
    expect([status, await lastLines()]).toMatchObject([
      403,
      [{ username: 'auditor', refused: 'noPermission', method: 'onlineCgreportApiGetData' }],
    ])
  })
})

it('no rows leave when their line cannot be written', async () => {
  const [app] = await server.sql<{ name: string }>(
    `select grantee as name from information_schema.role_column_grants
     where table_schema = 'weft' and table_name = 'sys_log' and privilege_type = 'INSERT' and grantee like '%\\_app' limit 1`,
  )
  await server.sql(`revoke insert on weft.sys_log from "${app?.name}"`)
  const answer = await admin.get(`${API}/getData/${report}`)
  expect([answer.status, answer.body.success, answer.body.result]).toEqual([500, false, null])
  expect(answer.raw.toString('utf8')).not.toContain('admin')
  await server.sql(`grant insert on weft.sys_log to "${app?.name}"`)
  expect((await admin.get(`${API}/getData/${report}`)).body.success).toBe(true)
})
