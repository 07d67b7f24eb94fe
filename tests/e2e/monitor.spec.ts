import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { button, form, openList } from './support/pages'

const block = (page: Page, title: string) =>
  page.locator('.weft-block').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('an administrator sees the servers, and whether they are well', async ({ admin }) => {
  await admin.goto('/monitor/server')
  await expect(block(admin, '服务器进程').getByText('运行中')).toBeVisible()
  await expect(admin.getByText('主机CPU', { exact: true })).toBeVisible()
  const cpu = block(admin, 'CPU')
  await cpu.getByText('近30天').click()
  await cpu.getByRole('button', { name: '查看数据表 CPU' }).click()
  await expect(cpu.getByRole('row').nth(1)).toContainText(/\d\d-\d\d \d\d:\d\d/)
})

test('the database shows its sessions, slow statements and tables', { tag: '@whole' }, async ({ admin }) => {
  await admin.goto('/monitor/database')
  await expect(block(admin, '会话与锁').getByText('weft').first()).toBeVisible()
  const slow = block(admin, '慢语句')
  // Other journeys may have had slow ones.
  await expect(slow.getByText('没有慢语句。执行超过500毫秒的语句会记录在这里').or(slow.getByRole('row').nth(1)).first()).toBeVisible()
  await expect(block(admin, '表与索引').getByText(/^sys_/).first()).toBeVisible()
})

test('a call leads to what it did, statement by statement', { tag: '@whole' }, async ({ admin }) => {
  await admin.goto('/monitor/call')
  const calls = block(admin, '最近调用')
  const overview = calls.getByRole('row').filter({ hasText: '/sys/monitor/overview' })
  await expect(overview.first()).toBeVisible()
  await overview.first().getByText('过程', { exact: true }).click()
  const steps = admin.getByRole('dialog', { name: '调用过程' })
  await expect(steps.getByText('校验会话、权限和参数')).toBeVisible()
  await expect(steps.getByText(/sys_watch_figure/).first()).toBeVisible()
})

test('an error in a browser stands among those of the front end', { tag: '@whole' }, async ({ open, admin }) => {
  const page = await open('auditor')
  await page.goto('/course/lecturer')
  const reported = page.waitForResponse(/\/sys\/monitor\/report$/)
  await page.evaluate(() => {
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('planted in a journey') }))
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect((await reported).status()).toBe(200)
  await admin.goto('/monitor/front')
  const errors = block(admin, '前端错误').getByRole('row').filter({ hasText: 'TypeError: planted in a journey' })
  await expect(errors).toContainText('/course/lecturer')
  await expect(block(admin, '页面性能').getByRole('row').filter({ hasText: '/' }).first()).toBeVisible()
})

test('a rule is made with whom it tells, and alarms stand in their list', { tag: '@whole' }, async ({ admin }) => {
  const list = await openList(admin, '/monitor/rule')
  await list.search('规则名称', '磁盘快满')
  await expect(list.row('磁盘快满')).toBeVisible()
  await list.tool('新增')
  const made = form(admin, '新增')
  await made.getByRole('textbox', { name: '规则名称' }).fill('句柄太多')
  await made.getByRole('combobox', { name: '监控指标' }).click()
  await admin.getByRole('option', { name: '句柄数' }).or(admin.getByTitle('句柄数')).last().click()
  await made.getByRole('spinbutton', { name: '阈值' }).fill('100000')
  await button(made, '保存').click()
  await list.search('规则名称', '句柄太多')
  await expect(list.row('句柄太多')).toBeVisible()
  await admin.goto('/monitor/alarm')
  await expect(admin.getByText('没有告警。指标超过规则的阈值时，会在这里记录并通知').or(admin.getByRole('row').nth(1))).toBeVisible()
})
