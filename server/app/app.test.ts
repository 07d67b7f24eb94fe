import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADMIN, makeCaller, startTestServer, type TestServer } from '../../tests/helpers/server'
import { answer } from '../http/answers'
import { defineModule } from '../http/module'
import { NONCE_MARK } from '../http/web/nonce-mark'
import { auth } from '../subjects/identity/auth'
import { session } from '../subjects/identity/session'
import { build } from './app'
import { readConfig } from './config'
import { readDefinitions } from './definitions'
import { DEMO_PASSWORD } from './seeds/demo/password'

/** Roles as a module would write them, as far as these tests go. */
const roles = defineModule({
  name: 'roles-of-tests',
  rows: 'subject',
  outgoing: 'none',
  handlers: {
    sysRoleAdd: async call => {
      const { roleName, roleCode } = call.body
      await call.withTenant(trx => trx.insertInto('sysRole').values({ roleName, roleCode, description: null }).execute())
      return answer({ message: '添加成功！' })
    },
    sysRoleQueryall: call => call.readTenant(trx => trx.selectFrom('sysRole').selectAll().orderBy('roleCode').execute()),
    sysRoleDelete: async () => {
      throw new Error('relation "weft.sys_role" does not exist at /srv/secret.ts')
    },
  },
})

let server: TestServer
let webDir: string
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'weft-web-'))
  mkdirSync(join(webDir, 'assets'))
  writeFileSync(join(webDir, 'index.html'), `<!doctype html><meta property="csp-nonce" nonce="${NONCE_MARK}"><title>Weft</title>`)
  writeFileSync(join(webDir, 'assets', 'index-abc123.js'), 'export {}')
  mkdirSync(join(webDir, 'assets', 'pdfjs-1'))
  writeFileSync(join(webDir, 'assets', 'pdfjs-1', 'pdf.worker.min.mjs'), 'export {}')
  // Hundreds that wait at once are served, however slow the machine is.
  server = await startTestServer({ demo: true, only: [auth, session, roles], webDir, longestWait: 120_000 })
})
afterAll(async () => {
  await server?.close()
  rmSync(webDir, { recursive: true, force: true })
})

const codes = async (token: string) => {
  const { body } = await makeCaller(server.app, token).get<{ roleCode: string }[]>('/sys/role/queryall')
  return body.result.map(role => role.roleCode)
}

it('lets the worker that reads PDF compile decoders, and no page', async () => {
  const policyOf = async (url: string) => (await server.app.inject({ url })).headers['content-security-policy']
  expect(await policyOf('/assets/pdfjs-1/pdf.worker.min.mjs')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  )
  for (const url of ['/', '/assets/index-abc123.js', '/pdf.worker.min.mjs']) expect(await policyOf(url)).not.toContain('unsafe-eval')
})

it('refuses who lacks the right with 403, and lets through who holds it', async () => {
  const auditor = await server.signIn('auditor', DEMO_PASSWORD)
  const { status, body } = await auditor.post('/sys/role/add', { roleName: '甲', roleCode: 'a' })
  expect([status, body.success, body.code, body.message]).toEqual([403, false, 510, '没有权限，请联系管理员授权'])
  const admin = await server.signIn()
  expect((await admin.post('/sys/role/add', { roleName: '甲', roleCode: 'a' })).body).toMatchObject({
    success: true,
    message: '添加成功！',
    result: null,
  })
  expect(await codes(admin.token)).toContain('a')
})

it('asks for a session before it reads a body', async () => {
  const { status, body } = await server.anonymous.post('/sys/role/add', { nonsense: true })
  expect([status, body.message]).toEqual([500, 'Token失效，请重新登录'])
})

it('keeps tenants apart: neither rows nor a header reach another one', async () => {
  await server.sql(
    `with u as (insert into weft.sys_user (id, username, realname) values ('u7', 'other', '外人') returning id),
      r as (insert into weft.sys_role (id, role_name, role_code) values ('r7', '外部', 'other') returning id)
    select`,
    [],
    7,
  )
  expect(await server.sql("select from weft.sys_role where id = 'r7'")).toHaveLength(0)
  const admin = await server.signIn()
  expect(await codes(admin.token)).not.toContain('other')
  const { status, body } = await admin.call('GET', '/sys/role/queryall', { headers: { tenant_id: '7' } })
  expect([status, body.message]).toEqual([403, '不允许访问该租户的数据'])
  for (const tenant of ['0', ''])
    expect((await admin.call('GET', '/sys/role/queryall', { headers: { tenant_id: tenant } })).status).toBe(200)
})

