import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { agree, button, form, input, menu, openByMenu } from './support/pages'

const tab = (page: Page, title: string) => page.getByRole('tab', { name: title, exact: true })
const tabs = (page: Page) => page.getByRole('tablist', { name: '打开的页面' }).getByRole('tab')
const shown = (page: Page) => page.getByRole('tabpanel').first()

/** Begins a record in the tab that is shown. */
async function write(page: Page, field: string, text: string): Promise<void> {
  await button(shown(page), '新增').first().click()
  await input(form(page, '新增'), field).fill(text)
}

const written = (page: Page, field: string) => input(form(page, '新增'), field)

test('closing asks for what is not saved, in its own tab', async ({ admin }) => {
  await admin.goto('/')
  await openByMenu(admin, '系统管理', '角色管理')
  await write(admin, '角色名称', '半个角色')
  await openByMenu(admin, '系统管理', '用户管理')
  const question = admin.getByRole('dialog', { name: '有未保存的修改，确定关闭吗?' })

  await tab(admin, '角色管理').locator('.weft-tab-close').click()
  await expect(question).toBeVisible()
  await expect(tab(admin, '角色管理')).toHaveAttribute('aria-selected', 'true')
  await button(question, '取消').click()
  await expect(written(admin, '角色名称')).toHaveValue('半个角色')

  await tab(admin, '用户管理').click({ button: 'right' })
  await admin.getByRole('menuitem', { name: '关闭其他' }).click()
  await agree(admin, '有未保存的修改，确定关闭吗?')
  await expect(tabs(admin)).toHaveText(['首页', '用户管理'])
  await expect(tab(admin, '用户管理')).toHaveAttribute('aria-selected', 'true')

  await tab(admin, '用户管理').press('Shift+F10')
  await expect(admin.getByRole('menuitem', { name: '刷新' })).toBeFocused()
  await admin.keyboard.press('Escape')
  await expect(tab(admin, '用户管理')).toBeFocused()
  await admin.keyboard.press('Delete')
  await expect(tabs(admin)).toHaveText(['首页'])
  await expect(menu(admin)).toBeVisible()
})
