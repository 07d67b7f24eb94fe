import type { Page } from '@playwright/test'
import { must, rowsOf } from './support/calls'
import { expect, PEOPLE, test } from './support/fixtures'
import { newPerson } from './support/newcomers'
import { ANNOUNCEMENTS, release } from './support/notices'
import { button } from './support/pages'
import { makeFolder } from './support/run-folder'
import { sessionOf, signIn } from './support/sign-in'
import { WeftProcess } from './support/weft'

const bellOf = (page: Page) => page.getByRole('button', { name: /^消息(，|$)/ })
const countOf = async (page: Page) => Number(/(\d+)条/.exec((await bellOf(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0)

test('what is released is counted at once, opened, read and handled; the page of all messages follows', async ({ admin, open }) => {
  // Nothing that another journey releases, withdraws or reads concerns this user.
  const person = await newPerson(admin)
  const reader = await open(null)
  await signIn(reader, person)
  await must(reader, 'PUT', '/sys/sysAnnouncementSend/readAll')
  await reader.goto('/isps/userAnnouncement')
  await expect(bellOf(reader)).toHaveAccessibleName('消息')
  await admin.goto('/')
  const title = await release(admin, { openType: 'url', openPage: '/course/lecturer', msgType: 'USER', userIds: person.id })
  await expect(bellOf(reader)).toHaveAccessibleName('消息，1条未读')
  await bellOf(reader).click()
  await reader.getByRole('button', { name: title }).click()
  const dialog = reader.getByRole('dialog', { name: '通知消息' })
  await expect(dialog).toContainText(`${title}的内容`)
  await expect(bellOf(reader)).toHaveAccessibleName('消息')
  await expect(reader.locator('[role=row]', { hasText: title }), 'the list behind it reads again').toContainText('已读')
  await dialog.getByRole('button', { name: '去处理' }).click()
  await expect(reader).toHaveURL(/\/course\/lecturer/)
  await bellOf(reader).click()
  await reader.getByRole('button', { name: '查看更多' }).click()
  await expect(reader.getByRole('row', { name: title })).toContainText('已读')
  await release(admin, { msgType: 'USER', userIds: person.id })
  await expect(bellOf(reader)).toHaveAccessibleName('消息，1条未读')
  await reader.getByRole('button', { name: '全部标记已读' }).click()
  await reader.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(bellOf(reader)).toHaveAccessibleName('消息')
  await reader.getByRole('row', { name: title }).getByRole('button', { name: '查看' }).click()
  await expect(reader.getByRole('dialog', { name: '通知消息' })).toContainText(`${title}的内容`)
})

test('an open page hears again after the server was away; a session that is revoked asks to sign in', { tag: '@whole' }, async ({
  admin,
  open,
  server,
  watch,
}) => {
  watch.expect(/Failed to load resource|ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE/)
  // A page without parts that it would still be loading when the server goes.
  await admin.goto('/test/home')
  const page = await open(null)
  await signIn(page, PEOPLE.auditor)
  await page.goto('/test/home')
  await release(admin)
  await expect(bellOf(page)).toHaveAccessibleName(/\d+条未读/)
  const before = await countOf(page)
  const again = page.waitForEvent('websocket')
  await server.restart()
  await again
  await release(admin)
  await expect.poll(() => countOf(page)).toBe(before + 1)
  const token = await page.evaluate(() => String(JSON.parse(localStorage.getItem('Access-Token') ?? '{}').value))
  await fetch(`${server.url}/jeecg-boot/sys/logout`, { method: 'POST', headers: { 'x-access-token': token } })
  await expect(page.getByRole('dialog').getByText('很抱歉，登录已过期，请重新登录')).toBeVisible()
})

test('urgent, important and general messages look different; one fills the window, one opens a page, one is withdrawn', async ({
  admin,
  open,
}) => {
  const page = await open('auditor')
  await page.goto('/test/home')
  await admin.goto('/test/home')
  await expect(bellOf(page)).toBeVisible()
  const titles: string[] = []
  for (const priority of ['L', 'M', 'H']) titles.push(await release(admin, { priority }))
  const told = await release(admin, { openType: 'component', openPage: 'course/lecturer' })
  await bellOf(page).click()
  const popover = page.getByRole('dialog', { name: '通知消息' })
  await expect(page.getByRole('tooltip', { name: '通知消息' })).toHaveCSS('width', '300px')
  const item = (title: string) => popover.getByRole('listitem').filter({ hasText: title })
  for (const [index, [text, colour]] of (
    [
      ['一般消息', 'blue'],
      ['重要消息', 'orange'],
      ['紧急消息', 'red'],
    ] as const
  ).entries()) {
    await expect(item(titles[index] ?? '').getByText(text)).toHaveClass(new RegExp(`ant-tag-${colour}`))
    await expect(item(titles[index] ?? '').locator('time')).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  }

  await item(titles[2] ?? '')
    .getByRole('button')
    .click()
  const detail = page.getByRole('dialog', { name: /^通知消息/ })
  const width = async () => Math.round((await detail.boundingBox())?.width ?? 0)
  await expect.poll(width).toBe(864)
  await expect(detail.locator('.weft-notice-body')).toHaveCSS('height', '720px')
  await expect(button(detail, '去处理'), 'it leads nowhere').toHaveCount(0)
  await detail.getByRole('button', { name: '全屏', exact: true }).click()
  await expect.poll(width).toBe(1440)
  await detail.getByRole('button', { name: '退出全屏' }).click()
  await expect.poll(width).toBe(864)
  await button(detail.locator('.ant-modal-footer'), '关闭').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await bellOf(page).click()
  await item(told).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: told }).getByRole('toolbar', { name: '工具栏' })).toBeVisible()
  // A key that is pressed while the window still opens is not heard by it.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: told })).toBeHidden({ timeout: 2000 })
  }).toPass()

  const before = await countOf(page)
  const { records } = await rowsOf(admin, ANNOUNCEMENTS, `titile=${encodeURIComponent(titles[0] ?? '')}`)
  await must(admin, 'GET', `${ANNOUNCEMENTS}/doReovkeData?id=${records[0]?.id}`)
  await expect.poll(() => countOf(page)).toBe(before - 1)
  await bellOf(page).click()
  await expect(item(titles[1] ?? '')).toBeVisible()
  await expect(item(titles[0] ?? '')).toHaveCount(0)
})

