import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { docx, scannedPage, textPdf } from '../helpers/documents'
import { rowsOf, unique } from './support/calls'
import { DOCUMENTS } from './support/documents'
import { expect, test } from './support/fixtures'
import { button, dialog, form, input, message, openList } from './support/pages'

const statesOf = async (page: Page, name: string) =>
  (await rowsOf(page, DOCUMENTS, `name=${encodeURIComponent(`*${name}*`)}`)).records.map(({ state }) => state)

/** A contract line by line; its version differs in price and days. */
const contract = (no: string, firm: string, price: string, day: string) => [
  '泵站机电设备安装工程合同',
  `合同编号：${no}`,
  '甲方：示例市城市建设投资集团有限公司',
  `乙方：${firm}`,
  `第二条 合同总价为人民币${price}元（含税）。`,
  '第五条 逾期交付的，每日按合同总价的千分之一支付违约金。',
  `签订日期：${day}`,
]

test('an auditor finds a contract by an amount and half a name, compares, cites and looks it over', { tag: '@whole' }, async ({
  admin: page,
}) => {
  const name = unique('城投')
  const no = `JB-${name.slice(-6)}`
  const firm = `${name}恒润达设备安装有限公司`
  const lines = contract(no, firm, '1,286,400.00', '2024年5月18日')
  const archive = zipSync({
    [`合同/${name}安装合同.pdf`]: textPdf([lines]),
    [`合同/${name}安装合同（修订）.docx`]: docx(contract(no, firm, '1,468,400.00', '2024年6月2日')),
    [`会议/${name}纪要.txt`]: strToU8(`会议纪要\n泵站机电设备安装工程合同总价为人民币1,268,400.00元，由${firm}实施。`),
    [`扫描/${name}收据.png`]: scannedPage(['收款收据', '今收到工程进度款', '金额伍万元整']).png,
    [`说明/${name}记录.txt`]: Buffer.from(`\ufeff会议记录：讨论${name}质保金退还`, 'utf16le'),
  })
  const list = await openList(page, '/unstructur/documentinformation')
  await list.tool('批量上传')
  const ingest = page.getByRole('dialog', { name: '批量上传文档' })
  await ingest
    .locator('input[type=file]:not([webkitdirectory])')
    .setInputFiles({ name: `${name}.zip`, mimeType: 'application/zip', buffer: Buffer.from(archive) })
  await expect(ingest.getByText('上传完成')).toBeVisible()
  await button(ingest, '开始处理').click()
  // The page of the batch follows by itself.
  const batch = page.getByRole('dialog', { name: '批次文件' })
  await expect(async () => {
    await expect(batch.getByText('共6个文件：可检索6个，处理中0个，失败0个')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect.poll(() => statesOf(page, name)).toEqual(Array(5).fill('ready'))

  await page.goto('/unstructur/search')
  const words = page.getByRole('combobox', { name: '检索内容' })
  const found = page.getByRole('listitem').filter({ hasText: `${name}安装合同` })
  await expect(async () => {
    await words.fill(`${name}恒润 1286400`)
    await words.press('Enter')
    await expect(found).toHaveCount(1, { timeout: 3000 })
  }).toPass()
  await expect(found.locator('mark').filter({ hasText: '1,286,400' })).toBeVisible()
  await found.getByRole('button', { name: /^相似文档/ }).click()
  const alike = page.getByRole('list', { name: '相似文档' }).getByRole('listitem').filter({ hasText: '（修订）' })
  await alike.getByRole('link', { name: /^与.*对比$/ }).click()
  await expect(page).toHaveURL(/\/unstructur\/compare\?documents=document:/)
  await expect(page.getByText('1,286,400.00').first()).toBeVisible()
  await expect(page.getByText('1,468,400.00').first()).toBeVisible()

  await page.goto(`/unstructur/search?text=${encodeURIComponent(`${name}恒润`)}`)
  for (const title of ['安装合同', '安装合同（修订）', '纪要'])
    await page.getByRole('checkbox', { name: `选择“${name}${title}”`, exact: true }).check()
  await page.getByRole('link', { name: '分析所选' }).click()
  await button(page, '开始分析').click()
  const prices = page.getByRole('region', { name: '合同总价不一致' })
  for (const price of ['1,286,400.00', '1,468,400.00', '1,268,400.00']) await expect(prices.getByText(price, { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: '签订日期不一致' })).toBeVisible()

  const watched = await openList(page, '/unstructur/watchlist')
  await watched.tool('新增')
  const added = form(page, '新增')
  await input(added, '名称').fill(firm)
  await input(added, '列入原因').fill('合同金额前后不一')
  await added.getByRole('button', { name: /^选择引用的文档/ }).click()
  const picker = page.getByRole('dialog', { name: '选择引用的文档' })
  await picker.getByRole('textbox', { name: '检索' }).fill(`${name}恒润 1286400`)
  await button(picker, '查询').click()
  await expect(picker.getByText('1-1 共1条')).toBeVisible()
  await picker.getByText(`${name}安装合同`).click()
  await picker.getByRole('button', { name: /^确\s?定$/ }).click()
  await button(added, '保存').click()
  await message(page, '添加成功！')
  await watched.search('名称', firm)
  await watched.act(watched.row(firm), '详情')
  await dialog(page)
    .getByRole('link', { name: `${name}安装合同（第1页）` })
    .click()
  await expect(page.getByRole('heading', { name: `${name}安装合同` })).toBeVisible()
})
