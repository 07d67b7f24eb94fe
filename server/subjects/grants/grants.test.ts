import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepGivenPassword, makePerson, TEST_PASSWORD, type TestPerson } from '../../../tests/helpers/people'
import { ADMIN, type Caller, startTestServer, type TestAnswer, type TestServer } from '../../../tests/helpers/server'
import { workbook } from '../../../tests/helpers/workbook'
import { takeFromTenants } from '../../db/migrations/17-holdings'

const TENANT = 7
const OTHER = 8
const RIGHTS = ['user:list', 'user:edit', 'user:delete', 'user:frozen', 'user:password']

let server: TestServer
let admin: Caller
/** Manages tenant 7; the account belongs to the system. */
let manager: TestPerson
/** Belongs to tenant 7 and holds there `RIGHTS`. */
let clerk: { readonly id: string; readonly caller: Caller }

/** The same caller in a tenant. */
function within(caller: Caller, tenant: number) {
  const headers = { tenant_id: String(tenant) }
  return {
    get: <R>(path: string) => caller.call<R>('GET', path, { headers }),
    post: <R>(path: string, payload: object) => caller.call<R>('POST', path, { headers, payload }),
    put: <R>(path: string, payload: object) => caller.call<R>('PUT', path, { headers, payload }),
    delete: <R>(path: string) => caller.call<R>('DELETE', path, { headers }),
  }
}

const idOf = async (table: string, column: string, value: string, tenant = 0) =>
  (await server.sql<{ id: string }>(`select id from weft.${table} where ${column} = $1`, [value], tenant))[0]?.id ?? ''
const rightIds = async (rights: readonly string[]) =>
  (await server.sql<{ id: string }>('select id from weft.sys_permission where perms = any($1)', [[...rights]])).map(({ id }) => id)
const signIn = (username: string) => server.signIn(username, TEST_PASSWORD)
const letIn = (usernames: string, tenantId = TENANT) => admin.put('/sys/tenant/addUsers', { tenantId, usernames })
const appoint = (id: string, tenantId = TENANT) => admin.put('/sys/tenant/manager', { tenantId, id, manager: true })

/** A user of a tenant with a role of its own, made by the manager of the tenant. */
async function makeMember(username: string, rights: readonly string[]): Promise<{ id: string; roleId: string }> {
  const inside = within(await signIn(manager.username), TENANT)
  await inside.post('/sys/role/add', { roleName: username, roleCode: username })
  const roleId = await idOf('sys_role', 'role_code', username, TENANT)
  const permissionIds = (await rightIds(rights)).join()
  const granted = await inside.post('/sys/permission/saveRolePermission', { roleId, permissionIds, lastpermissionIds: '' })
  expect(granted.body.success, granted.body.message).toBe(true)
  const made = await inside.post('/sys/user/add', { username, realname: username, password: TEST_PASSWORD, selectedroles: roleId })
  expect(made.body.success, made.body.message).toBe(true)
  const id = await idOf('sys_user', 'username', username, TENANT)
  await keepGivenPassword(server, id)
  return { id, roleId }
}

/** Everything that changes an account, or leads into it. */
function attempts(caller: Caller, tenant: number, { id, username }: { id: string; username: string }) {
  const inside = within(caller, tenant)
  return {
    'the password': () => inside.put('/sys/user/changePassword', { username, password: 'Taken-over-1' }),
    'the telephone': () => inside.put('/sys/user/edit', { id, phone: '13712345678' }),
    'the roles': () => inside.put('/sys/user/edit', { id, selectedroles: '' }),
    freezing: () => inside.put('/sys/user/frozenBatch', { ids: id, status: 2 }),
    thawing: () => inside.put('/sys/user/frozenBatch', { ids: id, status: 1 }),
    deleting: () => inside.delete(`/sys/user/delete?id=${id}`),
    'deleting among others': () => inside.delete(`/sys/user/deleteBatch?ids=${id},none`),
    restoring: () => inside.put('/sys/user/putRecycleBin', { userIds: id }),
    erasing: () => inside.delete(`/sys/user/deleteRecycleBin?userIds=${id}`),
    'the second factor': () => inside.post('/sys/totp/reset', { username }),
  }
}

