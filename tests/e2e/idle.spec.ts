import type { Page } from '@playwright/test'
import { expect, PEOPLE, test } from './support/fixtures'
import { LECTURERS } from './support/lecturers'
import { newPerson, roleWithEverything } from './support/newcomers'
import { button, dialog, input, openList } from './support/pages'
import { fillLogin, pressLogin, signIn } from './support/sign-in'
import type { Watch } from './support/watch'

const TYPED = '未保存的讲师'
const MINUTE = 60_000
/** 120 minutes, less the one by which the page is ahead of the server. */
const LIMIT = 119 * MINUTE
const warning = (page: Page) => page.getByRole('alertdialog', { name: '登录即将超时' })
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('Access-Token'))

/** A session of its own: the others of this worker go on with theirs. The clock is that of all windows of the browser. */
async function enter(page: Page, watch: Watch): Promise<void> {
  // What is still loaded ahead when hours pass in a moment has taken hours.
  watch.expect(/Loading chunk failed: timeout/)
  await page.clock.install()
  await signIn(page, PEOPLE.admin)
}

test('a user who does nothing is warned, signed out, and finds the typed form again', { tag: '@whole' }, async ({ open, watch }) => {
  const page = await open(null)
  await enter(page, watch)
  const list = await openList(page, LECTURERS)
  const address = page.url()
  await list.tool('新增')
  await input(dialog(page), '姓名').fill(TYPED)

  await page.clock.fastForward(LIMIT - MINUTE)
  await expect(warning(page)).toBeVisible()
  await expect(warning(page).getByRole('timer')).toHaveText(/^\d+ 秒后将自动退出登录$/)
  await expect(warning(page)).toHaveAccessibleDescription(/^您已长时间没有操作，是否继续使用？/)
  await expect(warning(page).getByRole('button', { name: '继续使用' })).toBeFocused()
  await page.mouse.move(300, 300)
  await page.keyboard.press('Shift')
  await expect(warning(page), 'a bumped table is no answer').toBeVisible()

  await page.keyboard.press('Enter')
  await expect(warning(page)).toBeHidden()
  await expect(input(dialog(page), '姓名'), 'the focus is back where it was').toBeFocused()
  await page.clock.fastForward(LIMIT - 3 * MINUTE)
  await expect(warning(page)).toBeHidden()

  watch.expect(/Token失效|status of (401|500)/)
  await page.clock.fastForward(4 * MINUTE)
  await expect(page).toHaveURL(/\/user\/login\?redirect=/)
  await expect(page.getByRole('status').filter({ hasText: '由于长时间没有操作，您已自动退出登录，请重新登录' })).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
  await expect(page.getByText('讲师管理')).toHaveCount(0)

  await fillLogin(page, PEOPLE.admin)
  await pressLogin(page)
  await expect(page).toHaveURL(address)
  await list.tool('新增')
  await expect(dialog(page).getByText(/^发现未保存的草稿/)).toBeVisible()
  await button(dialog(page), '恢复').click()
  await expect(input(dialog(page), '姓名')).toHaveValue(TYPED)
})

test('who signs in next on the page of a user who did nothing sees nothing of that user', { tag: '@whole' }, async ({
  admin,
  open,
  watch,
}) => {
  const second = await newPerson(admin, await roleWithEverything(admin))
  const page = await open(null)
  await enter(page, watch)
  const list = await openList(page, LECTURERS)
  await list.tool('新增')
  await input(dialog(page), '姓名').fill(TYPED)
  watch.expect(/Token失效|status of (401|500)/)
  await page.clock.fastForward(LIMIT)
  await page.clock.fastForward(2 * MINUTE)
  await expect(page).toHaveURL(/\/user\/login\?redirect=/)
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('')

  await fillLogin(page, second)
  await pressLogin(page)
  await expect(page, 'the place of the first user is not theirs').toHaveURL(/\/dashboard\/analysis$/)
  await expect(page.getByRole('tab')).toHaveText(['首页'])
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }))
  expect(await stored()).not.toMatch(/"username\\*":\\*"admin|管理员/)
  await openList(page, LECTURERS)
  await list.tool('新增')
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByText(/^发现未保存的草稿/)).toHaveCount(0)
  await expect(input(dialog(page), '姓名')).toHaveValue('')
})

test('a user who types for hours without a call stays signed in, and windows share what the user does', { tag: '@whole' }, async ({
  open,
  watch,
}) => {
  const page = await open(null)
  await enter(page, watch)
  const other = await page.context().newPage()
  await other.goto('/dashboard/analysis', { waitUntil: 'networkidle' })
  const token = await tokenOf(page)
  for (let step = 0; step < 4; step++) {
    await page.clock.fastForward(100 * MINUTE)
    await page.keyboard.press('Shift')
  }
  await expect(warning(page)).toBeHidden()
  await expect(warning(other)).toBeHidden()
  expect(await tokenOf(page)).toBe(token)

  await page.clock.fastForward(LIMIT - MINUTE)
  await expect(warning(other)).toBeVisible()
  await expect(warning(page)).toBeVisible()
  await warning(page).getByRole('button', { name: '继续使用' }).click()
  await expect(warning(page)).toBeHidden()
  await expect(warning(other), 'answered in the first window').toBeHidden()
})
