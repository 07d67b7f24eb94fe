import type { Page } from '@playwright/test'
import { rowsOf, unique } from './support/calls'
import { addReadDocument, textFile } from './support/documents'
import { expect, test } from './support/fixtures'
import { button, message, openList } from './support/pages'

const LEDGER = `<h2>付款台账</h2><table>
<tr><th rowspan="2">编号</th><th rowspan="2">收款单位</th><th colspan="2">金额</th></tr><tr><th>合同</th><th>已付</th></tr>
<tr><td>001</td><td>恒润管材</td><td>1,000.00</td><td>800.00</td></tr>
<tr><td>002</td><td>恒通建设</td><td>2,500.00</td><td>2,500.00</td></tr></table><p>制表完毕。</p>`

/** A document with a table, when it can be read. */
const addLedger = (page: Page, name: string) => addReadDocument(page, name, textFile(`${name}.html`, LEDGER, 'text/html'))

test('a table of a document is corrected beside its page, and goes into a workbook', { tag: '@whole' }, async ({ admin: page }) => {
  const id = await addLedger(page, unique('付款台账'))
  await page.goto(`/unstructur/reader?source=document&id=${id}`)
  await button(page, '分析').click()
  const side = page.getByRole('complementary', { name: '分析' })
  await side.getByText('表格', { exact: true }).click()
  const card = side.getByRole('button', { name: '打开表格：付款台账' })
  await expect(card).toContainText('第 1 页 · 2 行 × 4 列')
  await card.click()

  const grid = side.getByRole('grid', { name: '付款台账' })
  await expect(grid.getByRole('columnheader', { name: /金额 \/ 已付/ })).toBeVisible()
  const cell = grid.getByText('800.00', { exact: true })
  await cell.click()
  await expect(page.locator('mark[aria-current="true"]').first()).toHaveText('800.00')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('900.00')
  await page.keyboard.press('Enter')
  await expect(grid.getByText('900.00', { exact: true })).toBeVisible()
  await button(side, '保存更正').click()
  await message(page, '更正已保存')
  await expect(side.getByText(/ 于 .* 更正$/)).toBeVisible()

  const file = page.waitForEvent('download')
  await button(side, '导出 Excel').click()
  expect((await file).suggestedFilename()).toMatch(/_表格\.xlsx$/)

  await button(side, '返回表格列表').click()
  await expect(card).toContainText('已更正')
  await card.click()
  await expect(grid.getByText('900.00', { exact: true })).toBeVisible()
  await button(side, '表头').click()
  await page.getByRole('menuitem', { name: '恢复识别结果' }).click()
  await button(page.getByRole('dialog'), '确定').click()
  await message(page, '已恢复为识别结果')
  await expect(grid.getByText('800.00', { exact: true })).toBeVisible()
})

test('the tables of chosen documents are exported by a run', { tag: '@whole' }, async ({ admin: page }) => {
  const name = unique('台账')
  await addLedger(page, name)
  const list = await openList(page, '/unstructur/documentinformation')
  await page.goto(`/unstructur/documentinformation?f.name=${encodeURIComponent(name)}`)
  await list.row(name).getByRole('checkbox').check()
  await list.toolbar.getByRole('button', { name: /^批量操作/ }).click()
  await page.getByRole('menuitem', { name: '导出表格' }).click()
  await message(page, '已开始导出，完成后可在页面右上角“我的任务”中下载')
  const mine = async () => JSON.stringify((await rowsOf(page, '/sys/jobRun', 'jobClassName=documentTablesExport')).records)
  await expect.poll(mine).toContain('已导出 1 篇文档的 1 个表格')
})
