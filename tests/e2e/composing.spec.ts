import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { button, form, input, openList } from './support/pages'

/** Composes 审计 as an input method does, letter by letter; `meanwhile` looks at the page before the characters are chosen. */
async function compose(page: Page, text: Locator, meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
  await text.click()
  const keyboard = await page.context().newCDPSession(page)
  for (const letters of ['s', 'sh', 'shen', 'shenji'])
    await keyboard.send('Input.imeSetComposition', { text: letters, selectionStart: letters.length, selectionEnd: letters.length })
  await meanwhile()
  await keyboard.send('Input.insertText', { text: '审计' })
  await keyboard.detach()
}

/** The running jobs in the head of the page ask by themselves, whatever is typed. */
const BY_ITSELF = '/sys/jobRun/mine'

/** What stands in an editor, with what it adds of its own, such as the semicolon of tags, left out. */
const written = (text: Locator) =>
  text.evaluate(element => ((element as HTMLInputElement).value ?? element.textContent ?? '').replace(/[;；\s]/g, ''))

const FORMS: readonly (readonly [path: string, fields: readonly string[]])[] = [
  ['/example/text', ['名称', '标签', '条件', '资产二维码']],
  ['/example/code', ['名称', '资产条形码', '摘要', '清洗脚本', '取数语句', '运行参数', '说明文档']],
  ['/example/article', ['标题', '正文']],
  ['/example/attachment', ['资料名称', '说明']],
]

test('an input method composes in every text editor, and what it composes is there once', { tag: '@whole' }, async ({ admin: page }) => {
  for (const [path, fields] of FORMS) {
    const list = await openList(page, path)
    await list.tool('新增')
    for (const name of fields) {
      const text = form(page, '新增').getByRole('textbox', { name, exact: true })
      // Until the editor of rich text is there, a box stands in its place that is busy.
      await expect(text).not.toHaveAttribute('aria-busy', 'true')
      await compose(page, text)
      await expect.poll(() => written(text), `${path} ${name}`).toBe('审计')
    }
    await button(form(page, '新增'), '取消').click()
    const leave = page.locator('.ant-modal-confirm').last()
    await expect(leave).toBeVisible()
    await leave.getByRole('button').last().click()
    await expect(form(page, '新增')).toBeHidden()
  }
})

test('while an input method composes nothing is asked of the server and nothing is refused', { tag: '@whole' }, async ({ admin: page }) => {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/jeecg-boot/') && !pathname.endsWith(BY_ITSELF)) asked.push(pathname)
  })
  const quiet = async () => {
    await page.waitForTimeout(1200)
    expect(asked).toEqual([])
  }

  const list = await openList(page, '/course/lecturer')
  const query = list.query.getByRole('textbox', { name: '姓名' })
  await query.click()
  await page.waitForLoadState('networkidle')
  asked.length = 0
  await compose(page, query, quiet)
  await expect(query).toHaveValue('审计')
  await query.fill('')

  await list.tool('新增')
  const window = form(page, '新增')
  await expect(input(window, '姓名')).toBeVisible()
  await button(window, '保存').click()
  await expect(window.getByText('姓名不能为空!')).toBeVisible()
  await page.waitForLoadState('networkidle')
  asked.length = 0
  const name = input(window, '姓名')
  await compose(page, name, async () => {
    // It is neither judged anew nor looked up.
    await expect(window.getByText('姓名不能为空!')).toBeVisible()
    await quiet()
  })
  await expect(name).toHaveValue('审计')
  await page.keyboard.press('Tab')
  await expect(window.getByText('姓名不能为空!')).toBeHidden()
  await expect.poll(() => asked.filter(path => path.includes('duplicate'))).not.toEqual([])
})
