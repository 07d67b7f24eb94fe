import { expect, it, vi } from 'vitest'
import { ask } from '../helpers/backups'
import { httpEcho, postgresEcho, smtpEcho } from '../helpers/echoes'
import { openInside } from '../helpers/inside'
import { admin, openServer, server } from '../helpers/open-server'
import { archivePartsHolding, tablesHolding } from '../helpers/secret-search'
import { startAgain } from '../helpers/server'
import { workbook } from '../helpers/workbook'

openServer()

const MARKER = 'marker-7f3a91'
const SEALED = 'sealed:'
const NEVER = '0 0 0 1 1 ? 2099'

interface Row {
  readonly id: string
  readonly version: number
  readonly parameter: string
  readonly steps: readonly Row[]
}
const firstOf = async (path: string, name: string) => (await admin.get<{ records: Row[] }>(path, { name })).body.result.records[0] as Row
const flowNow = async () => {
  const { id } = await firstOf('/sys/jobFlow/list', '封存')
  return (await admin.get<Row>('/sys/jobFlow/queryById', { id })).body.result
}
/** Lines as a form gives them back: without the texts of their codes. */
const givenBack = (lines: readonly Row[], change: object) =>
  lines.map(line => ({ ...Object.fromEntries(Object.entries(line).filter(([field]) => !field.endsWith('_dictText'))), ...change }))
const accepted = async (answer: Promise<{ body: unknown }>) => expect((await answer).body).toMatchObject({ success: true })

/** A call that carries a secret in every place that has room for one. It fails: this machine is not called. */
const CALL = {
  method: 'POST',
  url: `http://127.0.0.1:1/in?key=${MARKER}&day=1`,
  headers: `Authorization: Bearer ${MARKER}\nX-Key: ${MARKER}`,
  body: `{"token":"${MARKER}"}`,
}
const SHOWN = {
  method: 'POST',
  url: 'http://127.0.0.1:1/in?key=******&day=******',
  headers: 'Authorization: ******\nX-Key: ******',
  body: '******',
}
const params = (more: object = {}) => JSON.stringify({ ...CALL, ...more })
const schedule = { name: '封存', jobClassName: 'httpCall', cronExpression: NEVER, attempts: 1 }
const step = { name: '步骤', jobClassName: 'httpCall', waitsFor: 'all', parents: '', attempts: 1 }

/** Of the calls that have failed. */
const failedRuns = (least: number) =>
  vi.waitFor(async () => {
    const runs = await ask<{ error: string }>(
      server.databaseUrl,
      `select error from weft.sys_job_run where job_class_name = 'httpCall' and state = 'failed'`,
    )
    expect(runs.length).toBeGreaterThanOrEqual(least)
    for (const { error } of runs) expect(error).toContain('不能调用“127.0.0.1”')
  })

/** A workbook with one schedule. */
const sheetOf = (name: string, parameter: string) =>
  workbook([['定时任务'], ['任务名称', '任务类型', '执行计划', '参数'], [name, '调用接口', NEVER, parameter]])

/** Every place where jobs put what they were given. */
async function fillJobs(): Promise<void> {
  await accepted(admin.post('/sys/quartzJob/add', { ...schedule, parameter: params() }))
  await accepted(admin.upload('/sys/quartzJob/importExcel', { name: 'a.xlsx', content: sheetOf('导入封存', params()) }))
  // Where the secrets stand is not known.
  await admin.upload('/sys/quartzJob/importExcel', { name: 'b.xlsx', content: sheetOf('导入', params({ other: 1 })) })
  await accepted(admin.post('/sys/jobFlow/add', { name: '封存', steps: [{ ...step, parameter: params() }] }))
  const { id, version, parameter } = await firstOf('/sys/quartzJob/list', '封存')
  await accepted(admin.put('/sys/quartzJob/edit', { ...schedule, id, version, tells: 'success', parameter }))
  await accepted(admin.get('/sys/quartzJob/execute', { id }))
  const flow = await firstOf('/sys/jobFlow/list', '封存')
  await accepted(admin.post('/sys/jobFlow/run', { id: flow.id }))
  await failedRuns(2)
}

/** A route that carries a secret in the headers that it sets and in those that it asks for. */
const ROUTE = {
  name: '封存',
  paths: '/sealed-route/**',
  targets: 'http://203.0.113.7:8080 2',
  headers: `X-Call: ${MARKER}\nX-Any: *`,
  setHeaders: `Authorization: Bearer ${MARKER}`,
}
const SHOWN_ROUTE = { headers: 'X-Call: ******\nX-Any: *', setHeaders: 'Authorization: ******' }
const routeNow = async (name = ROUTE.name) =>
  (await admin.get<{ records: (Row & { state: string })[] }>('/sys/gatewayRoute/page', { name })).body.result.records[0]

