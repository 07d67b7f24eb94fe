import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { agree, button, form, input, menu, message, openByMenu } from './support/pages'

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

test('a tab is found as it was left: its query, its page, where it was scrolled to, and its place after a reload', async ({ admin }) => {
  await admin.goto('/')
  const users = await openByMenu(admin, '系统管理', '用户管理')
  const everybody = await users.total.innerText()
  await users.search('用户姓名', '张')
  await expect(admin).toHaveURL(/f\./)
  await expect(users.total).not.toHaveText(everybody)
  const found = await users.total.innerText()
  await tab(admin, '首页').click()
  await admin.setViewportSize({ width: 1440, height: 500 })
  await expect(admin.getByRole('heading', { name: '最近动态' })).toBeVisible()
  await admin.evaluate(() => window.scrollTo(0, 240))
  await expect.poll(() => admin.evaluate(() => window.scrollY)).toBe(240)
  await tab(admin, '用户管理').click()
  await expect.poll(() => admin.evaluate(() => window.scrollY)).toBe(0)
  await expect(input(users.query, '用户姓名')).toHaveValue('张')
  await expect(users.total.filter({ visible: true })).toHaveText(found)
  await tab(admin, '首页').click()
  await expect.poll(() => admin.evaluate(() => window.scrollY)).toBe(240)
  await expect(admin).toHaveTitle('审计大数据治理与分析系统')
  await tab(admin, '用户管理').click()
  await expect(admin).toHaveTitle('用户管理 · 审计大数据治理与分析系统')
  await admin.reload()
  await expect(tabs(admin)).toHaveText(['首页', '用户管理'])
  await expect(input(users.query, '用户姓名')).toHaveValue('张')
  await expect(users.total.filter({ visible: true })).toHaveText(found)
})

test('home stays, the last page stays; the menu of a tab refreshes it and closes what is left and right of it', { tag: '@whole' }, async ({
  admin,
}) => {
  await admin.goto('/')
  await expect(tab(admin, '首页')).toBeVisible()
  await tab(admin, '首页').press('Delete')
  await message(admin, '这是最后一页，不能再关闭了啦')
  for (const title of ['角色管理', '用户管理', '部门管理', '数据字典']) await openByMenu(admin, '系统管理', title)
  await tab(admin, '首页').focus()
  await admin.keyboard.press('Delete')
  await message(admin, '首页不能关闭!')
  await tab(admin, '首页').click({ button: 'middle' })
  await message(admin, '首页不能关闭!')
  await expect(tab(admin, '首页').locator('.weft-tab-close')).toHaveCount(0)

  await tab(admin, '部门管理').click({ button: 'right' })
  await admin.getByRole('menuitem', { name: '关闭右侧' }).click()
  await expect(tabs(admin)).toHaveText(['首页', '角色管理', '用户管理', '部门管理'])
  await expect(tab(admin, '部门管理')).toHaveAttribute('aria-selected', 'true')
  await tab(admin, '用户管理').click({ button: 'right' })
  await admin.getByRole('menuitem', { name: '关闭左侧' }).click()
  await expect(tabs(admin)).toHaveText(['首页', '用户管理', '部门管理'])

  await tab(admin, '用户管理').click()
  await input(shown(admin), '用户姓名').fill('不要了')
  await tab(admin, '用户管理').click({ button: 'right' })
  const read = admin.waitForResponse(/\/sys\/user\/list/)
  await admin.getByRole('menuitem', { name: '刷新' }).click()
  await read
  await expect(input(shown(admin), '用户姓名')).toHaveValue('')
  await tab(admin, '用户管理').locator('.weft-tab-close').click()
  await expect(tab(admin, '部门管理'), 'its neighbour is shown').toHaveAttribute('aria-selected', 'true')
  await expect(admin).toHaveURL(/\/isystem\/depart/)
})

test('a page that names what it shows renames its tab; opened with something else it is another tab', { tag: '@whole' }, async ({
  admin,
}) => {
  const addressOf = (departName: string) =>
    `/screens/system/depart-role?with=${encodeURIComponent(JSON.stringify({ departId: '', departName }))}`
  await admin.goto(addressOf('甲'))
  await expect(tab(admin, '部门角色 甲')).toHaveAttribute('aria-selected', 'true')
  await expect(admin).toHaveTitle('部门角色 甲 · 审计大数据治理与分析系统')
  await admin.goto(addressOf('乙'))
  await expect(tabs(admin)).toHaveText(['首页', '部门角色 甲', '部门角色 乙'])
})
