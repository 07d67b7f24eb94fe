import type { Page } from '@playwright/test'
import { expect, PEOPLE, test } from './support/fixtures'
import { addLecturers } from './support/lecturers'
import { sessionOf } from './support/sign-in'

const HOME = '/dashboard/analysis'
const block = (page: Page, title: string) =>
  page.locator('.weft-block').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const figure = async (page: Page, title: string) => Number((await block(page, title).locator('strong').textContent())?.replaceAll(',', ''))

test('the figures of the home page follow what happens', async ({ admin, server }) => {
  await admin.goto(HOME)
  await expect(block(admin, '登录与访问趋势').locator('svg path').first()).toBeVisible()
  const signIns = await figure(admin, '今日登录')
  const lecturers = admin.getByRole('table', { name: '数据总量' }).getByRole('row', { name: /讲师/ })
  const before = Number(
    await lecturers
      .getByRole('cell')
      .first()
      .textContent()
      .then(text => text?.replace(/\D/g, '')),
  )

  const prefix = await addLecturers(admin, 1)
  await sessionOf(server.url, PEOPLE.auditor)
  await admin.reload()
  await expect.poll(() => figure(admin, '今日登录')).toBe(signIns + 1)
  await expect(lecturers.getByRole('cell').first()).toHaveText(`${before + 1} 条`)
  await expect(block(admin, '最近动态').getByText(`新增讲师「${prefix}-01」`)).toBeVisible()

  await block(admin, '登录与访问趋势').getByText('近30天').click()
  await expect(admin.getByRole('table', { name: '登录与访问趋势' }).getByRole('row')).toHaveCount(31)
  await block(admin, '待审核评论').getByRole('link').click()
  await expect(admin).toHaveURL(/\/course\/comment\?f\.status=0/)
})

test('a block that fails says so in its own place, and comes back', { tag: '@whole' }, async ({ admin, watch }) => {
  watch.expect(/statistics\/records/)
  let broken = true
  await admin.route('**/sys/statistics/records*', route =>
    broken ? route.fulfill({ status: 503, json: { success: false, message: '服务繁忙', code: 503 } }) : route.continue(),
  )
  await admin.goto(HOME)
  const records = block(admin, '数据总量')
  await expect(records.getByRole('alert')).toContainText('服务繁忙')
  await expect(block(admin, '今日登录').locator('strong')).toBeVisible()
  await expect(block(admin, '登录与访问趋势').locator('svg path').first()).toBeVisible()
  await expect(admin.locator('.ant-notification-notice')).toHaveCount(0)
  broken = false
  await records.getByRole('button', { name: '重试' }).click()
  await expect(records.locator('svg path').first()).toBeVisible()
})

test('who lacks a right has no figure of it, and a phone shows every block', { tag: '@whole' }, async ({ open }) => {
  const auditor = await open('auditor', { viewport: { width: 390, height: 844 } })
  await auditor.goto(HOME)
  await expect(block(auditor, '今日访问').locator('strong')).toBeVisible()
  await expect(auditor.getByRole('table', { name: '数据总量' }).getByRole('rowheader', { name: '课程分类' })).toHaveCount(0)
  expect(await auditor.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

test('what waits for a user stands first, and samples do not stand there', async ({ admin }) => {
  await admin.goto(HOME)
  await expect(block(admin, '数据总量').locator('svg path').first()).toBeVisible()
  const titles = admin.locator('.weft-block h2')
  await expect(titles.nth(0)).toHaveText('未读通知')
  await expect(titles.nth(1)).toHaveText('待审核评论')
  const table = admin.getByRole('table', { name: '数据总量' })
  await expect(table.getByRole('rowheader', { name: '讲师' })).toHaveCount(1)
  await expect(table.getByRole('rowheader', { name: /示例/ })).toHaveCount(0)
  // Every kind of record has its name beside its bar.
  const names = await table.getByRole('rowheader').allTextContents()
  const drawing = block(admin, '数据总量').locator('svg')
  for (const name of names) await expect(drawing.getByText(name, { exact: true })).toHaveCount(1)
  const cards = await admin.locator('.weft-page-row').first().locator('.weft-block').all()
  const heights = await Promise.all(cards.map(async card => (await card.boundingBox())?.height))
  expect(new Set(heights).size).toBe(1)
})