/** Written, on, written again and on again, so that all of its contents are there. */
async function fillRoutes(): Promise<void> {
  await accepted(admin.post('/sys/gatewayRoute/add', ROUTE))
  const id = (await routeNow())?.id ?? ''
  await accepted(admin.post('/sys/gatewayRoute/publish', { id }))
  await accepted(admin.put('/sys/gatewayRoute/edit', { ...ROUTE, ...SHOWN_ROUTE, id, description: '二' }))
  await accepted(admin.post('/sys/gatewayRoute/publish', { id }))
  expect((await admin.get('/sys/gatewayRoute/copyRoute', { id })).status).toBe(200)
}

/** A gateway of SMS with a secret in every place that has room for one, and a template that shows where the password goes. */
const SMS = {
  kind: 'sms',
  code: 'sealed-sms',
  name: '封存',
  status: '0',
  url: `http://203.0.113.7/send?key=${MARKER}&to=\${mobile}`,
  headers: `X-Key: ${MARKER}\nAuthorization: Bearer \${secret}`,
  body: `{"to":"\${mobile}","app":{"key":"${MARKER}"},"list":["${MARKER}"]}`,
}
const SHOWN_SMS = {
  url: 'http://203.0.113.7/send?key=******&to=${mobile}',
  headers: 'X-Key: ******\nAuthorization: Bearer ${secret}',
  body: '{"to":"${mobile}","app":{"key":"******"},"list":["******"]}',
}
const CHANNELS = [
  { ...SMS, password: MARKER },
  { kind: 'wecom', code: 'sealed-robot', name: '封存机器人', url: `https://example.org/send?key=${MARKER}` },
  { kind: 'dingtalk', code: 'sealed-ding', name: '封存钉钉', url: `https://example.org/send?access_token=${MARKER}`, signKey: MARKER },
  {
    kind: 'mail',
    code: 'sealed-mail',
    name: '封存邮件',
    status: '0',
    host: 'mail.example.org',
    sender: 'a@example.org',
    username: 'a',
    password: MARKER,
  },
]
const channelNow = async () =>
  (await admin.get<{ records: (Row & { code: string; hasPassword: boolean })[] }>('/sys/messageChannel/list', { code: SMS.code })).body
    .result.records[0]

const SOURCE = {
  code: 'sealed',
  name: '封存',
  dbType: 'PostgreSQL',
  dbUrl: 'jdbc:postgresql://203.0.113.7:5432/erp',
  dbUsername: 'reader',
}

async function fillChannelsAndSources(): Promise<void> {
  for (const channel of CHANNELS) await accepted(admin.post('/sys/messageChannel/add', channel))
  await accepted(admin.post('/sys/dataSource/add', { ...SOURCE, dbPassword: MARKER }))
}

/** What operations answer that read what stands there. */
async function answers(): Promise<string> {
  const { id } = await firstOf('/sys/quartzJob/list', '封存')
  const flow = await firstOf('/sys/jobFlow/list', '封存')
  const asked = [
    admin.get('/sys/quartzJob/list'),
    admin.get('/sys/quartzJob/queryById', { id }),
    admin.get('/sys/quartzJob/exportXls'),
    admin.get('/sys/jobFlow/list'),
    admin.get('/sys/jobFlow/queryById', { id: flow.id }),
    admin.get('/sys/jobFlow/exportXls'),
    admin.get('/sys/jobRun/list'),
    admin.get('/sys/messageChannel/list'),
    admin.get('/sys/messageChannel/queryById', { id: (await channelNow())?.id ?? '' }),
    admin.get('/sys/dataSource/list'),
    admin.get('/sys/dataSource/queryById', { id: (await firstOf('/sys/dataSource/list', '封存')).id }),
    admin.get('/sys/gatewayRoute/list'),
    admin.get('/sys/gatewayRoute/page'),
    admin.get('/sys/gatewayRoute/queryById', { id: (await routeNow())?.id ?? '' }),
    admin.get('/sys/jobRun/mine'),
    admin.get('/sys/jobFlowRun/list'),
    admin.get('/sys/dataLog/list', { pageSize: 100 }),
    admin.get('/sys/log/list', { pageSize: 100 }),
  ]
  const read = await Promise.all(asked)
  for (const { status } of read) expect(status).toBe(200)
  return read.map(({ raw }) => raw.toString('latin1')).join('\n')
}

