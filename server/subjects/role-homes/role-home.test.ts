import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePerson, TEST_PASSWORD } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

interface Permissions {
  readonly homePath: string | null
}
const homeOf = async (caller: Caller) => (await caller.get<Permissions>('/sys/permission/getUserPermissionByToken')).body.result.homePath
const add = (roleCode: string, url: string, priority: number, status = '1') =>
  admin.post('/sys/sysRoleIndex/add', { roleCode, url, priority, status })
const roleId = async (code: string) =>
  (await server.sql<{ id: string }>('select id from weft.sys_role where role_code = $1', [code]))[0]?.id ?? ''

async function addRole(roleCode: string): Promise<string> {
  await admin.post('/sys/role/add', { roleName: roleCode, roleCode })
  return roleId(roleCode)
}

it('opens the page of the first role that has one, of everybody else the default one', async () => {
  expect(await homeOf(admin)).toBeNull()
  await add('admin', '/isystem/role', 5)
  expect(await homeOf(admin)).toBeNull()
  const [{ id } = { id: '' }] = await server.sql<{ id: string }>("select id from weft.sys_role_index where role_code = 'admin'")
  await admin.put('/sys/sysRoleIndex/edit', { id, url: '/isystem/dict' })
  expect(await homeOf(admin)).toBe('/isystem/dict')
  await admin.put('/sys/sysRoleIndex/updateDefIndex?url=/isystem/user&component=&isRoute=true')
  expect(await homeOf(admin)).toBe('/isystem/dict')
  const info = await admin.get<{ userInfo: Permissions }>('/sys/user/getUserInfo')
  expect(info.body.result.userInfo.homePath).toBe('/isystem/dict')
  await admin.put('/sys/sysRoleIndex/edit', { id, status: '0' })
  expect(await homeOf(admin)).toBe('/isystem/user')
  await admin.delete('/sys/sysRoleIndex/delete', { id })
  const url = async () => (await admin.get<{ url: string }>('/sys/sysRoleIndex/queryDefIndex')).body.result.url
  expect(await url()).toBe('/isystem/user')
  await admin.put('/sys/sysRoleIndex/updateDefIndex?url=/isystem/depart')
  expect(await url()).toBe('/isystem/depart')
  expect(await server.sql('select from weft.sys_role_index')).toHaveLength(1)
})

it('takes the smallest number of several roles, and no page that the user may not open', async () => {
  const ids = [await addRole('home_a'), await addRole('home_b')]
  const pages = await server.sql<{ id: string }>("select id from weft.sys_permission where url in ('/isystem/depart', '/course/lecturer')")
  for (const id of ids) {
    const permissionIds = pages.map(page => page.id).join(',')
    await admin.post('/sys/permission/saveRolePermission', { roleId: id, permissionIds, lastpermissionIds: '' })
  }
  const person = await makePerson(server, admin)
  await admin.put('/sys/user/edit', { id: person.id, selectedroles: ids.join(',') })
  const caller = await server.signIn(person.username, TEST_PASSWORD)
  await add('home_a', '/course/lecturer', 7)
  await add('home_b', '/isystem/depart', 3)
  expect(await homeOf(caller)).toBe('/isystem/depart')
  await server.sql("update weft.sys_role_index set url = '/isystem/tenant' where role_code = 'home_b'")
  expect(await homeOf(caller)).toBe('/course/lecturer')
})

it('takes a path of the application alone', async () => {
  for (const url of ['https://evil.test', '//evil.test', '/\\evil.test', 'isystem'])
    expect((await add('home_a', url, 1)).body.success, url).toBe(false)
  expect((await admin.put('/sys/sysRoleIndex/updateDefIndex?url=//evil.test')).body.success).toBe(false)
})
