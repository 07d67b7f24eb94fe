import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { KEYS } from '../../../src/session/keys'
import { knowToken } from './calls'
import type { Session } from './sign-in'
import { prepare } from './watch'

/** What a journey hangs on a page; what Playwright itself listens to is not among it. */
const EVENTS = ['request', 'requestfinished', 'requestfailed', 'response', 'console', 'dialog', 'download', 'filechooser', 'popup'] as const

/** What stays over the pages of a user who has gone. Words at the top go by themselves. */
const LEFT_OVER = '[role=dialog], .ant-notification-notice, .ant-message-notice'

/** How long it is waited for that they are gone, in milliseconds. */
const REST = 1500

type Kept = readonly { readonly name: string; readonly value: string }[]

/** Runs in the page, as if another window had signed the user out. */
function signOut(): void {
  sessionStorage.clear()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }))
}

/** Runs in the page: drafts of forms that were left. */
function forgetDrafts(): Promise<void> {
  return new Promise(resolve => {
    const request = indexedDB.deleteDatabase('weft-drafts')
    request.onsuccess = request.onerror = () => resolve()
  })
}

/** Runs in the page, as if another window had signed the user in, who then follows a link. */
function enterAt({ kept, path }: { readonly kept: Kept; readonly path: string }): void {
  for (const { name, value } of kept) localStorage.setItem(name, value)
  window.scrollTo(0, 0)
  Object.assign(window, { weftSaid: Object.assign((window as { weftSaid?: string[] }).weftSaid ?? [], { length: 0 }) })
  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }))
  window.history.pushState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

const storedIn = ({ origins }: Session): Kept => origins.flatMap(({ localStorage }) => localStorage)

const read = (session: Session, key: string) =>
  JSON.parse(storedIn(session).find(({ name }) => name === key)?.value ?? '{}') as { readonly value: string; readonly expire: number }

/**
 * A window that journeys use one after the other without loading its scripts anew, which is most of what opening a page costs.
 * Between two of them its user is signed out in it, so that nothing of what was open, typed or remembered is left. A journey that is to
 * load the page says so by `reload`, or opens a window of its own.
 */
export class KeptWindow {
  private parked = false
  private readonly load: Page['goto']

  private constructor(
    readonly page: Page,
    private readonly session: Session,
    private readonly viewport: NonNullable<BrowserContextOptions['viewport']>,
  ) {
    this.load = page.goto.bind(page)
    page.goto = async (path, options) => {
      if (!this.parked) return this.load(path, options)
      this.parked = false
      await this.enter(path)
      return null
    }
  }

  /** A new one at no page yet: the first `goto` loads it. */
  static async open(browser: Browser, session: Session, options: BrowserContextOptions = {}): Promise<KeptWindow> {
    const viewport = options.viewport ?? { width: 1440, height: 900 }
    const context = await browser.newContext({ ...options, viewport, storageState: session })
    await prepare(context)
    knowToken(context, read(session, KEYS.token).value)
    return new KeptWindow(await context.newPage(), session, viewport)
  }

  /** Makes it ready for the next journey; false when something stays in it, and it is of no more use. */
  async park(): Promise<boolean> {
    const { page } = this
    if (page.isClosed() || page.url() === 'about:blank') return false
    for (const event of EVENTS) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().clearPermissions()
    for (const other of page.context().pages()) if (other !== page) await other.close()
    try {
      await page.evaluate(signOut)
      await this.counter.waitFor({ timeout: REST })
      await page.evaluate(forgetDrafts)
      await page.mouse.move(0, 0)
      await page.setViewportSize(this.viewport)
      await expect(page.locator(LEFT_OVER).filter({ visible: true })).toHaveCount(0, { timeout: REST })
    } catch {
      return false
    }
    this.parked = true
    return true
  }

  close(): Promise<void> {
    return this.page.context().close()
  }

  private get counter() {
    return this.page.getByRole('button', { name: '登录', exact: true })
  }

  private async enter(path: string): Promise<void> {
    const { page } = this
    await page.evaluate(enterAt, { kept: await this.kept(), path })
    await expect(this.counter).toBeHidden()
  }

  /** What the sign-in left, and the dictionaries as they are now: a page that is loaded reads them as well. */
  private async kept(): Promise<Kept> {
    const { value: token, expire } = read(this.session, KEYS.token)
    const options = { headers: { 'X-Access-Token': token }, maxRetries: 3 }
    const answer = await this.page.context().request.get('/jeecg-boot/sys/dict/queryAllDictItems', options)
    const { result } = (await answer.json()) as { result: object }
    const dictionaries = { name: KEYS.dictionaries, value: JSON.stringify({ value: result, expire }) }
    return [...storedIn(this.session).filter(({ name }) => name !== KEYS.dictionaries), dictionaries]
  }
}
