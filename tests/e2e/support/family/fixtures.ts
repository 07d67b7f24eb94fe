import { test as base, expect, type Page } from '@playwright/test'
import { Emulator } from '../../../emulator/emulator'
import type { Release } from '../../../emulator/generation'
import { PASSWORD } from '../../../emulator/seed'
import { lastingPort } from '../../../helpers/ports'
import { makeFolder } from '../run-folder'
import { fillLogin, pressLogin } from '../sign-in'
import { Watch } from '../watch'
import { WeftProcess } from '../weft'

export interface Served {
  readonly emulator: Emulator
  /** Of our front end before it. */
  readonly url: string
}

/** Who the server is, is learnt from how it refuses this question: browsers tell of that by themselves. */
const WHO_IS_IT = /Failed to load resource.*\/sys\/signIn\/options/

/** Journeys of our front end before a server of the family, which the emulator plays. What is refused or logged fails them. */
export const familyTest = (release: Release) =>
  base.extend<{ readonly signedIn: Page }, { readonly served: Served }>({
    served: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern.
      async ({}, use) => {
        const emulator = await Emulator.start(release)
        const port = await lastingPort()
        const front = new WeftProcess({ env: { API_URL: emulator.url, PORT: String(port), DATA_DIR: makeFolder('family') } })
        await front.ready()
        await use({ emulator, url: `http://127.0.0.1:${port}` })
        await front.signal('SIGTERM')
        await emulator.stop()
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: async ({ served }, use) => use(served.url),
    /** The administrator, who has come in through the sign-in page. */
    signedIn: async ({ context, served }, use) => {
      const watch = new Watch()
      watch.expect(WHO_IS_IT)
      await watch.follow(context)
      const before = served.emulator.calls.length
      const page = await context.newPage()
      await signInAs(page, 'admin', served.emulator.nextCaptcha)
      await use(page)
      expect(watch.problems, 'errors in the console and violations of the policy').toEqual([])
      expect(refusedTwice(served.emulator.calls.slice(before)), 'asked again after it was refused').toEqual([])
    },
  })

/** Paths that the server does not have and was asked for more than once. */
function refusedTwice(calls: readonly string[]): string[] {
  const unknown = calls.filter(call => / (404|200\/404|200\/405)$/.test(call))
  return unknown.filter((call, at) => unknown.indexOf(call) !== at)
}

/** Through the sign-in page, with the captcha that it shows from the beginning. */
export async function signInAs(page: Page, username: string, captcha: string): Promise<void> {
  await page.goto('/user/login')
  await page.getByRole('img', { name: '验证码' }).waitFor()
  await fillLogin(page, { username, password: PASSWORD })
  await page.getByLabel('验证码', { exact: true }).fill(captcha)
  await pressLogin(page)
  await expect(page.getByRole('button', { name: /的账户菜单$/ })).toBeVisible()
}