it('a secret stands in clear in no table, no change log, no archive and no answer', async () => {
  await fillJobs()
  await fillRoutes()
  await fillChannelsAndSources()
  expect((await firstOf('/sys/quartzJob/list', '导入封存')).parameter).toBe(JSON.stringify(SHOWN))
  expect(await tablesHolding(server, MARKER)).toEqual([])
  const tables = await tablesHolding(server, SEALED)
  expect(tables).toEqual(expect.arrayContaining(['weft.sys_gateway_route', 'weft.sys_message_channel', 'weft.sys_quartz_job']))
  expect(tables.filter(name => /audit|log/.test(name))).toEqual([])
  const said = await answers()
  expect(said).not.toContain(MARKER)
  expect(said).not.toContain(SEALED)
  expect(await archivePartsHolding(server, MARKER)).toEqual([])
})

it('the parameters of a schedule and of a step are shown with their names alone, and stay when they are given back', async () => {
  const { parameter } = await firstOf('/sys/quartzJob/list', '封存')
  expect(JSON.parse(parameter)).toEqual(SHOWN)
  const { id, version, steps } = await flowNow()
  expect(JSON.parse(steps[0]?.parameter ?? '')).toEqual(SHOWN)
  const sealedNow = () => ask(server.databaseUrl, 'select parameter from weft.sys_job_flow_steps')
  const before = await sealedNow()
  const renamed = givenBack(steps, { name: '改名' })
  await accepted(admin.put('/sys/jobFlow/edit', { id, version, name: '封存', steps: renamed }))
  expect(await sealedNow()).toEqual(before)
})

it.each<[string, object]>([
  ['another address', { url: 'http://203.0.113.9/in?key=******&day=******' }],
  ['another path', { url: 'http://127.0.0.1:1/out?key=******&day=******' }],
  ['another method', { method: 'PUT' }],
  ['another name', { headers: 'X-Other: ******' }],
  ['a part of a value', { headers: 'Authorization: Bearer ******' }],
  ['another parameter', { url: 'http://127.0.0.1:1/in?other=******' }],
])('what is kept does not go with %s', async (_, more) => {
  const { id, version, parameter } = await firstOf('/sys/quartzJob/list', '封存')
  const moved = JSON.stringify({ ...JSON.parse(parameter), ...more })
  const { body } = await admin.put('/sys/quartzJob/edit', { ...schedule, id, version, parameter: moved })
  expect(body).toMatchObject({ success: false, result: [{ field: 'parameter' }] })
  expect(body.message).toContain('须重新填写')
  const flow = await flowNow()
  const steps = givenBack(flow.steps, { parameter: moved })
  expect((await admin.put('/sys/jobFlow/edit', { id: flow.id, version: flow.version, name: '封存', steps })).body).toMatchObject({
    success: false,
    result: [{ field: 'steps' }],
  })
})

it('headers of a route are shown with their names alone, and go to no other target', async () => {
  const route = await routeNow()
  expect(route).toMatchObject({ ...SHOWN_ROUTE, state: 'on' })
  const edited = { ...ROUTE, ...SHOWN_ROUTE, id: route?.id }
  for (const [more, field] of [
    [{ targets: 'http://203.0.113.8:8080' }, 'setHeaders'],
    [{ targets: `${ROUTE.targets}\nhttp://203.0.113.8:8080` }, 'setHeaders'],
    [{ setHeaders: 'X-Other: ******' }, 'setHeaders'],
    [{ headers: 'X-Other: ******' }, 'headers'],
    [{ setHeaders: 'X-Call: ******' }, 'setHeaders'],
  ] as const)
    expect((await admin.put('/sys/gatewayRoute/edit', { ...edited, ...more })).body).toMatchObject({ success: false, result: [{ field }] })
  const router = { id: route?.id, name: ROUTE.name, predicates: '[]', filters: '[]' }
  expect((await admin.post('/sys/gatewayRoute/updateAll', { router: { ...router, uri: 'http://203.0.113.8:8080' } })).body).toMatchObject({
    success: false,
    result: [{ field: 'setHeaders' }],
  })
  await accepted(admin.post('/sys/gatewayRoute/updateAll', { router: { ...router, uri: 'http://203.0.113.7:8080', status: 1 } }))
  expect(await routeNow()).toMatchObject({ ...SHOWN_ROUTE, state: 'on' })
})

