import type { Page } from '@playwright/test'
import { must, unique } from './support/calls'
import { addReadDocument, textFile } from './support/documents'
import { expect, test } from './support/fixtures'
import { button } from './support/pages'

const contract = (firm: string, price: string, day: string) => `设备采购合同
甲方：示例市水务集团有限公司
乙方：${firm}
合同总价为人民币${price}。甲方应在设备到货后三十日内支付预付款36.9万元。
本合同于${day}签订，设备的质保期为两年。依据《中华人民共和国招标投标法》第四十六条订立。
`

const addText = (page: Page, name: string, text: string) => addReadDocument(page, name, textFile(`${name}.txt`, text))

test('what is found in a contract leads to its place, and two of them are compared', { tag: '@whole' }, async ({ admin: page }) => {
  const name = unique('设备采购合同')
  const firm = `${name}供应有限公司`
  const first = await addText(page, `${name}甲`, contract(firm, '壹佰贰拾叁万元整', '2024年5月6日'))
  const second = await addText(page, `${name}乙`, contract(firm, '1,320,000.00元', '2024年6月6日'))
  await must(page, 'GET', `/unstructur/documentdata/analysis/document?source=document&id=${second}`)

  await page.goto(`/unstructur/reader?source=document&id=${first}`)
  await button(page, '分析').click()
  const analysis = page.getByRole('complementary', { name: '分析' })
  await analysis.getByRole('button', { name: /^壹佰贰拾叁万元整（1,230,000\.00） 1 处$/ }).click()
  await expect(page.locator('mark[aria-current="true"]').first()).toHaveText('壹佰贰拾叁万元整')
  await analysis.getByRole('button', { name: /《中华人民共和国招标投标法》第46条/ }).click()
  await expect(page.locator('mark[aria-current="true"]').first()).toContainText('第四十六条')
  await expect(page.getByText('1 / 1 处')).toBeVisible()

  await page.goto(`/unstructur/compare?documents=${first},${second}`)
  await expect(page.getByText('共 1 处差异')).toBeVisible()
  await expect(page.locator('.weft-compare del').first()).toBeVisible()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.locator('[data-row][aria-current="true"]')).toBeInViewport()

  await page.goto(`/unstructur/analysis?documents=${first},${second}`)
  await button(page, '开始分析').click()
  const price = page.getByRole('region', { name: '合同总价不一致' })
  await expect(price.getByText('1,320,000.00', { exact: true })).toBeVisible()
  await price.getByRole('link', { name: `${name}甲 · 第 1 页` }).click()
  await expect(page.getByRole('heading', { name: `${name}甲` })).toBeVisible()
  await expect(page.locator('mark[aria-current="true"]').first()).toBeInViewport()
})
