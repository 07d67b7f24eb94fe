import { unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { button, form, message } from './support/pages'
import { PICTURE } from './support/picture'

test('rich text is composed, painted, laid out and illustrated; what is stored is what was seen', async ({ admin: page }) => {
  const title = unique('文章')
  await page.goto('/example/article')
  await button(page, '新增').click()
  const window = form(page, '新增')
  const text = window.getByRole('textbox', { name: '正文' })
  const tool = (name: string) => window.getByRole('toolbar').getByTitle(name, { exact: true })
  await window.getByRole('textbox', { name: '标题' }).fill(title)
  await button(window, '保存').click()
  await expect(window.getByText('正文不能为空!')).toBeVisible()

  await text.click()
  const input = await page.context().newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: 'shenji', selectionStart: 6, selectionEnd: 6 })
  await input.send('Input.insertText', { text: '审计' })
  await expect(text).toHaveText('审计')
  await page.keyboard.press('Shift+Home')
  await tool('加粗').click()
  await page.keyboard.press('End')
  await tool('加粗').click()
  await page.keyboard.type(' report')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('target')

  // The painter takes the format at the cursor to the word that is clicked.
  await text.locator('strong').click()
  await tool('格式刷：获取格式').click()
  await expect(tool('格式刷：应用格式')).toHaveAttribute('aria-pressed', 'true')
  await text.getByText('target').click()
  await expect(text.locator('strong')).toHaveText(['审计', 'target'])
  await expect(tool('格式刷：获取格式')).toBeVisible()

  await tool('一键排版').click()
  await expect(text.locator('p')).toHaveText(['审计 report', 'target'])
  await page.keyboard.press('Control+End')
  await window.getByLabel('上传图片').setInputFiles(PICTURE)
  await expect(text.getByRole('img', { name: '照片' })).toHaveAttribute('src', /^blob:/)
  await page.keyboard.press('Control+s')
  await message(page, /成功/)
  await expect(window).toBeHidden()

  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('审计 report target[图片]')
  await row.getByRole('button', { name: /^详情/ }).click()
  const details = page.getByRole('dialog').last()
  await expect(details.getByText('审计 report')).toHaveCSS('text-align', 'justify')
  await expect(details.getByRole('img', { name: '照片' })).toHaveAttribute('src', /^blob:/)
})