async function answersOf(calls: Readonly<Record<string, () => Promise<TestAnswer>>>) {
  const answers: Record<string, string> = {}
  for (const [name, call] of Object.entries(calls)) answers[name] = (await call()).body.message
  return answers
}

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  for (const id of [TENANT, OTHER]) await admin.post('/sys/tenant/add', { id, name: `租户${id}` })
  manager = await makePerson(server, admin)
  await letIn(manager.username)
  await appoint(manager.id)
  const { id } = await makeMember('clerk7', RIGHTS)
  clerk = { id, caller: await signIn('clerk7') }
})
afterAll(() => server?.close())

const OTHER_HOME = '该用户属于其他租户，只能由其所属租户修改'
const ABOVE = '不能操作权限高于自己的用户'

describe('an account of another tenant', () => {
  it.each([
    ['who may reset passwords there', () => clerk.caller],
    ['who manages the tenant', () => signIn(manager.username)],
  ])('is out of reach of a user %s', async (_, caller) => {
    await letIn('admin')
    const target = { id: await idOf('sys_user', 'username', 'admin'), username: 'admin' }
    const { 'the second factor': factor, ...answers } = await answersOf(attempts(await caller(), TENANT, target))
    expect(new Set(Object.values(answers))).toEqual(new Set([OTHER_HOME]))
    expect(factor).toBe('用户不存在！')
    await expect(server.signIn('admin', 'Taken-over-1')).rejects.toThrow('用户名或密码错误')
    await server.signIn(ADMIN.username, ADMIN.password)
    const [row] = await server.sql("select phone, status, del_flag from weft.sys_user where username = 'admin'")
    expect(row).toEqual({ phone: null, status: 1, del_flag: 0 })
  })

  it('that was never let in is answered as one that does not exist', async () => {
    const hidden = await makePerson(server, admin)
    const ofHidden = await answersOf(attempts(clerk.caller, TENANT, hidden))
    const ofNobody = await answersOf(attempts(clerk.caller, TENANT, { id: 'nobody', username: 'nobody' }))
    expect(ofHidden).toEqual(ofNobody)
    expect(Object.values(ofHidden)).not.toContain(OTHER_HOME)
  })

  it('can be given roles of the tenant, and they can be taken again', async () => {
    const guest = await makePerson(server, admin)
    await letIn(guest.username)
    const inside = within(await signIn(manager.username), TENANT)
    const roleId = await idOf('sys_role', 'role_code', 'clerk7', TENANT)
    expect((await inside.post('/sys/user/addSysUserRole', { roleId, userIdList: [guest.id] })).body.success).toBe(true)
    expect((await inside.delete(`/sys/user/deleteUserRole?roleId=${roleId}&userId=${guest.id}`)).body.success).toBe(true)
  })
})

