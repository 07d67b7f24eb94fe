import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { dialog, message, tipSays, typeDate } from './support/pages'

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(given => navigator.clipboard.writeText(given), text)
  await page.keyboard.press('ControlOrMeta+v')
}

/** The form of a new order, with one empty line. */
async function newOrder(page: Page): Promise<Locator> {
  await page.goto('/example/order')
  await page.getByRole('button', { name: '新增', exact: true }).click()
  const form = dialog(page)
  await form.getByRole('button', { name: '新增', exact: true }).click()
  await expect(form.getByRole('grid').locator('[aria-rowindex="2"]')).toBeVisible()
  return form
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a save that goes to a row far below shows all of its message, ${size.width} pixels wide`, { tag: '@whole' }, async ({
    admin: page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/example/material')
    const bar = page.getByRole('toolbar', { name: '表格工具栏' })
    await expect(bar.getByText(/共\d+条/)).toBeVisible()
    await bar.getByRole('button', { name: '新增', exact: true }).click()
    const lines = Array.from({ length: 40 }, (_, at) => `${at === 5 ? '错误编码' : `M68${1000 + at}`}\t名称${at}\t件\t1\t1.5`)
    await paste(page, lines.join('\r\n'))
    await expect(bar.getByText(/新增 40/)).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Home')
    await bar.getByRole('button', { name: '保存', exact: true }).click()
    await tipSays(page, '物料编码格式不正确!')
    const [tip, cell] = [page.locator('.weft-grid-tip'), page.locator('[role=gridcell][aria-selected=true]')]
    await expect(cell).toHaveText('错误编码')
    const [said, refused] = [await tip.boundingBox(), await cell.boundingBox()]
    if (said === null || refused === null) throw new Error('nothing is shown')
    expect(said.y + said.height <= refused.y || said.y >= refused.y + refused.height).toBe(true)
  })
}

test('a save whose wrong cell is filtered away, in a column that is hidden, shows both again', { tag: '@whole' }, async ({
  admin: page,
}) => {
  await page.goto('/example/material')
  const bar = page.getByRole('toolbar', { name: '表格工具栏' })
  const head = (title: string) => page.getByRole('columnheader', { name: title })
  const code = page.locator('[aria-rowindex="3"] [aria-colindex="3"]')
  await expect(code).toBeVisible()
  const before = (await code.textContent()) ?? ''
  await code.click()
  await page.keyboard.type('错误编码')
  await page.keyboard.press('Enter')
  await head('物料名称').click({ button: 'right' })
  await page.getByRole('searchbox', { name: '筛选' }).fill('键盘')
  await expect(page.getByRole('gridcell', { name: '错误编码' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await head('物料编码').click({ button: 'right' })
  await page.getByRole('menuitem', { name: '隐藏此列' }).click()
  await expect(head('物料编码')).toHaveCount(0)
  await bar.getByRole('button', { name: '保存', exact: true }).click()
  await message(page, '第2行 物料编码格式不正确!（所在的行或列未显示，已恢复显示）')
  await tipSays(page, '物料编码格式不正确!')
  await page.keyboard.type(before)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^新增 \d+，修改/)).toHaveCount(0)
})

test('the message of the only line stands in front of the heads, and makes no scroll bar', { tag: '@whole' }, async ({ admin: page }) => {
  const form = await newOrder(page)
  await paste(page, '错误编码')
  await tipSays(form, '物料编码格式不正确!')
  const hidden = await form.locator('.weft-grid-scroller').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(hidden).toBe(0)
})

test('keys that leave what a dialog shows of its rows scroll the dialog, and a save goes to the cell as well', { tag: '@whole' }, async ({
  admin: page,
}) => {
  const form = await newOrder(page)
  await paste(page, Array.from({ length: 9 }, (_, at) => `${at === 8 ? '错误编码' : `M69${1000 + at}`}\t名称${at}\t件\t1\t2`).join('\r\n'))
  const cell = (text: string) => form.getByRole('gridcell', { name: text, exact: true })
  await page.keyboard.press('ControlOrMeta+Home')
  for (let row = 0; row < 9; row++) {
    await expect(cell(row === 8 ? '错误编码' : `M69${1000 + row}`)).toBeInViewport({ ratio: 0.98 })
    await page.keyboard.press('ArrowDown')
  }
  const [no, customer] = [form.getByLabel('订单号'), form.getByLabel('客户')]
  await no.fill(`DD${String(Date.now()).slice(-9)}`)
  await customer.fill('甲方')
  await typeDate(form, '订单日期', '2026-03-05')
  await no.scrollIntoViewIfNeeded()
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await expect(cell('错误编码')).toBeInViewport({ ratio: 0.98 })
  await tipSays(form, '物料编码格式不正确!')
})

test('marks in the rows of a form stay while its head changes, but for those that the head took away', async ({ admin: page }) => {
  await page.goto('/online/report')
  await page.getByRole('button', { name: '新增', exact: true }).click()
  const form = dialog(page)
  const rows = form.getByRole('grid', { name: '报表参数' })
  const marked = async () => (await rows.locator('[role=gridcell][aria-invalid=true]').allTextContents()).join('|')
  await form.getByRole('button', { name: '新增', exact: true }).last().click()
  await expect(rows.locator('[aria-rowindex="2"]')).toBeVisible()
  await paste(page, '1坏\t\t\t大约')
  await expect.poll(marked).toBe('1坏||等于')
  const sql = form.getByRole('textbox', { name: '报表SQL' })
  await sql.click()
  await page.keyboard.type('select 1 as a')
  await expect.poll(marked).toBe('1坏|等于')
  await rows.getByRole('gridcell', { name: '等于' }).hover()
  await tipSays(form.locator('.weft-grid').last(), '比较方式：“大约”不能填入此列')
})
