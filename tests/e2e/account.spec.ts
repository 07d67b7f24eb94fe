import { createHmac } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { addUser } from './support/newcomers'
import { button, input, message } from './support/pages'
import type { WeftServer } from './support/server'
import { type Credentials, fillLogin, pressLogin, signIn } from './support/sign-in'

const field = (page: Page | Locator, name: string) => page.getByLabel(name, { exact: true })
const accountMenu = (page: Page) => page.getByRole('button', { name: /的账户菜单$/ })

async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('button', { name: /^确\s?定$/ }).click()
  await expect(page).toHaveURL(/\/user\/login/)
}

/** Has a code sent and reads it where the console sender prints it. */
async function receiveCode(page: Page, server: WeftServer, phone: string): Promise<void> {
  const codes = () => [...server.output.matchAll(new RegExp(`SMS to ${phone}: \\D*(\\d{6})`, 'g'))].map(([, code]) => code ?? '')
  const before = codes().length
  await button(page, '获取验证码').click()
  await expect.poll(() => codes().length, 'the code that the server prints').toBeGreaterThan(before)
  await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeVisible()
  await field(page, '验证码').fill(codes().at(-1) ?? '')
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator shows: RFC 6238, 30 seconds, 6 digits. `ahead` counts periods from now. */
function totp(secret: string, ahead = 0): string {
  const bits = [...secret.replace(/[\s=]/g, '')].map(char => BASE32.indexOf(char).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const hash = createHmac('sha1', key).update(counter).digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

test('a newcomer registers by phone, signs in by phone, forgets the password and makes a new one', { tag: '@whole' }, async ({
  page,
  server,
}) => {
  const username = `xin${Date.now().toString(36)}`
  const phone = `139${String(Date.now()).slice(-8)}`
  await page.goto('/user/login')
  await page.getByRole('link', { name: '注册账户' }).click()
  await expect(page.getByRole('heading', { name: '注册' })).toBeVisible()
  await field(page, '用户名').fill(username)
  await field(page, '密码').fill('Ruzhi-kiesel-2026')
  await expect(page.getByText(/^强度：/)).toBeVisible()
  await field(page, '确认密码').fill('Ruzhi-kiesel-2026')
  await field(page, '手机号').fill(phone)
  await page.reload()
  await expect(field(page, '用户名'), 'typed text survives a reload').toHaveValue(username)
  await expect(field(page, '密码'), 'a password does not').toHaveValue('')
  await field(page, '密码').fill('Ruzhi-kiesel-2026')
  await field(page, '确认密码').fill('Ruzhi-kiesel-2026')
  await receiveCode(page, server, phone)
  await button(page, '注册').click()
  await expect(page.getByText('请阅读并同意用户服务协议!')).toBeVisible()
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await button(page, '注册').click()
  await expect(page.getByRole('heading', { name: `你的账户：${username} 注册成功` })).toBeVisible()
  await page.getByRole('link', { name: '立即登录' }).click()

  await page.getByRole('tab', { name: '手机号登录' }).click()
  await field(page, '手机号').fill(phone)
  await receiveCode(page, server, phone)
  await pressLogin(page)
  await expect(accountMenu(page)).toBeVisible()
  await signOut(page)

  await page.getByRole('link', { name: '忘记密码' }).click()
  await field(page, '用户账号或手机号').fill(username)
  await button(page, '下一步').click()
  await expect(page.getByText('请输入该账号绑定的手机号，验证码将发送到该手机号')).toBeVisible()
  await page.reload()
  await field(page, '手机号').fill(phone)
  await receiveCode(page, server, phone)
  await button(page, '下一步').click()
  await expect(page.getByText(`正在为账号 ${username} 设置新密码`)).toBeVisible()
  await page.goBack()
  await page.goForward()
  await field(page, '新密码').fill('Huiyi-kiesel-2027')
  await field(page, '确认密码').fill('Huiyi-kiesel-2027')
  await button(page, '提交').click()
  await expect(page.getByRole('heading', { name: '更改密码成功' })).toBeVisible()
  await page.getByRole('link', { name: '返回登录' }).click()
  await page.getByRole('tab', { name: '账号密码登录' }).click()
  await fillLogin(page, { username, password: 'Huiyi-kiesel-2027' })
  await pressLogin(page)
  await expect(accountMenu(page)).toBeVisible()
})

/** Two accounts with one phone: one of the system, one of a tenant that its manager has made. */
async function twoAccounts(admin: Page, phone: string): Promise<readonly [Credentials, Credentials]> {
  const tenantId = 5000 + (Date.now() % 100_000)
  await must(admin, 'POST', '/sys/tenant/add', { id: tenantId, name: '沿江分局', status: 1 })
  const manager = { username: unique('boss'), password: 'Huiyi-kiesel-2027' }
  await addUser(admin, { ...manager, realname: '沿江', workNo: manager.username })
  const { records } = await rowsOf(admin, '/sys/user', `username=${manager.username}`)
  await must(admin, 'PUT', '/sys/tenant/addUsers', { tenantId, usernames: manager.username })
  await must(admin, 'PUT', '/sys/tenant/manager', { tenantId, id: String(records[0]?.id), manager: true })
  const { request } = admin.context()
  const login = await request.post('/jeecg-boot/sys/login', { data: manager })
  const { token } = ((await login.json()) as { result: { token: string } }).result
  const [here, there] = [unique('here'), unique('there')]
  const roles = await rowsOf(admin, '/sys/role', 'roleCode=auditor')
  await addUser(admin, {
    username: here,
    password: 'Huiyi-kiesel-2027',
    realname: '何一',
    phone,
    selectedroles: String(roles.records[0]?.id),
  })
  const headers = { 'X-Access-Token': token, tenant_id: String(tenantId) }
  const data = { username: there, password: 'Huiyi-kiesel-2027', realname: '何一', phone }
  const made = (await (await request.post('/jeecg-boot/sys/user/add', { headers, data })).json()) as { success: boolean; message: string }
  if (!made.success) throw new Error(made.message)
  return [
    { username: here, password: 'Huiyi-kiesel-2027' },
    { username: there, password: 'Huiyi-kiesel-2027' },
  ]
}

test('who has several accounts with one phone chooses whose password is made new', { tag: '@whole' }, async ({ admin, open, server }) => {
  const phone = `138${String(Date.now()).slice(-8)}`
  const [here, there] = await twoAccounts(admin, phone)
  const page = await open(null)
  await page.goto('/user/alteration')
  await field(page, '用户账号或手机号').fill(phone)
  await button(page, '下一步').click()
  await receiveCode(page, server, phone)
  await button(page, '下一步').click()
  await expect(page.getByText('该手机号绑定了多个账号，请选择要设置新密码的账号')).toBeVisible()
  const choice = page.getByRole('group', { name: '选择账号' })
  await expect(choice.getByRole('radio')).toHaveCount(2)
  await expect(choice.getByText(`何一（${here.username}）：默认租户`)).toBeVisible()
  await expect(choice.getByText(`何一（${there.username}）：沿江分局`)).toBeVisible()
  await expect(choice.getByRole('radio').first()).toBeFocused()
  await button(page, '下一步').click()
  await expect(page.getByRole('alert').filter({ hasText: '请选择账号!' })).toBeVisible()
  await choice.getByText(`何一（${there.username}）`).click()
  await button(page, '下一步').click()
  await expect(page.getByText(`正在为账号 ${there.username} 设置新密码`)).toBeVisible()
  await field(page, '新密码').fill('Tongyi-basalt-2029')
  await field(page, '确认密码').fill('Tongyi-basalt-2029')
  await button(page, '提交').click()
  await expect(page.getByRole('heading', { name: '更改密码成功' })).toBeVisible()
  // An account without rights sees no page: whether the password is right, the server says.
  const login = await page.request.post('/jeecg-boot/sys/login', { data: { ...there, password: 'Tongyi-basalt-2029' } })
  expect(await login.json()).toMatchObject({ success: true, result: { userInfo: { username: there.username } } })
  await page.getByRole('link', { name: '返回登录' }).click()
  await page.getByRole('tab', { name: '账号密码登录' }).click()
  await fillLogin(page, here)
  await pressLogin(page)
  await expect(accountMenu(page), 'the other account keeps its password').toBeVisible()
})

test('an administrator sets up a second factor, signs in with it, and gives it up', { tag: '@whole' }, async ({ page, admin, server }) => {
  const username = `er${Date.now().toString(36)}`
  const credentials = { username, password: 'Zweite-2026-kiesel' }
  await addAdministrator(admin, credentials)
  await signIn(page, credentials)
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: '动态口令' }).click()
  const dialog = page.getByRole('dialog', { name: '动态口令（二次验证）' })
  await input(dialog, '当前密码').or(field(dialog, '当前密码')).first().fill(credentials.password)
  await button(dialog, '启用').click()
  await expect(dialog.getByRole('img', { name: '动态口令二维码' })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '')
  await input(dialog, '动态口令').fill(totp(secret))
  await button(dialog, '确认启用').click()
  await message(page, '动态口令启用成功！')
  const [first = ''] = await dialog.getByRole('list', { name: '恢复码' }).getByRole('listitem').allInnerTexts()
  await button(dialog, '我已保存').click()
  await expect(dialog).toBeHidden()
  await signOut(page)

  await fillLogin(page, credentials)
  await pressLogin(page)
  await expect(page.getByRole('heading', { name: '二次验证' })).toBeVisible()
  await field(page, '动态口令').fill('000000')
  await pressLogin(page)
  await expect(page.getByRole('alert').getByText('动态口令错误')).toBeVisible()
  // A code counts once: the one of the next period is accepted too.
  await field(page, '动态口令').fill(totp(secret, 1))
  await pressLogin(page)
  await expect(accountMenu(page)).toBeVisible()

  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: '动态口令' }).click()
  await field(dialog, '当前密码').fill(credentials.password)
  await input(dialog, '动态口令或恢复码').fill(first)
  await button(dialog, '停用').click()
  await message(page, '动态口令已停用！')
  expect(server.output, 'no secret is printed').not.toContain(secret)
})

