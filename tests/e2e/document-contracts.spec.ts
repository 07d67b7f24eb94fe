import type { Page } from '@playwright/test'
import { rowsOf, unique } from './support/calls'
import { addReadDocument, textFile } from './support/documents'
import { expect, test } from './support/fixtures'
import { button, message, openList } from './support/pages'

const CONTRACTS = '/unstructur/documentdata/contract'

const text = (number: string) => `设备采购合同
合同编号：${number}
甲方：示例市水务集团有限公司
乙方：示例市恒润管材有限公司
合同总价为人民币壹佰贰拾叁万元整（¥1,320,000.00），含税。
交货地点另行约定，货到后十日内付清。
签订日期：2024年5月6日`

/** Chooses words of the page as a mouse does. */
const choose = (page: Page, words: string) =>
  page
    .getByRole('region', { name: '第 1 页' })
    .locator('[data-at]')
    .first()
    .evaluate((piece, text) => {
      const letters = piece.firstChild as Text
      const at = letters.data.indexOf(text)
      window.getSelection()?.setBaseAndExtent(letters, at, letters, at + text.length)
    }, words)

test('fields of a contract are found by a template, checked beside the page, and go into one table', { tag: '@whole' }, async ({
  admin: page,
}) => {
  const name = `${unique('设备')}采购合同`
  await addReadDocument(page, name, textFile(`${name}.txt`, text(`CG-${name.slice(-6)}-1`)))
  await page.goto(`/unstructur/documentinformation?f.name=${encodeURIComponent(name)}`)
  const list = await openList(page, `/unstructur/documentinformation?f.name=${encodeURIComponent(name)}`)
  await list.row(name).getByRole('checkbox').check()
  await list.toolbar.getByRole('button', { name: /^批量操作/ }).click()
  await page.getByRole('menuitem', { name: '提取合同要素' }).click()
  await button(page.getByRole('dialog'), '开始提取').click()
  await message(page, '已开始提取，完成后可在合同要素中核对')
  const found = async () => (await rowsOf(page, CONTRACTS, `name=*${encodeURIComponent(name)}*`)).records
  await expect.poll(async () => (await found())[0]?.templateName).toBe('采购合同')

  await page.goto(`/unstructur/contract-check?id=${String((await found())[0]?.id)}`)
  const fields = page.getByRole('complementary', { name: '合同要素' })
  const mark = page.locator('mark[aria-current="true"]').first()
  await expect(mark).toHaveText(/^CG-/)
  await page.keyboard.press('Alt+Enter')
  await expect(fields.getByRole('status')).toHaveText('已核对 1 / 10')
  await expect(mark).toHaveText('示例市水务集团有限公司')

  // The amount in words is another one than in digits: the digits are right.
  await fields.getByRole('button', { name: /^合同金额/ }).click()
  await expect(fields.getByText('大写（1,230,000.00）与小写（1,320,000.00）不一致')).toBeVisible()
  await fields.getByRole('textbox', { name: '合同金额的值' }).fill('132万元')
  await button(fields, '保存更正').click()
  await expect(fields.getByRole('button', { name: /^合同金额.*已更正.*1,320,000\.00/ })).toBeVisible()

  // What no label names is taken from the page.
  await fields.getByRole('button', { name: /^付款方式/ }).click()
  await choose(page, '货到后十日内付清')
  await button(page.getByRole('toolbar', { name: '选中的文字' }), '填入“付款方式”').click()
  await button(fields, '保存更正').click()
  await expect(fields.getByRole('button', { name: /^付款方式.*已更正/ })).toBeVisible()

  await expect(button(fields, '完成核对')).toBeDisabled()
  for (let left = 10; left > 0 && (await fields.getByText('待核对', { exact: true }).count()) > 1; left -= 1) {
    await fields
      .getByRole('button', { name: /待核对/ })
      .first()
      .click()
    const absent = button(fields, '文中没有')
    const confirm = button(fields, '确认')
    const before = await fields.getByRole('status').textContent()
    await ((await confirm.isEnabled()) ? confirm : absent).click()
    await expect(fields.getByRole('status')).not.toHaveText(before ?? '')
  }
  await button(fields, '完成核对').click()
  await expect(fields.getByText('已核对', { exact: true })).toBeVisible()

  // The table holds what the list was asked for.
  await (await openList(page, `/unstructur/contract?f.name=${encodeURIComponent(name)}`)).toolbar
    .getByRole('button', { name: '汇总' })
    .click()
  await page.getByRole('combobox', { name: '选择模板' }).click()
  await page.getByTitle('采购合同', { exact: true }).click()
  const grid = page.getByRole('grid', { name: '合同要素汇总' })
  await expect(grid.getByText(name)).toBeVisible()
  const words = page.getByRole('searchbox', { name: '文档' })
  await expect(words).toHaveValue(name)
  await words.fill(`${name}以外`)
  await words.press('Enter')
  await expect(page.getByText('没有符合条件的合同')).toBeVisible()
  await words.fill(name)
  await words.press('Enter')
  await expect(grid.getByText(name)).toBeVisible()
  const file = page.waitForEvent('download')
  await button(page, '导出 Excel').click()
  expect((await file).suggestedFilename()).toBe('采购合同_合同要素.xlsx')
})
