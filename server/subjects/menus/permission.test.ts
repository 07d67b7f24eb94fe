import { describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson } from '../../../tests/helpers/people'
import { type Caller, startAgain } from '../../../tests/helpers/server'

interface Menu {
  id: string
  key: string
  title: string
  parentId: string | null
  perms: string | null
  leaf: boolean
  isLeaf: boolean
  menuType: number
  version: number
  children: Menu[] | null
}

openServer()

const tree = async () => (await admin.get<Menu[]>('/sys/permission/list')).body.result
const flat = (menus: readonly Menu[]): Menu[] => menus.flatMap(menu => [menu, ...flat(menu.children ?? [])])
const named = async (title: string) => flat(await tree()).find(menu => menu.title === title) as Menu
const idOf = async (perms: string) => flat(await tree()).find(menu => menu.perms === perms)?.id ?? ''
const add = (body: object) => admin.post('/sys/permission/add', body)
const granted = async (roleId: string) => (await admin.get<string[]>('/sys/permission/queryRolePermission', { roleId })).body.result.sort()
const save = (caller: Caller, roleId: string, permissionIds: string[], last: string[] = []) =>
  caller.post('/sys/permission/saveRolePermission', { roleId, permissionIds: permissionIds.join(), lastpermissionIds: last.join() })

describe('entries that a release brings', () => {
  it('become what it says at the next start unless a user has changed them', async () => {
    const [kept, taken] = [await named('职务管理'), await named('通讯录')]
    await admin.put('/sys/permission/edit', { id: kept.id, name: '职位管理', version: kept.version })
    const asNobody = `set_config('weft.user', '', true) = ''`
    await server.sql(`update weft.sys_permission set name = '旧名', perms = null, sort_no = 99 where id = $1 and ${asNobody}`, [taken.id])
    const others = () => server.sql(`select id, version from weft.sys_permission where id not in ($1, $2) order by id`, [kept.id, taken.id])
    const before = await others()
    await startAgain(server)
    expect(await named('通讯录')).toMatchObject({ id: taken.id, perms: taken.perms })
    expect((await named('职位管理')).id).toBe(kept.id)
    expect(await others(), 'nothing else is written').toEqual(before)
  })
})