test('somebody binds an account of another house, signs in by it, and gives it up', { tag: '@whole' }, async ({ open, provider }) => {
  const name = '测试认证'
  const page = await open('auditor')
  await page.goto('/')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: '账号绑定' }).click()
  const dialog = page.getByRole('dialog', { name: '第三方账号绑定' })
  await expect(dialog.getByText('未绑定', { exact: true })).toBeVisible()
  provider.member = null
  await button(dialog, `绑定 ${name}`).click()
  await message(page, '登录失败')
  provider.member = { sub: '17', preferred_username: 'shen', name: '沈' }
  await button(dialog, `绑定 ${name}`).click()
  await message(page, '绑定成功！')
  await expect(dialog.getByText(/^已绑定（.+）$/)).toBeVisible()

  const other = await open(null)
  await other.goto('/user/login')
  await button(other, name).click()
  await expect(other.getByRole('button', { name: '沈审的账户菜单' })).toBeVisible()

  await button(dialog, `解除绑定 ${name}`).click()
  await button(page.getByRole('dialog', { name: `确定解除与${name}的绑定吗?` }), '解除绑定').click()
  await message(page, '解除绑定成功！')
  await expect(dialog.getByText('未绑定', { exact: true })).toBeVisible()
})

/** A user with the role of administrators. */
async function addAdministrator(admin: Page, credentials: Credentials): Promise<void> {
  const { records } = await rowsOf(admin, '/sys/role', 'roleCode=admin')
  await addUser(admin, { ...credentials, realname: '二次', workNo: credentials.username, selectedroles: String(records[0]?.id) })
}
