import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { SEVEN_DAYS } from '../../../src/session/expiring-storage'
import { KEYS } from '../../../src/session/keys'

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
  const inside = page.getByRole('button', { name: /的账户菜单$/ })
  // A user who belongs to several departments says for which one they work now.
  const next = page.getByRole('button', { name: '下一步', exact: true })
  await expect(inside.or(next)).toBeVisible()
  if (await next.isVisible()) await next.click()
  await expect(page).not.toHaveURL(/\/user\/login/)
  await expect(inside).toBeVisible()
}

/** What a browser holds of a user who is signed in. */
export type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>

interface LoginAnswer {
  readonly message: string
  readonly result: { readonly token: string; readonly userInfo: object; readonly sysAllDictItems: object } | null
}

/** Signs in past the page, which has tests of its own, and gives what the page would have kept. */
export async function sessionOf(url: string, { username, password }: Credentials): Promise<Session> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${url}/jeecg-boot/sys/login`, { method: 'POST', headers, body: JSON.stringify({ username, password }) })
  const { message, result } = (await answer.json()) as LoginAnswer
  if (!result) throw new Error(`${username} cannot sign in: ${message}`)
  const expire = Date.now() + SEVEN_DAYS
  const kept = [
    [KEYS.username, username],
    [KEYS.userInfo, result.userInfo],
    [KEYS.dictionaries, result.sysAllDictItems],
    [KEYS.token, result.token],
  ] as const
  const localStorage = kept.map(([name, value]) => ({ name, value: JSON.stringify({ value, expire }) }))
  return { cookies: [], origins: [{ origin: url, localStorage }] }
}
