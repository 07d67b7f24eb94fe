import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../server/app/seeds/demo/password'
import type { CurrentDeparts, LoginResult, UserPermission } from '../../server/generated/operations'
import { auth } from '../../server/subjects/identity/auth'
import { session } from '../../server/subjects/identity/session'
import { texts } from '../../server/util/texts'
import { ADMIN, makeCaller, startTestServer, type TestServer } from '../helpers/server'
import { expectWait } from './support/waits'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true, only: [auth, session], limits: { account: 3, address: 100, everybody: 100, minutes: 15 } })
})
afterAll(() => server?.close())

const login = (username: string, password: string) => server.anonymous.post<LoginResult>('/sys/login', { username, password })

it('gives the token, the person, his departments and the dictionaries', async () => {
  const { status, body } = await login('auditor', DEMO_PASSWORD)
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, code: 200, message: '登录成功' })
  expect(body.result.multi_depart).toBe(2)
  expect(body.result.userInfo).toMatchObject({ username: 'auditor', realname: '沈审', orgCode: 'A01A02', createBy: null })
  expect(body.result.departs.map(depart => depart.departName)).toEqual(['审计一处', '审计二处'])
  expect(body.result.sysAllDictItems.yn).toEqual([
    { value: '1', text: '是', title: '是' },
    { value: '0', text: '否', title: '否' },
  ])
  expect(JSON.stringify(body)).not.toContain('argon2')
})

it('says the same of a wrong password and of an unknown name', async () => {
  const answers = [await login('admin', 'wrong'), await login('nobody-at-all', 'wrong')]
  expect(answers.map(({ body }) => [body.success, body.code, body.message])).toEqual([
    [false, 500, '用户名或密码错误'],
    [false, 500, '用户名或密码错误'],
  ])
})

it('refuses a frozen person only after the right password', async () => {
  expect((await login('xiaohong', DEMO_PASSWORD)).body.message).toBe('该用户已冻结')
  expect((await login('xiaohong', 'wrong')).body.message).toBe('用户名或密码错误')
})

it('makes a person wait after too many failures, the right password included', async () => {
  const began = performance.now()
  for (let attempt = 0; attempt < 3; attempt++) await login('lina', 'wrong')
  expectWait(await login('lina', DEMO_PASSWORD), 30, began)
})

it('answers a missing, a wrong and an ended session like the family does', async () => {
  const caller = await server.signIn('zhangwei', DEMO_PASSWORD)
  expect((await caller.get('/sys/user/getCurrentUserDeparts')).body.success).toBe(true)
  expect((await caller.post('/sys/logout')).body.message).toBe('退出登录成功！')
  for (const token of ['', 'x', caller.token]) {
    const { status, body } = await makeCaller(server.app, token).get('/sys/user/getCurrentUserDeparts')
    expect(status).toBe(500)
    expect(body).toEqual({
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      status: 500,
      error: 'Internal Server Error',
      message: 'Token失效，请重新登录',
      path: '/jeecg-boot/sys/user/getCurrentUserDeparts',
    })
  }
})

it('ends the sessions of whoever is frozen or gets another role', async () => {
  const frozen = await server.signIn('wangfang', DEMO_PASSWORD)
  const promoted = await server.signIn('chenjing', DEMO_PASSWORD)
  await server.sql("update weft.sys_user set status = 2 where username = 'wangfang'")
  await server.sql(`insert into weft.sys_user_role (user_id, role_id) select u.id, r.id from weft.sys_user u, weft.sys_role r
    where u.username = 'chenjing' and r.role_code = 'auditor'`)
  for (const caller of [frozen, promoted]) expect((await caller.get('/sys/user/getCurrentUserDeparts')).status).toBe(500)
})

it('notes who signed in and who was refused', async () => {
  await login('nobody-at-all', 'wrong')
  const rows = await server.sql<{ log_content: string }>('select log_content from weft.sys_log where log_type = 1')
  const lines = rows.map(row => row.log_content)
  expect(lines).toContain('用户名: auditor,登录成功！')
  expect(lines).toContain('用户名: nobody-at-all,登录失败！')
})