it('writes who changed what, and lets nobody change that', async () => {
  const admin = await server.signIn()
  await admin.post('/sys/role/add', { roleName: '乙', roleCode: 'audited' })
  const rows = await server.sql<{ who: string; action: string; after: { role_name: string } }>(
    "select who, action, after from weft.sys_audit where table_name = 'sys_role' and after ->> 'role_code' = 'audited'",
  )
  expect(rows).toEqual([
    { who: 'admin', action: 'insert', after: expect.objectContaining({ role_name: '乙', create_by: 'admin', tenant_id: 0 }) },
  ])
})

it('writes the log once, and into the audit who clears it', async () => {
  await server.signIn()
  const count = async (table: string, where: string) =>
    (await server.sql<{ count: number }>(`select count(*)::int as count from weft.${table} where ${where}`))[0]?.count
  expect(await count('sys_log', 'true')).toBeGreaterThan(0)
  expect(await count('sys_audit', "table_name = 'sys_log'")).toBe(0)
  await expect(server.sql('delete from weft.sys_log')).rejects.toMatchObject({ code: '42501' })
  await server.sql('alter table weft.sys_log disable trigger kept')
  const cleared = (await server.sql('delete from weft.sys_log returning id')).length
  expect(await count('sys_audit', "table_name = 'sys_log' and action = 'delete'")).toBe(cleared)
})

it('acts once for one idempotency key', async () => {
  const admin = await server.signIn()
  const headers = { 'idempotency-key': 'save-0001' }
  const add = (roleCode: string) => admin.call('POST', '/sys/role/add', { headers, payload: { roleName: '丙', roleCode } })
  const first = await add('once')
  const again = await add('once')
  expect([first.body.message, again.body.message]).toEqual(['添加成功！', '添加成功！'])
  expect((await codes(admin.token)).filter(code => code === 'once')).toHaveLength(1)
  expect((await add('twice')).body.message).toBe('重复的请求标识，请刷新后重试')
})

it('forgets the key of a refused request', async () => {
  const admin = await server.signIn()
  const add = (key: string, roleCode: string) =>
    admin.call('POST', '/sys/role/add', { headers: { 'idempotency-key': key }, payload: { roleName: '丁', roleCode } })
  await add('save-1001', 'taken')
  expect((await add('save-1002', 'taken')).body.message).toBe('数据库中已存在该记录')
  expect((await add('save-1002', 'free')).body.success).toBe(true)
})

it('tells nothing of what went wrong inside, but a trace id', async () => {
  const admin = await server.signIn()
  const { status, body, headers, raw } = await admin.delete('/sys/role/delete', { id: 'x' })
  expect([status, body.message]).toEqual([500, '操作失败，请稍后再试'])
  expect(String(raw)).not.toMatch(/relation|srv|stack/)
  expect(headers['x-trace-id']).toMatch(/^[0-9a-f]{16}$/)
})

it('refuses cross-site requests', async () => {
  const { status, body } = await server.anonymous.call('GET', '/sys/logout', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect([status, body.message]).toEqual([403, '不允许跨站请求'])
})

it('ignores the time stamp of the family, and refuses unknown parameters', async () => {
  const admin = await server.signIn()
  expect((await admin.get('/sys/role/queryall', { _t: 1610000000 })).status).toBe(200)
  expect((await admin.get('/sys/role/queryall', { tenant: 1 })).body.message).toBe('参数错误：不允许的字段tenant')
})

it('answers unknown paths of the API with 404, and wrong methods with what is allowed', async () => {
  const unknown = await server.anonymous.get('/sys/nothing')
  expect(unknown.status).toBe(404)
  expect(unknown.body).toMatchObject({ status: 404, error: 'Not Found', path: '/jeecg-boot/sys/nothing' })
  const wrong = await server.anonymous.get('/sys/login')
  expect(wrong.body).toMatchObject({ success: false, code: 405, message: '不支持GET请求方法，支持以下POST、' })
})

const directives = (policy: unknown) => String(policy).split('; ')

it('serves the front end with a policy of its own for each answer', async () => {
  const first = await server.app.inject({ url: '/course/lecturer?pageNo=2' })
  const again = await server.app.inject({ url: '/course/lecturer?pageNo=2' })
  const nonce = /nonce="([^"]{24})"/.exec(first.payload)?.[1] ?? ''
  expect(again.payload).not.toContain(nonce)
  expect(directives(first.headers['content-security-policy'])).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify ProseMirrorClipboard',
  ])
  expect(first.headers).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  expect(first.headers.etag).toBeUndefined()
  expect(first.headers['permissions-policy']).toContain('camera=()')
  const asset = await server.app.inject({ url: '/assets/index-abc123.js' })
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(directives(asset.headers['content-security-policy'])).toContain("default-src 'none'")
})

