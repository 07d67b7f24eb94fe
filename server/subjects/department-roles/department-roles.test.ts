import { beforeAll, describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson, TEST_PASSWORD, type TestPerson } from '../../../tests/helpers/people'
import type { Caller } from '../../../tests/helpers/server'

openServer()

const KEEPER = ['departRole:list', 'departRole:add', 'departRole:edit', 'departRole:delete', 'departRole:authorize']

/** 审计局 with 数据处 below it, and 法规处 beside that. */
const departs = { top: '', data: '', law: '' }
let roleId = ''
let clerk: TestPerson

const idOf = async (table: string, column: string, value: string) =>
  (await server.sql<{ id: string }>(`select id from weft.${table} where ${column} = $1`, [value]))[0]?.id ?? ''
const rightId = (perms: string) => idOf('sys_permission', 'perms', perms)
const rightIds = async (...perms: string[]) => (await Promise.all(perms.map(rightId))).join()

async function addDepart(departName: string, parentId = ''): Promise<string> {
  await admin.post('/sys/sysDepart/add', { departName, parentId })
  return idOf('sys_depart', 'depart_name', departName)
}

async function addRole(departId: string, roleCode: string, caller: Caller = admin): Promise<string> {
  const { body } = await caller.post('/sys/sysDepartRole/add', { departId, roleName: roleCode, roleCode })
  expect(body).toMatchObject({ success: true, message: '添加成功！' })
  return idOf('sys_depart_role', 'role_code', roleCode)
}

const grantDepart = (departId: string, permissionIds: string, lastpermissionIds = '') =>
  admin.post('/sys/permission/saveDepartPermission', { departId, permissionIds, lastpermissionIds })
const grantRole = (id: string, permissionIds: string, caller: Caller = admin) =>
  caller.post('/sys/sysDepartPermission/saveDeptRolePermission', { roleId: id, permissionIds, lastpermissionIds: '' })
const give = (userId: string, newRoleId: string, oldRoleId = '', caller: Caller = admin) =>
  caller.post('/sys/sysDepartRole/deptRoleUserAdd', { userId, newRoleId, oldRoleId })
const join = (userId: string, depId: string) => admin.post('/sys/user/editSysDepartWithUser', { depId, userIdList: [userId] })
const listRoles = async () => (await server.signIn(clerk.username, TEST_PASSWORD)).get('/sys/role/list')

beforeAll(async () => {
  departs.top = await addDepart('审计局')
  departs.data = await addDepart('数据处', departs.top)
  departs.law = await addDepart('法规处', departs.top)
  clerk = await makePerson(server, admin)
  await join(clerk.id, departs.data)
})

describe('what a department is granted', () => {
  it('is the frame of its roles', async () => {
    const [list, add, menus] = await Promise.all([rightId('role:list'), rightId('role:add'), rightId('permission:list')])
    expect((await grantDepart(departs.data, [list, add].join())).body).toMatchObject({ success: true, message: '保存成功！' })
    const held = await admin.get<string[]>('/sys/permission/queryDepartPermission', { departId: departs.data })
    expect(held.body.result.sort()).toEqual([list, add].sort())
    const tree = await admin.get<{ ids: string[] }>('/sys/sysDepartPermission/queryTreeListForDeptRole', { departId: departs.data })
    expect(tree.body.result.ids.sort()).toEqual([list, add].sort())
    roleId = await addRole(departs.data, 'data-clerk')
    expect((await grantRole(roleId, menus)).body).toMatchObject({ success: false, message: '部门角色的权限不能超出部门的权限' })
    expect((await grantRole(roleId, list)).body.success).toBe(true)
    const ofRole = await admin.get('/sys/sysDepartPermission/queryDeptRolePermission', { roleId })
    expect(ofRole.body.result).toEqual([list])
  })

  it('gives nothing to its members by itself', async () => {
    expect((await listRoles()).status).toBe(403)
  })

  it('is taken from its roles when it is taken from the department', async () => {
    const list = await rightId('role:list')
    await give(clerk.id, roleId)
    expect((await listRoles()).body.success).toBe(true)
    await grantDepart(departs.data, '', list)
    expect((await listRoles()).status).toBe(403)
    await grantDepart(departs.data, list)
    expect((await listRoles()).status).toBe(403)
    await grantRole(roleId, list)
    expect((await listRoles()).body.success).toBe(true)
  })

  it('is saved as a difference: what others granted meanwhile stays', async () => {
    const edit = await rightId('role:edit')
    await grantDepart(departs.data, edit, '')
    expect((await admin.get<string[]>('/sys/permission/queryDepartPermission', { departId: departs.data })).body.result).toHaveLength(3)
  })
})