describe('what an account holds in any tenant', () => {
  it('puts it above those who do not hold it there', async () => {
    const { caller } = await makePerson(server, admin, RIGHTS)
    const answers = await answersOf(attempts(caller, 0, manager))
    expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map(name => [name, ABOVE])))
    await signIn(manager.username)
  })

  it('is also the mere place in a tenant', async () => {
    const { caller } = await makePerson(server, admin, RIGHTS)
    const guest = await makePerson(server, admin)
    const reset = () => caller.put('/sys/user/changePassword', { username: guest.username, password: 'Given-anew-1' })
    await letIn(guest.username, OTHER)
    expect((await reset()).body.message).toBe(ABOVE)
    await admin.delete('/sys/tenant/removeUsers', { tenantId: OTHER, ids: guest.id })
    expect((await reset()).body.success).toBe(true)
  })

  it('leaves it to those who hold as much in every tenant, and to the administrators of the system', async () => {
    const peer = await makePerson(server, admin, RIGHTS)
    await letIn(peer.username)
    await appoint(peer.id)
    const equal = await signIn(peer.username)
    const phone = (caller: Caller, number: string) => caller.put('/sys/user/edit', { id: manager.id, phone: number })
    expect((await phone(equal, '13712345001')).body.success).toBe(true)
    expect((await phone(admin, '13712345002')).body.success).toBe(true)
    // Without the place there what was held there does not count.
    await server.sql('update weft.sys_user set rel_tenant_ids = null where id = $1', [peer.id])
    expect((await phone(equal, '13712345003')).body.message).toBe(ABOVE)
  })

  it('counts in the tenant that keeps the account too', async () => {
    const boss = await makeMember('boss7', [...RIGHTS, 'role:list'])
    const target = { id: boss.id, username: 'boss7' }
    const answers = await answersOf(attempts(clerk.caller, TENANT, target))
    expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map(name => [name, ABOVE])))
    const weaker = await makeMember('weaker7', ['user:list'])
    expect((await within(clerk.caller, TENANT).put('/sys/user/edit', { id: weaker.id, realname: '弱' })).body.success).toBe(true)
  })
})

describe('roles and departments of a tenant', () => {
  it('are neither given to nor taken from users who hold more in it', async () => {
    const boss = await makeMember('head7', [...RIGHTS, 'role:list'])
    await makeMember('links7', [...RIGHTS, 'role:edit', 'depart:edit'])
    const roleId = await idOf('sys_role', 'role_code', 'clerk7', TENANT)
    await server.sql("insert into weft.sys_depart (id, depart_name, org_code) values ('d7', '办公室', 'B01')", [], TENANT)
    await server.sql('insert into weft.sys_user_depart (user_id, dep_id) values ($1, $2)', [boss.id, 'd7'], TENANT)
    const inside = within(await signIn('links7'), TENANT)
    const tries = [
      await inside.post('/sys/user/addSysUserRole', { roleId, userIdList: [boss.id] }),
      await inside.delete(`/sys/user/deleteUserRole?roleId=${boss.roleId}&userId=${boss.id}`),
      await inside.post('/sys/user/editSysDepartWithUser', { depId: 'd7', userIdList: [boss.id] }),
      await inside.delete(`/sys/user/deleteUserInDepart?depId=d7&userId=${boss.id}`),
    ]
    expect(tries.map(({ body }) => body.message)).toEqual([ABOVE, ABOVE, ABOVE, ABOVE])
    expect((await inside.post('/sys/user/editSysDepartWithUser', { depId: 'd7', userIdList: [clerk.id] })).body.success).toBe(true)
  })
})

describe('departments of a user', () => {
  it('are no more set with the account than by themselves: not of a user who holds more in the tenant', async () => {
    const boss = await makeMember('departed7', [...RIGHTS, 'role:list'])
    await server.sql("insert into weft.sys_depart (id, depart_name, org_code) values ('e7', '督查室', 'E01')", [], TENANT)
    // Over accounts the administrator of the system stands above everybody; over what is held in a tenant, as its roles there say.
    const system = await makePerson(server, admin)
    const highest = await idOf('sys_role', 'role_code', 'admin')
    await admin.post('/sys/user/addSysUserRole', { roleId: highest, userIdList: [system.id] })
    await letIn(system.username)
    const inside = within(await signIn(manager.username), TENANT)
    const roleId = await idOf('sys_role', 'role_code', 'clerk7', TENANT)
    await inside.post('/sys/user/addSysUserRole', { roleId, userIdList: [system.id] })
    const caller = within(await signIn(system.username), TENANT)
    const set = (id: string) => caller.put('/sys/user/edit', { id, selecteddeparts: 'e7' })
    expect((await set(boss.id)).body.message).toBe(ABOVE)
    expect((await set(clerk.id)).body).toMatchObject({ success: true })
  })
})

