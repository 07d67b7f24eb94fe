import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson, TEST_PASSWORD, type TestPerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { dial } from '../../../tests/helpers/sockets'

let server: TestServer
let admin: Caller
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  admin = await server.signIn()
  person = await makePerson(server, admin)
  await admin.post('/sys/tenant/add', { id: 7, name: '七处' })
})
afterAll(() => server?.close())

const signIn = () => server.signIn(person.username, TEST_PASSWORD)
const at = <R>(caller: Caller, tenant: number, path: string) => caller.call<R>('GET', path, { headers: { tenant_id: String(tenant) } })
const letIn = (tenantId = 7, usernames = person.username) => admin.put('/sys/tenant/addUsers', { tenantId, usernames })
const takeOut = (tenantId = 7) => admin.delete('/sys/tenant/removeUsers', { tenantId, ids: person.id })
const appoint = (manager: boolean) => admin.put('/sys/tenant/manager', { tenantId: 7, id: person.id, manager })

interface Page {
  readonly records: readonly { readonly [name: string]: unknown }[]
}
const members = async () => (await admin.get<Page>('/sys/tenant/userList', { tenantId: 7 })).body.result.records

describe('a tenant', () => {
  it('is added under its number, read, changed and deleted', async () => {
    expect((await admin.post('/sys/tenant/add', { id: 8, name: '八处', beginDate: '2026-01-01 00:00:00' })).body.message).toBe('添加成功！')
    expect((await admin.post('/sys/tenant/add', { id: 8, name: '又' })).body).toMatchObject({ success: false, message: '该编号已存在!' })
    const { body } = await admin.get<{ version: number }>('/sys/tenant/queryById', { id: 8 })
    expect(body.result).toMatchObject({ id: 8, name: '八处', beginDate: '2026-01-01 00:00:00', status: 1, createBy: 'admin', version: 0 })
    const edit = (values: object) => admin.put('/sys/tenant/edit', { id: 8, ...values })
    expect((await edit({ name: '第八处', version: 0 })).body.success).toBe(true)
    expect((await edit({ name: '旧', version: 0 })).body).toMatchObject({ code: 409, result: { name: '第八处' } })
    expect((await edit({ endDate: '2025-01-01 00:00:00' })).body.message).toBe('结束时间必须晚于开始时间')
    const { body: list } = await admin.get<Page>('/sys/tenant/list', { name: '*八*' })
    expect(list.result.records.map(row => [row.id, row.status_dictText])).toEqual([[8, '正常']])
    expect((await admin.delete('/sys/tenant/delete', { id: 8 })).body.message).toBe('删除成功!')
    expect((await admin.get('/sys/tenant/queryById', { id: 8 })).body.success).toBe(false)
    const audit = await server.sql<{ action: string }>(
      "select action from weft.sys_audit where table_name = 'sys_tenant' and record_id = '8' order by id",
    )
    expect(audit.map(({ action }) => action)).toEqual(['insert', 'update', 'update'])
    await admin.delete('/sys/tenant/deleteLogicDeleted', { ids: '8' })
  })

  it('that is deleted lies in the recycle bin, keeps its number, comes back or is erased', async () => {
    await admin.post('/sys/tenant/add', { id: 20, name: '二十处' })
    const bin = async () => (await admin.get<Page>('/sys/tenant/recycleBinPageList', { id: 20 })).body.result.records.map(row => row.name)
    const restore = () => admin.put('/sys/tenant/revertTenantLogic?ids=20')
    const erase = () => admin.delete('/sys/tenant/deleteLogicDeleted', { ids: '20' })
    expect((await erase()).body).toMatchObject({ success: false, message: '未找到对应实体' })
    expect((await restore()).body).toMatchObject({ success: false, message: '未找到对应实体' })
    await admin.delete('/sys/tenant/delete', { id: 20 })
    expect(await bin()).toEqual(['二十处'])
    expect((await admin.post('/sys/tenant/add', { id: 20, name: '又' })).body.message).toContain('回收站')
    expect((await letIn(20)).body).toMatchObject({ success: false, message: '未找到对应实体' })
    expect((await restore()).body).toMatchObject({ success: true, message: '还原成功！' })
    expect((await admin.get('/sys/tenant/queryById', { id: 20 })).body.success).toBe(true)
    await admin.delete('/sys/tenant/delete', { id: 20 })
    expect((await erase()).body).toMatchObject({ success: true, message: '彻底删除成功！' })
    expect(await bin()).toEqual([])
  })

  it('is the only one that ever has its number', async () => {
    const again = await admin.post('/sys/tenant/add', { id: 20, name: '新二十处' })
    expect(again.body).toMatchObject({ success: false, message: '该编号曾分配给已彻底删除的租户，编号只分配一次，请换一个编号' })
    const next = async () => {
      await admin.post('/sys/tenant/add', { name: '末处' })
      const { id } = (await admin.get<{ records: { id: number }[] }>('/sys/tenant/list', { name: '末处' })).body.result.records[0] ?? {
        id: 0,
      }
      await admin.delete('/sys/tenant/delete', { id })
      await admin.delete('/sys/tenant/deleteLogicDeleted', { ids: String(id) })
      return id
    }
    const id = await next()
    expect(id).toBeGreaterThan(20)
    expect(await next()).toBe(id + 1)
  })

  it('takes the number after the highest when it is given none, as clients of 3.x send it', async () => {
    const added = await Promise.all(['甲处', '乙处', '丙处'].map(name => admin.post('/sys/tenant/add', { name })))
    expect(added.map(({ body }) => body.message)).toEqual(['添加成功！', '添加成功！', '添加成功！'])
    const ids = async () =>
      (await admin.get<Page>('/sys/tenant/list', { column: 'id', order: 'asc' })).body.result.records.map(row => row.id)
    const last = Math.max(...(await ids()).map(Number))
    expect(await ids()).toEqual([0, 7, last - 2, last - 1, last])
    expect(last).toBeGreaterThan(20)
    await admin.post('/sys/tenant/add', { id: 999_999_999, name: '末处' })
    expect((await admin.post('/sys/tenant/add', { name: '丁处' })).body).toMatchObject({
      success: false,
      message: '编号已用完，请指定租户编号',
    })
    await admin.delete('/sys/tenant/deleteBatch', { ids: `${[last - 2, last - 1, last]},999999999` })
  })

  it.each([
    ['frozen', () => admin.put('/sys/tenant/edit', { id: 0, status: 0 })],
    ['shut at a time', () => admin.put('/sys/tenant/edit', { id: 0, endDate: '2099-01-01 00:00:00' })],
    ['deleted', () => admin.delete('/sys/tenant/delete', { id: 0 })],
    ['deleted among others', () => admin.delete('/sys/tenant/deleteBatch', { ids: '7,0' })],
  ])('that is the house is never %s', async (_, act) => {
    expect((await act()).body).toMatchObject({ success: false, message: '默认租户不能冻结、停用或删除!' })
  })
})

