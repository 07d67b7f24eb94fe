import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../server/app/seeds/demo/password'
import type { LoginResult, SysTenant, SysUser } from '../../server/generated/operations'
import { auth } from '../../server/subjects/identity/auth'
import { session } from '../../server/subjects/identity/session'
import { user } from '../../server/subjects/people'
import { tenant } from '../../server/subjects/tenants'
import { type Caller, startTestServer, type TestServer } from '../helpers/server'
import { operationOf } from './support/contracts'
import { breaches } from './support/strict'

let server: TestServer
let admin: Caller
let auditor: SysUser

beforeAll(async () => {
  server = await startTestServer({ demo: true, only: [auth, session, tenant, user] })
  await server.sql("insert into weft.sys_tenant (id, name) values (7, '七处'), (8, '八处')")
  await server.sql(
    "insert into weft.sys_depart (id, depart_name, org_code) values ('d7', '七处办公室', 'B01'), ('d7b', '七处二科', 'B02')",
    [],
    7,
  )
  admin = await server.signIn()
  const { body } = await admin.get<{ records: SysUser[] }>('/sys/user/list', { username: 'auditor' })
  auditor = body.result.records[0] as SysUser
  await server.sql("insert into weft.sys_role (id, role_name, role_code) values ('r7', '七处读者', 'reader')", [], 7)
  await server.sql('insert into weft.sys_user_role (user_id, role_id) values ($1, $2)', [auditor.id, 'r7'], 7)
  await server.sql(
    "insert into weft.sys_role_permission (role_id, permission_id) select 'r7', id from weft.sys_permission where perms = 'user:list'",
    [],
    7,
  )
  for (const id of ['d7', 'd7b'])
    await server.sql('insert into weft.sys_user_depart (user_id, dep_id) values ($1, $2)', [auditor.id, id], 7)
})
afterAll(() => server?.close())

const login = () => server.anonymous.post<LoginResult>('/sys/login', { username: 'auditor', password: DEMO_PASSWORD })
const invite = (relTenantIds: string | null) => admin.put('/sys/user/edit', { id: auditor.id, relTenantIds })
const at = (caller: Caller, tenantId: string, path: string) => caller.call<never>('GET', path, { headers: { tenant_id: tenantId } })
const names = (list: readonly SysTenant[] | undefined) => list?.map(({ id, name }) => [id, name])

it('lets the house alone open a tenant to its people, and only one that exists', async () => {
  expect((await invite('7,9')).status).toBe(403)
  expect((await invite('7')).body.success).toBe(true)
})

it('tells at the sign-in among which tenants a person may choose', async () => {
  const { body } = await login()
  expect(names(body.result.tenantList)).toEqual([
    [0, '默认租户'],
    [7, '七处'],
  ])
  expect(breaches(operationOf('sysLogin'), body)).toEqual([])
  const { body: alone } = await server.anonymous.post<LoginResult>('/sys/login', { username: 'lina', password: DEMO_PASSWORD })
  expect(names(alone.result.tenantList)).toEqual([[0, '默认租户']])
})

it('lists the tenants of the caller, and no others', async () => {
  const caller = await server.signIn('auditor', DEMO_PASSWORD)
  const { body } = await caller.get<SysTenant[]>('/sys/tenant/queryList', { ids: '7,8' })
  expect([names(body.result), breaches(operationOf('sysTenantQueryList'), body)]).toEqual([[[7, '七处']], []])
  expect((await caller.get<SysTenant[]>('/sys/tenant/queryList')).body.result.length).toBe(2)
})

it('takes the tenant from the header when it is one of the person, with his rights and departments there', async () => {
  const caller = await server.signIn('auditor', DEMO_PASSWORD)
  const rights = async (tenantId: string) => {
    const { body } = await at(caller, tenantId, '/sys/permission/getUserPermissionByToken')
    return (body.result as { auth: { action: string }[] }).auth.map(({ action }) => action)
  }
  expect(await rights('7')).toEqual(['user:list'])
  expect((await rights('0')).length).toBeGreaterThan(3)
  const people = await at(caller, '7', '/sys/user/list')
  expect((people.body.result as { records: SysUser[] }).records.map(({ username }) => username)).toEqual(['auditor'])
  for (const [tenantId, status] of [
    ['8', 403],
    ['9', 403],
    ['x', 403],
    ['7,8', 403],
    ['', 200],
  ] as const) {
    expect([tenantId, (await at(caller, tenantId, '/sys/user/getCurrentUserDeparts')).status]).toEqual([tenantId, status])
  }
})

it('keeps a current department for each tenant', async () => {
  const caller = await server.signIn('auditor', DEMO_PASSWORD)
  const choose = (tenantId: string, orgCode: string) =>
    caller.call<{ userInfo: SysUser }>('PUT', '/sys/selectDepart', { payload: { orgCode }, headers: { tenant_id: tenantId } })
  const current = async (tenantId: string) =>
    (await at(caller, tenantId, '/sys/user/getCurrentUserDeparts')).body.result as { orgCode: string }
  expect((await choose('7', 'B02')).body.result.userInfo.orgCode).toBe('B02')
  expect((await choose('0', 'A01A03')).body.result.userInfo.orgCode).toBe('A01A03')
  expect([(await current('7')).orgCode, (await current('0')).orgCode]).toEqual(['B02', 'A01A03'])
  expect((await choose('7', 'A01A03')).body.message).toBe('您不属于该部门，不能切换！')
})

it('changes a guest only in his own tenant', async () => {
  const changed = await server.sql(`update weft.sys_user set realname = 'x' where id = '${auditor.id}' returning id`, [], 7)
  expect(changed).toEqual([])
})

it('leaves a frozen tenant out, and refuses whoever has no other', async () => {
  await server.sql('update weft.sys_tenant set status = 0 where id = 7')
  const caller = await server.signIn('auditor', DEMO_PASSWORD)
  expect((await at(caller, '7', '/sys/user/getCurrentUserDeparts')).status).toBe(403)
  await server.sql('update weft.sys_tenant set status = 0 where id = 0')
  expect((await login()).body).toMatchObject({ success: false, message: '与该用户关联的租户均已被冻结，无法登录！' })
  await server.sql('update weft.sys_tenant set status = 1')
  await server.sql("update weft.sys_tenant set end_date = now() - interval '1 day' where id = 7")
  expect(names((await login()).body.result.tenantList)).toEqual([[0, '默认租户']])
  await server.sql('update weft.sys_tenant set end_date = null')
})

it('shuts a tenant at once for whoever is taken out of it', async () => {
  const caller = await server.signIn('auditor', DEMO_PASSWORD)
  expect((await at(caller, '7', '/sys/user/getCurrentUserDeparts')).status).toBe(200)
  await invite(null)
  expect((await at(caller, '7', '/sys/user/getCurrentUserDeparts')).status, 'roles went, and the session with them').toBe(500)
  const again = await server.signIn('auditor', DEMO_PASSWORD)
  expect((await at(again, '7', '/sys/user/getCurrentUserDeparts')).status).toBe(403)
  expect((await at(again, '0', '/sys/user/getCurrentUserDeparts')).status).toBe(200)
})
