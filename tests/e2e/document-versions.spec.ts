import type { Page } from '@playwright/test'
import { must, rowsOf, tokenOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { agree, button, message, openList } from './support/pages'

const DOCUMENTS = '/unstructur/documentdata/documentinformation'

/** Keeps a file as the upload cell does; its stored path. */
async function keep(page: Page, name: string, text: string): Promise<string> {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) }
  const headers = { 'X-Access-Token': await tokenOf(page) }
  const answer = await page.context().request.post('/jeecg-boot/sys/common/upload', { headers, multipart: { biz: 'library', file } })
  return ((await answer.json()) as { readonly message: string }).message
}

const ready = (page: Page, name: string) =>
  expect
    .poll(async () => (await rowsOf(page, DOCUMENTS, `name=${encodeURIComponent(name)}`)).records.map(({ state }) => state))
    .toEqual(['ready'])

test('a document keeps the file that it had: it is compared, read and restored', { tag: '@whole' }, async ({ admin: page }) => {
  const name = unique('两版合同')
  await must(page, 'POST', `${DOCUMENTS}/add`, { name, secretLevel: '0', file: await keep(page, '一.txt', '合同总价为一百万元') })
  await ready(page, name)
  const [row] = (await rowsOf(page, DOCUMENTS, `name=${encodeURIComponent(name)}`)).records
  const file = await keep(page, '二.txt', '合同总价为两百万元')
  await must(page, 'PUT', `${DOCUMENTS}/edit`, { id: row?.id, version: row?.version, file })
  await ready(page, name)

  const list = await openList(page, '/unstructur/documentinformation')
  await list.search('标题', name)
  await list.act(list.row(name), '文件版本')
  const versions = page.getByRole('dialog', { name: `文件版本 ${name}` })
  const former = versions.locator('.weft-grid-row').filter({ hasText: '历史版本' })
  const current = versions.locator('.weft-grid-row').filter({ has: page.getByText('当前版本', { exact: true }) })
  await expect(current).toContainText('二.txt')
  await expect(former).toContainText('一.txt')

  await button(former, '与当前版本对比').click()
  await expect(page.getByRole('status').filter({ hasText: '共 1 处差异' })).toBeVisible()
  await expect(page.getByRole('link', { name: `${name}（第1版）` })).toBeVisible()
  await page.getByRole('link', { name: `${name}（第1版）` }).click()
  await expect(page.getByRole('heading', { name: `${name}（第1版）` })).toBeVisible()
  await expect(page.getByRole('region', { name: '第 1 页' })).toContainText('一百万元')
  await button(page, '查看当前版本').click()
  await expect(page.getByRole('region', { name: '第 1 页' }).filter({ hasText: '两百万元' })).toBeVisible()

  const again = await openList(page, '/unstructur/documentinformation')
  await again.search('标题', name)
  await again.act(again.row(name), '文件版本')
  await button(former, '恢复').click()
  await agree(page, '恢复后第1版的文件成为当前版本，现在的文件保留为历史版本。确定恢复吗?')
  await message(page, '已恢复')
  await expect(current).toContainText('一.txt')
})
