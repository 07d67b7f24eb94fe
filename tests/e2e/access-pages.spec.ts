import { beginAnew, expect, expectDrawn, expectForEverybody, test } from './support/access'
import { MENU_PAGES } from './support/menu-pages'
import { button, dialog } from './support/pages'

test.use({ keepsWindow: true })

/** Pages that no entry of the menu leads to. */
const BESIDE = ['/test/home', '/403', '/404', '/500'] as const

/** Lists whose 新增 opens a dialog or a drawer. */
const WITH_WINDOWS = [
  '/isystem/user',
  '/isystem/dict',
  '/isystem/annountCement',
  '/isystem/fillRule',
  '/course/lecturer',
  '/example/order',
] as const

/** Pages before the sign-in, besides that of the sign-in itself. */
const OUTSIDE = ['/user/register', '/user/register-result', '/user/alteration'] as const

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
    test(path, async ({ counter: page }) => {
      await page.goto(path)
      await expectDrawn(page)
      const next = page.getByRole('button', { name: /^(注册|下一步)$/ })
      if ((await next.count()) > 0) await next.click()
      await expectForEverybody(page, null)
    })
  }

  // Each is a test of its own, for axe takes its time on a slow machine.
  for (const path of [...MENU_PAGES, ...BESIDE]) {
    test(path, async ({ desk: page }) => {
      await page.goto(path)
      await expectDrawn(page)
      await expectForEverybody(page)
    })
  }

  for (const path of WITH_WINDOWS) {
    test(`${path} with its form open`, async ({ desk: page }) => {
      await page.goto(path)
      await button(page.getByRole('toolbar', { name: '工具栏' }).first(), '新增').click()
      await expect(dialog(page)).toBeVisible()
      await expectForEverybody(page)
    })
  }
})
