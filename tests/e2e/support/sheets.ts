import { expect, type Page } from '@playwright/test'
import { button, openList } from './pages'

/** Brings the text of a file in as a sheet of a name, and opens it. */
export async function importSheet(page: Page, name: string, content: string): Promise<void> {
  const list = await openList(page, '/data/sheet')
  await list.tool('导入文件')
  const sending = page.getByRole('dialog', { name: '导入文件' })
  await sending.locator('input[type=file]').setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await expect(sending.getByText('上传完成')).toBeVisible()
  await button(sending, '下一步').click()
  await button(page, '开始导入').click()
  await button(page, '查看数据').click()
}

/** The same, and begins a recipe for it. */
export async function beginRecipe(page: Page, name: string, content: string) {
  await importSheet(page, name, content)
  await button(page, '建配方').click()
  await button(page.getByRole('dialog', { name: '建配方' }), '创建').click()
  const editor = page.getByRole('region', { name: `${name}清洗` })
  const steps = editor.getByRole('region', { name: '步骤', exact: true })
  // New steps begin with the columns that are known.
  await expect(steps.getByRole('button', { name: /来源/ })).toContainText('行')
  return { editor, steps, settings: editor.getByRole('complementary', { name: '步骤设置' }) }
}