it.each([
  ['/', 200],
  ['/user/login?redirect=%2F', 200],
  ['/screens/course/lecturer', 200],
  ['/isystem/user/', 200],
  ['/online/cgformList/abc', 200],
  ['/online/cgformList/abc/def', 404],
  ['/nothing', 404],
  ['/docs', 404],
  ['/assets', 404],
  ['/assets/', 404],
])('answers %s with the page of the app, and status %i', async (url, status) => {
  const { statusCode, headers } = await server.app.inject({ url })
  expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
})

it.each([
  '/.git/HEAD',
  '/.env',
  '/a/.ssh/id',
  '/wp-login.php',
  '/foo.bar',
  '/index.html',
  '/index%2ehtml',
  '/assets/missing.js',
  '/assets/%2e%2e/index.html',
  '/jeecg-boot/none',
])('has nothing at %s', async url => {
  const { statusCode, payload } = await server.app.inject({ url })
  expect(statusCode).toBe(404)
  expect(payload).not.toContain('<')
})

it('knows a page from the moment on that a menu has it', async () => {
  const statusOf = async () => (await server.app.inject({ url: '/new/page' })).statusCode
  expect(await statusOf()).toBe(404)
  await server.sql("insert into weft.sys_permission (id, name, menu_type, url) values ('p7', '新页', 1, '/new/page')", [], 7)
  await expect.poll(statusOf).toBe(200)
  await server.sql("delete from weft.sys_permission where id = 'p7'", [], 7)
  await expect.poll(statusOf).toBe(404)
})

it('lets pages show the sites that the house lists, and no other tenant', async () => {
  const frames = async () =>
    directives((await server.app.inject({ url: '/' })).headers['content-security-policy']).find(part => part.startsWith('frame-src'))
  const add = (origin: string, tenant: number) => server.sql('insert into weft.sys_frame_origin (origin) values ($1)', [origin], tenant)
  await add('https://other.test', 7)
  for (const origin of ["https://evil.test; script-src 'unsafe-inline'", 'javascript:alert(1)', '*', 'https://a.test/path'])
    await add(origin, 0)
  await add('https://bi.test:8443', 0)
  await expect.poll(frames).toBe("frame-src 'self' https://bi.test:8443")
  await server.sql('delete from weft.sys_frame_origin')
  await expect.poll(frames).toBe("frame-src 'self'")
})

it('asks browsers to stay with TLS only where they came by it', async () => {
  const of = async (env: Record<string, string>, proto: string) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'weft-tls-'))
    const app = await build({ config: readConfig({ DATA_DIR: dataDir, API_URL: 'http://127.0.0.1:9', ...env }), webDir })
    const { headers } = await app.inject({ url: '/', headers: { 'x-forwarded-proto': proto } })
    await app.close()
    rmSync(dataDir, { recursive: true })
    return headers['strict-transport-security']
  }
  expect(await of({ TRUST_PROXY: '1' }, 'https')).toBe('max-age=15552000')
  expect(await of({ TRUST_PROXY: '1' }, 'http')).toBeUndefined()
  expect(await of({}, 'https')).toBeUndefined()
})

it.skipIf(process.env.TEST_DATABASE_URL)('answers 503 while the database is away, and works again afterwards', async () => {
  const admin = await server.signIn()
  const outside = new URL(server.databaseUrl)
  const name = outside.pathname.slice(1)
  outside.pathname = '/postgres'
  const client = new pg.Client(outside.href)
  await client.connect()
  await client.query(`alter database "${name}" allow_connections false`)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  const { status, body, headers } = await admin.get('/sys/role/queryall')
  expect([status, body.message, headers['retry-after']]).toEqual([503, '系统繁忙，请稍后再试', '2'])
  await client.query(`alter database "${name}" allow_connections true`)
  await client.end()
  // Connections that were begun meanwhile may still fail.
  await expect.poll(async () => (await admin.get('/sys/role/queryall')).status).toBe(200)
})

