import { expect, type Page } from '@playwright/test'

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** Fills in the login page that is open, up to its button. */
export async function fillLogin(page: Page, { username, password }: Credentials): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  const slider = page.getByRole('slider', { name: '拖动滑块验证' })
  if ((await slider.getAttribute('aria-readonly')) !== 'true') await slider.press('End')
}

export const pressLogin = (page: Page) => page.getByRole('button', { name: '登录', exact: true }).click()

/** Signs in through the login page and waits for what comes after it. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/user/login')
  await fillLogin(page, credentials)
  await pressLogin(page)
  await expect(page).not.toHaveURL(/\/user\/login/)
  await expect(page.getByRole('button', { name: /的账户菜单$/ })).toBeVisible()
}
