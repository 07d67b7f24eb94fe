import { describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson, TEST_PASSWORD } from '../../../tests/helpers/people'
import { rowsOf, workbook } from '../../../tests/helpers/workbook'

interface Role {
  id: string
  roleName: string
  roleCode: string
  description: string | null
  version: number
}

openServer()

const list = async (query: Record<string, string> = {}) =>
  (await admin.get<{ records: Role[] }>('/sys/role/list', query)).body.result.records
const named = async (roleCode: string) => (await list({ roleCode }))[0] as Role
const add = (roleCode: string) => admin.post('/sys/role/add', { roleName: roleCode, roleCode })

describe('roles', () => {
  it('are added, listed, changed and deleted', async () => {
    expect((await add('checker')).body).toMatchObject({ success: true, message: '添加成功！', code: 200, result: null })
    const role = await named('checker')
    const edited = await admin.put('/sys/role/edit', { id: role.id, roleName: '审核员', description: '', version: role.version })
    expect(edited.body).toMatchObject({ success: true, message: '修改成功!' })
    expect(await named('checker')).toMatchObject({ roleName: '审核员', roleCode: 'checker', version: 1 })
    expect((await admin.delete('/sys/role/delete', { id: role.id })).body).toMatchObject({ success: true, message: '删除角色成功' })
    expect((await admin.get('/sys/role/queryById', { id: role.id })).body).toMatchObject({ success: false, message: '未找到对应实体' })
  })

  it('come back from the recycle bin with rights, data rules and members', async () => {
    const person = await makePerson(server, admin, ['lecturer:list', 'position:list'])
    const permissionId = (await server.sql<{ id: string }>(`select id from weft.sys_permission where perms = 'lecturer:list'`))[0]?.id
    const rule = { permissionId, ruleColumn: 'createBy', ruleConditions: '=', ruleValue: '#{sys_user_code}' }
    for (const ruleName of ['留', '删']) await admin.post('/sys/permission/addPermissionRule', { ...rule, ruleName })
    const ruleIds = async () =>
      (
        await server.sql<{ id: string }>('select id from weft.sys_permission_data_rule where permission_id = $1 order by create_time', [
          permissionId,
        ])
      ).map(({ id }) => id)
    await admin.post('/sys/role/datarule', { roleId: person.roleId, permissionId, dataRuleIds: (await ruleIds()).join() })
    const whole = () =>
      server.sql(
        `select (select array_agg(permission_id || data_rule_ids::text order by permission_id) from weft.sys_role_permission where role_id = $1) as grants,
          (select array_agg(user_id) from weft.sys_user_role where role_id = $1) as members`,
        [person.roleId],
      )
    const before = await whole()
    const restore = (caller = admin) => caller.put('/sys/role/putRecycleBin', { ids: person.roleId })
    const deleteIt = () => admin.delete('/sys/role/delete', { id: person.roleId })

    await deleteIt()
    const list = '/course/lecturer/list'
    expect((await person.caller.get(list)).body.success, 'nothing is left of it').not.toBe(true)
    const bin = (await admin.get<object[]>('/sys/role/deleteList')).body.result
    expect(bin).toContainEqual(expect.objectContaining({ id: person.roleId, grants: 2, members: 1, createBy: 'admin' }))
    const keeper = await makePerson(server, admin, ['role:delete'])
    expect((await restore(keeper.caller)).body.message, 'who could not grant it').toBe('不能授予自己没有的权限')
    expect((await restore()).body).toMatchObject({ success: true, message: '还原成功！' })
    expect(await whole()).toEqual(before)
    expect((await (await server.signIn(person.username, TEST_PASSWORD)).get(list)).body.success).toBe(true)
    expect((await restore()).body.message).toBe('回收站中没有该角色，可能已被还原或彻底删除')

    await deleteIt()
    await admin.delete('/sys/permission/deletePermissionRule', { id: (await ruleIds())[1] ?? '' })
    await add(person.username)
    expect((await restore()).body.message).toContain('已被其他角色使用')
    await admin.delete('/sys/role/delete', { id: (await named(person.username)).id })
    expect((await restore()).body.message).toBe('还原成功！其中 1 项已不存在的菜单、数据规则、成员或共享没有恢复')
    await deleteIt()
    expect((await admin.delete('/sys/role/deleteRecycleBin', { ids: person.roleId })).body.message).toBe('彻底删除成功！')
    expect((await restore()).body.success).toBe(false)
  })

  it('are deleted several at once; a trailing comma is borne', async () => {
    await add('one')
    await add('two')
    const ids = `${(await named('one')).id},${(await named('two')).id},`
    expect((await admin.delete('/sys/role/deleteBatch', { ids })).body).toMatchObject({ success: true, message: '删除角色成功!' })
    expect((await admin.delete('/sys/role/deleteBatch', { ids: ',' })).body).toMatchObject({ success: false, message: '未选中角色！' })
  })

  it('have codes of their own', async () => {
    await add('unique')
    expect((await add('unique')).body).toMatchObject({ success: false, message: '角色编码已存在' })
    const check = (query: Record<string, string>) => admin.get('/sys/role/checkRoleCode', query)
    expect((await check({ roleCode: 'free' })).body).toMatchObject({ success: true, result: true })
    expect((await check({ roleCode: 'unique' })).body).toMatchObject({ success: false, message: '角色编码已存在' })
    expect((await check({ roleCode: 'unique', id: (await named('unique')).id })).body).toMatchObject({ success: true, result: true })
  })

  it('are not saved over a change that the caller has not seen', async () => {
    await add('stale')
    const role = await named('stale')
    await admin.put('/sys/role/edit', { id: role.id, roleName: '第一', version: 0 })
    const late = await admin.put<Role>('/sys/role/edit', { id: role.id, roleName: '第二', version: 0 })
    expect(late.body).toMatchObject({ success: false, code: 409, message: '数据已被他人修改，请刷新后重试' })
    expect(late.body.result).toMatchObject({ roleName: '第一', version: 1 })
  })

  it('keep the administrators: neither deleted nor renamed nor made again', async () => {
    const { id } = await named('admin')
    const text = '管理员角色不能删除，也不能修改名称和编码'
    expect((await admin.delete('/sys/role/delete', { id })).body).toMatchObject({ success: false, message: text })
    expect((await admin.delete('/sys/role/deleteBatch', { ids: `x,${id}` })).body).toMatchObject({ success: false, message: text })
    expect((await admin.put('/sys/role/edit', { id, roleName: '别的' })).body).toMatchObject({ success: false, message: text })
    expect((await admin.put('/sys/role/edit', { id, description: '可以' })).body).toMatchObject({ success: true })
    expect((await add(' Admin ')).body).toMatchObject({ success: false })
    await add('later')
    const later = await named('later')
    expect((await admin.put('/sys/role/edit', { id: later.id, roleCode: 'ADMIN' })).body).toMatchObject({ success: false })
  })

  it('end the sessions of their members when they are deleted', async () => {
    const person = await makePerson(server, admin, ['role:list'])
    expect((await person.caller.get('/sys/role/list')).body).toMatchObject({ success: true })
    await admin.delete('/sys/role/delete', { id: person.roleId })
    expect((await person.caller.get('/sys/role/list')).status).toBe(500)
  })

  it('are offered to everybody and administered by who holds the rights', async () => {
    const { caller } = await makePerson(server, admin)
    expect((await caller.get<Role[]>('/sys/role/queryall')).body.result.length).toBeGreaterThan(0)
    const refused = [
      await caller.get('/sys/role/list'),
      await caller.post('/sys/role/add', { roleName: 'x', roleCode: 'x' }),
      await caller.put('/sys/role/edit', { id: 'x' }),
      await caller.delete('/sys/role/delete', { id: 'x' }),
      await caller.get('/sys/role/exportXls'),
      await caller.get('/sys/role/queryTreeList'),
    ]
    for (const { status, body } of refused) {
      expect(status).toBe(403)
      expect(body).toMatchObject({ success: false, code: 510, message: '没有权限，请联系管理员授权' })
    }
  })

  it('take closed bodies and nothing that chooses the author', async () => {
    const strange = await admin.post('/sys/role/add', { roleName: 'x', roleCode: 'x', createBy: 'somebody' })
    expect(strange.status).toBe(400)
    expect(await list({ roleCode: 'x' })).toHaveLength(0)
  })

  it('show the whole menu to grant from', async () => {
    const { result } = (await admin.get<{ treeList: { title: string; children: object[] }[]; ids: string[] }>('/sys/role/queryTreeList'))
      .body
    const system = result.treeList.find(node => node.title === '系统管理')
    expect(system).toMatchObject({ isLeaf: false, slotTitle: '系统管理', scopedSlots: { title: 'hasDatarule' }, ruleFlag: 0 })
    expect(system?.children).toContainEqual(expect.objectContaining({ title: '用户管理', isLeaf: false }))
    expect(new Set(result.ids).size).toBe(result.ids.length)
  })
})