it('does not start when an operation has no handler, or a module handles what no contract has', async () => {
  const config = readConfig({ DATA_DIR: server.dataDir, DATABASE_URL: server.databaseUrl })
  const contractsDir = mkdtempSync(join(tmpdir(), 'weft-contracts-'))
  const write = (operation: object) => writeFileSync(join(contractsDir, 'a.json'), JSON.stringify({ paths: { '/a': { get: operation } } }))
  write({ operationId: 'a', responses: {} })
  expect(() => readDefinitions(contractsDir)).toThrow('The operation a in a.json does not say who may call it: x-auth is missing.')
  write({ operationId: 'a', 'x-auth': 'login', responses: {} })
  await expect(build({ config, definitions: readDefinitions(contractsDir) })).rejects.toThrow('which is in no contract')
  rmSync(contractsDir, { recursive: true })
})

it('forwards the API to another back end, and keeps its own headers', async () => {
  const seen: string[] = []
  const backEnd = createServer((request, response) => {
    request.on('data', chunk => seen.push(String(chunk)))
    request.on('end', () => {
      seen.push(`${request.method} ${request.url} ${request.headers['x-access-token']}`)
      response
        .writeHead(500, { 'content-type': 'application/json', 'content-security-policy': 'none' })
        .end('{"message":"Token失效，请重新登录"}')
    })
  })
  await new Promise<void>(resolve => backEnd.listen(0, '127.0.0.1', resolve))
  const { port } = backEnd.address() as AddressInfo
  const dataDir = mkdtempSync(join(tmpdir(), 'weft-forward-'))
  const app = await build({
    config: readConfig({ DATA_DIR: dataDir, API_URL: `http://127.0.0.1:${port}/other`, FRAME_ORIGINS: 'https://bi.test' }),
    webDir,
  })
  const { status, body, headers } = await makeCaller(app, 'tok').post('/sys/role/add?x=1', { roleName: '甲' })
  expect([status, body.message]).toEqual([500, 'Token失效，请重新登录'])
  expect(seen).toEqual(['{"roleName":"甲"}', 'POST /other/sys/role/add?x=1 tok'])
  expect(headers['content-security-policy']).toContain('sandbox')
  const page = await app.inject({ url: '/of/the/other/back/end' })
  expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
    200,
    expect.stringContaining("frame-src 'self' https://bi.test;"),
  ])
  await new Promise(resolve => backEnd.close(resolve))
  expect((await makeCaller(app, 'tok').get('/sys/role/list')).status).toBe(502)
  await app.close()
  rmSync(dataDir, { recursive: true })
})

it('asks for another password while the one-time one is in use', async () => {
  const isAsked = async (password: string) => {
    const caller = await server.signIn('auditor', password)
    const { body } = await caller.get<{ oneTimePassword: boolean }>('/sys/permission/getUserPermissionByToken')
    return { caller, asked: body.result.oneTimePassword }
  }
  expect((await isAsked(DEMO_PASSWORD)).asked).toBe(false)
  await server.sql(
    "update weft.sys_user_secret set one_time = true where user_id = (select id from weft.sys_user where username = 'auditor')",
  )
  const { caller, asked } = await isAsked(DEMO_PASSWORD)
  expect(asked).toBe(true)
  const password = 'Another-2026-x'
  await caller.put('/sys/user/updatePassword', { username: 'auditor', oldpassword: DEMO_PASSWORD, password, confirmpassword: password })
  expect((await isAsked(password)).asked).toBe(false)
})

it('gives the administrator a password only once', () => {
  expect(server.app.data?.firstPassword).toBeNull()
  expect(ADMIN.password).not.toBe('')
})

it('says that it is there to whoever asks at the base of the API', async () => {
  for (const url of ['/jeecg-boot', '/jeecg-boot/']) expect((await server.app.inject({ method: 'HEAD', url })).statusCode).toBe(204)
})

it.each([
  [{}, '127.0.0.1'],
  [{ TRUST_PROXY: '1' }, '203.0.113.5'],
  [{ TRUST_PROXY: 'loopback' }, '203.0.113.5'],
  [{ TRUST_PROXY: '10.0.0.0/8' }, '127.0.0.1'],
])('with %o a call that a proxy hands on comes from %s', async (env, address) => {
  const behind = await startTestServer({ env, only: [auth] })
  try {
    const headers = { 'x-forwarded-for': '198.51.100.9, 203.0.113.5' }
    await behind.anonymous.call('POST', '/sys/login', { headers, payload: ADMIN })
    expect(await behind.sql('select ip from weft.sys_log')).toEqual([{ ip: address }])
  } finally {
    await behind.close()
  }
})
