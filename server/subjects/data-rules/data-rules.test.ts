import { beforeAll, describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson, TEST_PASSWORD, type TestPerson } from '../../../tests/helpers/people'

openServer()

const RIGHTS = ['lecturer:list', 'lecturer:add', 'lecturer:edit', 'lecturer:delete', 'lecturer:export']

interface Rule {
  readonly id: string
  readonly ruleName: string
  readonly version: number
}

let menu = ''
let clerk: TestPerson
/** Ids of 甲, which belongs to the clerk, and of 乙. */
const lecturers = { own: '', other: '' }

const idOf = async (table: string, column: string, value: string) =>
  (await server.sql<{ id: string }>(`select id from weft.${table} where ${column} = $1`, [value]))[0]?.id ?? ''
const rule = (more: object = {}) => ({
  permissionId: menu,
  ruleName: '本人',
  ruleColumn: 'email',
  ruleConditions: '=',
  ruleValue: '#{sys_user_code}@weft.test',
  ...more,
})
const addRule = (more: object = {}) => admin.post('/sys/permission/addPermissionRule', rule(more))
const rules = async () => (await admin.get<Rule[]>('/sys/permission/getPermRuleListByPermId', { permissionId: menu })).body.result
const bind = (roleId: string, dataRuleIds: string, caller = admin) =>
  caller.post('/sys/role/datarule', { permissionId: menu, roleId, dataRuleIds })
const theirs = () => server.signIn(clerk.username, TEST_PASSWORD)
const names = async () =>
  (await (await theirs()).get<{ records: { name: string }[] }>('/course/lecturer/list')).body.result.records.map(({ name }) => name)

async function addLecturer(name: string, email: string): Promise<string> {
  const { body } = await admin.post('/course/lecturer/add', { name, email, gender: '1', level: '1' })
  if (!body.success) throw new Error(body.message)
  return idOf('course_lecturer', 'name', name)
}

beforeAll(async () => {
  menu = await idOf('sys_permission', 'perms', 'lecturer:list')
  clerk = await makePerson(server, admin, RIGHTS)
  lecturers.own = await addLecturer('甲甲', `${clerk.username}@weft.test`)
  lecturers.other = await addLecturer('乙乙', 'other@weft.test')
})

describe('rules of a menu entry', () => {
  it('are offered where its right opens a list of records', async () => {
    interface Node {
      readonly perms: string | null
      readonly takesRules: boolean
      readonly children: readonly Node[] | null
    }
    const flat = (nodes: readonly Node[]): readonly Node[] => nodes.flatMap(node => [node, ...flat(node.children ?? [])])
    const entries = flat((await admin.get<Node[]>('/sys/permission/list')).body.result)
    const offered = (perms: string) => entries.find(entry => entry.perms === perms)?.takesRules
    expect(['lecturer:list', 'user:list', 'lecturer:add'].map(offered)).toEqual([true, false, false])
  })

  it.each([
    ['a column that the list does not have', { ruleColumn: 'password' }, '没有字段“password”'],
    ['an unknown condition', { ruleConditions: 'CONTAINS' }, '规则条件不正确'],
    ['code', { ruleConditions: 'USE_SQL_RULES', ruleValue: '1 = 1' }, '系统不执行保存在数据库中的代码，不支持自定义SQL规则'],
    ['a variable that nobody knows', { ruleValue: '#{sys_password}' }, '规则值中的变量“sys_password”不存在'],
    ['a value of another kind', { ruleColumn: 'createTime', ruleValue: '昨天' }, '规则值“昨天”与字段类型不符'],
  ])('refuse %s', async (_, more, message) => {
    expect((await addRule(more)).body).toMatchObject({ success: false, message })
  })

  it.each(['/isystem', '/isystem/roleUserList'])('do not stand at %s, whose right opens no list of an entity', async url => {
    const permissionId = await idOf('sys_permission', 'url', url)
    expect((await addRule({ permissionId })).body.message).toContain('该菜单的授权标识不对应任何数据列表')
  })

  it('are added, found, changed and deleted', async () => {
    expect((await addRule({ ruleName: '待删' })).body).toMatchObject({ success: true, message: '添加成功！' })
    const found = await admin.get<Rule[]>('/sys/permission/queryPermissionRule', { permissionId: menu, ruleName: '待' })
    expect(found.body).toMatchObject({ message: '查询成功！', result: [{ ruleName: '待删', ruleConditions: '=', status: '1' }] })
    const [stored] = found.body.result
    const edited = await admin.put('/sys/permission/editPermissionRule', { ...rule({ ruleName: '改' }), id: stored?.id })
    expect(edited.body).toMatchObject({ success: true, message: '更新成功！' })
    const stale = await admin.put('/sys/permission/editPermissionRule', { id: stored?.id, ruleName: '旧', version: stored?.version })
    expect(stale.body.code).toBe(409)
    const other = await idOf('sys_permission', 'perms', 'role:list')
    const moved = await admin.put('/sys/permission/editPermissionRule', { id: stored?.id, permissionId: other })
    expect(moved.body.message).toBe('数据规则不能移到其他菜单')
    expect((await admin.delete('/sys/permission/deletePermissionRule', { id: stored?.id ?? '' })).body.message).toBe('删除成功！')
    expect(await rules()).toEqual([])
  })

  it('mark the entry', async () => {
    const flag = async () => (await admin.get<{ ruleFlag: number }>('/sys/permission/queryById', { id: menu })).body.result.ruleFlag
    expect(await flag()).toBe(0)
    await addRule()
    expect(await flag()).toBe(1)
  })
})

