import type { Page } from '@playwright/test'
import { must, rowsOf, unique } from './support/calls'
import { expect, PEOPLE, test } from './support/fixtures'
import { signIn } from './support/sign-in'

const ANNOUNCEMENTS = '/sys/annountCement'

/** Releases an announcement to all, past the screen. */
async function release(admin: Page, values: object = {}): Promise<string> {
  const titile = unique('通告')
  await must(admin, 'POST', `${ANNOUNCEMENTS}/add`, { titile, msgContent: `<p>${titile}的内容</p>`, priority: 'H', ...values })
  const { records } = await rowsOf(admin, ANNOUNCEMENTS, `titile=${encodeURIComponent(titile)}`)
  await must(admin, 'GET', `${ANNOUNCEMENTS}/doReleaseData?id=${records[0]?.id}`)
  return titile
}

const bellOf = (page: Page) => page.getByRole('button', { name: /^消息(，|$)/ })
const countOf = async (page: Page) => Number(/(\d+)条/.exec((await bellOf(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0)

test('what is released is counted at once, opened, read and handled; the page of all messages follows', async ({ admin, open }) => {
  const auditor = await open('auditor')
  await auditor.goto('/')
  await expect(bellOf(auditor)).toHaveAccessibleName(/\d+条未读/)
  const before = await countOf(auditor)
  await admin.goto('/')
  const title = await release(admin, { openType: 'url', openPage: '/course/lecturer' })
  await expect.poll(() => countOf(auditor)).toBe(before + 1)
  await bellOf(auditor).click()
  await auditor.getByRole('button', { name: title }).click()
  const dialog = auditor.getByRole('dialog', { name: '通知消息' })
  await expect(dialog).toContainText(`${title}的内容`)
  await expect.poll(() => countOf(auditor)).toBe(before)
  await dialog.getByRole('button', { name: '去处理' }).click()
  await expect(auditor).toHaveURL(/\/course\/lecturer/)
  await bellOf(auditor).click()
  await auditor.getByRole('button', { name: '查看更多' }).click()
  await expect(auditor.getByRole('row', { name: title })).toContainText('已读')
  await auditor.getByRole('button', { name: '全部标记已读' }).click()
  await auditor.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(bellOf(auditor)).toHaveAccessibleName('消息')
  await auditor.getByRole('row', { name: title }).getByRole('button', { name: '查看' }).click()
  await expect(auditor.getByRole('dialog', { name: '通知消息' })).toContainText(`${title}的内容`)
})

test('an open page hears again after the server was away; a session that is revoked asks to sign in', async ({
  admin,
  open,
  server,
  watch,
}) => {
  watch.expect(/Failed to load resource|ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE/)
  // A page without parts that it would still be loading when the server goes.
  await admin.goto('/test/home')
  const page = await open(null)
  await signIn(page, PEOPLE.auditor)
  await page.goto('/test/home')
  await release(admin)
  await expect(bellOf(page)).toHaveAccessibleName(/\d+条未读/)
  const before = await countOf(page)
  const again = page.waitForEvent('websocket', { timeout: 40_000 })
  await server.restart()
  await again
  await release(admin)
  await expect.poll(() => countOf(page), { timeout: 20_000 }).toBe(before + 1)
  const token = await page.evaluate(() => String(JSON.parse(localStorage.getItem('Access-Token') ?? '{}').value))
  await fetch(`${server.url}/jeecg-boot/sys/logout`, { method: 'POST', headers: { 'x-access-token': token } })
  await expect(page.getByRole('dialog').getByText('很抱歉，登录已过期，请重新登录')).toBeVisible()
})
