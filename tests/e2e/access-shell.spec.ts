import {
  beginAnew,
  chooseForSelf,
  expect,
  expectAccessible,
  expectDrawn,
  expectForEverybody,
  leave,
  NARROW,
  test,
  userButton,
} from './support/access'
import { releaseTo } from './support/notices'
import { button, dialog, menu, okButton } from './support/pages'

test.describe('everybody can use, wide and narrow, light and dark,', () => {
  test('messages', async ({ desk: page }) => {
    const title = await releaseTo(page, 'admin')
    await page.goto('/test/home')
    await page.getByRole('button', { name: /^消息/ }).click()
    const notice = page.getByRole('button', { name: title })
    await notice.waitFor()
    await expectForEverybody(page)
    await beginAnew(page)
    await notice.click()
    await expect(dialog(page).getByText('发布人：')).toBeVisible()
    await expectForEverybody(page)
  })

  test('the search of the menu, and the menu of a narrow window', { tag: '@whole' }, async ({ desk: page }) => {
    await page.goto('/test/home')
    await expectDrawn(page)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: '搜索菜单' })).toBeFocused()
    await expectForEverybody(page)
    await beginAnew(page)
    await leave(page)
    await page.setViewportSize(NARROW)
    await button(page, '展开菜单').click()
    await expect(menu(page)).toBeVisible()
    await expectAccessible(page)
  })

  test('their menu and their password', { tag: '@whole' }, async ({ desk: page }) => {
    await page.goto('/test/home')
    await userButton(page).click()
    await expect(page.getByRole('menuitem', { name: '系统设置' })).toBeVisible()
    await expectForEverybody(page)
    await beginAnew(page)
    await page.keyboard.press('Escape')
    await chooseForSelf(page, '修改密码')
    await okButton(dialog(page)).click()
    await expect(dialog(page).getByText('请输入旧密码!')).toBeVisible()
    await expectForEverybody(page)
  })

  test('their second factor, their storage and their look', { tag: '@whole' }, async ({ desk: page }) => {
    await page.goto('/test/home')
    await chooseForSelf(page, '动态口令')
    await expect(dialog(page).getByText('动态口令（二次验证）')).toBeVisible()
    await expectForEverybody(page)
    await beginAnew(page)
    await leave(page)
    await chooseForSelf(page, '存储空间')
    await expect(dialog(page).getByRole('progressbar', { name: '个人空间' })).toBeVisible()
    await expectForEverybody(page)
    await beginAnew(page)
    await leave(page)
    await chooseForSelf(page, '系统设置')
    await expect(dialog(page).getByText('整体风格设置')).toBeVisible()
    await expectForEverybody(page)
  })
})
