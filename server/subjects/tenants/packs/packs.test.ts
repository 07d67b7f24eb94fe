import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makePerson, TEST_PASSWORD, type TestPerson } from '../../../../tests/helpers/people'
import { type Caller, makeCaller, startTestServer, type TestServer } from '../../../../tests/helpers/server'
import type { SysTenant, SysTenantPack } from '../../../generated/operations'

let server: TestServer
let admin: Caller
let tenantId = 200
let manager: TestPerson
let packId: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())
beforeEach(async () => {
  tenantId++
  await admin.post('/sys/tenant/add', { id: tenantId, name: `租户${tenantId}` })
  manager = await makePerson(server, admin)
  await admin.put('/sys/tenant/addUsers', { tenantId, usernames: manager.username })
  await admin.put('/sys/tenant/manager', { tenantId, id: manager.id, manager: true })
  packId = await addPack(`套餐${tenantId}`, ['role:list', 'role:add'])
})

const idsOf = async (...perms: string[]) =>
  (await server.sql<{ id: string }>('select id from weft.sys_permission where perms = any($1)', [perms])).map(({ id }) => id)

async function addPack(packName: string, perms: string[]): Promise<string> {
  const { body } = await admin.post('/sys/tenant/addPackPermission', { packName, permissionIds: (await idsOf(...perms)).join() })
  if (!body.success) throw new Error(body.message)
  const found = await admin.get<{ records: SysTenantPack[] }>('/sys/tenant/packList', { packName })
  return found.body.result.records[0]?.id ?? ''
}

const choose = async (id: string | null) => (await admin.put('/sys/tenant/choosePack', { tenantId, packId: id })).body
async function inTenant(): Promise<Caller> {
  const { token } = await server.signIn(manager.username, TEST_PASSWORD)
  return makeCaller(server.app, token, { tenant_id: String(tenantId) })
}
const may = async (caller: Caller, path: string) => (await caller.get(path)).status !== 403

