import { beforeAll, describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../../tests/helpers/open-server'
import { makePerson, TEST_PASSWORD, type TestPerson } from '../../../../tests/helpers/people'
import type { Caller } from '../../../../tests/helpers/server'

openServer()

interface Row {
  readonly id: string
  readonly condition: string | null
  readonly rules: number
  readonly seen: string | null
}

interface Grant {
  readonly through: string
  readonly ruleName: string | null
  readonly condition: string | null
  readonly status: string | null
}

const TRIAL = '/sys/dataRuleTrial'
let menu = ''
/** Whose sight is tried; the one who tries it without administering anything. */
let clerk: TestPerson
let checker: TestPerson

const idOf = async (table: string, column: string, value: string) =>
  (await server.sql<{ id: string }>(`select id from weft.${table} where ${column} = $1`, [value]))[0]?.id ?? ''
const rows = async (username = clerk.username, caller: Caller = admin) =>
  (await caller.get<Row[]>(`${TRIAL}/list`, { username })).body.result
const entry = async (caller: Caller = admin) => (await rows(clerk.username, caller)).find(({ id }) => id === menu)
const grants = async () => (await admin.get<Grant[]>(`${TRIAL}/grants`, { username: clerk.username, permissionId: menu })).body.result
const records = (caller: Caller = admin, more: Record<string, string> = {}) =>
  caller.get<{ total: number; records: { name: string; content: string }[] }>(`${TRIAL}/records`, {
    username: clerk.username,
    permissionId: menu,
    ...more,
  })

async function addRule(ruleName: string, ruleColumn: string, ruleConditions: string, ruleValue: string): Promise<string> {
  const { body } = await admin.post('/sys/permission/addPermissionRule', {
    permissionId: menu,
    ruleName,
    ruleColumn,
    ruleConditions,
    ruleValue,
  })
  expect(body.success, body.message).toBe(true)
  return idOf('sys_permission_data_rule', 'rule_name', ruleName)
}
const bind = (dataRuleIds: string, roleId = clerk.roleId) => admin.post('/sys/role/datarule', { permissionId: menu, roleId, dataRuleIds })
const addLecturer = (name: string, more: object) => admin.post('/course/lecturer/add', { name, gender: '1', level: '1', ...more })

beforeAll(async () => {
  menu = await idOf('sys_permission', 'perms', 'lecturer:list')
  clerk = await makePerson(server, admin, ['lecturer:list', 'position:list'])
  checker = await makePerson(server, admin, ['dataRuleTrial:list', 'lecturer:list'])
  await addLecturer('甲甲', { email: `${clerk.username}@weft.test` })
  await addLecturer('乙乙', { email: 'other@weft.test', level: '2' })
  await addLecturer('丙丙', { email: 'other@weft.test' })
})

describe('the sight of an account', () => {
  it('is asked of an account of the tenant that may sign in', async () => {
    expect(await rows('')).toEqual([])
    for (const username of ['nobody', `${clerk.username}x`])
      expect((await admin.get(`${TRIAL}/list`, { username })).body).toMatchObject({
        success: false,
        message: expect.stringContaining('不在本租户'),
      })
    expect((await clerk.caller.get(`${TRIAL}/list`, { username: 'admin' })).body.code).toBe(510)
  })

  it('is whole where nothing narrows it', async () => {
    expect(await entry()).toMatchObject({ rules: 0, condition: '全部数据', seen: '3 / 3 条' })
    expect(await grants()).toMatchObject([{ through: `角色：${clerk.username}`, ruleName: null, condition: null }])
    expect((await records()).body.result.total).toBe(3)
  })

  it('is told in words, by the titles of fields, texts of dictionaries and what variables stand for', async () => {
    const own = await addRule('本人', 'email', 'LEFT_LIKE', '#{sys_user_code}@weft.test')
    const level = await addRule('级别', 'level', 'IN', '1,2')
    await bind(`${own},${level}`)
    const text = (
      await server.sql<{ text: string }>(
        `select string_agg(i.item_text, ',' order by i.item_value) as text from weft.sys_dict_item i join weft.sys_dict d on d.id = i.dict_id
        where d.dict_code = 'lecturer_level' and i.item_value in ('1', '2')`,
      )
    )[0]?.text
    const condition = `邮箱以“${clerk.username}@weft.test”结尾，并且级别是“${text}”之一`
    expect(await entry()).toMatchObject({ rules: 2, condition, seen: '1 / 3 条' })
    const [first] = await rows()
    expect(first?.id, 'what is narrowed stands first').toBe(menu)
  })

  it('is what the account itself is shown', async () => {
    const theirs = await server.signIn(clerk.username, TEST_PASSWORD)
    const { body } = await theirs.get<{ records: { name: string }[] }>('/course/lecturer/list')
    const tried = (await records()).body.result
    expect(tried.records.map(({ name }) => name)).toEqual(body.result.records.map(({ name }) => name))
    expect(tried.records[0]?.content).toContain('级别：')
    expect(tried).toMatchObject({ total: 1 })
  })

  it('comes through roles, roles of departments and departments, with rules that are switched off', async () => {
    await admin.post('/sys/sysDepart/add', { departName: '财务处', parentId: '' })
    const departId = await idOf('sys_depart', 'depart_name', '财务处')
    await admin.post('/sys/user/editSysDepartWithUser', { depId: departId, userIdList: [clerk.id] })
    await admin.post('/sys/permission/saveDepartPermission', { departId, permissionIds: menu })
    await admin.post('/sys/sysDepartRole/add', { departId, roleName: '出纳', roleCode: 'cashier' })
    const roleId = await idOf('sys_depart_role', 'role_code', 'cashier')
    await admin.post('/sys/sysDepartPermission/saveDeptRolePermission', { roleId, permissionIds: menu })
    await admin.post('/sys/sysDepartRole/deptRoleUserAdd', { userId: clerk.id, newRoleId: roleId })
    const rule = await addRule('停用的', 'name', '=', '甲甲')
    await admin.put('/sys/permission/editPermissionRule', { id: rule, status: '0' })
    await admin.post('/sys/sysDepartPermission/datarule', { departId, permissionId: menu, dataRuleIds: rule })
    const found = await grants()
    expect(found.map(({ through, ruleName, status }) => [through, ruleName, status])).toEqual([
      ['部门：财务处（约束其全部角色）', '停用的', '0'],
      [`角色：${clerk.username}`, '本人', '1'],
      [`角色：${clerk.username}`, '级别', '1'],
      ['部门角色：财务处 / 出纳', null, null],
    ])
    expect(await entry(), 'what is off narrows nothing').toMatchObject({ rules: 2 })
  })

  it('is nothing where a variable stands for nothing', async () => {
    const person = await makePerson(server, admin, ['lecturer:list'])
    const rule = await addRule('部门', 'sysOrgCode', '=', '#{sys_org_code}')
    await bind(rule, person.roleId)
    const found = (await rows(person.username)).find(({ id }) => id === menu)
    expect(found).toMatchObject({ seen: '0 / 3 条', condition: expect.stringContaining('不显示任何数据') })
  })
})

describe('who tries it', () => {
  it('sees no record and no number of what the caller may not see', async () => {
    const [rule] = await server.sql<{ id: string }>(`select id from weft.sys_permission_data_rule where rule_name = '级别'`)
    await admin.put('/sys/permission/editPermissionRule', { id: rule?.id, ruleConditions: '=', ruleValue: '2' })
    await bind('')
    await bind(rule?.id ?? '', checker.roleId)
    const caller = await server.signIn(checker.username, TEST_PASSWORD)
    expect(await entry(caller)).toMatchObject({ condition: '全部数据', seen: '1 / 1 条' })
    expect((await records(caller)).body.result.records.map(({ name }) => name)).toEqual(['乙乙'])
    expect((await entry())?.seen).toBe('3 / 3 条')
  })

  it('is told no number and no record of a list without its right', async () => {
    const other = await makePerson(server, admin, ['dataRuleTrial:list'])
    expect(await entry(other.caller)).toMatchObject({ condition: '全部数据', seen: null })
    expect((await records(other.caller)).body).toMatchObject({
      success: false,
      message: '您没有此列表的查看权限，不能以该用户的权限查看数据',
    })
  })

  it('asks of entries alone that the account is granted, by pages', async () => {
    const foreign = await idOf('sys_permission', 'perms', 'user:list')
    expect((await records(admin, { permissionId: foreign })).body.message).toBe('该用户没有此菜单的权限')
    const { body } = await records(admin, { pageNo: '2', pageSize: '2' })
    expect(body).toMatchObject({ success: true, result: { total: 3, records: [{}] } })
  })
})
