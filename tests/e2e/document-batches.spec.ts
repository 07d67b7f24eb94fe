import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { button, message, openList } from './support/pages'

test(
  'a folder is uploaded with the folders in it; the batch says what became of each file',
  { tag: '@whole' },
  async ({ admin: page }, info) => {
    const name = unique('项目资料')
    const folder = info.outputPath(name)
    mkdirSync(join(folder, '底稿'), { recursive: true })
    writeFileSync(join(folder, '底稿', '合同.txt'), '设备采购合同')
    writeFileSync(join(folder, '损坏.pdf'), '%PDF-1.7 nothing')
    writeFileSync(join(folder, '.DS_Store'), 'x')

    const list = await openList(page, '/unstructur/documentinformation')
    await list.tool('批量上传')
    const ingest = page.getByRole('dialog', { name: '批量上传文档' })
    await ingest.getByLabel('上传文件夹 文件').setInputFiles(folder)
    await expect(ingest.getByText('上传完成')).toHaveCount(2)
    await button(ingest, '开始处理').click()

    const batch = page.getByRole('dialog', { name: '批次文件' })
    const row = (text: string) => batch.locator('.weft-grid-row').filter({ hasText: text })
    await expect(async () => {
      await button(batch, '刷新').click()
      await expect(row(`${name}/底稿/合同.txt`)).toContainText('可检索', { timeout: 2000 })
      await expect(row(`${name}/损坏.pdf`)).toContainText('失败', { timeout: 2000 })
    }).toPass()
    await expect(row(`${name}/损坏.pdf`)).toContainText('文件已损坏，无法读取')
    await button(batch, '重试失败文件').click()
    await message(page, '已开始重新处理')
    await button(row('合同.txt'), '阅读').click()
    await expect(page.getByRole('region', { name: '第 1 页' })).toContainText('设备采购合同')
  },
)
