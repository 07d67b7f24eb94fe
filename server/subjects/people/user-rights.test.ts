import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson, TEST_PASSWORD } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { rowsOf, workbook } from '../../../tests/helpers/workbook'

interface User {
  id: string
  username: string
  phone: string | null
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

const list = async (query: Record<string, string>, who: Caller) => (await who.get<PageOf<User>>('/sys/user/list', query)).body.result
const roleId = async (code: string) =>
  (await server.sql<{ id: string }>('select id from weft.sys_role where role_code = $1', [code]))[0]?.id ?? ''
const userId = async (name: string) =>
  (await server.sql<{ id: string }>('select id from weft.sys_user where username = $1', [name]))[0]?.id ?? ''

describe('who lacks user:list', () => {
  it('sees an address book with masked numbers, and cannot search what he does not see', async () => {
    const { caller } = await makePerson(server, admin)
    const [row] = (await list({ username: 'auditor' }, caller)).records
    expect(row).toMatchObject({
      username: 'auditor',
      realname: '沈审',
      phone: '139****0000',
      workNo: '0100',
      orgCodeTxt: '审计一处,审计二处',
    })
    for (const name of ['email', 'birthday', 'status', 'departIds', 'createBy', 'createTime', 'telephone']) {
      expect((row as unknown as Record<string, unknown>)[name] ?? null).toBeNull()
    }
    expect((await list({ phone: '13900000000' }, caller)).total).toBe(0)
    expect((await list({ phone: '139****0000' }, caller)).total).toBeGreaterThanOrEqual(0)
    const everybody = (await list({}, caller)).total
    expect((await list({ email: '*x*', birthday_begin: '2000-01-01' }, caller)).total).toBe(everybody)
    const search = encodeURI(JSON.stringify([{ field: 'email', rule: 'like', val: 'a' }]))
    expect((await caller.get('/sys/user/list', { superQueryParams: search })).body).toMatchObject({ success: false })
    expect((await caller.get('/sys/user/list', { column: 'birthday', order: 'asc' })).body).toMatchObject({ success: false })
    const depart = await server.sql<{ id: string }>(`select id from weft.sys_depart where org_code = 'A01A02'`)
    const below = (await caller.get<User[]>('/sys/user/queryUserByDepId', { id: depart[0]?.id ?? '' })).body.result
    expect(below.find(user => user.username === 'auditor')?.phone).toBe('139****0000')
  })

  it('is refused everything that administers', async () => {
    const { caller } = await makePerson(server, admin)
    const refused = [
      await caller.post('/sys/user/add', { username: 'x', password: TEST_PASSWORD }),
      await caller.put('/sys/user/edit', { id: 'x' }),
      await caller.delete('/sys/user/delete', { id: 'x' }),
      await caller.put('/sys/user/frozenBatch', { ids: 'x', status: 2 }),
      await caller.put('/sys/user/changePassword', { username: 'admin', password: TEST_PASSWORD }),
      await caller.get('/sys/user/queryById', { id: 'x' }),
      await caller.get('/sys/user/recycleBin'),
      await caller.get('/sys/user/exportXls'),
      await caller.upload('/sys/user/importExcel', { name: 'a.xlsx', content: 'x' }),
      await caller.post('/sys/user/addSysUserRole', { roleId: 'x', userIdList: [] }),
      await caller.post('/sys/user/editSysDepartWithUser', { depId: 'x', userIdList: [] }),
    ]
    for (const { status, body } of refused) expect([status, body.code, body.message]).toEqual([403, 510, '没有权限，请联系管理员授权'])
  })
})

describe('nobody becomes more than he is', () => {
  const beyond = { success: false, code: 510, message: '不能授予自己没有的权限' }
  const above = { success: false, code: 510, message: '不能操作权限高于自己的用户' }

  it('by giving roles, to himself, to others, or to people he makes', async () => {
    const clerk = await makePerson(server, admin, ['user:list', 'user:add', 'user:edit', 'role:list', 'role:edit', 'user:import'])
    const target = await makePerson(server, admin)
    const role = await roleId('admin')
    const strong = await makePerson(server, admin, ['user:delete'])
    const attempts = [
      await clerk.caller.put('/sys/user/edit', { id: clerk.id, selectedroles: `${clerk.roleId},${role}` }),
      await clerk.caller.put('/sys/user/edit', { id: clerk.id, selectedroles: `${clerk.roleId},${strong.roleId}` }),
      await clerk.caller.post('/sys/user/addSysUserRole', { roleId: role, userIdList: [target.id] }),
      await clerk.caller.post('/sys/user/add', { username: 'puppet', password: TEST_PASSWORD, selectedroles: role }),
    ]
    for (const { status, body } of attempts) {
      expect(status).toBe(200)
      expect(body).toMatchObject(beyond)
    }
    expect(await userId('puppet')).toBe('')
    const rows = [['用户'], ['说明'], ['用户账号', '用户姓名', '角色编码'], ['puppet', '傀儡', 'admin']]
    const imported = await clerk.caller.upload('/sys/user/importExcel', { name: 'u.xlsx', content: workbook(rows) })
    expect(imported.body).toMatchObject({ code: 201, result: { errorCount: 1 } })
    expect(await userId('puppet')).toBe('')
    expect((await clerk.caller.post('/sys/user/addSysUserRole', { roleId: clerk.roleId, userIdList: [target.id] })).body).toMatchObject({
      success: true,
    })
  })

  it('by entering, changing, freezing or deleting the account of somebody above', async () => {
    const rights = ['user:list', 'user:edit', 'user:delete', 'user:frozen', 'user:password', 'role:edit']
    const { caller } = await makePerson(server, admin, rights)
    const [boss, role] = [await userId('admin'), await roleId('admin')]
    const attempts = [
      await caller.put('/sys/user/changePassword', { username: 'admin', password: 'Taken-over-1' }),
      await caller.put('/sys/user/edit', { id: boss, phone: '13712345678' }),
      await caller.put('/sys/user/frozenBatch', { ids: boss, status: 2 }),
      await caller.delete('/sys/user/delete', { id: boss }),
      await caller.delete('/sys/user/deleteUserRole', { roleId: role, userId: boss }),
    ]
    for (const { status, body } of attempts) {
      expect(status).toBe(200)
      expect(body).toMatchObject(above)
    }
    const weaker = await makePerson(server, admin, ['user:list'])
    expect((await caller.put('/sys/user/changePassword', { username: weaker.username, password: 'Given-anew-1' })).body).toMatchObject({
      success: true,
    })
  })

  it('by freezing through a change without the right to freeze', async () => {
    const { caller } = await makePerson(server, admin, ['user:list', 'user:edit'])
    const weaker = await makePerson(server, admin)
    expect((await caller.put('/sys/user/edit', { id: weaker.id, status: 2 })).body.code).toBe(510)
    expect((await caller.put('/sys/user/edit', { id: weaker.id, status: 1, realname: '好' })).body.success).toBe(true)
  })
})

describe('workbooks of users', () => {
  it('bring people who sign in, and say which rows were refused', async () => {
    const head = ['用户账号', '用户姓名', '初始密码', '性别', '手机号', '部门编码', '角色编码', '状态']
    const rows = [
      ['用户'],
      ['说明'],
      head,
      ['imp1', '甲', TEST_PASSWORD, '女', '13611110001', 'A01A02，A01A03', 'auditor', '正常'],
      ['imp2', '乙', '', '男', '13611110001', '', '', ''],
      ['admin', '丙', '', '', '', '', '', ''],
      ['imp3', '丁', 'weak', '', '', '', '', ''],
      ['imp4', '戊', '', '不明', '', '', '', ''],
      ['imp5', '己', '', '', '', 'Z99', '', ''],
    ]
    const { body } = await admin.upload<{ fileUrl: string }>('/sys/user/importExcel', { name: 'u.xlsx', content: workbook(rows) })
    expect(body).toMatchObject({
      success: true,
      code: 201,
      message: '文件导入成功，但有错误。',
      result: { successCount: 1, errorCount: 5 },
    })
    const lines = (await admin.get(body.result.fileUrl)).raw.toString('utf8').trim().split('\r\n')
    expect(lines).toEqual([
      '第 5 行：该手机号已注册，忽略导入。',
      '第 6 行：用户账号已存在，忽略导入。',
      expect.stringMatching(/^第 7 行：密码至少8位.*，忽略导入。$/),
      expect.stringMatching(/^第 8 行：.*不明.*，忽略导入。$/),
      '第 9 行：部门不存在，忽略导入。',
    ])
    await server.signIn('imp1', TEST_PASSWORD)
    expect(await list({ username: 'imp1' }, admin)).toMatchObject({
      records: [{ sex: 2, orgCode: 'A01A02', orgCodeTxt: '审计一处,审计二处' }],
    })
  })

  it('are looked at before without a password that is seen, and add no user', async () => {
    const rows = [
      ['用户账号', '用户姓名', '初始密码', '角色编码'],
      ['seen1', '甲', TEST_PASSWORD, 'auditor'],
      ['seen2', '乙', 'weak', ''],
      ['seen3', '丙', '', 'nowhere'],
    ]
    const { body } = await admin.upload('/sys/user/importPreview', { name: 'u.xlsx', content: workbook(rows) })
    expect(body).toMatchObject({
      success: true,
      result: {
        totalCount: 3,
        errorCount: 2,
        rows: [
          { cells: ['seen1', '甲', '******', 'auditor'], cause: null },
          { cells: ['seen2', '乙', '******', ''], cause: expect.stringMatching(/^密码至少8位/) },
          { cells: ['seen3', '丙', '', 'nowhere'], cause: '角色不存在' },
        ],
      },
    })
    expect(await list({ username: 'seen*' }, admin)).toMatchObject({ total: 0 })
  })

  it('bring passwords in the transaction of their users, and the way there gives none to any other user', async () => {
    await admin.upload('/sys/user/importExcel', {
      name: 'u.xlsx',
      content: workbook([
        ['用户账号', '用户姓名', '初始密码'],
        ['bare1', '甲', ''],
        ['bare2', '乙', TEST_PASSWORD],
      ]),
    })
    const secretOf = async (id: string) =>
      server.sql(
        `select s.one_time, s.xmin::text = u.xmin::text as together
          from weft.sys_user u join weft.sys_user_secret s on s.user_id = u.id where u.id = $1`,
        [id],
      )
    expect(await secretOf(await userId('bare2'))).toEqual([{ one_time: true, together: true }])
    for (const name of ['bare1', 'bare2', 'admin']) {
      const [row] = await server.sql<{ given: boolean }>('select weft.set_first_password($1, $2) as given', [await userId(name), 'x'])
      expect([name, row]).toEqual([name, { given: false }])
    }
    expect(await secretOf(await userId('bare1'))).toEqual([])
  })

  it('hold what the caller may read of those that the filters leave', async () => {
    const full = rowsOf((await admin.get('/sys/user/exportXls', { username: 'auditor' })).raw)
    expect(full[3]).toContain('13900000000')
    const { caller } = await makePerson(server, admin, ['user:export'])
    const limited = rowsOf((await caller.get('/sys/user/exportXls', { username: 'auditor' })).raw)
    expect(limited[3]).toContain('139****0000')
    const selections = `${await userId('auditor')},${await userId('admin')}`
    expect(rowsOf((await admin.get('/sys/user/exportXls', { selections })).raw)).toHaveLength(5)
    expect(rowsOf((await admin.get('/sys/user/importTemplate')).raw)[2]).toContain('初始密码')
    const noted = await server.sql(`select 1 from weft.sys_audit where table_name = 'sys_user' and action = 'export'`)
    expect(noted).toHaveLength(3)
  })
})
