import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../../server/app/seeds/demo/password'
import { startCas, type TestCas } from '../../contracts/support/outside/cas'
import { type Provider, settingsOf, startProvider } from '../../contracts/support/outside/provider'
import { KeptWindow } from './kept-window'
import { ADMIN_PASSWORD, type ServerOptions, WeftServer } from './server'
import { type Session, sessionOf } from './sign-in'
import { Watch } from './watch'

/** People of every test server. */
export const PEOPLE = {
  admin: { username: 'admin', password: ADMIN_PASSWORD, realname: '管理员' },
  /** Reads people and lecturers, and writes comments. */
  auditor: { username: 'auditor', password: DEMO_PASSWORD, realname: '沈审' },
} as const

export type Person = keyof typeof PEOPLE

interface ForTests {
  /** What a test fails for besides its own expectations; always on. */
  readonly watch: Watch
  /** Opens a window of its own: signed in as one of the people, or without a session. */
  readonly open: (person: Person | null, options?: BrowserContextOptions) => Promise<Page>
  /** A page signed in as the administrator: in a window of its own, or in one that journeys keep. */
  readonly admin: Page
  /**
   * Whether `admin` is a window that stays loaded for the next journey of the file: for files whose journeys neither end its session nor
   * change what a window is, by a clock, a script of their own or another medium; what routes they set is taken away. Default: no.
   */
  readonly keepsWindow: boolean
}

interface ForWorkers extends ServerOptions {
  /** A house whose people may sign in here as well. */
  readonly provider: Provider
  /** The single sign-on of the house. */
  readonly cas: TestCas
  readonly server: WeftServer
  readonly sessions: Map<Person, Session>
  /** The windows that journeys of a file keep, while no journey has them. */
  readonly kept: Map<string, KeptWindow>
}

export const test = base.extend<ForTests, ForWorkers>({
  database: ['embedded', { option: true, scope: 'worker' }],
  provider: [
    async ({ database: _database }, use) => {
      const provider = await startProvider()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  cas: [
    async ({ database: _database }, use) => {
      const cas = await startCas()
      await use(cas)
      await cas.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ database, provider, cas }, use) => {
      const server = await WeftServer.start({ database }, url => ({ PUBLIC_URL: url, CAS_URL: cas.url, ...settingsOf(provider) }))
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sessions: [async ({ server: _server }, use) => use(new Map()), { scope: 'worker' }],
  kept: [
    async ({ server: _server }, use) => {
      const kept = new Map<string, KeptWindow>()
      await use(kept)
      for (const window of kept.values()) await window.close()
    },
    { scope: 'worker' },
  ],
  keepsWindow: [false, { option: true }],
  baseURL: async ({ server }, use) => use(server.url),
  watch: [
    async ({ server }, use, info) => {
      const watch = new Watch()
      const before = server.output.length
      await use(watch)
      watch.read(server.output.slice(before))
      if (info.status !== info.expectedStatus) await info.attach('what the server said', { body: server.output, contentType: 'text/plain' })
      expect(watch.problems, 'errors in the console, violations of the policy, failures of the server').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, watch }, use) => {
    await watch.follow(context)
    await use(context)
  },
  open: async ({ browser, server, sessions, watch }, use) => {
    const windows: Page[] = []
    const open = async (person: Person | null, options: BrowserContextOptions = {}) => {
      const session = person && (await sessionIn(sessions, server.url, person))
      const context = await browser.newContext({ ...options, ...(session && { storageState: session }) })
      await watch.follow(context)
      const page = await context.newPage()
      windows.push(page)
      return page
    }
    await use(open)
    for (const page of windows) await page.context().close()
  },
  admin: async ({ open, keepsWindow, kept, browser, server, sessions, watch }, use, info) => {
    if (!keepsWindow) {
      await use(await open('admin'))
      return
    }
    const session = await sessionIn(sessions, server.url, 'admin')
    const window = kept.get(info.file) ?? (await KeptWindow.open(browser, session, { baseURL: server.url }))
    kept.delete(info.file)
    // What happened meanwhile, such as to the server, is no matter of the next file.
    for (const [file, other] of kept) {
      kept.delete(file)
      await other.close()
    }
    const stop = watch.listen(window.page.context())
    await use(window.page)
    stop()
    if (info.status === info.expectedStatus && (await window.park())) kept.set(info.file, window)
    else await window.close()
  },
})

/** The session of one of the people, which their windows share. */
async function sessionIn(sessions: Map<Person, Session>, url: string, person: Person): Promise<Session> {
  const session = sessions.get(person) ?? (await sessionOf(url, PEOPLE[person]))
  sessions.set(person, session)
  return session
}

export { expect }
