import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepGivenPassword, makePerson, TEST_PASSWORD } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'

interface User {
  id: string
  username: string
  realname: string
  status: number
  orgCode: string | null
  orgCodeTxt: string | null
  phone: string | null
  version: number
}
interface PageOf<Row> {
  records: Row[]
  total: number
}

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
})
afterAll(() => server?.close())

const list = async (query: Record<string, string> = {}, who = admin) => (await who.get<PageOf<User>>('/sys/user/list', query)).body.result
const named = async (username: string) => (await list({ username })).records[0] as User
const departId = async (orgCode: string) =>
  (await server.sql<{ id: string }>('select id from weft.sys_depart where org_code = $1', [orgCode]))[0]?.id ?? ''
const roleId = async (code: string) =>
  (await server.sql<{ id: string }>('select id from weft.sys_role where role_code = $1', [code]))[0]?.id ?? ''
const add = (body: object) => admin.post('/sys/user/add', { password: TEST_PASSWORD, ...body })

describe('users', () => {
  it('are added with roles and departments, and sign in', async () => {
    const body = {
      username: 'lihua',
      realname: '李华',
      sex: 1,
      birthday: '1990-02-28',
      phone: '13711112222',
      email: 'lihua@example.com',
      workNo: 'W1',
    }
    const departs = `${await departId('A01A02')},${await departId('A01A03')}`
    const made = await add({ ...body, selectedroles: await roleId('auditor'), selecteddeparts: departs })
    expect(made.body).toMatchObject({ success: true, message: '添加成功！', code: 200, result: null })
    expect(await named('lihua')).toMatchObject({
      ...body,
      status: 1,
      delFlag: 0,
      sex_dictText: '男',
      status_dictText: '正常',
      post_dictText: null,
      orgCode: 'A01A02',
      orgCodeTxt: '审计一处,审计二处',
      createBy: 'admin',
    })
    const { id } = await named('lihua')
    await keepGivenPassword(server, id)
    const caller = await server.signIn('lihua', TEST_PASSWORD)
    expect((await caller.get('/sys/user/list')).status).toBe(200)
    expect((await admin.get('/sys/user/queryUserRole', { userid: id })).body.result).toEqual([await roleId('auditor')])
    expect((await admin.get('/sys/user/queryUserRoleCode', { userid: id })).body.result).toEqual(['auditor'])
    const own = (await admin.get<{ title: string }[]>('/sys/user/userDepartList', { userId: id })).body
    expect(own).toMatchObject({ message: '查找成功', result: [{ title: '审计一处' }, { title: '审计二处' }] })
  })

  it('never show secrets, and count every row', async () => {
    const page = await list({ pageSize: '3', column: 'username', order: 'asc' })
    expect(page.records).toHaveLength(3)
    expect(page.total).toBeGreaterThan(20)
    expect(JSON.stringify(page)).not.toMatch(/password|salt|hash/i)
    const sorted = await admin.get('/sys/user/list', { column: 'passwordHash', order: 'asc' })
    expect(sorted.body).toMatchObject({ success: false, message: expect.stringContaining('列字段不存在') })
  })

  it('are changed; roles and departments only where they differ', async () => {
    const person = await makePerson(server, admin, ['role:list'])
    const { version } = await named(person.username)
    const same = await admin.put('/sys/user/edit', {
      id: person.id,
      realname: '新名',
      version,
      selectedroles: person.roleId,
      selecteddeparts: '',
    })
    expect(same.body).toMatchObject({ success: true, message: '修改成功!' })
    // No role has changed: their session goes on.
    expect((await person.caller.get('/sys/role/list')).status).toBe(200)
    expect((await admin.put('/sys/user/edit', { id: person.id, realname: 'x', version })).body).toMatchObject({ code: 409 })
    await admin.put('/sys/user/edit', { id: person.id, selectedroles: '', selecteddeparts: await departId('A01A02') })
    expect((await person.caller.get('/sys/role/list')).status).toBe(500)
    expect(await named(person.username)).toMatchObject({ realname: '新名', orgCodeTxt: '审计一处', orgCode: 'A01A02' })
    expect((await admin.get('/sys/user/queryUserRole', { userid: person.id })).body).toMatchObject({
      success: false,
      message: '未找到用户相关角色信息',
    })
    await admin.put('/sys/user/edit', { id: person.id, selecteddeparts: '' })
    expect(await named(person.username)).toMatchObject({ orgCode: null, orgCodeTxt: null })
    expect((await admin.get('/sys/user/userDepartList', { userId: person.id })).body).toMatchObject({ success: false, message: '查找失败' })
  })

  it('belong to no department that is deleted', async () => {
    const [person, gone] = [await makePerson(server, admin), await departId('A01A03')]
    await admin.put('/sys/user/edit', { id: person.id, selecteddeparts: `${await departId('A01A02')},${gone}` })
    await server.sql("update weft.sys_depart set del_flag = '1' where id = $1", [gone])
    const left = (await admin.get('/sys/user/userDepartList', { userId: person.id })).body
    const refused = await admin.put('/sys/user/edit', { id: person.id, selecteddeparts: gone })
    await server.sql("update weft.sys_depart set del_flag = '0' where id = $1", [gone])
    expect(left).toMatchObject({ result: [{ title: '审计一处' }] })
    expect(refused.body).toMatchObject({ success: false, message: '部门不存在' })
  })

  it('are refused with the reason', async () => {
    await add({ username: 'taken', phone: '13700000001', email: 'taken@example.com', workNo: 'T1' })
    const messages: string[] = []
    for (const body of [
      { username: 'taken' },
      { username: 'other', phone: '13700000001' },
      { username: 'other', email: 'taken@example.com' },
      { username: 'other', workNo: 'T1' },
      { username: 'other', password: 'short1' },
      { username: 'other', password: 'onlyletters' },
      { username: 'otherone', password: 'otherone2026' },
      { username: 'a,b' },
      { username: 'other', birthday: '2023-02-30' },
      { username: 'other', selectedroles: 'nobody' },
      { username: 'other', selecteddeparts: 'nobody' },
      { username: 'other', relTenantIds: '7' },
    ]) {
      messages.push((await add(body)).body.message)
    }
    const short = '密码至少8位，须同时包含字母和数字'
    expect(messages).toEqual([
      '用户账号已存在',
      '该手机号已注册',
      '邮箱已被注册',
      '工号已存在',
      short,
      short,
      '密码不能包含账号、姓名、手机号或邮箱',
      '用户账号不能包含空格、逗号和斜杠等特殊字符',
      '生日格式不正确，应为 YYYY-MM-DD',
      '角色不存在',
      '部门不存在',
      '不允许访问该租户的数据',
    ])
    expect((await list({ username: 'other' })).total).toBe(0)
    expect((await add({ username: 'x', createBy: 'y' })).status).toBe(400)
    expect((await add({ username: 'x', tenantId: 7 })).status).toBe(400)
    const { id } = await named('taken')
    expect((await admin.put('/sys/user/edit', { id, username: 'renamed' })).body).toMatchObject({
      success: false,
      message: '用户账号不允许修改',
    })
    expect((await admin.put('/sys/user/edit', { id, phone: '13700000001', email: '' })).body).toMatchObject({ success: true })
    expect((await admin.put('/sys/user/edit', { id: 'nobody' })).body).toMatchObject({ success: false, message: '未找到对应实体' })
  })

  it('tell which account, phone or address is free', async () => {
    const check = async (query: Record<string, string>) => (await admin.get('/sys/user/checkOnlyUser', query)).body
    expect(await check({ username: 'free-name' })).toMatchObject({ success: true, result: true, code: 0 })
    expect(await check({ username: 'admin' })).toMatchObject({ success: false, result: true, message: '用户账号已存在' })
    expect(await check({ phone: '13700000001' })).toMatchObject({ success: false, message: '用户账号已存在' })
    expect((await admin.get<string>('/sys/user/generateUserId')).body.result).toMatch(/^[0-9a-f]{32}$/)
  })

  it('are read by id', async () => {
    const { id } = await named('auditor')
    expect((await admin.get('/sys/user/queryById', { id })).body.result).toMatchObject({ username: 'auditor' })
    expect((await admin.get('/sys/user/queryById', { id: 'x' })).body).toMatchObject({ success: false, message: '未找到对应实体' })
    const found = (await admin.get<User[]>('/sys/user/queryByIds', { userIds: `${id},nobody,` })).body.result
    expect(found.map(user => user.username)).toEqual(['auditor'])
    // A picker asks for what it holds: a trailing comma makes a list of one.
    expect((await list({ username: 'auditor,' })).total).toBe(1)
  })

  it('of a department include those below it', async () => {
    const found = (await admin.get<User[]>('/sys/user/queryUserByDepId', { id: await departId('A01A01') })).body.result
    expect(found.map(user => user.orgCode)).toContain('A01A01A01')
    const page = (await admin.get<PageOf<User>>('/sys/user/departUserList', { depId: await departId('A01A01') })).body.result
    expect(page.total).toBe(found.length)
    expect(page.records[0]?.orgCode).toMatch(/[^A-Z0-9]/)
    expect((await admin.get('/sys/user/departUserList')).body).toMatchObject({ success: true, result: null })
  })
})

