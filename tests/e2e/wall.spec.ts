import type { Page } from '@playwright/test'
import { must } from './support/calls'
import { expect, test } from './support/fixtures'

const wall = (page: Page) => page.getByRole('region', { name: '审计成果', exact: true })
const block = (page: Page, title: string) =>
  wall(page)
    .locator('.weft-wall-block')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('a large screen shows figures of now, fills the window, turns its pages, and fits a phone', async ({ admin }) => {
  await admin.goto('/wall/audit')
  const { total } = await must<{ total: number }>(admin, 'GET', '/audit/project/list?pageSize=1')
  expect(total).toBeGreaterThan(0)
  await expect(block(admin, '审计项目').locator('strong').first()).toHaveText(String(total))

  await admin.getByRole('button', { name: '全屏' }).click()
  await expect(wall(admin)).toHaveClass(/is-full/)
  await admin.getByRole('button', { name: '第2页，共2页' }).click()
  await expect(block(admin, '项目类型').getByRole('img', { name: '项目类型 饼图' })).toBeVisible()
  await expect(block(admin, '问题状态')).toBeHidden()
  await admin.getByRole('button', { name: '退出全屏' }).click()
  await expect(wall(admin)).not.toHaveClass(/is-full/)

  expect(await admin.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

test('a large screen on a phone is whole, with its buttons in their own size', { tag: '@whole' }, async ({ open }) => {
  const page = await open('admin', { viewport: { width: 390, height: 844 } })
  await page.goto('/wall/audit')
  await expect(block(page, '审计项目').locator('strong')).toBeVisible()
  const [stage, button] = [
    await page.locator('.weft-wall-stage').boundingBox(),
    await page.getByRole('button', { name: '全屏' }).boundingBox(),
  ]
  expect(stage?.width).toBeLessThanOrEqual(390)
  expect(button?.height).toBeGreaterThanOrEqual(24)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})