describe('a role of a department', () => {
  it('is held by members of the department alone, and lost with the membership', async () => {
    const law = await addRole(departs.law, 'law-clerk')
    expect((await give(clerk.id, law)).body).toMatchObject({ success: false, message: '该用户不属于该部门' })
    await admin.delete('/sys/user/deleteUserInDepart', { depId: departs.data, userId: clerk.id })
    expect((await listRoles()).status).toBe(403)
    await join(clerk.id, departs.data)
    expect((await listRoles()).status).toBe(403)
    await give(clerk.id, roleId)
    expect((await listRoles()).body.success).toBe(true)
  })

  it('counts in the menu and in the rights that the client is told', async () => {
    const above = await idOf('sys_permission', 'url', '/isystem')
    await grantDepart(departs.data, above)
    await grantRole(roleId, above)
    const caller = await server.signIn(clerk.username, TEST_PASSWORD)
    const { body } = await caller.get<{ menu: object[]; auth: { action: string }[] }>('/sys/permission/getUserPermissionByToken')
    expect(body.result.auth.map(({ action }) => action)).toContain('role:list')
    expect(JSON.stringify(body.result.menu)).toContain('角色管理')
  })

  it('ends the sessions of whom it is given to or taken from', async () => {
    const caller = await server.signIn(clerk.username, TEST_PASSWORD)
    await give(clerk.id, '', roleId)
    expect((await caller.get('/sys/role/list')).body.message).toContain('Token失效')
    await give(clerk.id, roleId)
  })

  it('puts its holder above those who do not hold as much', async () => {
    const { caller } = await makePerson(server, admin, ['user:list', 'user:edit'])
    const edit = () => caller.put('/sys/user/edit', { id: clerk.id, realname: '改' })
    expect((await edit()).body.message).toBe('不能操作权限高于自己的用户')
    await give(clerk.id, '', roleId)
    expect((await edit()).body.success).toBe(true)
    await give(clerk.id, roleId)
  })

  it('has a code of its own', async () => {
    const { body } = await admin.post('/sys/sysDepartRole/add', { departId: departs.law, roleName: '重', roleCode: ' data-clerk ' })
    expect(body).toMatchObject({ success: false, message: '部门角色编码已存在' })
  })

  it('stays in its department', async () => {
    const moved = await admin.put('/sys/sysDepartRole/edit', { id: roleId, departId: departs.law })
    expect(moved.body).toMatchObject({ success: false, message: '部门角色不能移到其他部门' })
    const { body } = await admin.put('/sys/sysDepartRole/edit', { id: roleId, departId: departs.data, roleName: '数据员' })
    expect(body).toMatchObject({ success: true, message: '编辑成功!' })
  })

  it('is listed by its department', async () => {
    const list = await admin.get<{ records: { roleCode: string }[] }>('/sys/sysDepartRole/list', { deptId: departs.data })
    expect(list.body.result.records.map(({ roleCode }) => roleCode)).toEqual(['data-clerk'])
  })

  it('shows the members of its department, and who of them has it', async () => {
    const other = await makePerson(server, admin)
    await join(other.id, departs.data)
    const list = await admin.get<{ records: { id: string; held: string }[] }>('/sys/sysDepartRole/memberList', { roleId })
    const held = Object.fromEntries(list.body.result.records.map(({ id, held }) => [id, held]))
    expect(held).toEqual({ [clerk.id]: '1', [other.id]: '0' })
  })

  it('goes with everything that it gave', async () => {
    const gone = await addRole(departs.data, 'gone')
    await grantRole(gone, await rightId('role:edit'))
    await give(clerk.id, gone)
    expect((await admin.delete('/sys/sysDepartRole/delete', { id: gone })).body).toMatchObject({ success: true, message: '删除成功!' })
    expect(await server.sql('select from weft.sys_depart_role_user where drole_id = $1', [gone])).toEqual([])
  })
})