describe('menus', () => {
  it('are drawn as a tree whose leaves have no children', async () => {
    const menus = await tree()
    const system = menus.find(menu => menu.title === '系统管理')
    expect(system).toMatchObject({ isLeaf: false, key: system?.id, menuType: 0 })
    const user = system?.children?.find(menu => menu.title === '用户管理')
    expect(user?.children?.[0]).toMatchObject({ isLeaf: true, children: null, menuType: 2 })
  })

  it('say whether a path is free for an entry', async () => {
    const check = async (query: Record<string, string>) => (await admin.get('/sys/permission/checkPermDuplication', query)).body
    const { id } = await named('用户管理')
    const taken = { url: '/isystem/user', alwaysShow: 'false' }
    expect(await check(taken)).toMatchObject({ success: false, message: '该值不可用，系统中已存在！' })
    for (const free of [{ ...taken, id }, { ...taken, alwaysShow: 'true' }, { url: '/isystem/free' }])
      expect(await check(free)).toMatchObject({ success: true, message: '该值可用！' })
  })

  it('are read level by level', async () => {
    const tops = (await admin.get<Menu[]>('/sys/permission/getSystemMenuList')).body.result
    const system = tops.find(menu => menu.title === '系统管理') as Menu
    expect(system).toMatchObject({ isLeaf: false, children: [] })
    const below = (await admin.get<Menu[]>('/sys/permission/getSystemSubmenu', { parentId: system.id })).body.result
    expect(below.map(menu => menu.title)).toContain('角色管理')
    const parentIds = `${system.id},nobody,`
    const batch = (await admin.get<Record<string, Menu[]>>('/sys/permission/getSystemSubmenuBatch', { parentIds })).body.result
    expect(batch[system.id]).toHaveLength(below.length)
    expect(batch.nobody).toEqual([])
    expect((await admin.get<Menu[]>('/sys/permission/queryListAsync', { pid: system.id })).body.result).toHaveLength(below.length)
    expect((await admin.get('/sys/permission/queryListAsync', { pid: 'x' })).body).toMatchObject({
      success: false,
      message: '未找到角色信息',
    })
  })

  it('are added, changed by PUT and POST, and deleted with what is below', async () => {
    expect((await add({ name: '测试', menuType: 0, url: '/test' })).body).toMatchObject({ success: true, message: '添加成功！' })
    const top = await named('测试')
    await add({ name: '测试子菜单', menuType: 1, parentId: top.id, url: '/test/one' })
    const child = await named('测试子菜单')
    await add({ name: '测试按钮', menuType: 2, parentId: child.id, perms: 'test:add' })
    expect((await named('测试')).leaf).toBe(false)
    expect((await named('测试子菜单')).leaf).toBe(true)
    const edit = await admin.put('/sys/permission/edit', { id: child.id, name: '改名', version: child.version })
    expect(edit.body).toMatchObject({ success: true, message: '修改成功！' })
    expect((await admin.post('/sys/permission/edit', { id: child.id, sortNo: 2.5 })).body).toMatchObject({ success: true })
    expect((await admin.get('/sys/permission/queryById', { id: child.id })).body.result).toMatchObject({ name: '改名', sortNo: 2.5 })
    expect((await admin.delete('/sys/permission/delete', { id: top.id })).body).toMatchObject({ success: true, message: '删除成功!' })
    expect(flat(await tree()).some(menu => ['测试', '改名', '测试按钮'].includes(menu.title))).toBe(false)
    expect((await admin.delete('/sys/permission/delete', { id: top.id })).body).toMatchObject({ success: false, message: '未找到对应实体' })
  })

  it('stay a tree', async () => {
    await add({ name: '环', menuType: 0, url: '/ring' })
    const ring = await named('环')
    await add({ name: '环内', menuType: 1, parentId: ring.id, url: '/ring/in' })
    const inner = await named('环内')
    await add({ name: '环钮', menuType: 2, parentId: inner.id, perms: 'ring:x' })
    const button = await named('环钮')
    const refused = [
      await admin.put('/sys/permission/edit', { id: ring.id, menuType: 1, parentId: inner.id }),
      await admin.put('/sys/permission/edit', { id: inner.id, parentId: inner.id }),
      await admin.put('/sys/permission/edit', { id: inner.id, menuType: 2 }),
      await add({ name: 'x', menuType: 1, parentId: button.id }),
      await add({ name: 'x', menuType: 1, parentId: 'nobody' }),
      await add({ name: 'x', menuType: 2 }),
    ]
    expect(refused.map(({ body }) => body.message)).toEqual([
      '不能选择自己或自己的下级作为上级',
      '不能选择自己或自己的下级作为上级',
      '该菜单有下级，不能改为按钮',
      '按钮下不能再添加菜单或按钮',
      '上级菜单不存在',
      '子菜单和按钮必须选择上级菜单',
    ])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'java\tscript:x', '\\\\evil', 'vbscript:x'])(
    'do not lead to %s',
    async url => {
      expect((await add({ name: 'x', menuType: 0, url })).body).toMatchObject({
        success: false,
        message: expect.stringContaining('菜单路径不合法'),
      })
    },
  )

  it('are administered by who holds the rights', async () => {
    const { caller } = await makePerson(server, admin, ['role:list'])
    const refused = [
      await caller.get('/sys/permission/list'),
      await caller.post('/sys/permission/add', { name: 'x' }),
      await caller.put('/sys/permission/edit', { id: 'x' }),
      await caller.delete('/sys/permission/delete', { id: 'x' }),
      await save(caller, 'x', []),
    ]
    for (const { status, body } of refused) expect([status, body.code]).toEqual([403, 510])
  })
})

