import type { Page } from '@playwright/test'
import { unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { addLecturers, LECTURERS } from './support/lecturers'
import { button, choose, dialog, input, menu, message, openList } from './support/pages'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Nothing sticks out of the window: a page is never pushed sideways. */
async function expectNoOverflow(page: Page): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBeLessThanOrEqual(390)
}

test('on a phone the menu is a drawer', async ({ open }) => {
  const page = await open('admin', PHONE)
  await page.goto('/')
  await expect(menu(page)).toHaveCount(0)
  await expectNoOverflow(page)
  await button(page, '展开菜单').click()
  const drawer = page.locator('.weft-drawer .ant-drawer-content-wrapper')
  await expect(drawer).toHaveCSS('width', '200px')
  await menu(page).getByRole('menuitem', { name: '在线课程' }).click()
  await menu(page).getByRole('link', { name: '讲师管理' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '讲师管理' })).toBeVisible()
  await expect(drawer).toBeHidden()
  await expectNoOverflow(page)
})

test('on a phone a list can be searched and a record added', { tag: '@whole' }, async ({ open }) => {
  const page = await open('admin', PHONE)
  const prefix = await addLecturers(page, 3)
  const list = await openList(page, LECTURERS)
  await list.openQuery()
  await list.search('姓名', prefix)
  await expect(list.rows).toHaveCount(3)
  await expectNoOverflow(page)
  const name = unique('机')
  await list.tool('新增')
  await expectNoOverflow(page)
  await input(dialog(page), '姓名').fill(name)
  await choose(dialog(page), '级别', '中级讲师')
  const save = button(dialog(page), '保存')
  await save.scrollIntoViewIfNeeded()
  await save.click()
  await message(page, '添加成功！')
  await list.query.getByRole('button', { name: '去除条件 姓名' }).click()
  await list.openQuery()
  await list.search('姓名', name)
  await expect(list.rows).toHaveCount(1)
  await list.act(list.row(name), '详情')
  await expect(dialog(page).getByText('中级讲师')).toBeVisible()
  // People know each other by name, not by account.
  const maker = dialog(page).getByRole('row', { name: '创建人 管理员' })
  await expect(maker).toHaveCount(1)
  // The values have the room, not their titles.
  await expect(maker.getByRole('rowheader')).toHaveCSS('width', '104px')
  await expectNoOverflow(page)
})

test('on a phone rows are cards, and the query is a line with its filters', { tag: '@whole' }, async ({ open }) => {
  const page = await open('admin', PHONE)
  const prefix = await addLecturers(page, 12)
  const list = await openList(page, LECTURERS)
  await expect(list.place.getByRole('grid')).toHaveCount(0)
  await list.openQuery()
  await list.search('姓名', prefix)
  // The inputs are gone, and what filters is said.
  await expect(input(list.query, '姓名')).toHaveCount(0)
  await expect(list.query.getByRole('list', { name: '生效的查询条件' })).toContainText(`姓名：${prefix}`)
  await expect(list.query.getByRole('button', { name: '筛选' })).toBeFocused()
  await expect(list.rows).toHaveCount(10)
  await expect(list.total).toHaveText('1-10 共12条')
  const first = list.rows.first()
  await expect(first.getByText('级别')).toHaveCount(0)

  // What is ticked stays ticked while pages are turned.
  await first.getByRole('checkbox').check()
  await page.getByRole('checkbox', { name: '全选' }).check()
  await expect(page.getByText('已选择 10 项')).toBeVisible()
  await button(page, '下一页').click()
  await expect(list.rows).toHaveCount(2)
  await expect(page.getByText('已选择 10 项')).toBeVisible()
  await list.rows.first().getByRole('checkbox').check()
  await expect(page.getByText('已选择 11 项')).toBeVisible()

  // The keyboard goes from title to title, and Enter opens the row.
  const titles = list.rows.locator('.weft-row-card-title')
  await titles.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(titles.nth(1)).toBeFocused()
  const name = await titles.nth(1).innerText()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText(name, { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectNoOverflow(page)
})
