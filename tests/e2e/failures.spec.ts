import type { Route } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { LECTURERS } from './support/lecturers'
import { button, dialog, input, List, menu, message, openByMenu, openList } from './support/pages'
import { signIn } from './support/sign-in'

// Parts of the application come late here, or not at all: none may be loaded already.
test.use({ keepsWindow: false })

const AUDITORS = { username: 'liuyang', password: 'Weft-demo-2026' }

test('an expired session asks to sign in again, once, and leads back', async ({ page, watch }) => {
  watch.expect(/status of 500/)
  // A socket would tell of the end before any call does; that is another journey.
  await page.routeWebSocket(/\/websocket\//, socket => socket.close())
  await signIn(page, AUDITORS)
  const list = await openByMenu(page, '在线课程', '讲师管理')
  await expect(list.toolbar).toBeVisible()
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('Access-Token') ?? '{}')
    return fetch('/jeecg-boot/sys/logout', {
      method: 'POST',
      headers: { 'X-Access-Token': stored.value, 'Content-Type': 'application/json' },
      body: '{}',
    })
  })
  // What a page asks by itself may have heard of it already: then a window lies over the button.
  await button(list.toolbar, '刷新').dispatchEvent('click')
  const asked = page.getByRole('dialog')
  await expect(asked).toHaveAccessibleName('登录已过期')
  await expect(asked.getByText('很抱歉，登录已过期，请重新登录')).toBeVisible()
  await expect(asked).toHaveCount(1)
  await button(asked, '重新登录').click()
  await expect(page).toHaveURL(/\/user\/login/)
  expect(await page.evaluate(() => localStorage.getItem('Access-Token'))).toBeNull()
})

test('a stopped server is said, nothing typed is lost, and work goes on when it is back', { tag: ['@data', '@whole'] }, async ({
  admin,
  server,
  watch,
}) => {
  watch.expect(/Failed to load resource|ERR_CONNECTION/)
  const list = await openList(admin, LECTURERS)
  await expect(list.toolbar).toBeVisible()
  await list.tool('新增')
  const name = `停${Date.now().toString(36)}`
  await input(dialog(admin), '姓名').fill(name)
  await dialog(admin).getByRole('combobox', { name: '级别' }).fill('高级')
  await admin.keyboard.press('Enter')
  await expect(dialog(admin).getByTitle('高级讲师', { exact: true })).toBeVisible()
  await server.stop()
  await button(dialog(admin), '保存').click()
  await message(admin, '无法连接服务器，请检查网络后重试')
  await expect(admin.getByText('无法连接服务器，正在重新连接…')).toBeVisible()
  await expect(input(dialog(admin), '姓名')).toHaveValue(name)
  await server.start()
  await expect(admin.getByText('无法连接服务器，正在重新连接…')).toBeHidden()
  await button(dialog(admin), '保存').click()
  await message(admin, '添加成功！')
  await expect(list.row(name)).toHaveCount(1)
})

test('a broken screen shows its error in its place, while the rest works', async ({ admin, watch }) => {
  watch.expect(/lecturer/)
  const broken = async (route: Route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    return text.includes('讲师管理') && text.includes('screen')
      ? route.fulfill({ response: answer, body: breakScreen(text) })
      : route.fulfill({ response: answer })
  }
  await admin.route(/\/assets\/lecturer.*\.js/, broken)
  await admin.goto('/')
  const heading = admin.getByRole('heading', { level: 1, name: '讲师管理' })
  await menu(admin).getByRole('menuitem', { name: '在线课程' }).click()
  await menu(admin).getByRole('link', { name: '讲师管理' }).click()
  await expect(heading).toBeVisible()
  await expect(admin.getByText('页面定义有误')).toBeVisible()
  await expect(admin.getByText(/schemas\/screens\/course\/lecturer\.json:\d+:\d+ [A-Z_]+ .*scren/)).toBeVisible()
  const comments = await openByMenu(admin, '在线课程', '课件评论')
  await expect(comments.toolbar).toBeVisible()
})

/** The raw text of the screen with an unknown word. */
const breakScreen = (text: string) => text.replace('\\"screen\\"', '\\"scren\\"').replace('"screen"', '"scren"')

test('a chunk that cannot be loaded is said in its place, and can be tried again', async ({ admin, watch }) => {
  watch.expect(/Failed to load resource|dynamically imported module|ERR_FAILED/)
  await admin.goto('/')
  await admin.route(/\/assets\/.*lecturer.*\.js/, route => route.abort())
  await menu(admin).getByRole('menuitem', { name: '在线课程' }).click()
  await menu(admin).getByRole('link', { name: '讲师管理' }).click()
  await expect(admin.getByText('页面加载失败')).toBeVisible()
  await admin.unroute(/\/assets\/.*lecturer.*\.js/)
  const comments = await openByMenu(admin, '在线课程', '课件评论')
  await expect(comments.toolbar).toBeVisible()
})

test('a refused call is a notice of the system', async ({ open, watch }) => {
  watch.expect(/status of 403/)
  const auditor = await open('auditor')
  const list = await openList(auditor, LECTURERS)
  await expect(list.rows.first()).toBeVisible()
  await auditor.route('**/course/lecturer/list*', route =>
    route.fulfill({ status: 403, json: { success: false, code: 510, message: '没有权限，请联系管理员授权', result: null, timestamp: 0 } }),
  )
  await button(list.toolbar, '刷新').click()
  const notice = auditor.locator('.ant-notification')
  await expect(notice.getByText('系统提示', { exact: true })).toBeVisible()
  await expect(notice.getByText('拒绝访问', { exact: true })).toBeVisible()
  await expect(new List(auditor.getByRole('main')).toolbar).toBeVisible()
})