describe('grants', () => {
  it('save the difference, and a person sees it at his next call', async () => {
    const person = await makePerson(server, admin, ['role:list'])
    const [list, edit] = [await idOf('role:list'), await idOf('role:edit')]
    expect((await person.caller.put('/sys/role/edit', { id: 'x' })).status).toBe(403)
    const saved = await save(admin, person.roleId, [list, edit], [list])
    expect(saved.body).toMatchObject({ success: true, message: '保存成功！' })
    expect((await person.caller.put('/sys/role/edit', { id: 'x' })).status).toBe(200)
    await save(admin, person.roleId, [list], [list, edit])
    expect((await person.caller.put('/sys/role/edit', { id: 'x' })).status).toBe(403)
  })

  it('leave alone what another person has granted or taken meanwhile', async () => {
    const { roleId } = await makePerson(server, admin, ['role:list'])
    const [list, edit, remove] = [await idOf('role:list'), await idOf('role:edit'), await idOf('role:delete')]
    await save(admin, roleId, [list, edit], [list])
    // Loaded before `edit` was granted; adds another one.
    await save(admin, roleId, [list, remove], [list])
    expect(await granted(roleId)).toEqual([list, edit, remove].sort())
    // Loaded while all three stood; `list` is taken away before the save.
    await save(admin, roleId, [edit, remove], [list, edit, remove])
    await save(admin, roleId, [list, edit], [list, edit, remove])
    expect(await granted(roleId)).toEqual([edit])
  })

  it('remove nothing without the former set', async () => {
    const { roleId } = await makePerson(server, admin, ['role:list'])
    await save(admin, roleId, [])
    expect(await granted(roleId)).toEqual([await idOf('role:list')])
  })

  it('refuse unknown roles and menus', async () => {
    const { roleId } = await makePerson(server, admin)
    expect((await save(admin, 'nobody', [])).body).toMatchObject({ success: false, message: '授权失败！' })
    expect((await save(admin, roleId, ['nothing'])).body).toMatchObject({ success: false, message: '授权失败！' })
  })

  it('reach no further than what the person holds himself', async () => {
    const person = await makePerson(server, admin, ['role:list', 'role:authorize'])
    const [list, remove] = [await idOf('role:list'), await idOf('user:delete')]
    const refused = await save(person.caller, person.roleId, [remove])
    expect(refused.status).toBe(200)
    expect(refused.body).toMatchObject({ success: false, code: 510, message: '不能授予自己没有的权限' })
    const other = await makePerson(server, admin)
    expect((await save(person.caller, other.roleId, [remove])).body.code).toBe(510)
    expect((await save(person.caller, other.roleId, [list])).body).toMatchObject({ success: true })
    expect(await granted(person.roleId)).not.toContain(remove)
  })

  it('do not grow by changing what a button means', async () => {
    const { caller } = await makePerson(server, admin, ['permission:list', 'permission:edit'])
    const own = await idOf('permission:edit')
    expect((await caller.put('/sys/permission/edit', { id: own, perms: 'permission:edit,user:delete' })).body.code).toBe(510)
    expect((await caller.put('/sys/permission/edit', { id: own, perms: 'permission:edit', description: '可以' })).status).toBe(200)
    const parentId = (await named('菜单管理')).id
    await add({ name: '例外', menuType: 2, parentId, perms: 'user:edit,user:delete', permsType: '2' })
    const exception = await idOf('user:edit,user:delete')
    expect((await caller.put('/sys/permission/edit', { id: exception, permsType: '1' })).body.code).toBe(510)
  })

  it('leave the administrators their keys', async () => {
    const rows = await server.sql<{ id: string }>(`select id from weft.sys_role where role_code = 'admin'`)
    const roleId = rows[0]?.id ?? ''
    const all = await granted(roleId)
    const key = await idOf('role:authorize')
    const text = '管理员角色必须保留角色授权的权限'
    expect(
      (
        await save(
          admin,
          roleId,
          all.filter(id => id !== key),
          all,
        )
      ).body,
    ).toMatchObject({ success: false, message: text })
    expect((await admin.delete('/sys/permission/delete', { id: (await named('系统管理')).id })).body).toMatchObject({
      success: false,
      message: text,
    })
    for (const change of [{ status: '0' }, { permsType: '2' }, { perms: 'x:y' }])
      expect((await admin.put('/sys/permission/edit', { id: key, ...change })).body).toMatchObject({ success: false, message: text })
    const person = await makePerson(server, admin, ['role:list', 'role:authorize'])
    expect((await save(person.caller, roleId, [], all)).body).toMatchObject({
      success: false,
      code: 510,
      message: '管理员角色只能由管理员授权',
    })
  })
})
