import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { addLecturers, LECTURERS } from './support/lecturers'
import { button, dialog, openList } from './support/pages'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/**
 * No violation that keeps people out. Waits until nothing moves: what fades in has too little contrast for a moment. While a
 * dialog stands, it alone is looked at: what is behind its mask is dimmed on purpose and out of reach.
 */
async function expectAccessible(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(one => one.playState === 'running' && one.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY).length,
      ),
    )
    .toBe(0)
  const builder = new AxeBuilder({ page })
  const open = await page.getByRole('dialog').count()
  const { violations } = await (open > 0 ? builder.include('[role=dialog]') : builder).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => [id, ...nodes.map(node => node.html.slice(0, 200))])).toEqual([])
}

for (const viewport of SIZES) {
  test.describe(`${viewport.width} wide, everybody can use`, () => {
    test('the login page', async ({ open }) => {
      const page = await open(null, { viewport })
      await page.goto('/user/login')
      await button(page, '登录').click()
      await expect(page.getByText('请输入账号!')).toBeVisible()
      await expectAccessible(page)
    })

    test('home and an unknown page', async ({ open }) => {
      const page = await open('admin', { viewport })
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeVisible()
      await expectAccessible(page)
      await page.goto('/404')
      await expect(page.getByText('抱歉，您访问的页面不存在')).toBeVisible()
      await expectAccessible(page)
    })

    test('a list and its form', async ({ open }) => {
      const page = await open('admin', { viewport })
      const prefix = await addLecturers(page, 2)
      const list = await openList(page, LECTURERS)
      await list.search('姓名', prefix)
      await expect(list.rows).toHaveCount(2)
      await expectAccessible(page)
      await list.tool('新增')
      await button(dialog(page), '保存').click()
      await expect(dialog(page).getByText('姓名不能为空!')).toBeVisible()
      await expectAccessible(page)
    })

    test('the details of a record', async ({ open }) => {
      const page = await open('admin', { viewport })
      const prefix = await addLecturers(page, 1)
      const list = await openList(page, LECTURERS)
      await list.search('姓名', prefix)
      await expect(list.rows).toHaveCount(1)
      await list.act(list.row(`${prefix}-01`), '详情')
      await expect(dialog(page).getByText('初级讲师')).toBeVisible()
      await expectAccessible(page)
    })

    test('a tree, and the grants of a role', async ({ open }) => {
      const page = await open('admin', { viewport })
      const departs = await openList(page, '/isystem/depart')
      await expect(departs.rows.first()).toBeVisible()
      await expectAccessible(page)
      const roles = await openList(page, '/isystem/roleUserList')
      await roles.act(roles.row('auditor'), '授权')
      await expect(dialog(page).getByRole('tree', { name: '菜单和按钮权限' })).toBeVisible()
      await expectAccessible(page)
    })

    test('the advanced query and the column settings', async ({ open }) => {
      const page = await open('admin', { viewport })
      const list = await openList(page, LECTURERS)
      await button(list.query, '高级查询').click()
      await expect(dialog(page).getByText('高级查询构造器')).toBeVisible()
      await expectAccessible(page)
      await button(dialog(page), '关闭').click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await button(list.toolbar, '列设置').click()
      await expect(page.getByRole('checkbox', { name: '显示 姓名' })).toBeVisible()
      await expectAccessible(page)
    })
  })
}