describe('the right of an entry with rules', () => {
  it('is not replaced by one that opens another list, but may get company', async () => {
    const edit = async (perms: string) => (await admin.put('/sys/permission/edit', { id: menu, perms })).body
    expect((await rules()).length).toBeGreaterThan(0)
    for (const perms of ['other:list', ''])
      expect((await edit(perms)).message).toBe('该菜单设有数据规则，只对原授权标识的列表有效，请先删除数据规则再修改授权标识')
    expect(await edit('lecturer:list,other:list')).toMatchObject({ success: true })
    expect(await edit('lecturer:list')).toMatchObject({ success: true })
  })
})

describe('a grant that carries rules', () => {
  it('offers them, and takes rules of its entry alone', async () => {
    const [own] = await rules()
    const read = async () => (await admin.get<object>(`/sys/role/datarule/${menu}/${clerk.roleId}`)).body
    expect(await read()).toMatchObject({ success: true, result: { datarule: [{ id: own?.id }] } })
    expect((await bind(clerk.roleId, 'none')).body).toMatchObject({ success: false, message: '数据规则不存在' })
    expect((await bind(clerk.roleId, `${own?.id},`)).body).toMatchObject({ success: true, message: '保存成功!' })
    expect(await read()).toMatchObject({ result: { drChecked: own?.id } })
    const bare = await makePerson(server, admin)
    expect((await bind(bare.roleId, own?.id ?? '')).body.message).toBe('请先保存角色菜单权限!')
    const without = await idOf('sys_permission', 'perms', 'role:list')
    expect((await admin.get(`/sys/role/datarule/${without}/${clerk.roleId}`)).body.message).toBe('未找到权限配置信息')
  })

  it('narrows lists, records, exports and reports to the rows that they are true of', async () => {
    expect(await names()).toEqual(['甲甲'])
    const caller = await theirs()
    expect((await caller.get('/course/lecturer/queryById', { id: lecturers.own })).body.success).toBe(true)
    expect((await caller.get('/course/lecturer/queryById', { id: lecturers.other })).body.message).toBe('未找到对应实体')
    const asked = await caller.get<{ total: number }>('/course/lecturer/list', { name: '乙乙' })
    expect(asked.body.result.total).toBe(0)
    expect((await admin.get<{ total: number }>('/course/lecturer/list')).body.result.total).toBe(2)
  })

  it('lets nothing be changed, deleted or written out of sight', async () => {
    const caller = await theirs()
    const { other, own } = lecturers
    const answers = [
      await caller.put('/course/lecturer/edit', { id: other, name: '改改' }),
      await caller.delete('/course/lecturer/delete', { id: other }),
      await caller.put('/course/lecturer/edit', { id: own, email: 'away@weft.test' }),
      await caller.post('/course/lecturer/add', { name: '丙丙', email: 'away@weft.test', gender: '1', level: '1' }),
      await caller.put('/course/lecturer/edit', { id: own, intro: '我的' }),
    ]
    expect(answers.map(({ body }) => body.message)).toEqual([
      '未找到对应实体',
      '未找到对应实体',
      '该记录不在您的数据权限范围内',
      '该记录不在您的数据权限范围内',
      '修改成功!',
    ])
  })

  it('binds by all of its rules, of all roles', async () => {
    await addRule({ ruleName: '名称', ruleColumn: 'name', ruleValue: '乙乙' })
    const ids = (await rules()).map(({ id }) => id)
    await bind(clerk.roleId, ids.join())
    expect(await names()).toEqual([])
    await bind(clerk.roleId, ids[0] ?? '')
    expect(await names()).toEqual(['甲甲'])
  })

  it('binds no more once a rule is switched off', async () => {
    const [own] = await rules()
    const turn = (status: string) => admin.put('/sys/permission/editPermissionRule', { id: own?.id, status })
    await turn('0')
    expect(await names()).toHaveLength(2)
    await turn('1')
    expect(await names()).toHaveLength(1)
  })

  it('goes on with the rights that its holder grants, and is not lifted by the holder', async () => {
    const [own] = await rules()
    const keeper = await makePerson(server, admin, ['lecturer:list', 'role:list', 'role:add', 'role:authorize', 'user:list', 'user:edit'])
    await bind(keeper.roleId, own?.id ?? '')
    const caller = await server.signIn(keeper.username, TEST_PASSWORD)
    await caller.post('/sys/role/add', { roleName: '新', roleCode: 'inherits' })
    const roleId = await idOf('sys_role', 'role_code', 'inherits')
    await caller.post('/sys/permission/saveRolePermission', { roleId, permissionIds: menu, lastpermissionIds: '' })
    const carried = await admin.get<{ drChecked: string }>(`/sys/role/datarule/${menu}/${roleId}`)
    expect(carried.body.result.drChecked).toBe(own?.id)
    expect((await bind(roleId, '', caller)).body).toMatchObject({ code: 510, message: '不能取消限制自己的数据规则' })
    const free = await makePerson(server, admin, ['lecturer:list'])
    const given = await caller.put('/sys/user/edit', { id: keeper.id, selectedroles: `${keeper.roleId},${free.roleId}` })
    expect(given.body.message).toBe('不能授予自己没有的权限')
  })

  it('of a department binds all of its roles', async () => {
    const [own] = await rules()
    await admin.post('/sys/sysDepart/add', { departName: '处', parentId: '' })
    const departId = await idOf('sys_depart', 'depart_name', '处')
    const person = await makePerson(server, admin)
    await admin.post('/sys/user/editSysDepartWithUser', { depId: departId, userIdList: [person.id] })
    const bindDepart = (ids: string) => admin.post('/sys/sysDepartPermission/datarule', { departId, permissionId: menu, dataRuleIds: ids })
    expect((await bindDepart('')).body.message).toBe('请先保存部门菜单权限!')
    await admin.post('/sys/permission/saveDepartPermission', { departId, permissionIds: menu })
    await admin.post('/sys/sysDepartRole/add', { departId, roleName: '员', roleCode: 'member' })
    const roleId = await idOf('sys_depart_role', 'role_code', 'member')
    const bindRole = (ids: string) => admin.post('/sys/sysDepartRole/datarule', { roleId, permissionId: menu, dataRuleIds: ids })
    expect((await bindRole('')).body.message).toBe('请先保存角色菜单权限!')
    await admin.post('/sys/sysDepartPermission/saveDeptRolePermission', { roleId, permissionIds: menu })
    await admin.post('/sys/sysDepartRole/deptRoleUserAdd', { userId: person.id, newRoleId: roleId })
    const total = async () => {
      const caller = await server.signIn(person.username, TEST_PASSWORD)
      return (await caller.get<{ total: number }>('/course/lecturer/list')).body.result.total
    }
    expect(await total()).toBe(2)
    await bindDepart(own?.id ?? '')
    expect(await total()).toBe(0)
    expect((await admin.get<object>(`/sys/sysDepartPermission/datarule/${menu}/${departId}`)).body.result).toMatchObject({
      drChecked: own?.id,
    })
    await bindDepart('')
    await bindRole(own?.id ?? '')
    expect(await total()).toBe(0)
    expect((await admin.get<object>(`/sys/sysDepartRole/datarule/${menu}/${departId}/${roleId}`)).body.result).toMatchObject({
      drChecked: own?.id,
    })
  })
})
