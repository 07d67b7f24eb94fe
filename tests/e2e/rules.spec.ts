import { must, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { message } from './support/pages'

test('a name that a call says is used is marked in a grid, and free once it is another', async ({ admin: page }) => {
  const name = unique('物料')
  const code = `M${String(Date.now()).slice(-6)}`
  await must(page, 'POST', '/example/material/add', { code, name })
  await page.goto('/example/rule')
  const bar = page.getByRole('toolbar', { name: '表格工具栏' })
  const grid = page.getByRole('grid', { name: '示例校验' })
  await expect(bar.getByText(/共\d+条/)).toBeVisible()
  await grid.locator('[role=row][aria-rowindex="3"] [aria-colindex="5"]').click()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  const wrong = grid.locator('[aria-invalid="true"]')
  await expect(wrong).toHaveText(name)
  await wrong.hover()
  await expect(page.getByText('该名称已被使用！').first()).toBeVisible()

  await bar.getByRole('button', { name: '保存', exact: true }).click()
  await expect(wrong).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.type(`${name}二`)
  await page.keyboard.press('Enter')
  await expect(wrong).toHaveCount(0)
  await bar.getByRole('button', { name: '保存', exact: true }).click()
  await message(page, /保存成功/)
})
