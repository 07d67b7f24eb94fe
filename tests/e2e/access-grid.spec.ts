import { expect, expectAccessible, expectForEverybody, test } from './support/access'
import { dialog, tipSays } from './support/pages'

test.describe('everybody can use, wide and narrow, light and dark,', () => {
  test('rows that are new, changed, refused, chosen and sorted', async ({ desk: page }) => {
    await page.goto('/example/material')
    const grid = page.getByRole('grid', { name: '示例物料' })
    const bar = page.getByRole('toolbar', { name: '表格工具栏' })
    await expect(bar.getByText(/共\d+条/)).toBeVisible()
    await grid.getByRole('gridcell', { name: 'M0002', exact: true }).click()
    await page.keyboard.type('坏')
    await page.keyboard.press('Enter')
    await grid.getByRole('checkbox', { name: '选择第 4 行' }).click()
    await grid.getByRole('gridcell', { name: 'M0006', exact: true }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(grid.locator('[aria-invalid="true"]')).toHaveCount(1)
    await expect(grid.locator('[aria-selected="true"][role=gridcell]')).toHaveCount(4)
    await expectForEverybody(page)
    await page.locator('[aria-invalid="true"]').click()
    await page.keyboard.press('Escape')
    await tipSays(page, '物料编码格式不正确!')
    await expectAccessible(page)
  })

  test('a cell that is open, with its list', { tag: '@whole' }, async ({ desk: page }) => {
    await page.goto('/example/material')
    const grid = page.getByRole('grid', { name: '示例物料' })
    await expect(page.getByText(/共\d+条/).first()).toBeVisible()
    await grid.getByRole('gridcell', { name: '件', exact: true }).first().click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectForEverybody(page)
  })

  test('the lines of an order', { tag: '@whole' }, async ({ desk: page }) => {
    await page.goto('/example/order')
    await page.getByRole('button', { name: '新增', exact: true }).click()
    const form = dialog(page)
    const lines = form.getByRole('toolbar', { name: '表格工具栏' })
    for (const code of ['M001', 'M001']) {
      await lines.getByRole('button', { name: '新增', exact: true }).click()
      await page.keyboard.type(code)
      await page.keyboard.press('Tab')
    }
    await expect(form.getByRole('grid', { name: '订单明细' }).locator('[aria-invalid="true"]')).toHaveCount(2)
    await expectForEverybody(page)
  })

  for (const path of ['/example/cell', '/example/reading', '/example/budget']) {
    test(`the rows of ${path}`, { tag: '@whole' }, async ({ desk: page }) => {
      await page.goto(path)
      await expect(page.getByRole('row').nth(3)).toBeVisible()
      await expectForEverybody(page)
    })
  }
})
