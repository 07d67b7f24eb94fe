import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, PEOPLE, type Person, test } from './support/fixtures'
import { addLecturers, LECTURERS } from './support/lecturers'
import { button, dialog, menu, okButton, openList } from './support/pages'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }

/** Pages of the administrator; each is a test of its own, for axe takes its time on a slow machine. */
const PAGES = [
  '/dashboard/analysis',
  '/test/home',
  '/403',
  '/404',
  '/500',
  '/isystem/user',
  '/isystem/roleUserList',
  '/isystem/permission',
  '/isystem/depart',
  '/isystem/dict',
  '/isys/category',
  '/isystem/annountCement',
  '/isps/userAnnouncement',
  LECTURERS,
  '/course/category',
  '/course/comment',
] as const

/** Pages before the sign-in, besides that of the sign-in itself. */
const OUTSIDE = ['/user/register', '/user/register-result', '/user/alteration'] as const

/** Lists by the kinds of fields that their forms have. */
const FORMS = ['/isystem/user', '/isystem/permission', '/isystem/annountCement', LECTURERS] as const

type Appearance = 'light' | 'dark'

/** As another window of the same person would change it. Nobody has the look of whoever was here last. */
async function wear(page: Page, person: Person | null, appearance: Appearance): Promise<void> {
  const name = `weft:${person === null ? '' : PEOPLE[person].username}:theme`
  const kept = JSON.stringify({ value: { appearance }, expire: null })
  await page.evaluate(
    ([key = '', value = '']) => {
      localStorage.setItem(key, value)
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    },
    [name, kept],
  )
  await expect(page.locator('html')).toHaveAttribute('data-appearance', appearance)
}

/** Nothing moves or is on its way: what fades in has too little contrast for a moment. */
async function expectStill(page: Page): Promise<void> {
  await expect(page.locator('.ant-spin-spinning, .ant-skeleton-active, [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(one => one.playState === 'running' && one.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY).length,
    )
  await expect.poll(moving).toBe(0)
}

/**
 * No violation that keeps people out. While a dialog stands, it alone is looked at: what is behind its mask is dimmed on purpose
 * and out of reach.
 */
async function expectAccessible(page: Page): Promise<void> {
  await expectStill(page)
  // Only what is looked at below is worked out.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const open = await page.getByRole('dialog').count()
  const { violations } = await (open > 0 ? builder.include('[role=dialog]') : builder).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    serious.map(({ id, nodes }) => [id, ...nodes.map(node => node.html.slice(0, 200))]),
    page.url(),
  ).toEqual([])
}

/** What stands there now, in a wide light window and in a narrow dark one; it is wide and light again then. */
async function expectForEverybody(page: Page, person: Person | null = 'admin'): Promise<void> {
  await expectAccessible(page)
  await wear(page, person, 'dark')
  await page.setViewportSize(NARROW)
  await expectAccessible(page)
  await wear(page, person, 'light')
  await page.setViewportSize(WIDE)
}

const expectDrawn = (page: Page) => expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible()

const focused = (one: Locator) => one.evaluate(element => element.contains(document.activeElement))