describe('workbooks of roles', () => {
  const head = ['角色名称', '角色编码', '描述']
  const send = (rows: unknown[][]) =>
    admin.upload<{ fileUrl: string }>('/sys/role/importExcel', { name: 'roles.xlsx', content: workbook(rows) })

  it('are taken when every row is good', async () => {
    const { body } = await send([['角色'], ['说明'], head, ['甲', 'import-a', ''], ['乙', 'import-b', '说明']])
    expect(body).toMatchObject({ success: true, code: 200, message: '共2行数据全部导入成功！', result: null })
    expect(await named('import-b')).toMatchObject({ roleName: '乙', description: '说明' })
  })

  it('say which rows were refused, in a file of the caller alone', async () => {
    const { body } = await send([['角色'], ['说明'], head, ['丙', 'import-c'], ['丁', 'import-c'], ['', 'import-d']])
    expect(body).toMatchObject({ success: true, code: 201, message: '文件导入成功，但有错误。' })
    expect(body.result).toMatchObject({
      totalCount: 3,
      errorCount: 2,
      successCount: 1,
      msg: '总上传行数：3，已导入行数：1，错误行数：2',
      fileName: 'import_errors.txt',
    })
    const { raw } = await admin.get(body.result.fileUrl)
    expect(raw.toString('utf8').trim().split('\r\n')).toEqual([
      '第 5 行：角色编码已存在，忽略导入。',
      '第 6 行：角色名称不能为空!，忽略导入。',
    ])
    const other = await makePerson(server, admin, ['role:import'])
    expect((await other.caller.get(body.result.fileUrl)).status).toBe(404)
  })

  it('are looked at before, by row, and leave nothing', async () => {
    const file = { name: 'roles.xlsx', content: workbook([['角色'], ['说明'], head, ['戊', 'import-e'], ['己', 'import-e']]) }
    const { body } = await admin.upload('/sys/role/importPreview', file)
    expect(body).toMatchObject({ success: true, result: { totalCount: 2, errorCount: 1, columns: head, others: [] } })
    expect(body.result).toMatchObject({
      rows: [
        { row: 4, cells: ['戊', 'import-e', ''], cause: null },
        { row: 5, cells: ['己', 'import-e', ''], cause: '角色编码已存在' },
      ],
    })
    expect(await named('import-e')).toBeUndefined()
    const reader = await makePerson(server, admin, ['role:list'])
    expect((await reader.caller.upload('/sys/role/importPreview', file)).body).toMatchObject({ success: false })
  })

  it('are refused as a whole when they are none', async () => {
    const junk = await admin.upload('/sys/role/importExcel', { name: 'roles.xlsx', content: 'not a workbook' })
    expect(junk.body).toMatchObject({ success: false, code: 500 })
    expect(junk.body.message).toMatch(/^文件导入失败:/)
    expect((await send([['nothing', 'here']])).body).toMatchObject({ success: false })
  })

  it('come with a template and hold what the filters leave', async () => {
    const template = await admin.get('/sys/role/importTemplate')
    expect(rowsOf(template.raw)[2]).toEqual(head)
    const { raw, headers } = await admin.get('/sys/role/exportXls', { roleCode: 'admin' })
    expect(headers['content-type']).toContain('spreadsheetml')
    expect(rowsOf(raw).slice(2)).toEqual([
      [...head, '创建时间'],
      ['管理员', 'admin', '可以', expect.stringMatching(/^\d{4}-/)],
    ])
  })
})