describe('the members of a tenant', () => {
  it('are let in, may choose it, and are taken out with what they had there', async () => {
    expect((await letIn(7, 'nobody-of-this-name')).body.success).toBe(false)
    expect((await letIn()).body.message).toBe('添加成功！')
    await letIn()
    expect(await members()).toMatchObject([{ id: person.id, username: person.username, manager: '0' }])
    const caller = await signIn()
    const { body } = await caller.get<{ id: number }[]>('/sys/tenant/queryList')
    expect(body.result.map(({ id }) => id)).toEqual([0, 7])
    expect((await admin.delete('/sys/tenant/delete', { id: 7 })).body.message).toBe('租户【七处】下还有用户，不能删除!')
    expect((await takeOut()).body.message).toBe('移出成功！')
    expect((await at(caller, 7, '/sys/user/getCurrentUserDeparts')).status).toBe(403)
    expect((await takeOut()).body.success).toBe(false)
  })

  it('are its own accounts and those that are let in, as many as it counts; telephones of its own ones stay there', async () => {
    await letIn()
    await appoint(true)
    const manager = await signIn()
    const values = { username: 'own-of-7', realname: '自有', password: TEST_PASSWORD, phone: '13800000777' }
    const added = await manager.call('POST', '/sys/user/add', { headers: { tenant_id: '7' }, payload: values })
    expect(added.body).toMatchObject({ success: true })
    expect(await members()).toMatchObject([
      { username: 'own-of-7', own: '1', phone: null, manager: '0' },
      { username: person.username, own: '0', manager: '1' },
    ])
    const count = async (id: number) => (await admin.get<{ users: number }>('/sys/tenant/queryById', { id })).body.result.users
    expect(await count(7)).toBe(2)
    const home = await admin.get<Page & { total: number }>('/sys/tenant/userList', { tenantId: 0, username: 'admin' })
    expect(home.body.result.records).toMatchObject([{ username: 'admin', own: '1' }])
    const all = await admin.get<Page & { total: number }>('/sys/tenant/userList', { tenantId: 0 })
    expect(all.body.result.total).toBe(await count(0))
    const [own] = await members()
    await manager.call('DELETE', `/sys/user/delete?id=${own?.id}`, { headers: { tenant_id: '7' } })
    expect(await count(7)).toBe(1)
    await appoint(false)
    await takeOut()
  })

  it('are taken out whichever tenant keeps their account, but never where it is kept', async () => {
    await admin.post('/sys/tenant/add', { id: 70, name: '七十处' })
    const [own] = await server.sql<{ id: string }>(
      `insert into weft.sys_user (username, realname, rel_tenant_ids) values ('kept-by-70', '他处', '7') returning id`,
      [],
      70,
    )
    const id = own?.id ?? ''
    expect(await members()).toMatchObject([{ id, own: '2', phone: null }])
    const remove = (tenantId: number) => admin.delete('/sys/tenant/removeUsers', { tenantId, ids: id })
    expect((await remove(70)).body.message).toBe('该用户不属于该租户，或是该租户自有的账号；自有账号请在该租户的用户管理中处理')
    expect((await remove(7)).body.message).toBe('移出成功！')
    expect(await members()).toEqual([])
    expect(await server.sql('select rel_tenant_ids from weft.sys_user where id = $1', [id], 70)).toEqual([{ rel_tenant_ids: null }])
  })

  it('who manage it hold what the house handed on, but neither tenants nor menus, and only there', async () => {
    expect((await appoint(true)).body, 'a stranger').toMatchObject({ success: false, message: '该用户不属于该租户' })
    await letIn()
    expect((await appoint(true)).body.success).toBe(true)
    expect(await members()).toMatchObject([{ manager: '1' }])
    const caller = await signIn()
    const inside = (path: string, options: object = {}) => caller.call('POST', path, { headers: { tenant_id: '7' }, ...options })
    expect((await inside('/sys/role/add', { payload: { roleName: '成员', roleCode: 'member' } })).body.success).toBe(true)
    expect((await at(caller, 7, '/sys/role/list')).status).toBe(200)
    expect((await at(caller, 0, '/sys/role/list')).status).toBe(403)
    for (const path of ['/sys/tenant/list', '/sys/permission/list']) expect((await at(caller, 7, path)).status, path).toBe(403)
    await appoint(false)
    expect((await at(await signIn(), 7, '/sys/role/list')).status).toBe(403)
    await takeOut()
  })
})