/** A dialog that has just opened hears no key before it has the focus. */
async function leave(page: Page): Promise<void> {
  await expect.poll(() => focused(dialog(page))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
}

const userButton = (page: Page) => page.getByRole('button', { name: /的账户菜单$/ })

/** Chooses in the menu of whoever is signed in. */
async function chooseForSelf(page: Page, entry: string): Promise<void> {
  await userButton(page).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test.describe('everybody can use, wide and narrow, light and dark,', () => {
  test('the page of the sign-in', async ({ open }) => {
    const page = await open(null, { viewport: WIDE })
    await page.goto('/user/login')
    await button(page, '登录').click()
    await expect(page.getByText('请输入账号!')).toBeVisible()
    await expectForEverybody(page, null)
    await page.getByRole('tab', { name: '手机号登录' }).click()
    await button(page, '登录').click()
    await expect(page.getByText('请输入手机号!')).toBeVisible()
    await expectForEverybody(page, null)
  })

  for (const path of OUTSIDE) {
    test(path, async ({ open }) => {
      const page = await open(null, { viewport: WIDE })
      await page.goto(path)
      await expectDrawn(page)
      const next = page.getByRole('button', { name: /^(注册|下一步)$/ })
      if ((await next.count()) > 0) await next.click()
      await expectForEverybody(page, null)
    })
  }

  for (const path of PAGES) {
    test(path, async ({ open }) => {
      const page = await open('admin', { viewport: WIDE })
      await page.goto(path)
      await expectDrawn(page)
      await expectForEverybody(page)
    })
  }

  for (const path of FORMS) {
    test(`the form of ${path}, with what is wrong in it`, async ({ open }) => {
      const page = await open('admin', { viewport: WIDE })
      const list = await openList(page, path)
      await list.tool('新增')
      await button(dialog(page), '保存').click()
      await expect(dialog(page).getByText('不能为空!').first()).toBeVisible()
      await expectForEverybody(page)
    })
  }

  test('a record', async ({ open }) => {
    const page = await open('admin', { viewport: WIDE })
    const prefix = await addLecturers(page, 1)
    const list = await openList(page, LECTURERS)
    await list.search('姓名', prefix)
    await expect(list.rows).toHaveCount(1)
    await list.act(list.row(`${prefix}-01`), '详情')
    await expect(dialog(page).getByText('初级讲师')).toBeVisible()
    await expectForEverybody(page)
  })

  test('the advanced query and the column settings', async ({ open }) => {
    const page = await open('admin', { viewport: WIDE })
    const list = await openList(page, LECTURERS)
    await button(list.query, '高级查询').click()
    await expect(dialog(page).getByText('高级查询构造器')).toBeVisible()
    await expectForEverybody(page)
    await leave(page)
    await button(list.toolbar, '列设置').click()
    await expect(page.getByRole('checkbox', { name: '显示 姓名' })).toBeVisible()
    await expectForEverybody(page)
  })

  test('the grants of a role, and what can be done with a tab or a row', async ({ open }) => {
    const page = await open('admin', { viewport: WIDE })
    const roles = await openList(page, '/isystem/roleUserList')
    await roles.row('auditor').getByRole('button', { name: /^更多/ }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { selected: true }).click({ button: 'right' })
    await expect(page.getByRole('menuitem', { name: '关闭其他' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await roles.act(roles.row('auditor'), '授权')
    await expect(dialog(page).getByRole('tree', { name: '菜单和按钮权限' })).toBeVisible()
    await expectForEverybody(page)
  })

  test('messages', async ({ open }) => {
    const page = await open('admin', { viewport: WIDE })
    await page.goto('/test/home')
    await page.getByRole('button', { name: /^消息/ }).click()
    await page.locator('.weft-notice').first().waitFor()
    await expectForEverybody(page)
    await page.locator('.weft-notice').first().click()
    await expect(dialog(page).getByText('发布人：')).toBeVisible()
    await expectForEverybody(page)
  })

  test('the search of the menu, and the menu of a narrow window', async ({ open }) => {
    const page = await open('admin', { viewport: WIDE })
    await page.goto('/test/home')
    await expectDrawn(page)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: '搜索菜单' })).toBeFocused()
    await expectForEverybody(page)
    await leave(page)
    await page.setViewportSize(NARROW)
    await button(page, '展开菜单').click()
    await expect(menu(page)).toBeVisible()
    await expectAccessible(page)
  })

  test('their menu and their password', async ({ open }) => {
    const page = await open('admin', { viewport: WIDE })
    await page.goto('/test/home')
    await userButton(page).click()
    await expect(page.getByRole('menuitem', { name: '系统设置' })).toBeVisible()
    await expectForEverybody(page)
    await page.keyboard.press('Escape')
    await chooseForSelf(page, '修改密码')
    await okButton(dialog(page)).click()
    await expect(dialog(page).getByText('请输入旧密码!')).toBeVisible()
    await expectForEverybody(page)
  })

  test('their second factor and their look', async ({ open }) => {
    const page = await open('admin', { viewport: WIDE })
    await page.goto('/test/home')
    await chooseForSelf(page, '动态口令')
    await expect(dialog(page).getByText('动态口令（二次验证）')).toBeVisible()
    await expectForEverybody(page)
    await leave(page)
    await chooseForSelf(page, '系统设置')
    await expect(dialog(page).getByText('整体风格设置')).toBeVisible()
    await expectForEverybody(page)
  })
})

/** Presses a key until the focus is in a place, as somebody without a mouse does. */
async function pressUntil(page: Page, key: string, place: Locator): Promise<void> {
  for (let presses = 0; presses < 60 && !(await focused(place)); presses++) await page.keyboard.press(key)
  expect(await focused(place), `${key} leads to ${place}`).toBe(true)
}

/** The first row of the list in front. */
const firstRow = (page: Page) => page.locator('.ant-table-tbody tr.ant-table-row').filter({ visible: true }).first()

test.describe('by keyboard alone people come', () => {
  test('from the menu to a list, from a row into a dialog and back to it, and through the tabs', async ({ open }) => {
    const page = await open('admin')
    await page.goto('/test/home')
    const group = menu(page).getByRole('menuitem', { name: '在线课程' })
    await expect(group).toBeVisible()
    await pressUntil(page, 'Tab', menu(page).getByRole('menu'))
    await pressUntil(page, 'ArrowDown', group)
    await page.keyboard.press('Enter')
    const entry = menu(page).getByRole('menuitem', { name: '讲师管理' })
    await expect(entry).toBeVisible()
    await pressUntil(page, 'ArrowDown', entry)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: '讲师管理' })).toBeVisible()
    await expect(firstRow(page)).toBeVisible()
    const more = firstRow(page).getByRole('button', { name: /^更多/ })
    await pressUntil(page, 'Tab', more)
    await expect(more).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('Enter')
    const copy = page.getByRole('menuitem', { name: '复制' })
    await expect(copy).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('textbox', { name: '姓名' })).toBeFocused()
    await leave(page)
    await expect(more).toBeFocused()
    const tabs = page.getByRole('tablist', { name: '打开的页面' }).getByRole('tab')
    await pressUntil(page, 'Shift+Tab', tabs.last())
    const count = await tabs.count()
    await page.keyboard.press('ArrowLeft')
    await expect(tabs.nth(count - 2)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Delete')
    await expect(tabs).toHaveCount(count - 1)
    await expect(tabs.last()).toBeFocused()
  })

  test('by the search to a page, into their own menu and their messages, and out of them again', async ({ open }) => {
    const page = await open('admin')
    await page.goto('/test/home')
    await expectDrawn(page)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: '搜索菜单' })).toBeFocused()
    await page.keyboard.type('yhgl')
    await expect(page.getByRole('option', { name: /用户管理/, selected: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: '用户管理' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    const person = userButton(page)
    await pressUntil(page, 'Shift+Tab', person)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: '系统设置' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(person).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: '系统设置' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: '修改密码' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByPlaceholder('请输入旧密码')).toBeFocused()
    await leave(page)
    await expect(person).toBeFocused()
    const bell = page.getByRole('button', { name: /^消息/ })
    await pressUntil(page, 'Shift+Tab', bell)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: '通知消息' })).toBeFocused()
    const notice = page.locator('.weft-notice').first()
    await notice.waitFor()
    await pressUntil(page, 'Tab', notice)
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText('发布人：')).toBeVisible()
    await leave(page)
    await expect(bell).toBeFocused()
  })
})
