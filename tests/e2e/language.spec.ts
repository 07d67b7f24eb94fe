import { expect, PEOPLE, test } from './support/fixtures'
import { input } from './support/pages'
import { signIn } from './support/sign-in'

const accountMenu = /^Account menu of /

test('is chosen before sign-in, holds for screens, menus and dictionaries, and goes back in the user menu', { tag: '@whole' }, async ({
  page,
}) => {
  await page.goto('/user/login')
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await input(page, 'Account').fill(PEOPLE.admin.username)
  await page.getByLabel('Password', { exact: true }).fill(PEOPLE.admin.password)
  await page.getByRole('slider', { name: 'Drag the slider to verify' }).press('End')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('button', { name: accountMenu })).toBeVisible()

  await page.goto('/course/lecturer')
  await expect(page.getByRole('heading', { name: 'Lecturers', level: 1 })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Level' })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: /lecturer$/i }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Add lecturer' })
  await input(form, 'Name').fill('Ada')

  // The form over the page is a question of its own: the language does not change under it unasked.
  const asked = page.getByRole('dialog', { name: 'Change the language' })
  await form.getByRole('button', { name: 'Full screen' }).focus()
  const askFor = async (entry: string) => {
    await page.getByRole('button', { name: accountMenu, includeHidden: true }).dispatchEvent('click')
    await page.getByRole('menuitem', { name: entry, includeHidden: true }).dispatchEvent('click')
  }
  await askFor('中文')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(input(form, 'Name')).toHaveValue('Ada')
  await askFor('中文')
  await asked.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: '讲师管理', level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test('fits a small screen', { tag: '@whole' }, async ({ open }) => {
  const page = await open(null, { viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => localStorage.setItem('weft:language', 'zh'))
  await signIn(page, PEOPLE.admin)
  await page.addInitScript(() => localStorage.setItem('weft:language', 'en'))
  for (const path of ['/dashboard/analysis', '/course/lecturer', '/isystem/user']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\p{Script=Latin}/u)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
  }
})