describe('freezing, deleting and passwords', () => {
  it('end sessions, and thawing and restoring undo them', async () => {
    const person = await makePerson(server, admin, ['role:list'])
    const works = async () => (await person.caller.get('/sys/role/list')).status === 200
    const freeze = (status: number | string) => admin.put('/sys/user/frozenBatch', { ids: `${person.id},`, status })
    expect(await works()).toBe(true)
    expect((await freeze('2')).body).toMatchObject({ success: true, message: '操作成功!' })
    expect(await works()).toBe(false)
    await expect(server.signIn(person.username, TEST_PASSWORD)).rejects.toThrow('该用户已冻结')
    const frozen = await add({ username: person.username })
    expect(frozen.body).toMatchObject({ success: false, message: '用户账号已存在：该用户已冻结，可在用户管理中解冻' })
    const asked = { tableName: 'sys_user', fieldName: 'username', fieldVal: person.username }
    expect((await admin.get('/sys/duplicate/check', asked)).body.message).toContain('已冻结')
    expect((await admin.post('/sys/duplicate/checkBatch', { questions: [asked], reasons: true })).body.result).toEqual([
      expect.stringContaining('已冻结'),
    ])
    await freeze(1)
    await server.signIn(person.username, TEST_PASSWORD)
    expect((await admin.delete('/sys/user/delete', { id: person.id })).body).toMatchObject({ success: true, message: '删除用户成功' })
    expect((await list({ username: person.username })).total).toBe(0)
    await expect(server.signIn(person.username, TEST_PASSWORD)).rejects.toThrow('用户名或密码错误')
    const inBin = '用户账号已存在：该用户在回收站中，可在用户管理的回收站中还原，或彻底删除后再添加'
    expect((await add({ username: person.username })).body).toMatchObject({ success: false, message: inBin })
    expect((await admin.get('/sys/duplicate/check', asked)).body.message).toContain('回收站')
    expect(
      (await admin.get('/sys/duplicate/checkPlus', { tableName: 'sys_user', condition: JSON.stringify({ username: person.username }) }))
        .body.message,
    ).toContain('回收站')
    const bin = (await admin.get<User[]>('/sys/user/recycleBin')).body.result
    expect(bin.map(user => user.id)).toContain(person.id)
    expect((await admin.put('/sys/user/putRecycleBin', { userIds: person.id })).body).toMatchObject({ success: true, message: '还原成功' })
    await server.signIn(person.username, TEST_PASSWORD)
    expect((await admin.delete('/sys/user/deleteRecycleBin', { userIds: person.id })).body).toMatchObject({ success: false })
    expect((await admin.delete('/sys/user/deleteBatch', { ids: `${person.id},` })).body).toMatchObject({ message: '批量删除用户成功' })
    expect((await admin.delete('/sys/user/deleteRecycleBin', { userIds: person.id })).body).toMatchObject({
      success: true,
      message: '删除成功',
    })
    expect(await server.sql('select id from weft.sys_user where id = $1', [person.id])).toEqual([])
  })

  it('say of an account of another tenant that it is taken, and not whose it is', async () => {
    await server.sql(`insert into weft.sys_user (username, realname) values ('elsewhere', '他处')`, [], 7)
    expect((await add({ username: 'elsewhere' })).body).toMatchObject({ success: false, message: '用户账号已被占用，请换一个' })
  })

  it('change a password for somebody, whose sessions end', async () => {
    const person = await makePerson(server, admin, ['role:list'])
    const change = async (body: object) => (await admin.put('/sys/user/changePassword', { username: person.username, ...body })).body
    expect(await change({ password: 'weak' })).toMatchObject({ success: false, message: expect.stringContaining('密码至少8位') })
    expect(await change({ password: 'Another-1-pass', confirmpassword: 'Another-2-pass' })).toMatchObject({
      message: '两次输入密码不一致!',
    })
    expect(await change({ username: 'nobody', password: 'Another-1-pass' })).toMatchObject({ success: false, message: '用户不存在！' })
    expect(await change({ password: 'Another-1-pass' })).toMatchObject({ success: true, message: '密码修改成功!' })
    expect((await person.caller.get('/sys/role/list')).status).toBe(500)
    await server.signIn(person.username, 'Another-1-pass')
  })

  it('never shut out oneself or the last administrator', async () => {
    const { id } = await named('admin')
    const last = '至少保留一个可用的管理员'
    expect((await admin.put('/sys/user/frozenBatch', { ids: id, status: 2 })).body).toMatchObject({ message: '不能冻结自己的账号' })
    expect((await admin.put('/sys/user/edit', { id, status: 2 })).body).toMatchObject({ message: '不能冻结自己的账号' })
    expect((await admin.delete('/sys/user/deleteBatch', { ids: `x,${id}` })).body).toMatchObject({ message: '不能删除自己的账号' })
    expect((await admin.put('/sys/user/edit', { id, selectedroles: '' })).body).toMatchObject({ success: false, message: last })
    const role = await roleId('admin')
    expect((await admin.delete('/sys/user/deleteUserRole', { roleId: role, userId: id })).body).toMatchObject({
      success: false,
      message: last,
    })
    await add({ username: 'second-admin', selectedroles: role })
    await keepGivenPassword(server, (await named('second-admin')).id)
    const second = await server.signIn('second-admin', TEST_PASSWORD)
    expect((await second.delete('/sys/user/deleteUserRole', { roleId: role, userId: id })).body).toMatchObject({ success: true })
    const { id: secondId } = await named('second-admin').catch(() => ({ id: '' }))
    expect(secondId).toBe('')
    const giveBack = await second.post('/sys/user/addSysUserRole', { roleId: role, userIdList: [id] })
    expect(giveBack.body).toMatchObject({ success: true, message: '添加成功!', code: 0 })
    admin = await server.signIn()
    // Each takes the other one's role away at the same time: one of them must stay.
    const [one, other] = await Promise.all([
      admin.delete('/sys/user/deleteUserRole', { roleId: role, userId: (await named('second-admin')).id }),
      second.delete('/sys/user/deleteUserRole', { roleId: role, userId: id }),
    ])
    expect([one.body.success, other.body.success].filter(Boolean).length).toBeLessThan(2)
    const rows = await server.sql('select 1 from weft.sys_user_role where role_id = $1', [role])
    expect(rows.length).toBeGreaterThan(0)
    if (other.body.success) await second.post('/sys/user/addSysUserRole', { roleId: role, userIdList: [id] })
    admin = await server.signIn()
  })
})