it('what is kept of a channel stays when it is given back, and goes to no other address', async () => {
  const { id } = (await channelNow()) as Row
  const same = { ...SMS, ...SHOWN_SMS, id, remark: '改' }
  await accepted(admin.put('/sys/messageChannel/edit', same))
  expect(await channelNow()).toMatchObject({ ...SHOWN_SMS, hasPassword: true })
  for (const [more, field] of [
    [{ url: 'http://203.0.113.8/send?key=******&to=${mobile}' }, 'url'],
    [{ url: 'http://203.0.113.8/send' }, 'headers'],
    [{ url: SHOWN_SMS.url.replace('key', 'other') }, 'url'],
    [{ headers: 'X-Other: ******' }, 'headers'],
    [{ body: '{"other":"******"}' }, 'body'],
  ] as const)
    expect((await admin.put('/sys/messageChannel/edit', { ...same, ...more })).body).toMatchObject({ success: false, result: [{ field }] })
  const { headers: _, ...without } = same
  expect((await admin.put('/sys/messageChannel/edit', { ...without, url: 'http://203.0.113.8/send' })).body).toMatchObject({
    success: false,
    result: [{ field: 'headers' }],
  })
})

it('the password of a data source is asked for again when it would go elsewhere', async () => {
  const { id } = await firstOf('/sys/dataSource/list', '封存')
  for (const more of [
    { dbUrl: 'jdbc:postgresql://203.0.113.8:5432/erp' },
    { dbUsername: 'other' },
    { dbType: 'MySQL', dbUrl: 'jdbc:mysql://203.0.113.7/erp' },
  ])
    expect((await admin.put('/sys/dataSource/edit', { ...SOURCE, ...more, id })).body).toMatchObject({
      success: false,
      result: [{ field: 'dbPassword' }],
    })
  await accepted(admin.put('/sys/dataSource/edit', { ...SOURCE, id, remark: '改' }))
})

/** The addresses of data sources in which something that lets in may stand. */
it.each(['password=M', 'PASSWORD=M', 'user=a&sslpassword=M', 'accessToken=M', 'ssl=true&trustStorePassword=M', 'currentSchema=M%26M', 'M'])(
  'stands in no address of a data source, as in %s',
  async query => {
    const dbUrl = `${SOURCE.dbUrl}?${query.replaceAll('M', MARKER)}`
    const { body } = await admin.post('/sys/dataSource/add', { ...SOURCE, code: 'address', dbUrl })
    expect(body).toMatchObject({ success: false, result: [{ field: 'dbUrl' }] })
    expect(JSON.stringify(body)).not.toContain(MARKER)
  },
)

it('what another system says again of it is in no trial, no error, no run and no log', async () => {
  const [http, smtp, postgres] = [await httpEcho(), await smtpEcho(), await postgresEcho()]
  try {
    await openInside(admin, ...[http, smtp, postgres].map(({ port }) => `127.0.0.1:${port}`))
    const url = `http://127.0.0.1:${http.port}/in?key=${MARKER}`
    const idOf = async (path: string, name: string) => (await firstOf(path, name)).id
    const test = async (given: Record<string, unknown> & { readonly name: string }) => {
      await accepted(admin.post('/sys/messageChannel/add', { ...given, status: '0', code: given.name }))
      return admin.post('/sys/messageChannel/test', { id: await idOf('/sys/messageChannel/list', given.name), receiver: 'a@example.org' })
    }
    const trials = [
      test({ ...SMS, url, name: 'echo-sms', password: MARKER }),
      test({ kind: 'wecom', name: 'echo-robot', url }),
      test({ kind: 'dingtalk', name: 'echo-ding', url: url.replace('key', 'access_token'), signKey: MARKER }),
      test({ ...CHANNELS[3], kind: 'mail', name: 'echo-mail', host: '127.0.0.1', port: smtp.port, security: 'none' }),
      admin
        .post('/sys/dataSource/add', {
          ...SOURCE,
          code: 'echo',
          name: 'echo',
          dbUrl: `jdbc:postgresql://127.0.0.1:${postgres.port}/x`,
          dbPassword: MARKER,
        })
        .then(async () => admin.post('/sys/dataSource/test', { id: await idOf('/sys/dataSource/list', 'echo') })),
      admin
        .post('/sys/dataSource/add', {
          ...SOURCE,
          code: 'echo-tables',
          name: 'tables',
          dbUrl: `jdbc:postgresql://127.0.0.1:${postgres.port}/x`,
          dbPassword: MARKER,
        })
        .then(async () => admin.get('/sys/dataSource/tables', { sourceId: await idOf('/sys/dataSource/list', 'tables') })),
      admin
        .post('/sys/gatewayRoute/add', { ...ROUTE, name: 'echo', paths: '/echo/**', headers: '', targets: `http://127.0.0.1:${http.port}` })
        .then(async () => admin.post('/sys/gatewayRoute/tryOut', { id: (await routeNow('echo'))?.id, path: '/echo/x' })),
    ]
    const said = await Promise.all(trials)
    await accepted(
      admin.post('/sys/quartzJob/add', { ...schedule, name: 'echo', parameter: JSON.stringify({ ...CALL, url }), tells: 'failure' }),
    )
    await accepted(admin.get('/sys/quartzJob/execute', { id: await idOf('/sys/quartzJob/list', 'echo') }))
    await vi.waitFor(async () =>
      expect(await ask(server.databaseUrl, `select from weft.sys_job_run where name = 'echo' and state = 'failed'`)).toHaveLength(1),
    )
    // Each has got it and has said it; the trial of a route sends none.
    expect([http.callersWith(MARKER), smtp.callersWith(MARKER), postgres.callersWith(MARKER)]).toEqual([4, 1, 2])
    for (const { raw } of said) expect(raw.toString()).not.toContain(MARKER)
    for (const { raw } of said) expect(raw.toString(), 'in other letters').not.toContain(Buffer.from(MARKER).toString('base64'))
    expect(await tablesHolding(server, MARKER)).toEqual([])
    expect(await answers()).not.toContain(MARKER)
  } finally {
    for (const each of [http, smtp, postgres]) await each.close()
  }
})

