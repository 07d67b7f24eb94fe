import type { Page } from '@playwright/test'
import { rowsOf } from './support/calls'
import { expect, test } from './support/fixtures'
import { message } from './support/pages'

/** A bulk editor of which the first rows have come. */
async function open(page: Page, path: string) {
  await page.goto(path)
  const grid = page.getByRole('grid')
  const shown = async () => Number(await grid.getAttribute('aria-rowcount')) - 1
  await expect.poll(shown).toBeGreaterThan(0)
  return {
    grid,
    shown,
    /** Types into the filter of a column's menu. */
    filter: async (title: string, text: string) => {
      await grid.getByRole('columnheader', { name: title }).click({ button: 'right' })
      await page.getByRole('searchbox', { name: '筛选' }).fill(text)
    },
  }
}

test('a filter and a search look into all rows, also those that have not come', async ({ admin: page }) => {
  const { grid, shown, filter } = await open(page, '/example/material')
  const total = await shown()
  const { total: held } = await rowsOf(page, '/example/material', `name=${encodeURIComponent('*键盘*')}`)
  await filter('物料名称', '键盘')
  await expect.poll(shown).toBe(held)
  // Enter leads back to the cells, and changes none of them.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox', { name: '筛选' })).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.weft-grid-input-open')).toHaveCount(0)
  await expect(page.getByText(/^新增 \d+，修改/)).toHaveCount(0)
  await expect(page.getByText(`筛选结果 ${held} 行，共 ${total} 行`)).toBeVisible()
  await filter('物料名称', '键盘没有')
  await expect(page.getByText('没有符合筛选的行')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '取消筛选 物料名称：键盘没有' }).click()
  await expect.poll(shown).toBe(total)
  await page.reload()
  await expect.poll(shown).toBe(total)
  await page.getByRole('button', { name: '查找替换' }).click()
  await page.getByLabel('查找内容').fill('M0299')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('search')).toContainText('1 / 1')
  await expect(grid.getByRole('gridcell', { name: 'M0299', exact: true })).toHaveAttribute('aria-selected', 'true')
})

test('of too many rows the grid filters none, and says so; a search says what it did not look into', { tag: '@whole' }, async ({
  admin: page,
}) => {
  const { shown, filter } = await open(page, '/example/reading')
  const total = await shown()
  expect(total).toBeGreaterThan(10_000)
  await filter('备注', '开头')
  await message(page, '未能读取全部行，或行数过多，不能筛选；请先用查询条件缩小范围')
  expect(await shown()).toBe(total)
  await expect(page.getByRole('searchbox', { name: '筛选' })).toBeHidden()
  await page.getByRole('button', { name: '查找替换' }).click()
  await page.getByLabel('查找内容').fill('没有这个')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('search')).toContainText(/未找到（\d+ 行尚未加载，不在查找范围内）/)
})