describe('members of roles and departments', () => {
  it('come and go, several at once', async () => {
    const [one, two] = [await makePerson(server, admin), await makePerson(server, admin)]
    const role = await roleId('auditor')
    const members = async (username: string) =>
      (await admin.get<PageOf<User>>('/sys/user/userRoleList', { roleId: role, username })).body.result.total
    await admin.post('/sys/user/addSysUserRole', { roleId: role, userIdList: [one.id, two.id] })
    expect([await members(one.username), await members(two.username)]).toEqual([1, 1])
    const userIds = `${one.id},${two.id},`
    expect((await admin.delete('/sys/user/deleteUserRoleBatch', { roleId: role, userIds })).body).toMatchObject({
      success: true,
      message: '删除成功!',
    })
    expect(await members(one.username)).toBe(0)
    expect((await admin.post('/sys/user/addSysUserRole', { roleId: 'x', userIdList: [one.id] })).body).toMatchObject({
      message: '角色不存在',
    })
    expect((await admin.post('/sys/user/addSysUserRole', { roleId: role, userIdList: ['x'] })).body).toMatchObject({
      message: '用户不存在！',
    })
    const depId = await departId('A01A03')
    expect((await admin.post('/sys/user/editSysDepartWithUser', { depId, userIdList: [one.id, two.id] })).body).toMatchObject({
      message: '添加成功!',
    })
    expect(await named(one.username)).toMatchObject({ orgCode: 'A01A03' })
    expect((await admin.delete('/sys/user/deleteUserInDepart', { depId, userId: one.id })).body).toMatchObject({ message: '删除成功!' })
    expect((await admin.delete('/sys/user/deleteUserInDepartBatch', { depId, userIds: two.id })).body).toMatchObject({ success: true })
    expect(await named(two.username)).toMatchObject({ orgCode: null })
  })
})