it('refuses unknown fields, JSON that reaches for prototypes, and bodies that are no JSON', async () => {
  const closed = await server.anonymous.post('/sys/login', { ...ADMIN, admin: true })
  expect([closed.status, closed.body.message]).toEqual([400, '参数错误：不允许的字段admin'])
  for (const payload of ['{"username":"a","password":"b","__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '{"username":']) {
    const { status, body } = await server.anonymous.call('POST', '/sys/login', { payload, headers: { 'content-type': 'application/json' } })
    expect([status, body.message]).toEqual([400, '参数错误：请求内容不是合法的JSON'])
  }
})

it('gives the menu and the rights of the person, and no more', async () => {
  const auditor = await server.signIn('auditor', DEMO_PASSWORD)
  const { body } = await auditor.get<UserPermission>('/sys/permission/getUserPermissionByToken')
  expect(body).toMatchObject({ success: true, code: 200, message: '查询成功' })
  const titles = Object.fromEntries(body.result.menu.map(node => [node.meta.title, (node.children ?? []).map(child => child.meta.title)]))
  expect(Object.keys(titles)).toEqual(['首页', '系统管理', '数据管理', '文档资料', '审计作业', '在线课程', '网站内容', '大屏'])
  expect(titles).toMatchObject({
    系统管理: ['用户管理'],
    审计作业: ['审计项目', '疑点', '审计问题', '审计问题统计', '法规查询', '法规管理'],
    在线课程: ['学习中心', '课程学习', '我的证书', '证书', '讲师管理', '课件评论'],
  })
  const granted = body.result.auth.map(entry => entry.action)
  const of = (perm: string) => granted.filter(action => action.startsWith(perm)).sort()
  expect([...of('courseComment:'), ...of('lecturer:'), ...of('user:')]).toEqual([
    ...['courseComment:add', 'courseComment:edit', 'courseComment:list'],
    ...['lecturer:list', 'user:list'],
  ])
  expect(granted).toContain('auditFinding:add')
  expect(granted.filter(action => /:(all|review|advance|approve|plain|secret)$/.test(action))).toEqual([])
  expect(body.result.allAuth.length).toBeGreaterThan(30)
})

it('changes the current department only to one of the person, by PUT and by POST', async () => {
  const caller = await server.signIn('auditor', DEMO_PASSWORD)
  const chosen = await caller.put<{ userInfo: { orgCode: string } }>('/sys/selectDepart', { orgCode: 'A01A03', username: 'auditor' })
  expect(chosen.body.result.userInfo.orgCode).toBe('A01A03')
  expect((await caller.post('/sys/selectDepart', { orgCode: 'A01' })).body.message).toBe('您不属于该部门，不能切换！')
  expect((await caller.post('/sys/selectDepart', { orgCode: 'A01A02', username: 'admin' })).status).toBe(403)
  const { body } = await caller.get<CurrentDeparts>('/sys/user/getCurrentUserDeparts')
  expect([body.result.orgCode, body.result.list.map(depart => depart.orgCode)]).toEqual(['A01A03', ['A01A02', 'A01A03']])
})

it.each([
  [{ username: 'admin', oldpassword: DEMO_PASSWORD, password: 'n', confirmpassword: 'n' }, '只允许修改自己的密码！'],
  [{ oldpassword: 'wrong', password: 'n', confirmpassword: 'n' }, '旧密码输入错误!'],
  [{ oldpassword: DEMO_PASSWORD, password: ' ', confirmpassword: ' ' }, '新密码不允许为空!'],
  [{ oldpassword: DEMO_PASSWORD, password: 'n', confirmpassword: 'm' }, '两次输入密码不一致!'],
  [{ oldpassword: DEMO_PASSWORD, password: 'n', confirmpassword: 'n' }, texts.weakPassword.short],
  [{ oldpassword: DEMO_PASSWORD, password: 'Zhaomin-2026-x', confirmpassword: 'Zhaomin-2026-x' }, texts.weakPassword.own],
  [{ oldpassword: DEMO_PASSWORD, password: 'Weft@2026', confirmpassword: 'Weft@2026' }, texts.weakPassword.house],
])('refuses the change of password %o', async (change, message) => {
  const caller = await server.signIn('zhaomin', DEMO_PASSWORD)
  expect((await caller.put('/sys/user/updatePassword', change)).body).toMatchObject({ success: false, message })
})

it('changes the own password and ends every session of the person', async () => {
  const here = await server.signIn('huanglei', DEMO_PASSWORD)
  const elsewhere = await server.signIn('huanglei', DEMO_PASSWORD)
  const change = { username: 'huanglei', oldpassword: DEMO_PASSWORD, password: 'Neu-2026-x', confirmpassword: 'Neu-2026-x' }
  expect((await here.post('/sys/user/updatePassword', change)).body).toMatchObject({ success: true, message: '密码重置成功!' })
  for (const caller of [here, elsewhere]) expect((await caller.get('/sys/user/getCurrentUserDeparts')).status).toBe(500)
  expect((await login('huanglei', DEMO_PASSWORD)).body.success).toBe(false)
  expect((await login('huanglei', 'Neu-2026-x')).body.success).toBe(true)
})

it('ends a session after its time, and after a day without a call', async () => {
  const old = await server.signIn('zhouting', DEMO_PASSWORD)
  await server.sql(
    "update weft.sys_session set expires = now() - interval '1 second' where user_id = (select id from weft.sys_user where username = 'zhouting')",
  )
  const idle = await server.signIn('xuxin', DEMO_PASSWORD)
  await server.sql(
    "update weft.sys_session set last_seen = now() - interval '25 hours' where user_id = (select id from weft.sys_user where username = 'xuxin')",
  )
  for (const caller of [old, idle]) expect((await caller.get('/sys/user/getCurrentUserDeparts')).status).toBe(500)
})
