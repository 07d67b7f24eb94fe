import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADMIN, makeCaller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { DEMO_PASSWORD } from '../../demo-password'
import type { LoginResult, UserPermission } from '../../generated/operations'
import { auth } from '.'

let server: TestServer
beforeAll(async () => {
  const { session } = await import('../session')
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
  for (let attempt = 0; attempt < 3; attempt++) await login('lina', 'wrong')
  const { body, headers } = await login('lina', DEMO_PASSWORD)
  expect(body.message).toBe('登录失败次数过多，请15分钟后再试')
  expect(headers['retry-after']).toBe('900')
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
  const titles = body.result.menu.map(node => [node.meta.title, ...(node.children ?? []).map(child => child.meta.title)])
  expect(titles).toEqual([['首页'], ['系统管理', '用户管理'], ['在线课程', '讲师管理', '课件评论']])
  expect(body.result.auth.map(entry => entry.action).sort()).toEqual(
    ['courseComment:add', 'courseComment:edit', 'courseComment:list', 'lecturer:list', 'user:list'].sort(),
  )
  expect(body.result.allAuth.length).toBeGreaterThan(30)
})