describe('a pack', () => {
  it('bounds what the users of its tenants hold from the next call on, and nobody else', async () => {
    const [caller, home] = [await inTenant(), await makePerson(server, admin, ['role:list', 'user:export'])]
    expect([await may(caller, '/sys/role/list'), await may(caller, '/sys/user/exportXls')]).toEqual([true, true])
    expect(await choose(packId)).toMatchObject({ success: true, message: '保存成功！' })
    expect([await may(caller, '/sys/role/list'), await may(caller, '/sys/user/exportXls')]).toEqual([true, false])
    expect([await may(home.caller, '/sys/user/exportXls'), await may(admin, '/sys/user/exportXls')]).toEqual([true, true])
    expect(await choose(null)).toMatchObject({ success: true })
    expect(await may(caller, '/sys/user/exportXls')).toBe(true)
  })

  it('leaves in the menu what it has', async () => {
    await choose(packId)
    const { body } = await (await inTenant()).get<{ auth: { action: string }[] }>('/sys/permission/getUserPermissionByToken')
    expect(body.result.auth.map(({ action }) => action).toSorted()).toEqual(['role:add', 'role:list'])
  })

  it('lets managers grant no more than it has', async () => {
    await choose(packId)
    const caller = await inTenant()
    await caller.post('/sys/role/add', { roleName: '成员', roleCode: `member${tenantId}` })
    const { body } = await caller.get<{ records: { id: string }[] }>('/sys/role/list', { roleCode: `member${tenantId}` })
    const roleId = body.result.records[0]?.id
    const grant = async (perms: string) =>
      (
        await caller.post('/sys/permission/saveRolePermission', {
          roleId,
          permissionIds: (await idsOf(perms)).join(),
          lastpermissionIds: '',
        })
      ).body
    expect(await grant('role:add')).toMatchObject({ code: 510 })
    await server.sql('update weft.sys_tenant_pack set permission_ids = permission_ids || $2 where id = $1', [
      packId,
      await idsOf('role:authorize'),
    ])
    expect(await grant('role:add')).toMatchObject({ success: true })
    expect(await grant('user:export')).toMatchObject({ success: false, code: 510 })
  })

  it('tells who gains and who loses what before it is saved, and changes nothing by that', async () => {
    await choose(packId)
    const [list, add, edit] = [await idsOf('role:list'), await idsOf('role:add'), await idsOf('role:edit')]
    const change = { packId, permissionIds: [...list, ...edit].join(), lastpermissionIds: [...list, ...add].join() }
    const { result } = (await admin.post<string[]>('/sys/tenant/packEffect', change)).body
    expect(result).toEqual([
      `租户【租户${tenantId}】：${manager.username} 将失去 系统管理 / 角色管理 / 添加`,
      `租户【租户${tenantId}】：${manager.username} 将得到 系统管理 / 角色管理 / 编辑`,
    ])
    const held = async () => (await admin.get<string[]>('/sys/tenant/packPermissions', { packId })).body.result.toSorted()
    expect(await held()).toEqual([...list, ...add].toSorted())
    expect((await admin.post('/sys/tenant/savePackPermissions', change)).body).toMatchObject({ success: true })
    expect(await held()).toEqual([...list, ...edit].toSorted())
    const unused = await addPack(`闲置${tenantId}`, [])
    const none = await admin.post<string[]>('/sys/tenant/packEffect', { packId: unused, permissionIds: list.join() })
    expect(none.body.result).toEqual(['没有租户使用该套餐，保存后不影响任何用户'])
  })

  it('tells the same before a tenant gets another one', async () => {
    const effect = async (id: string | null) =>
      (await admin.post<string[]>('/sys/tenant/choosePackEffect', { tenantId, packId: id })).body.result
    expect(await effect(null)).toEqual([`租户【租户${tenantId}】：没有用户受影响`])
    expect(await effect(packId)).toEqual([
      expect.stringMatching(new RegExp(`^租户【租户${tenantId}】：${manager.username} 将失去 .+ 等 \\d+ 项$`)),
    ])
    expect((await admin.get<SysTenant>('/sys/tenant/queryById', { id: tenantId })).body.result.packId).toBeNull()
  })

  it('is not deleted while a tenant has it, nor chosen once it is off', async () => {
    await choose(packId)
    const remove = async () => (await admin.delete('/sys/tenant/deleteTenantPack', { ids: packId })).body
    expect(await remove()).toMatchObject({ success: false, message: `套餐【套餐${tenantId}】正被租户使用：租户${tenantId}，不能删除` })
    await choose(null)
    await admin.put('/sys/tenant/editPackPermission', { id: packId, status: '0' })
    expect(await choose(packId)).toMatchObject({ success: false, message: `套餐【套餐${tenantId}】已停用，不能选用` })
    expect(await remove()).toMatchObject({ success: true, message: '删除成功!' })
  })

  it('has a name of its own, and nothing that is the system’s alone', async () => {
    const add = async (body: object) => (await admin.post('/sys/tenant/addPackPermission', body)).body
    expect(await add({ packName: `套餐${tenantId}` })).toMatchObject({ success: false, message: '套餐名称已存在' })
    const [system = ''] = await idsOf('tenant:list')
    const beyond = '菜单或按钮不存在，或不能授予租户'
    expect(await add({ packName: `越界${tenantId}`, permissionIds: system })).toMatchObject({ success: false, message: beyond })
    const grant = await admin.post('/sys/tenant/savePackPermissions', { packId, permissionIds: system })
    expect(grant.body).toMatchObject({ success: false, message: beyond })
  })

  it('is kept by the system tenant alone', async () => {
    const caller = await inTenant()
    for (const path of ['/sys/tenant/packList', '/sys/tenant/packTree', `/sys/tenant/packPermissions?packId=${packId}`]) {
      expect((await caller.get(path)).status, path).toBe(403)
    }
    const changed = await server.sql("update weft.sys_tenant_pack set pack_name = 'x' returning id", [], tenantId)
    expect(changed, 'and the database says so too').toEqual([])
  })
})
