import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

const block = (page: Page, title: string) =>
  page.locator('.weft-block').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('charts, a map and a pivot show what was sold, and lead to it', async ({ admin }) => {
  await admin.goto('/example/chart')
  await expect(block(admin, '销售概况').getByText('900')).toBeVisible()
  // All divisions of the first level, and the islands in their frame.
  const map = block(admin, '各省销售金额')
  await expect(map.locator('svg').getByText('新疆', { exact: true })).toBeVisible()
  await expect(map.locator('svg').getByText('南海诸岛', { exact: true })).toBeVisible()
  await map.getByRole('button', { name: '查看数据表 各省销售金额' }).click()
  await expect(map.getByRole('table').getByRole('row')).toHaveCount(35)

  const pivot = block(admin, '销售透视')
  await expect(pivot.locator('canvas').first()).toBeVisible()
  const saved = admin.waitForEvent('download')
  await pivot.getByRole('button', { name: '导出CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('销售透视.csv')
  await pivot.getByRole('button', { name: '查看数据表 销售透视' }).click()
  await pivot.getByRole('table').getByRole('link', { name: '广东' }).click()
  await expect(admin).toHaveURL(/\/example\/sale\?f\.province=/)
  await expect(admin.getByText(/共2[67]条/)).toBeVisible()
})

test('blocks follow what is chosen in each other, also on a phone', { tag: '@whole' }, async ({ open }) => {
  const admin = await open('admin', { viewport: { width: 390, height: 844 } })
  await admin.goto('/example/block')
  const record = block(admin, '选中的订单')
  await expect(record.getByText('请在左侧选择一个订单')).toBeVisible()
  await block(admin, '订单').getByText('金穗粮油').click()
  await expect(record.getByText('DD2026012')).toBeVisible()
  await expect(admin.getByRole('region', { name: '已选列表' }).getByText('DD2026012')).toBeVisible()
  await expect(block(admin, '订单日历').getByRole('status')).toBeVisible()
  expect(await admin.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})
