import { expect, test } from './support/fixtures'
import { agree, button, dialog, List, menu, okButton, openByMenu } from './support/pages'
import { fillLogin, pressLogin } from './support/sign-in'

const PAGES = [
  ['在线课程', '讲师管理', '/course/lecturer'],
  ['在线课程', '课程分类', '/course/category'],
  ['在线课程', '课件评论', '/course/comment'],
  ['系统管理', '用户管理', '/isystem/user'],
  ['系统管理', '角色管理', '/isystem/roleUserList'],
  ['系统管理', '菜单管理', '/isystem/permission'],
  ['系统管理', '部门管理', '/isystem/depart'],
  ['系统管理', '数据字典', '/isystem/dict'],
  ['系统管理', '分类字典', '/isys/category'],
] as const

test('home greets and holds the menu that the server gave', async ({ admin }) => {
  await admin.goto('/')
  await expect(admin).toHaveURL(/\/dashboard\/analysis$/)
  await expect(admin).toHaveTitle('审计大数据治理与分析系统')
  await expect(admin.getByRole('heading', { level: 1, name: '首页' })).toBeVisible()
  await expect(admin.getByRole('banner').getByText(/^.+，管理员，欢迎进入审计大数据治理与分析系统$/)).toBeVisible()
  for (const entry of ['首页', '系统管理', '在线课程']) await expect(menu(admin).getByRole('menuitem', { name: entry })).toBeVisible()
})

test('every page opens from the menu and shows rows', async ({ admin }) => {
  await admin.goto('/')
  for (const [group, title, path] of PAGES) {
    await test.step(title, async () => {
      const list = await openByMenu(admin, group, title)
      await expect(admin).toHaveURL(new RegExp(`${path}$`))
      await expect(admin).toHaveTitle(`${title} · 审计大数据治理与分析系统`)
      await expect(list.rows.first()).toBeVisible()
      const trail = admin.getByRole('navigation', { name: '当前位置' })
      await expect(trail.getByRole('link', { name: '首页' })).toHaveAttribute('href', '/dashboard/analysis')
      await expect(trail.getByText(title, { exact: true })).toHaveAttribute('aria-current', 'page')
      await expect(admin.getByRole('banner').getByRole('link', { name: '返回首页' })).toBeVisible()
    })
  }
})

test.describe(() => {
  // Only a page that is loaded has an answer.
  test.use({ keepsWindow: false })

  test('an unknown page is /404, and its answer says so', async ({ admin, watch }) => {
    watch.expect(/status of 404.*no\/such\/page/)
    expect((await admin.goto('/no/such/page'))?.status()).toBe(404)
    await expect(admin).toHaveURL(/\/404$/)
    await expect(admin.getByText('抱歉，您访问的页面不存在')).toBeVisible()
    await admin.getByRole('link', { name: '返回首页' }).last().click()
    await expect(admin).toHaveURL(/\/dashboard\/analysis$/)
  })
})

test('logging out asks, and ends the session', async ({ page, server }) => {
  await page.goto('/user/login')
  await fillLogin(page, { username: 'zhangwei', password: (await import('../../server/app/seeds/demo/password')).DEMO_PASSWORD })
  await pressLogin(page)
  await expect(page).toHaveURL(/\/dashboard\/analysis$/)
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('Access-Token') ?? '{}').value)
  const ask = async () => {
    await page.getByRole('button', { name: '张伟的账户菜单' }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
  }
  await ask()
  await dialog(page)
    .getByRole('button', { name: /^取\s?消$/ })
    .click()
  await expect(page).toHaveURL(/\/dashboard\/analysis$/)
  await ask()
  await agree(page, '提示', '真的要注销登录吗 ?')
  await expect(page).toHaveURL(/\/user\/login$/)
  await page.goto('/course/lecturer')
  await expect(page).toHaveURL(/\/user\/login\?redirect=/)
  const after = await page.request.get(`${server.url}/jeecg-boot/sys/user/list`, { headers: { 'X-Access-Token': token } })
  expect(after.status()).toBe(500)
  expect(await after.json()).toMatchObject({ status: 500, message: 'Token失效，请重新登录' })
})

test('two windows share one session, and leave together', { tag: '@whole' }, async ({ open, server }) => {
  const first = await open(null)
  await first.goto('/user/login')
  await fillLogin(first, { username: 'zhaomin', password: (await import('../../server/app/seeds/demo/password')).DEMO_PASSWORD })
  await pressLogin(first)
  await expect(first).toHaveURL(/\/dashboard\/analysis$/)
  const second = await first.context().newPage()
  await second.goto(`${server.url}/course/lecturer`)
  await expect(new List(second.getByRole('main')).toolbar).toBeVisible()
  await first.getByRole('button', { name: '赵敏的账户菜单' }).click()
  await first.getByRole('menuitem', { name: '退出登录' }).click()
  await okButton(dialog(first)).click()
  await expect(first).toHaveURL(/\/user\/login/)
  await expect(second).toHaveURL(/\/user\/login/)
})

test('a new tab of the browser is dark from its first paint for whoever chose it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('weft::theme', JSON.stringify({ value: { appearance: 'dark' }, expire: null })))
  // The application never comes.
  await page.route(/assets\/index-.*\.js/, route => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/user/login')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
})

test('every answer carries the policy', async ({ admin }) => {
  for (const path of ['/dashboard/analysis', '/jeecg-boot/sys/user/list', '/no-such-file.js']) {
    const policy = (await admin.request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe-eval')
  }
  await admin.goto('/')
  await expect(button(admin, '收起菜单')).toBeVisible()
})