describe('the manager of a tenant', () => {
  const managerRole = () => idOf('sys_role', 'role_code', 'admin', TENANT)
  const grant = async (roleId: string, rights: readonly string[]) =>
    within(await signIn(manager.username), TENANT).post('/sys/permission/saveRolePermission', {
      roleId,
      permissionIds: (await rightIds(rights)).join(),
      lastpermissionIds: '',
    })

  it.each(['permission:add', 'permission:list', 'tenant:edit', 'frameOrigin:add'])(
    'does not grant %s, which is the system’s',
    async right => {
      const { status, body } = await grant(await managerRole(), [right])
      expect([status, body.code, body.message]).toEqual([200, 510, '租户管理、菜单管理和嵌入网站的权限只属于默认租户，不能授予'])
    },
  )

  it('grants no more than the system has handed on', async () => {
    const roleId = await managerRole()
    const [right] = await rightIds(['onlineReport:edit'])
    await server.sql('delete from weft.sys_role_permission where role_id = $1 and permission_id = $2', [roleId, right], TENANT)
    expect((await grant(roleId, ['onlineReport:edit'])).body.message).toBe('不能授予自己没有的权限')
    expect((await grant(await idOf('sys_role', 'role_code', 'clerk7', TENANT), ['user:export'])).body.success).toBe(true)
  })

  it('has nothing of the system, whatever a role of the tenant was granted', async () => {
    const rights = ['permission:list', 'permission:add', 'permission:edit', 'permission:delete']
    for (const id of await rightIds(rights))
      await server.sql('insert into weft.sys_role_permission (role_id, permission_id) values ($1, $2)', [await managerRole(), id], TENANT)
    const inside = within(await signIn(manager.username), TENANT)
    const menu = await idOf('sys_permission', 'perms', 'role:list')
    for (const { status } of [
      await inside.get('/sys/permission/list'),
      await inside.post('/sys/permission/add', { name: '新', menuType: 0, url: '/x' }),
      await inside.put('/sys/permission/edit', { id: menu, name: '改' }),
      await inside.delete(`/sys/permission/delete?id=${menu}`),
    ])
      expect(status).toBe(403)
    const { body } = await inside.get<{ auth: { action: string }[]; menu: unknown }>('/sys/permission/getUserPermissionByToken')
    expect(body.result.auth.map(({ action }) => action).filter(action => action.startsWith('permission:'))).toEqual([])
    expect(JSON.stringify(body.result.menu)).not.toContain('菜单管理')
  })

  it('is offered what may be granted, and no more', async () => {
    const offered = async (caller: Caller, tenant: number) =>
      (await within(caller, tenant).get<{ ids: string[] }>('/sys/role/queryTreeList')).body.result.ids
    const [tenants] = await rightIds(['tenant:list'])
    expect(await offered(admin, 0)).toContain(tenants)
    const ids = await offered(await signIn(manager.username), TENANT)
    expect(ids).not.toContain(tenants)
    expect(ids).toEqual(expect.arrayContaining(await rightIds(['user:list', 'user:add'])))
  })
})