describe('who keeps roles of departments', () => {
  const outside = '只能管理自己负责的部门的角色'

  async function superior(departIds: string, rights: readonly string[] = KEEPER) {
    const person = await makePerson(server, admin, rights)
    await server.sql('update weft.sys_user set user_identity = 2, depart_ids = $2 where id = $1', [person.id, departIds])
    return person.caller
  }

  it('does so in the departments that the user is in charge of and below them, and in no other', async () => {
    const caller = await superior(departs.data)
    const law = await idOf('sys_depart_role', 'role_code', 'law-clerk')
    const refused = [
      await caller.get('/sys/sysDepartRole/list', { deptId: departs.law }),
      await caller.get('/sys/sysDepartRole/queryById', { id: law }),
      await caller.get('/sys/sysDepartRole/memberList', { roleId: law }),
      await caller.get('/sys/sysDepartRole/getDeptRoleList', { departId: departs.law }),
      await caller.get('/sys/sysDepartRole/getDeptRoleByUserId', { departId: departs.law, userId: clerk.id }),
      await caller.post('/sys/sysDepartRole/add', { departId: departs.top, roleName: '新', roleCode: 'new' }),
      await caller.put('/sys/sysDepartRole/edit', { id: law, roleName: '改' }),
      await caller.delete('/sys/sysDepartRole/delete', { id: law }),
      await caller.delete('/sys/sysDepartRole/deleteBatch', { ids: `${roleId},${law}` }),
      await caller.get('/sys/sysDepartPermission/queryTreeListForDeptRole', { departId: departs.law }),
      await caller.get('/sys/sysDepartPermission/queryDeptRolePermission', { roleId: law }),
      await grantRole(law, '', caller),
      await give(clerk.id, law, '', caller),
      await give(clerk.id, '', law, caller),
    ]
    expect(refused.map(({ body }) => body.message)).toEqual(refused.map(() => outside))
    const list = await caller.get<{ records: { roleCode: string }[] }>('/sys/sysDepartRole/list')
    expect(list.body.result.records.map(({ roleCode }) => roleCode)).toEqual(['data-clerk'])
    const whole = await superior(departs.top)
    expect((await whole.get<{ total: number }>('/sys/sysDepartRole/list')).body.result.total).toBe(2)
  })

  it('grants and gives no more than the user holds', async () => {
    const caller = await superior(departs.data)
    const { id } = await makePerson(server, admin)
    await join(id, departs.data)
    expect((await grantRole(roleId, await rightIds('role:edit'), caller)).body.message).toBe('不能授予自己没有的权限')
    expect((await give(id, roleId, '', caller)).body.message).toBe('不能授予自己没有的权限')
    expect((await caller.delete('/sys/sysDepartRole/delete', { id: roleId })).body.message).toBe('不能收回自己没有的权限')
    const equal = await superior(departs.data, [...KEEPER, 'role:list'])
    await admin.post('/sys/sysDepartPermission/saveDeptRolePermission', {
      roleId,
      permissionIds: '',
      lastpermissionIds: await idOf('sys_permission', 'url', '/isystem'),
    })
    expect((await give(id, roleId, '', equal)).body.success).toBe(true)
  })
})

describe('another tenant', () => {
  it('sees no roles of departments, and reaches none', async () => {
    await admin.post('/sys/tenant/add', { id: 9, name: '租户九' })
    const { username } = await makePerson(server, admin)
    const manager = await idOf('sys_user', 'username', username)
    await admin.put('/sys/tenant/addUsers', { tenantId: 9, usernames: username })
    await admin.put('/sys/tenant/manager', { tenantId: 9, id: manager, manager: true })
    const headers = { tenant_id: '9' }
    const caller = await server.signIn(username, TEST_PASSWORD)
    const call = (method: 'GET' | 'POST', path: string, more: object) => caller.call<{ total: number }>(method, path, { headers, ...more })
    expect((await call('GET', '/sys/sysDepartRole/list', {})).body.result.total).toBe(0)
    const answers = [
      await call('GET', '/sys/sysDepartRole/queryById', { query: { id: roleId } }),
      await call('POST', '/sys/sysDepartRole/add', { payload: { departId: departs.data, roleName: '新', roleCode: 'new9' } }),
      await call('POST', '/sys/sysDepartRole/deptRoleUserAdd', { payload: { userId: clerk.id, newRoleId: roleId, oldRoleId: '' } }),
      await call('POST', '/sys/permission/saveDepartPermission', { payload: { departId: departs.data, permissionIds: '' } }),
    ]
    expect(answers.map(({ body }) => body.message)).toEqual(['未找到部门角色！', '未找到部门！', '未找到部门角色！', '未找到部门！'])
  })
})
