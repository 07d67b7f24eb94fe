import { readFileSync } from 'node:fs'
import { expect, test } from './support/fixtures'
import { agree, message, openByMenu } from './support/pages'

test('a backup is made by hand, tried, downloaded and deleted', { tag: '@whole' }, async ({ admin: page }) => {
  await page.goto('/')
  const list = await openByMenu(page, '系统管理', '备份与恢复')
  await expect(page.getByRole('main').getByText('npm run restore')).toBeVisible()
  await list.tool('立即备份')
  await message(page, '已开始备份，可在页面右上角“我的任务”中查看进度或取消')
  const row = list.row('手动').first()
  await expect(async () => {
    await list.search('备份文件', 'weft-')
    await expect(row.getByText('通过', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  const download = page.waitForEvent('download')
  await list.act(row, '下载')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^weft-\d{8}-\d{6}-[0-9a-f]{4}\.tar$/)
  expect(
    readFileSync(await file.path())
      .subarray(0, 16)
      .toString(),
  ).toBe('weft-backup.json')
  const name = file.suggestedFilename()
  await list.search('备份文件', name)
  await list.act(list.row(name), '删除')
  await agree(page)
  await expect(list.row(name)).toHaveCount(0)
})