describe('rights that a user does not have', () => {
  const BEYOND = '不能收回自己没有的权限'
  /** A member who keeps roles, and a role that holds one right that the member has and one more. */
  const situation = async (name: string) => {
    const { id } = await makeMember(name, ['role:list', 'role:authorize', 'role:delete', 'user:list'])
    const { roleId } = await makeMember(`${name}-above`, ['user:list', 'user:delete'])
    const both = await rightIds(['user:list', 'user:delete'])
    const grants = () => server.sql('select from weft.sys_role_permission where role_id = $1', [roleId], TENANT)
    return { id, roleId, both, grants, inside: within(await signIn(name), TENANT) }
  }

  it('are not taken from a role, and those that the user has are', async () => {
    const { roleId, both, grants, inside } = await situation('taker7')
    const untick = (permissionIds: string) =>
      inside.post('/sys/permission/saveRolePermission', { roleId, permissionIds, lastpermissionIds: both.join() })
    expect((await untick('')).body).toMatchObject({ success: false, message: BEYOND })
    expect(await grants()).toHaveLength(2)
    const [deleting] = await rightIds(['user:delete'])
    expect((await untick(deleting ?? '')).body.success).toBe(true)
    expect(await grants()).toHaveLength(1)
  })

  it('are not taken by deleting the role, alone or among others', async () => {
    const { roleId, grants, inside } = await situation('eraser7')
    const own = await idOf('sys_role', 'role_code', 'eraser7', TENANT)
    expect((await inside.delete(`/sys/role/delete?id=${roleId}`)).body).toMatchObject({ success: false, message: BEYOND })
    expect((await inside.delete(`/sys/role/deleteBatch?ids=${own},${roleId}`)).body).toMatchObject({ success: false, message: BEYOND })
    expect(await grants()).toHaveLength(2)
    expect(await idOf('sys_role', 'role_code', 'eraser7', TENANT)).toBe(own)
    const byManager = within(await signIn(manager.username), TENANT)
    expect((await byManager.delete(`/sys/role/delete?id=${roleId}`)).body.success).toBe(true)
  })
})

describe('the role of administrators', () => {
  it('is given by administrators alone, not by a user who holds every right', async () => {
    const { id, username, roleId } = await makePerson(server, admin)
    const all = await server.sql<{ id: string }>('select id from weft.sys_permission where del_flag = 0')
    const permissionIds = all.map(row => row.id).join()
    const granted = await admin.post('/sys/permission/saveRolePermission', { roleId, permissionIds, lastpermissionIds: '' })
    expect(granted.body.success, granted.body.message).toBe(true)
    const caller = await signIn(username)
    const highest = await idOf('sys_role', 'role_code', 'admin')
    const refused = { success: false, code: 510 }
    expect((await caller.post('/sys/user/addSysUserRole', { roleId: highest, userIdList: [id] })).body).toMatchObject(refused)
    expect((await caller.put('/sys/user/edit', { id, selectedroles: `${roleId},${highest}` })).body).toMatchObject(refused)
    const made = { username: 'raised', realname: '升', password: TEST_PASSWORD, selectedroles: highest }
    expect((await caller.post('/sys/user/add', made)).body).toMatchObject(refused)
  })
})

describe('what the system keeps for every tenant', () => {
  const FOREIGN = '该数据由其他租户维护，当前租户不能修改或删除'

  it('is neither changed nor deleted by a tenant, and no success is told', async () => {
    const inside = within(await signIn(manager.username), TENANT)
    const id = await idOf('sys_dict', 'dict_code', 'sex')
    const item = await idOf('sys_dict_item', 'dict_id', id)
    await inside.post('/sys/dict/add', { dictCode: 'own7', dictName: '自己' })
    const own = await idOf('sys_dict', 'dict_code', 'own7', TENANT)
    for (const call of [
      () => inside.put('/sys/dict/edit', { id, dictName: '改' }),
      () => inside.delete(`/sys/dict/delete?id=${id}`),
      () => inside.delete(`/sys/dict/deleteBatch?ids=${id},${own}`),
      () => inside.put('/sys/dictItem/edit', { id: item, itemText: '改' }),
      () => inside.delete(`/sys/dictItem/delete?id=${item}`),
    ])
      expect((await call()).body).toMatchObject({ success: false, message: FOREIGN })
    expect((await inside.delete(`/sys/dict/delete?id=${own}`)).body.success, 'nothing was done before').toBe(true)
    const stale = await admin.put('/sys/dict/edit', { id, dictName: '性别', version: -1 })
    expect(stale.body.code, 'who was only too late is told so').toBe(409)
  })
})