test('without a socket a page asks every 6 s, stops in silence at the first failure, and the bell still asks when it is pressed', {
  tag: '@whole',
}, async ({ admin, open, watch }) => {
  watch.expect(/status of 500/)
  const refusal = { status: 500, json: { success: false, code: 500, message: '坏了', result: null, timestamp: 0 } }
  const page = await open('auditor')
  await page.clock.install()
  await page.route('**/sys/websocket/ticket*', route => route.fulfill(refusal))
  let asked = 0
  let broken = false
  await page.route('**/sys/annountCement/listByUser*', route => {
    asked += 1
    return broken ? route.fulfill(refusal) : route.continue()
  })
  await page.goto('/test/home')
  await expect(bellOf(page)).toHaveAccessibleName(/\d+条未读/)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const title = await release(admin)
  /** Lets the time pass in which it asks once, and the answer come. */
  const askOnce = async () => {
    const before = asked
    const answered = page.waitForResponse(/listByUser/)
    await page.clock.runFor(6_000)
    await (await answered).finished()
    await page.evaluate(() => fetch('/favicon.svg').then(answer => answer.text()))
    expect(asked).toBe(before + 1)
  }
  await askOnce()
  await askOnce()
  broken = true
  await askOnce()
  const before = asked
  await page.clock.runFor(18_000)
  expect(asked, 'nothing is asked any more').toBe(before)
  await expect(page.locator('.ant-message-notice, .ant-notification-notice'), 'nothing is said of it').toHaveCount(0)
  broken = false
  await page.clock.resume()
  await bellOf(page).click()
  await expect(page.getByRole('button', { name: title })).toBeVisible()
})

test('what happens at one server reaches a window of another one on the same database', { tag: ['@data', '@whole'] }, async ({
  admin,
  browser,
  database,
  server,
  watch,
}) => {
  test.skip(database === 'embedded', 'an embedded database has one server')
  watch.expect(/status of 500/)
  const there = new WeftProcess({ env: { ...server.env, DATA_DIR: makeFolder('data'), PORT: '0' }, args: ['--demo'] })
  try {
    const url = await there.ready()
    const context = await browser.newContext({ baseURL: url, storageState: await sessionOf(url, PEOPLE.auditor) })
    await watch.follow(context)
    const page = await context.newPage()
    await page.goto('/test/home')
    await expect(bellOf(page)).toHaveAccessibleName(/\d+条未读/)
    const before = await countOf(page)
    const title = await release(admin)
    await expect.poll(() => countOf(page)).toBe(before + 1)
    await bellOf(page).click()
    await expect(page.getByRole('button', { name: title })).toBeVisible()
    const id = (await rowsOf(admin, '/sys/user', 'username=auditor')).records[0]?.id
    await must(admin, 'PUT', '/sys/user/frozenBatch', { ids: id, status: 2 })
    await expect(page.getByRole('dialog', { name: '登录已过期' })).toBeVisible()
    await must(admin, 'PUT', '/sys/user/frozenBatch', { ids: id, status: 1 })
    await context.close()
  } finally {
    await there.signal('SIGTERM')
  }
})
