import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { KEYS } from '../../../src/session/keys'
import { knowToken } from './calls'
import type { Session } from './sign-in'
import { prepare } from './watch'

/** What a journey hangs on a page; what Playwright itself listens to is not among it. */
const EVENTS = [
  ...[
    'request',
    'requestfinished',
    'requestfailed',
    'response',
    'console',
    'dialog',
    'download',
    'filechooser',
    'load',
    'popup',
    'websocket',
  ],
] as const

/** What stays over the pages of a user who has gone. Words at the top go by themselves. */
const LEFT_OVER = '[role=dialog], .ant-notification-notice, .ant-message-notice'

/** How long it is waited for that they are gone, in milliseconds. */
const REST = 1500

/** After so many journeys a window is closed: what each of them leaves in its memory makes it slow in the end. */
const LIFE = 40

/** Where a window waits for its next journey. */
const COUNTER = '/user/login'

/** What changes a window for good, and what of it holds only for pages that are loaded afterwards. */
const CHANGES = {
  page: ['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction'],
  context: ['addCookies', 'addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession', 'setExtraHTTPHeaders', 'setOffline'],
  clock: ['install', 'setFixedTime', 'setSystemTime'],
} as const

const WIDE = { width: 1440, height: 900 }

type Viewport = typeof WIDE

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

/** Runs in the page, as if another window had signed the user in. */
function signIn(kept: Kept): void {
  for (const { name, value } of kept) localStorage.setItem(name, value)
  Object.assign(window, { weftSaid: Object.assign((window as { weftSaid?: string[] }).weftSaid ?? [], { length: 0 }) })
}

/** Runs in the page, as if its user followed a link. */
function follow(path: string): void {
  window.scrollTo(0, 0)
  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }))
  window.history.pushState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

const storedIn = ({ origins }: Session): Kept => origins.flatMap(({ localStorage }) => localStorage)

const read = (session: Session, key: string) =>
  JSON.parse(storedIn(session).find(({ name }) => name === key)?.value ?? '{}') as { readonly value: string; readonly expire: number }

/**
 * A window that journeys use one after the other without loading its scripts anew, which is most of what opening a page costs.
 * Between two of them its user is signed out in it, so that nothing of what was open, typed or remembered is left. The first `goto` of a
 * journey signs in and goes to its address inside of the application; a journey that is to load the page says so by `reload`. One that
 * changes what a window is, such as by a clock, has its page loaded, and the window closed behind it.
 */
class KeptWindow {
  private session: Session | null = null
  /** Whom its page knows: a user, null for those who signed in at its counter, undefined for no user yet. */
  private known: string | null | undefined
  /** No page of it was left yet. */
  private parked = true
  private changed = false
  private uses = 0
  private readonly load: Page['goto']

  private constructor(readonly page: Page) {
    this.load = page.goto.bind(page)
    page.goto = async (path, options) => {
      if (!this.parked) return this.load(path, options)
      this.parked = false
      return this.enter(path, options)
    }
    this.noteChanges()
  }

  static async open(browser: Browser, baseURL: string): Promise<KeptWindow> {
    const context = await browser.newContext({ baseURL, viewport: WIDE })
    await prepare(context)
    const page = await context.newPage()
    await page.goto(COUNTER)
    await expect(counterOf(page)).toBeVisible()
    return new KeptWindow(page)
  }

  get context(): BrowserContext {
    return this.page.context()
  }

  /** Gives it to a journey of a user; null is one who is not signed in. */
  async begin(session: Session | null, viewport: Viewport): Promise<void> {
    this.session = session
    this.uses += 1
    knowToken(this.context, session && read(session, KEYS.token).value)
    await this.page.setViewportSize(viewport)
  }

  /** Makes it ready for the next journey; false when something stays in it, and it is of no more use. */
  async park(): Promise<boolean> {
    const { page, context } = this
    if (page.isClosed() || this.changed || this.uses >= LIFE) return false
    for (const event of EVENTS) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.clearPermissions()
    await context.clearCookies()
    for (const other of context.pages()) if (other !== page) await other.close()
    return this.parked || (await this.comeBack())
  }

  /** The application loads its page anew when another user has signed in. */
  isFor(session: Session | null): boolean {
    return this.known === undefined || this.known === userOf(session)
  }

  private async comeBack(): Promise<boolean> {
    const { page } = this
    try {
      await page.evaluate(signOut)
      await counterOf(page).waitFor({ timeout: REST })
      await page.evaluate(forgetDrafts)
      await page.mouse.move(0, 0)
      await page.setViewportSize(WIDE)
      await expect(page.locator(LEFT_OVER).filter({ visible: true })).toHaveCount(0, { timeout: REST })
    } catch {
      return false
    }
    this.parked = true
    return true
  }

  private async enter(...[path, options]: Parameters<Page['goto']>): ReturnType<Page['goto']> {
    const { page, session } = this
    this.known = userOf(session)
    await page.evaluate(signIn, session ? await this.kept(session) : [])
    if (this.changed) return this.load(path, options)
    await page.evaluate(follow, path)
    if (session) await expect(counterOf(page)).toBeHidden()
    return null
  }

  /** What the sign-in left, and the dictionaries as they are now: a page that is loaded reads them as well. */
  private async kept(session: Session): Promise<Kept> {
    const { value: token, expire } = read(session, KEYS.token)
    const options = { headers: { 'X-Access-Token': token }, maxRetries: 3 }
    const answer = await this.context.request.get('/jeecg-boot/sys/dict/queryAllDictItems', options)
    const { result } = (await answer.json()) as { result: object }
    const dictionaries = { name: KEYS.dictionaries, value: JSON.stringify({ value: result, expire }) }
    return [...storedIn(session).filter(({ name }) => name !== KEYS.dictionaries), dictionaries]
  }

  private noteChanges(): void {
    const { page, context } = this
    for (const [name, owner] of Object.entries({ page, context, clock: context.clock })) {
      const place = owner as unknown as Record<string, (...args: unknown[]) => unknown>
      for (const method of CHANGES[name as keyof typeof CHANGES]) {
        const change = place[method]?.bind(owner)
        place[method] = (...args) => {
          this.changed = true
          return change?.(...args)
        }
      }
    }
  }
}

const userOf = (session: Session | null) => session && read(session, KEYS.username).value

const counterOf = (page: Page) => page.getByRole('button', { name: '登录', exact: true })

/** The windows of a worker that journeys keep, while no journey has them. */
export class KeptWindows {
  private readonly free: KeptWindow[] = []

  constructor(
    private readonly browser: Browser,
    private readonly baseURL: string,
  ) {}

  async take(session: Session | null, viewport = WIDE): Promise<KeptWindow> {
    const at = this.free.findIndex(window => window.isFor(session))
    const window = this.free.splice(at, at < 0 ? 0 : 1)[0] ?? (await KeptWindow.open(this.browser, this.baseURL))
    await window.begin(session, viewport)
    return window
  }

  /** `fit`: nothing went wrong in it. */
  async giveBack(window: KeptWindow, fit: boolean): Promise<void> {
    if (fit && (await window.park())) this.free.push(window)
    else await window.context.close()
  }

  async close(): Promise<void> {
    for (const window of this.free) await window.context.close()
  }
}