it('takes from the roles of tenants what is the system’s, once, and nothing else', async () => {
  const roleId = await idOf('sys_role', 'role_code', 'clerk7', TENANT)
  const held = async () =>
    (
      await server.sql<{ perms: string }>(
        `select p.perms from weft.sys_role_permission rp join weft.sys_permission p on p.id = rp.permission_id
          where rp.role_id = $1 and (p.perms like 'permission:%' or p.perms like 'frameOrigin:%' or p.perms = 'user:edit') order by 1`,
        [roleId],
        TENANT,
      )
    ).map(({ perms }) => perms)
  const kept = () =>
    server.sql(`select rp.role_id from weft.sys_role_permission rp
      join weft.sys_permission p on p.id = rp.permission_id where p.perms = 'permission:add' order by 1`)
  const before = await kept()
  expect(before.length).toBeGreaterThan(0)
  const grant = 'insert into weft.sys_role_permission (role_id, permission_id) values ($1, $2)'
  for (const id of await rightIds(['permission:add', 'permission:edit', 'frameOrigin:add'])) await server.sql(grant, [roleId, id], TENANT)
  expect(await held()).toEqual(['frameOrigin:add', 'permission:add', 'permission:edit', 'user:edit'])
  await server.sql(takeFromTenants('tenant|permission|frameOrigin'))
  expect(await held()).toEqual(['user:edit'])
  expect(await kept(), 'the system keeps its own').toEqual(before)
})

describe('the tenants of a user', () => {
  it('are changed under users only by those who may change tenants', async () => {
    const { caller } = await makePerson(server, admin, ['user:list', 'user:edit', 'user:add'])
    const target = await makePerson(server, admin)
    const edit = (who: Caller, relTenantIds: string) => who.put('/sys/user/edit', { id: target.id, relTenantIds })
    expect((await edit(caller, String(OTHER))).status).toBe(403)
    const body = { username: 'sneak', realname: '溜', password: TEST_PASSWORD, relTenantIds: String(OTHER) }
    expect((await caller.post('/sys/user/add', body)).status).toBe(403)
    expect((await edit(caller, '')).body.success, 'nothing changes').toBe(true)
    expect((await edit(admin, String(OTHER))).body.success).toBe(true)
  })

  it('take the roles with them that were held there', async () => {
    const guest = await makePerson(server, admin)
    await letIn(guest.username)
    await appoint(guest.id)
    expect((await admin.put('/sys/user/edit', { id: guest.id, relTenantIds: '' })).body.success).toBe(true)
    const left = await server.sql('select from weft.sys_user_role where user_id = $1', [guest.id], TENANT)
    expect(left).toEqual([])
  })

  it('are not managed by those who hold less than the managers', async () => {
    const { id, username, caller } = await makePerson(server, admin, ['tenant:list', 'tenant:edit'])
    await letIn(username)
    const again = await signIn(username)
    expect((await again.put('/sys/tenant/manager', { tenantId: TENANT, id, manager: true })).body.message).toBe('不能授予自己没有的权限')
    expect((await within(again, TENANT).get('/sys/role/list')).status).toBe(403)
    expect(caller.token).not.toBe('')
  })
})