it('is given to a new record by no mark', async () => {
  const { body } = await admin.post('/sys/quartzJob/add', { ...schedule, name: '副本', parameter: JSON.stringify(SHOWN) })
  expect(body).toMatchObject({ success: false, result: [{ field: 'parameter' }] })
})

it('what stood in clear is sealed at the next start, is not lost, and leaves nothing in the change log', async () => {
  const run = (text: string, values: unknown[] = []) => ask(server.databaseUrl, text, values)
  const written = ['sys_quartz_job', 'sys_job_flow_steps']
  await accepted(admin.post('/sys/tenant/add', { id: 4711, name: '另一租户', status: 1 }))
  await run('alter table weft.sys_quartz_job disable trigger user')
  await run(`update weft.sys_quartz_job set tenant_id = 4711 where name = '导入封存'`)
  await run('alter table weft.sys_quartz_job enable trigger user')
  expect(await run('select from weft.sys_quartz_job where tenant_id = 4711')).toHaveLength(1)
  for (const table of written) {
    await run(`alter table weft.${table} disable trigger track`)
    await run(`update weft.${table} set parameter = $1 where job_class_name = 'httpCall'`, [params()])
    await run(`alter table weft.${table} enable trigger track`)
  }
  for (const table of ['sys_job_run', 'sys_job_flow_step'])
    await run(`update weft.${table} set params = $1 where job_class_name = 'httpCall'`, [params()])
  await run('alter table weft.sys_gateway_route disable trigger track')
  await run('update weft.sys_gateway_route set draft = draft || $1::jsonb, live = live || $1::jsonb', [JSON.stringify(ROUTE)])
  await run('alter table weft.sys_gateway_route enable trigger track')
  await run('alter table weft.sys_message_channel disable trigger track')
  await run('update weft.sys_message_channel set url = $1, headers = $2, body = $3 where code = $4', [
    SMS.url,
    SMS.headers,
    SMS.body,
    SMS.code,
  ])
  await run('alter table weft.sys_message_channel enable trigger track')
  const changes = () =>
    run('select from weft.sys_audit where table_name = any($1)', [[...written, 'sys_gateway_route', 'sys_message_channel']])
  const before = await changes()
  expect(await tablesHolding(server, MARKER)).toHaveLength(6)
  await startAgain(server)
  expect(await tablesHolding(server, MARKER)).toEqual([])
  expect(await changes()).toHaveLength(before.length)
  const { id, parameter } = await firstOf('/sys/quartzJob/list', '封存')
  expect(JSON.parse(parameter)).toEqual(SHOWN)
  expect(await routeNow()).toMatchObject({ ...SHOWN_ROUTE, state: 'on' })
  expect(await channelNow()).toMatchObject(SHOWN_SMS)
  await run('delete from weft.sys_job_run')
  await accepted(admin.get('/sys/quartzJob/execute', { id }))
  await failedRuns(1)
})
