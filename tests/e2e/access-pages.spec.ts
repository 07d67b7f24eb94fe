import type { Page } from '@playwright/test'
import { beginAnew, expect, expectAccessible, expectDrawn, expectForEverybody, leave, test } from './support/access'
import { LECTURERS } from './support/lecturers'
import { MENU_PAGES } from './support/menu-pages'
import { expectUnmoved, expectWholeCells, noteMoves } from './support/page-looks'
import { button, dialog } from './support/pages'

// They only look: each goes to the worker that is free, in whatever order.
test.describe.configure({ mode: 'parallel' })

/** Pages that no entry of the menu leads to. */
const BESIDE = ['/test/home', '/403', '/404', '/500'] as const

/** Pages of ten kinds, which decide about a merge; the others are looked at in the whole. */
const DECIDING: readonly string[] = [
  '/dashboard/analysis',
  '/isystem/user',
  '/isystem/depart',
  '/isystem/dict',
  '/isystem/logSeal',
  '/monitor/server',
  '/data/sheet',
  '/unstructur/search',
  LECTURERS,
  '/example/order',
]

/** Lists whose 新增 opens a dialog or a drawer. */
const WITH_WINDOWS: readonly string[] = [
  '/isystem/user',
  '/isystem/dict',
  '/isystem/annountCement',
  '/isystem/fillRule',
  LECTURERS,
  '/example/order',
]

/** Lists with rows of the demo. */
const WITH_ROWS: readonly string[] = [
  '/isystem/user',
  '/isystem/roleUserList',
  '/isystem/position',
  '/isystem/dict',
  '/isystem/annountCement',
  '/isys/tenant',
  LECTURERS,
  '/course/comment',
  '/online/report',
  '/isystem/checkRule',
  '/example/sale',
  '/example/job',
  '/example/branch',
  '/example/picker',
  '/isystem/fillRule',
]

/** Pages that are loaded as well: what comes before their data is the same for all. */
const LOADED: readonly string[] = ['/dashboard/analysis', LECTURERS]

/** Pages before the sign-in, besides that of the sign-in itself. */
const OUTSIDE = ['/user/register', '/user/register-result', '/user/alteration'] as const

/** The window of the first record, where the list shows one. */
async function expectRecord(page: Page): Promise<void> {
  const row = page.locator('.weft-list .weft-grid-body > .weft-grid-row').filter({ visible: true }).first()
  if ((await button(row, '详情').count()) === 0) return
  await button(row, '详情').click()
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await leave(page)
}

/** What 新增 above the list opens: a dialog, a drawer, or a page in the place of the list. It stays open. */
async function expectForm(page: Page): Promise<void> {
  // In a grid of bulk editing the button of that name adds a row.
  const add = button(page.locator('.weft-list').getByRole('toolbar', { name: '工具栏', exact: true }).first(), '新增')
  if ((await add.count()) === 0) return
  await add.click()
  await expect(dialog(page).or(page.locator('.weft-form-page-head')).first()).toBeVisible()
  await expectAccessible(page)
}

test.describe('everybody can use, wide and narrow, light and dark,', () => {
  test('the page of the sign-in', async ({ counter: page }) => {
    await page.goto('/user/login')
    await button(page, '登录').click()
    await expect(page.getByText('请输入账号!')).toBeVisible()
    await expectForEverybody(page, null)
    await beginAnew(page, null)
    await page.getByRole('tab', { name: '手机号登录' }).click()
    await button(page, '登录').click()
    await expect(page.getByText('请输入手机号!')).toBeVisible()
    await expectForEverybody(page, null)
  })

  for (const path of OUTSIDE) {
    test(path, { tag: '@whole' }, async ({ counter: page }) => {
      await page.goto(path)
      await expectDrawn(page)
      const next = page.getByRole('button', { name: /^(注册|下一步)$/ })
      if ((await next.count()) > 0) await next.click()
      await expectForEverybody(page, null)
    })
  }

  for (const path of LOADED) {
    test(`${path}, of which nothing moves while it is loaded`, { tag: path === LECTURERS ? [] : '@whole' }, async ({ visitor: page }) => {
      await page.goto(path)
      await expectDrawn(page)
      await expectUnmoved(page)
    })
  }

  test('/isystem/logSeal where its blocks have room for fewer columns, of which nothing moves', { tag: '@whole' }, async ({
    visitor: page,
  }) => {
    await page.setViewportSize({ width: 1200, height: 900 })
    await page.goto('/isystem/logSeal')
    await expectDrawn(page)
    await expectUnmoved(page)
  })

  // Opening a page costs as much as looking at it: what is to be seen of it is looked at once.
  for (const path of MENU_PAGES) {
    const rows = WITH_ROWS.includes(path)
    const title = `${path} and its windows, of which nothing moves when its data comes${rows ? ' and no name or amount is cut at 1440 px' : ''}`
    test(title, { tag: DECIDING.includes(path) ? [] : '@whole' }, async ({ desk: page }) => {
      await noteMoves(page)
      await page.goto(path)
      await expectDrawn(page)
      await expectUnmoved(page)
      if (rows) await expectWholeCells(page)
      await expectRecord(page)
      if (WITH_WINDOWS.includes(path)) {
        await expectForm(page)
        await expect(dialog(page)).toBeVisible()
        await leave(page)
      }
      await expectForEverybody(page)
      await expectForm(page)
    })
  }

  for (const path of BESIDE) {
    test(path, { tag: '@whole' }, async ({ desk: page }) => {
      await page.goto(path)
      await expectDrawn(page)
      await expectForEverybody(page)
    })
  }
})