describe('a password that another user has set', () => {
  const isAsked = async (caller: Caller) =>
    (await caller.get<{ oneTimePassword: boolean }>('/sys/permission/getUserPermissionByToken')).body.result.oneTimePassword

  it('is asked to be replaced: a reset one, and that of a new account', async () => {
    const person = { username: 'newcomer7' }
    await admin.post('/sys/user/add', { ...person, realname: '新', password: TEST_PASSWORD, selectedroles: '' })
    const caller = await signIn(person.username)
    expect(await isAsked(caller)).toBe(true)
    const own = async (caller: Caller, oldpassword: string, password: string) =>
      caller.put('/sys/user/updatePassword', { username: person.username, oldpassword, password, confirmpassword: password })
    expect((await own(caller, TEST_PASSWORD, TEST_PASSWORD)).body.message).toBe('一次性密码不能继续使用，请设置新的密码')
    expect((await own(caller, TEST_PASSWORD, 'My-own-2026-a')).body.success).toBe(true)
    expect(await isAsked(await server.signIn(person.username, 'My-own-2026-a'))).toBe(false)
    await admin.put('/sys/user/changePassword', { username: person.username, password: 'Given-anew-1' })
    expect(await isAsked(await server.signIn(person.username, 'Given-anew-1'))).toBe(true)
  })

  it('opens nothing but what sets another one', async () => {
    const person = await makePerson(server, admin, ['user:list', 'user:edit', 'user:password'])
    await admin.put('/sys/user/changePassword', { username: person.username, password: 'Given-anew-1' })
    const caller = await server.signIn(person.username, 'Given-anew-1')
    const first = { success: false, code: 510, message: '请先设置新密码', result: null }
    for (const refused of [
      await caller.get('/sys/user/list'),
      await caller.put('/sys/user/changePassword', { username: person.username, password: 'Taken-over-1' }),
      await caller.post('/sys/websocket/ticket'),
      await caller.upload('/sys/common/upload', { name: 'a.txt', content: '甲' }),
      await caller.call('POST', '/sys/common/parts', { headers: { 'tus-resumable': '1.0.0', 'upload-length': '1' } }),
    ]) {
      expect(refused).toMatchObject({ status: 200, body: first })
    }
    const checked = async (who: Caller) => (await who.get('/sys/user/checkOnlyUser', { username: 'admin' })).body.message
    expect(await checked(caller)).toBe(await checked(server.anonymous))
    const { username } = person
    const passwords = { username, oldpassword: 'Given-anew-1', password: 'My-own-2026-c', confirmpassword: 'My-own-2026-c' }
    expect((await caller.put('/sys/user/updatePassword', passwords)).body.success).toBe(true)
    expect((await (await server.signIn(username, 'My-own-2026-c')).get('/sys/user/list')).status).toBe(200)
  })

  it('comes out of a workbook too', async () => {
    const rows = [['用户'], ['说明'], ['用户账号', '用户姓名', '初始密码'], ['sheet1', '表', TEST_PASSWORD]]
    const { body } = await admin.upload('/sys/user/importExcel', { name: 'u.xlsx', content: workbook(rows) })
    expect(body.success, body.message).toBe(true)
    expect(await isAsked(await signIn('sheet1'))).toBe(true)
  })

  it('is not that of the user who resets the own account', async () => {
    const { caller, username } = await makePerson(server, admin, ['user:list', 'user:password'])
    await caller.put('/sys/user/changePassword', { username, password: 'My-own-2026-b' })
    expect(await isAsked(await server.signIn(username, 'My-own-2026-b'))).toBe(false)
  })
})

it('a menu entry that another tenant granted goes with its grants, which the log of that tenant tells', async () => {
  const menu = { name: '暂时的入口', menuType: 0, url: '/passing', component: 'screens/course/lecturer' }
  expect((await admin.post('/sys/permission/add', menu)).body).toMatchObject({ success: true })
  const id = await idOf('sys_permission', 'url', menu.url)
  const inside = within(await signIn(manager.username), TENANT)
  await inside.post('/sys/role/add', { roleName: '借用', roleCode: 'borrows' })
  const roleId = await idOf('sys_role', 'role_code', 'borrows', TENANT)
  await server.sql(`insert into weft.sys_role_permission (id, role_id, permission_id) values ('borrowed', $1, $2)`, [roleId, id], TENANT)
  expect((await admin.delete('/sys/permission/delete', { id })).body).toMatchObject({ success: true, message: '删除成功!' })
  const log = await server.sql(
    `select tenant_id, action from weft.sys_audit where table_name = 'sys_role_permission' and record_id = 'borrowed' order by id`,
    [],
    TENANT,
  )
  expect(log).toEqual([
    { tenant_id: TENANT, action: 'insert' },
    { tenant_id: TENANT, action: 'delete' },
  ])
})