describe('what the administrators of the house are granted', () => {
  const MANAGER = "(select id from weft.sys_role where role_code = 'admin' and tenant_id = 7)"
  const managersHold = async (id: string) => {
    const found = await server.sql(`select from weft.sys_role_permission where permission_id = $1 and role_id = ${MANAGER}`, [id], 7)
    return found.length > 0
  }
  /** Adds a right and gives it to them. */
  async function grantAnew(perms: string): Promise<string> {
    const [parent] = await server.sql<{ id: string }>("select id from weft.sys_permission where perms = 'lecturer:list'")
    await admin.post('/sys/permission/add', { name: perms, perms, permsType: '1', menuType: 2, status: '1', parentId: parent?.id })
    const [row] = await server.sql<{ id: string }>('select id from weft.sys_permission where perms = $1', [perms])
    const [role] = await server.sql<{ id: string }>("select id from weft.sys_role where role_code = 'admin' and tenant_id = 0")
    const { body } = await admin.post('/sys/permission/saveRolePermission', {
      roleId: role?.id,
      permissionIds: row?.id,
      lastpermissionIds: '',
    })
    expect(body.success).toBe(true)
    return row?.id ?? ''
  }

  it('goes on to the managers of a tenant, but neither tenants nor menus, nor to those who were given less', async () => {
    await letIn()
    await appoint(true)
    expect(await managersHold(await grantAnew('lecturer:praise'))).toBe(true)
    expect(await managersHold(await grantAnew('tenant:praise'))).toBe(false)
    await server.sql(
      `delete from weft.sys_role_permission where role_id = ${MANAGER} and permission_id in (select id from weft.sys_permission where perms = 'lecturer:praise')`,
      [],
      7,
    )
    expect(await managersHold(await grantAnew('lecturer:scold'))).toBe(false)
    await takeOut()
  })
})

it('is kept by the house alone, whatever rights somebody has elsewhere', async () => {
  await letIn()
  await appoint(true)
  const right = "(select id from weft.sys_permission where perms = 'tenant:list')"
  await server.sql(
    `insert into weft.sys_role_permission (role_id, permission_id) select id, ${right} from weft.sys_role where role_code = 'admin'`,
    [],
    7,
  )
  const caller = await signIn()
  expect((await at(caller, 7, '/sys/tenant/list')).status).toBe(403)
  const changed = await server.sql("update weft.sys_tenant set name = 'x' where id = 0 returning id", [], 7)
  expect(changed, 'and the database says so too').toEqual([])
  await takeOut()
})

it.each([
  ['frozen', () => admin.put('/sys/tenant/edit', { id: 7, status: 0 }), () => admin.put('/sys/tenant/edit', { id: 7, status: 1 })],
  ['left', takeOut, async () => undefined],
])('closes the sockets of those who work in it when it is %s, and no others', async (_, shut, undo) => {
  await letIn()
  const caller = await signIn()
  const port = (server.app.server.address() as AddressInfo).port
  const listen = async (tenant: string) => {
    const { body } = await caller.call<{ ticket: string }>('POST', '/sys/websocket/ticket', { headers: { tenant_id: tenant } })
    return dial(`ws://127.0.0.1:${port}/jeecg-boot/websocket/${person.id}`, body.result.ticket)
  }
  const [there, home] = [await listen('7'), await listen('0')]
  await shut()
  expect(await there.ended).toBe(4401)
  expect(home.socket.readyState).toBe(1)
  home.socket.terminate()
  await undo()
})
