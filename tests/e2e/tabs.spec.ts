import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { agree, button, form, input, List, menu, openByMenu } from './support/pages'

const PAGES = [
  ['在线课程', '讲师管理'],
  ['在线课程', '课程分类'],
  ['在线课程', '课件评论'],
  ['系统管理', '用户管理'],
  ['系统管理', '角色管理'],
  ['系统管理', '菜单管理'],
  ['系统管理', '部门管理'],
  ['系统管理', '数据字典'],
  ['系统管理', '分类字典'],
] as const

const TITLES = ['首页', ...PAGES.map(([, title]) => title)]

const tab = (page: Page, title: string) => page.getByRole('tab', { name: title, exact: true })
const tabs = (page: Page) => page.getByRole('tablist', { name: '打开的页面' }).getByRole('tab')
const shown = (page: Page) => page.getByRole('tabpanel').first()

/** Begins a record in the tab that is shown. */
async function write(page: Page, field: string, text: string): Promise<void> {
  await button(shown(page), '新增').first().click()
  await input(form(page, '新增'), field).fill(text)
}

const written = (page: Page, field: string) => input(form(page, '新增'), field)

test('ten open tabs keep what was begun in them, also through a reload', async ({ admin }) => {
  admin.on('dialog', question => question.accept())
  await admin.goto('/')
  const lecturers = await openByMenu(admin, '在线课程', '讲师管理')
  await lecturers.search('姓名', '张')
  await expect(admin).toHaveURL(/\/course\/lecturer\?f\.name=/)
  await write(admin, '姓名', '半个讲师')
  // A dialog covers its page only: menu and tabs lead on.
  for (const [group, title] of PAGES.slice(1)) await openByMenu(admin, group, title)
  await expect(tabs(admin)).toHaveText(TITLES)
  await tab(admin, '角色管理').click()
  await write(admin, '角色名称', '半个角色')
  await tab(admin, '数据字典').click()
  await write(admin, '字典名称', '半个字典')

  await tab(admin, '讲师管理').click()
  await expect(admin).toHaveURL(/\/course\/lecturer\?f\.name=/)
  await expect(admin).toHaveTitle('讲师管理 · 审计大数据治理与分析系统')
  await expect(written(admin, '姓名')).toHaveValue('半个讲师')
  await expect(input(lecturers.query, '姓名')).toHaveValue('张')
  await admin.keyboard.press('Alt+PageUp')
  await expect(admin).toHaveTitle('审计大数据治理与分析系统')
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await admin.goBack()
  await expect(written(admin, '姓名')).toHaveValue('半个讲师')

  await admin.reload()
  await expect(tabs(admin)).toHaveText(TITLES)
  await expect(tab(admin, '讲师管理')).toHaveAttribute('aria-selected', 'true')
  await expect(input(new List(shown(admin)).query, '姓名')).toHaveValue('张')
  for (const [title, field, text] of [
    ['讲师管理', '姓名', '半个讲师'],
    ['角色管理', '角色名称', '半个角色'],
    ['数据字典', '字典名称', '半个字典'],
  ] as const) {
    await tab(admin, title).click()
    await button(shown(admin), '新增').first().click()
    await button(form(admin, '新增'), '恢复').click()
    await expect(written(admin, field)).toHaveValue(text)
  }
})

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
